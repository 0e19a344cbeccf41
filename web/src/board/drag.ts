/** Dragging with mouse, touch and pen alike: a piece follows the pointer, and is dropped on whatever lies under it. */

export interface Dropped {
  /** The nearest element with `data-drop` under the pointer, if any. */
  zone: HTMLElement | null;
  x: number;
  y: number;
}

export interface Draggable {
  /** Called when the piece was moved and let go. */
  drop: (dropped: Dropped) => void;
  /** Called while the piece moves. */
  over?: (dropped: Dropped | null) => void;
  disabled?: boolean;
}

const THRESHOLD = 6;

function under(node: HTMLElement, x: number, y: number): Dropped {
  const zone = document.elementsFromPoint(x, y).find((e) => e !== node && !node.contains(e) && e.closest("[data-drop]"));
  return { zone: zone?.closest<HTMLElement>("[data-drop]") ?? null, x, y };
}

/** Makes an element draggable; a movement under six pixels stays a click. */
export function draggable(node: HTMLElement, options: Draggable): { update: (o: Draggable) => void; destroy: () => void } {
  let now = options;
  let start: { x: number; y: number; id: number } | null = null;
  let moving = false;

  function down(event: PointerEvent): void {
    if (now.disabled || event.button !== 0 || start) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
  }
  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!moving && Math.hypot(dx, dy) < THRESHOLD) return;
    if (!moving) {
      moving = true;
      node.setPointerCapture(start.id);
      node.classList.add("dragging");
    }
    node.style.setProperty("translate", `${dx}px ${dy}px`);
    now.over?.(under(node, event.clientX, event.clientY));
  }
  function finish(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    start = null;
    if (!moving) return;
    moving = false;
    const dropped = under(node, event.clientX, event.clientY);
    node.style.removeProperty("translate");
    node.classList.remove("dragging");
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    now.over?.(null);
    if (event.type === "pointerup") now.drop(dropped);
  }
  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", finish);
  node.addEventListener("pointercancel", finish);
  return {
    update: (o) => (now = o),
    destroy: () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", finish);
      node.removeEventListener("pointercancel", finish);
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
