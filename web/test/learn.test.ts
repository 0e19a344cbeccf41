import { expect, test } from "vitest";
import { SCENES } from "../src/learn/scenes";
import { physical } from "../src/table/cards";

test.each(Object.entries(SCENES))("the lesson of %s has each card once, and offers what it asks for", (_, scenes) => {
  for (const scene of scenes) {
    const there = [...scene.hand, ...(scene.table ?? []).flatMap((g) => g.meld), ...(scene.pile ?? [])].map(physical);
    expect(new Set(there).size).toBe(there.length);
    for (const action of scene.can ?? []) expect(scene.asks?.(action)).toBe(true);
    expect(scene.asks === undefined || scene.can?.length || scene.kinds.includes("rearrange")).toBeTruthy();
  }
});
