import { expect, test } from "vitest";
import { pulled } from "../src/board/drag";

const PLACE = { left: 10, right: 400, top: 100, bottom: 500 };

test("a card that is held near the lower edge of the table pulls it up, near the upper edge down", () => {
  expect(pulled(PLACE, 200, 495)).toBeGreaterThan(0);
  expect(pulled(PLACE, 200, 105)).toBeLessThan(0);
  expect(pulled(PLACE, 200, 499)).toBeGreaterThan(pulled(PLACE, 200, 470));
});

test("in the middle of the table, and beside it, nothing scrolls", () => {
  for (const [x, y] of [[200, 300], [5, 495], [405, 495], [200, 90], [200, 510]] as const) expect(pulled(PLACE, x, y)).toBe(0);
});

test("a table too low for two edges scrolls the way of the nearer one", () => {
  const low = { ...PLACE, bottom: 150 };
  expect(pulled(low, 200, 145)).toBeGreaterThan(0);
  expect(pulled(low, 200, 105)).toBeLessThan(0);
});
