/** What the part of the address after `#` names: `#/rules/basic` is the page `rules` and the rest `basic`. */

export interface Route {
  readonly page: string;
  readonly rest: readonly string[];
}

/** Links of mails are written `#reset=…` and `#confirm=…`. */
const MAILED = /^#(reset|confirm)=/;

/** A part as it was meant; as it stands where it is no proper encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parse(hash: string): Route {
  const [page = "", ...rest] = hash.replace(MAILED, "#/$1/").replace(/^#\/?/, "").split("/").map(decoded);
  return { page, rest };
}
