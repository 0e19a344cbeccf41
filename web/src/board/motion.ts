/** Cards travel from where they were to where they are: a picture of each flies over the table, and the card itself is there at once. */

import { pace } from "../preferences.svelte";
import type { TableEvent } from "../table/state";

/** A place on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where every card lay, and on what; `under`: a picture of the top of the pile. */
export interface Lay {
  readonly boxes: ReadonlyMap<number, readonly (Box & { readonly on: Element | null })[]>;
  readonly stock: Box | null;
  readonly pile: Element | null;
}

const FLIGHT = 280;
/** Each further card of a move sets off a little later. */
const NEXT = 35;
const MOST = 24;
/** Places nearer than this are the same place. */
const NEAR = 4;

const boxOf = (node: Element | null | undefined): Box | null => {
  const box = node?.getBoundingClientRect();
  return box && box.width > 0 ? { left: box.left, top: box.top, width: box.width, height: box.height } : null;
};
const listOf = (node: Element): Element | null => node.closest("ul, ol, .pile");
const cardOf = (node: Element): number => Number((node as HTMLElement).dataset["lies"]);
const lying = (root: Element): Element[] => [...root.querySelectorAll("[data-lies]")];

/** Where a card was let go, until it is known where it went: it flies from there. */
const dropped = new Map<number, Box>();
export function letGo(card: number, box: Box): void {
  dropped.clear();
  dropped.set(card, box);
}

/** How everything lies now. */
export function layOf(root: Element): Lay {
  const boxes = new Map<number, (Box & { on: Element | null })[]>();
  for (const node of lying(root)) {
    const box = boxOf(node);
    if (box) boxes.set(cardOf(node), [...(boxes.get(cardOf(node)) ?? []), { ...box, on: listOf(node) }]);
  }
  const pile = root.querySelector(".discard [data-lies]")?.cloneNode(true) as Element | undefined;
  return { boxes, stock: boxOf(root.querySelector(".stock .piece")), pile: pile ?? null };
}

/** Let everything that lies elsewhere than before fly there. */
export function travel(root: Element, before: Lay, events: readonly TableEvent[], me: number): void {
  if (!pace(FLIGHT) || !root.isConnected) return;
  const arrived = lying(root).flatMap((node) => {
    const [from, to] = [whence(node, before, events, me), boxOf(node)];
    return from && to && Math.hypot(from.left - to.left, from.top - to.top) > NEAR ? [{ node, from, to }] : [];
  });
  // A whole new table is not a move.
  if (arrived.length <= MOST) arrived.forEach(({ node, from, to }, i) => land(root, node, from, to, before, i * NEXT));
  for (const event of events) if ("seat" in event && event.seat !== me) unseen(root, before, event);
  dropped.clear();
}

/** Where a card that lies here has come from; null where it has not moved, or nobody saw whence. */
function whence(node: Element, before: Lay, events: readonly TableEvent[], me: number): Box | null {
  const card = cardOf(node);
  const old = before.boxes.get(card);
  if (old?.length) {
    // A list that moves its cards itself needs no help with those that stay in it; a card on the pile lies still.
    const list = listOf(node);
    if (old.some((box) => box.on === list && (list?.matches("[data-flips], .pile") ?? false))) return null;
    return dropped.get(card) ?? old[0] ?? null;
  }
  const event = events.find((e) => cardsOf(e).includes(card));
  if (!event || !("seat" in event)) return null;
  return event.seat === me ? (event.was === "drew" ? before.stock : null) : plate(event.seat);
}

function cardsOf(event: TableEvent): number[] {
  if (event.was === "melded") return event.meld.map((card) => card & 255);
  if (event.was === "rearranged") return event.played.map((card) => card & 255);
  return "card" in event && typeof event.card === "number" ? [event.card & 255] : [];
}

const plate = (seat: number): Box | null => boxOf(document.querySelector(`[data-seat="${seat}"]`));

/** The middle of a box in the size of another. */
const inside = (box: Box, size: Box): Box => ({ left: box.left + (box.width - size.width) / 2, top: box.top + (box.height - size.height) / 2, width: size.width, height: size.height });

function land(root: Element, node: Element, from: Box, to: Box, before: Lay, wait: number): void {
  const onPile = node.closest(".discard") !== null;
  const under = onPile && before.pile && cardOf(before.pile) !== cardOf(node) ? fly(before.pile, to, to, wait) : null;
  const start = from.height > to.height * 2 || from.width > to.width * 2 ? inside(from, to) : from;
  const flight = fly(node.cloneNode(true) as Element, start, to, wait);
  const hidden = node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT + wait });
  flight.onfinish = () => {
    hidden.cancel();
    clear(flight);
    if (under) clear(under);
  };
}

/** What another player takes is seen to go, though not where it lies. */
function unseen(root: Element, before: Lay, event: TableEvent & { seat: number }): void {
  const to = plate(event.seat);
  const picture = event.was === "drew" ? root.querySelector(".stock .piece") : event.was === "took" ? before.pile : null;
  const from = event.was === "drew" ? before.stock : event.was === "took" ? (before.boxes.get(cardsOf(event)[0] ?? -1)?.[0] ?? null) : null;
  if (!to || !picture || !from) return;
  const flight = fly(picture.cloneNode(true) as Element, from, inside(to, { ...from, width: from.width * 0.5, height: from.height * 0.5 }), 0, 0);
  flight.onfinish = () => clear(flight);
}

/** Nothing flies on when the table itself goes. */
export const ground = (): void => document.querySelectorAll(".flying").forEach((picture) => picture.remove());

const pictures = new WeakMap<Animation, Element>();
const clear = (flight: Animation): void => pictures.get(flight)?.remove();

function fly(picture: Element, from: Box, to: Box, wait: number, fade = 1): Animation {
  const node = picture as HTMLElement;
  delete node.dataset["lies"];
  node.classList.add("flying");
  for (const [name, value] of [["left", to.left], ["top", to.top], ["--w", to.width]] as const) node.style.setProperty(name, `${value}px`);
  document.body.append(node);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  const flight = node.animate([{ transform: start }, { transform: "none", opacity: fade }], { duration: FLIGHT, delay: wait, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)", fill: "both" });
  pictures.set(flight, node);
  return flight;
}
