import { expect, test } from "vitest";
import { mutedAt, personAt, toggleMuted } from "../src/table/muted";

function store(text: string | null = null) {
  return { text, getItem(): string | null { return this.text; }, setItem(_: string, value: string): void { this.text = value; } };
}
const ann = personAt(0, "Ann");

test("who is muted stays so at that table only, also after a reload", () => {
  const device = store();
  expect([...toggleMuted("t1", ann, device)]).toEqual([ann]);
  expect([...mutedAt("t1", store(device.text))]).toEqual([ann]);
  expect([...mutedAt("t2", device)]).toEqual([]);
});

test("a namesake at another seat is still read", () => {
  const device = store();
  toggleMuted("t1", ann, device);
  expect(mutedAt("t1", device).has(personAt(1, "Ann"))).toBe(false);
  expect(mutedAt("t1", device).has(personAt(-1, "Ann"))).toBe(false);
});

test("muting again lets somebody be read, and leaves nothing behind", () => {
  const device = store();
  toggleMuted("t1", ann, device);
  toggleMuted("t1", ann, device);
  expect(device.text).toBe("{}");
});

test("old tables are forgotten, and what cannot be read is as if nobody were muted", () => {
  const device = store();
  for (let i = 0; i < 60; i++) toggleMuted(`t${i}`, ann, device);
  expect(Object.keys(JSON.parse(device.text ?? ""))).toHaveLength(50);
  expect([...mutedAt("t59", device)]).toEqual([ann]);
  for (const broken of ["nonsense", "[]", "null", '{"t1":3}', '{"t1":[7]}']) expect([...mutedAt("t1", store(broken))]).toEqual([]);
});
