/** The messages of a language, each read when it is first wanted: a page says a tenth of them. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { Told } from "./numbers";

export type Facts = Record<string, FluentVariable>;

const KEY = /^-?[a-zA-Z][\w-]*/;
/** A message or a term that another one says. */
const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g;

export class Catalogue {
  readonly keys: readonly string[];
  #unread = new Map<string, string>();
  #bundle: FluentBundle;

  /** `text`: messages in Fluent, one after the other, without comments. */
  constructor(
    readonly language: string,
    text: string,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const entry of text.split(/\n(?=[a-zA-Z-])/)) this.#unread.set(KEY.exec(entry)?.[0] ?? "", entry);
    this.keys = [...this.#unread.keys()].filter((key) => !key.startsWith("-"));
  }

  /** A message in words; null where there is none. */
  say(key: string, facts: Facts): string | null {
    this.#read(key);
    const value = this.#bundle.getMessage(key)?.value;
    if (!value) return null;
    const told = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, typeof fact === "number" ? new Told(fact) : fact]));
    return this.#bundle.formatPattern(value, told, []);
  }

  #read(key: string): void {
    const entry = this.#unread.get(key);
    if (entry === undefined) return;
    this.#unread.delete(key);
    this.#bundle.addResource(new FluentResource(entry));
    for (const [, other] of entry.matchAll(REFERENCE)) this.#read(other!);
  }
}
