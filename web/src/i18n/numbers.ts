/** Numbers as they are written in the language of the page: with its separators, and with a real minus. */

import { FluentNumber, type FluentType } from "@fluent/bundle";

type Scope = Parameters<FluentType<number>["toString"]>[0];

/** Below this no language of ours separates anything; the formats of a browser are slow to start, and need not be asked. */
const PLAIN = 1000;
const formats = new Map<string, Intl.NumberFormat>();

/** A number in a language, with at most so many digits after the point. */
export function written(n: number, language: string, digits = 0): string {
  if (Number.isInteger(n) && Math.abs(n) < PLAIN) return String(n).replace("-", "−");
  const key = `${language} ${digits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { maximumFractionDigits: digits });
  formats.set(key, format);
  return format.format(n).replace("-", "−");
}

/** A number in a message. */
export class Told extends FluentNumber {
  override toString(scope?: Scope): string {
    return scope ? written(this.value, scope.bundle.locales[0] ?? "en", 3) : super.toString(scope);
  }
}
