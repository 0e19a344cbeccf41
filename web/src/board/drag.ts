/** Dragging with mouse, touch and pen alike: a piece follows the pointer, and is dropped on whatever lies under it. */

import { letGo } from "./motion";

export interface Dropped {
  /** The nearest element with `data-drop` under the pointer, if any. */
  zone: HTMLElement | null;
  x: number;
  y: number;
}

export interface Draggable {
  /** Called when the piece was moved and let go. */
  drop: (dropped: Dropped) => void;
  disabled?: boolean;
  /** It lies in something that a finger scrolls up and down: it is carried sideways at once, else after being held. */
  scrolls?: boolean;
}

const THRESHOLD = 6;
/** Milliseconds until a finger that rests on a piece has taken hold of it. */
const HOLD = 250;

function under(node: HTMLElement, x: number, y: number): Dropped {
  const zone = document.elementsFromPoint(x, y).find((e) => !node.contains(e) && e.closest("[data-drop]"));
  return { zone: zone?.closest<HTMLElement>("[data-drop]") ?? null, x, y };
}

/** A picture of the piece over everything else: what it lies in may be cut off at its edges. */
function pictureOf(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const picture = node.cloneNode(true) as HTMLElement;
  picture.removeAttribute("data-card");
  picture.setAttribute("aria-hidden", "true");
  picture.setAttribute("tabindex", "-1");
  picture.classList.add("carried");
  for (const [name, value] of [["left", box.left], ["top", box.top], ["width", box.width], ["--card-w", box.width], ["--mini-w", box.width]] as const)
    picture.style.setProperty(name, `${value}px`);
  document.body.append(picture);
  return picture;
}

const EDGE = 44;
const FASTEST = 14;

/** Pixels by which a place scrolls in a frame while a card is held at (x, y): the nearer to its upper or lower edge, the more. */
export function pulled({ left, right, top, bottom }: Pick<DOMRect, "left" | "right" | "top" | "bottom">, x: number, y: number): number {
  if (x < left || x > right || y < top || y > bottom) return 0;
  const [above, below] = [EDGE - (y - top), EDGE - (bottom - y)];
  const depth = Math.max(above, below);
  return depth <= 0 ? 0 : Math.sign(below - above) * Math.ceil((FASTEST * depth) / EDGE);
}

/** Makes an element draggable; a movement under six pixels stays a click. */
export function draggable(node: HTMLElement, options: Draggable): { update: (o: Draggable) => void; destroy: () => void } {
  let now = options;
  let start: { x: number; y: number; id: number } | null = null;
  let picture: HTMLElement | null = null;
  let moved = false;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let at = { x: 0, y: 0 };

  function down(event: PointerEvent): void {
    if (now.disabled || event.button !== 0 || start) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    moved = false;
    if (now.scrolls && event.pointerType === "touch") holding = setTimeout(lift, HOLD);
    addEventListener("pointermove", move);
    addEventListener("pointerup", finish);
    addEventListener("pointercancel", finish);
  }
  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    at = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!moved && Math.hypot(dx, dy) < THRESHOLD) return;
    if (!picture && now.scrolls && event.pointerType === "touch" && Math.abs(dy) >= Math.abs(dx)) return clearTimeout(holding);
    moved = true;
    lift();
    picture?.style.setProperty("translate", `${dx}px ${dy}px`);
  }
  function lift(): void {
    clearTimeout(holding);
    if (picture) return;
    picture = pictureOf(node);
    node.classList.add("dragging");
    requestAnimationFrame(scroll);
  }
  /** A card that is held near the edge of a table longer than its place scrolls it. */
  function scroll(): void {
    if (!picture) return;
    const place = moved ? document.querySelector("[data-scrolls]") : null;
    if (place) place.scrollTop += pulled(place.getBoundingClientRect(), at.x, at.y);
    requestAnimationFrame(scroll);
  }
  function finish(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const carried = picture !== null && moved;
    const card = Number(node.dataset["card"] ?? NaN);
    if (carried && picture && !Number.isNaN(card)) letGo(card, picture.getBoundingClientRect());
    stop();
    if (!carried) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    if (event.type === "pointerup") now.drop(under(node, event.clientX, event.clientY));
  }
  function stop(): void {
    clearTimeout(holding);
    start = null;
    picture?.remove();
    picture = null;
    node.classList.remove("dragging");
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", finish);
    removeEventListener("pointercancel", finish);
  }
  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  /** A card that is thrown with a finger must not count as scrolling: that goes on for a while, and takes the next tap. */
  function hold(event: TouchEvent): void {
    if (picture && event.cancelable) event.preventDefault();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("touchmove", hold, { passive: false });
  return {
    update: (o) => (now = o),
    destroy: () => {
      stop();
      node.removeEventListener("touchmove", hold);
      node.removeEventListener("pointerdown", down);
    },
  };
}

/** Where among the pieces of a list a pointer would put one more: by their middles, row by row. */
export function indexAt(list: HTMLElement, x: number, y: number, skip: Element): number {
  let index = 0;
  for (const item of list.children) {
    if (item === skip || item.contains(skip)) continue;
    const box = item.getBoundingClientRect();
    if (y > box.bottom || (y >= box.top && x > box.left + box.width / 2)) index += 1;
  }
  return index;
}
