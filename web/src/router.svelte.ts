/** Which page is shown: the part of the address after `#/`, so that every page has a link. */

export interface Route {
  readonly page: string;
  readonly rest: readonly string[];
}

/** Links of mails are written `#reset=…` and `#confirm=…`. */
const MAILED = /^#(reset|confirm)=/;

export const parse = (hash: string): Route => {
  const [page = "", ...rest] = hash.replace(MAILED, "#/$1/").replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  return { page, rest };
};

let current = $state.raw<Route>(parse(location.hash));
addEventListener("hashchange", () => (current = parse(location.hash)));

export const route = (): Route => current;
export const link = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join("/")}`;
export const go = (...parts: string[]): void => void (location.hash = link(...parts));
