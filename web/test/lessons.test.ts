import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { after, type Deed, LESSONS, type Scene } from "../src/learn/lessons";
import { makeFace, physical, rank, standsFor } from "../src/table/cards";
import { declare, open, put } from "../src/table/workbench";

const [CLUBS, DIAMONDS, HEARTS, SPADES] = [0, 1, 2, 3] as const;
const card = makeFace;
const steps = readFileSync(new URL("../../src/openrummy/locales/en/tutorial.ftl", import.meta.url), "utf8");
const bench = (scene: Scene) => open(scene.table, scene.hand);

/** A good pupil's deeds: each made from the scene as it lies then. */
const PUPIL: Record<string, ((scene: Scene) => Deed)[]> = {
  classic: [
    () => ({ do: "next" }), () => ({ do: "draw" }), () => ({ do: "meld", cards: [card(12, SPADES), card(12, CLUBS), card(12, DIAMONDS)] }),
    () => ({ do: "layoff", card: card(8, HEARTS), group: 0 }), () => ({ do: "discard", card: card(13, CLUBS) }), () => ({ do: "layoff", card: card(4, DIAMONDS), group: 1 }),
  ],
  basic: [
    () => ({ do: "next" }), () => ({ do: "take" }), () => ({ do: "meld", cards: [8, 9, 10].map((r) => card(r, HEARTS)) }),
    () => ({ do: "layoff", card: card(6, SPADES), group: 0 }), () => ({ do: "discard", card: card(13, DIAMONDS) }),
  ],
  carousel: [
    () => ({ do: "draw" }),
    (scene) => ({ do: "build", bench: put(bench(scene), [card(9, SPADES)], -1, scene.hand) }),
    (scene) => ({ do: "commit", bench: put(bench(scene), [card(9, SPADES), card(10, SPADES), card(11, SPADES)], -1, scene.hand) }),
    (scene) => {
      const at = scene.table.findIndex((group) => group.includes(standsFor(52, card(6, HEARTS))));
      const swapped = put(bench(scene), [card(6, HEARTS)], at, scene.hand);
      const moved = put(swapped, [52], swapped.groups.findIndex((group) => group.includes(card(2, CLUBS))), scene.hand);
      return { do: "commit", bench: declare(moved, 52, card(5, CLUBS)) };
    },
    () => ({ do: "knock" }), () => ({ do: "next" }),
  ],
  board: [
    () => ({ do: "next" }), () => ({ do: "take" }), () => ({ do: "discard", card: card(10, 1) }), () => ({ do: "next" }), () => ({ do: "check" }),
    () => ({ do: "close", card: card(1, 1) }),
  ],
};

test.each(Object.keys(LESSONS))("%s: every step has words, and a good pupil comes to the end", (game) => {
  const lesson = LESSONS[game]!;
  expect(steps.match(new RegExp(`^tutorial-${game}-\\d+ =`, "gm"))).toHaveLength(lesson.steps.length);
  let scene = lesson.scene;
  for (const [i, step] of lesson.steps.entries()) {
    const deed = PUPIL[game]![i]!(scene);
    expect(step.right(deed, scene), `${game}, step ${i + 1}`).toBe(true);
    scene = after(scene, deed);
    if (step.then) scene = after(scene, step.then);
  }
});

test("the pupil of classic is out, and the one of carousel holds four points when it knocks", () => {
  const end = (game: string): Scene =>
    LESSONS[game]!.steps.reduce((scene, step, i) => {
      const next = after(scene, PUPIL[game]![i]!(scene));
      return step.then ? after(next, step.then) : next;
    }, LESSONS[game]!.scene);
  expect(end("classic").hand).toEqual([]);
  expect(end("carousel").hand.map(rank).reduce((a, b) => a + b, 0)).toBe(4);
  expect(end("board").hand).toHaveLength(15);
});

test("another deed than the step means is not taken for it", () => {
  const { scene, steps: asked } = LESSONS["classic"]!;
  expect(asked[2]!.right({ do: "meld", cards: [card(12, SPADES), card(12, CLUBS), card(4, DIAMONDS)] }, scene)).toBe(false);
  expect(asked[3]!.right({ do: "layoff", card: card(4, DIAMONDS), group: 1 }, scene)).toBe(false);
});

test.each(Object.entries(LESSONS))("%s has no card twice", (_, { scene }) => {
  const all = [...scene.hand, ...scene.table.flat(), ...scene.pile, ...(scene.drawn === null ? [] : [scene.drawn])].map(physical);
  expect(new Set(all).size).toBe(all.length);
});
