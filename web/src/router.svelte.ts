/** Which page is shown: the part of the address after `#/`, so that every page has a link. */

import { parse, type Route } from "./address";

let current = $state.raw<Route>(parse(location.hash));
addEventListener("hashchange", () => (current = parse(location.hash)));

export const route = (): Route => current;
export const link = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join("/")}`;
export const go = (...parts: string[]): void => void (location.hash = link(...parts));
