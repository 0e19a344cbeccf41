import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SCENES } from "../src/learn/scenes";
import { physical } from "../src/table/cards";

const coach = readFileSync(new URL("../../src/openrummy/locales/en/coach.ftl", import.meta.url), "utf8");

test.each(Object.entries(SCENES))("the lesson of %s has each card once, and offers what it asks for", (_, scenes) => {
  for (const scene of scenes) {
    const there = [...scene.hand, ...(scene.table ?? []).flatMap((g) => g.meld), ...(scene.pile ?? [])].map(physical);
    expect(new Set(there).size).toBe(there.length);
    for (const action of scene.can ?? []) expect(scene.asks?.(action)).toBe(true);
    expect(scene.asks === undefined || scene.can?.length || scene.kinds.includes("rearrange")).toBeTruthy();
  }
});

test.each(Object.entries(SCENES))("the coach of the lesson of %s advises what the step asks for, with a reason", (_, scenes) => {
  const asking = scenes.filter((scene) => scene.coach);
  expect(asking.length).toBeGreaterThan(1);
  for (const scene of asking) {
    const [best] = scene.coach ?? [];
    expect(best && scene.asks?.(best.action)).toBe(true);
    expect(best?.reasons?.length).toBeGreaterThan(0);
    for (const { code } of best?.reasons ?? []) expect(coach).toContain(`\ncoach-${code.replaceAll("_", "-")} =`);
  }
});
