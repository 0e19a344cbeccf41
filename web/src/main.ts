/** The first that is read, and small: it asks at once for all that a page needs, so that none of it waits for the other. */

import { parse } from "./address";
import { firstLanguage, textOf } from "./i18n/languages";
import { load, PAGES } from "./pages/pages";

const { page } = parse(location.hash);
const language = firstLanguage();
const visitor = fetch("/api/visitor").then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);
for (const wanted of [textOf(language), page in PAGES ? load(page) : null]) wanted?.catch(() => undefined);
// The first of a browser's formats takes a while: it is made while nothing else can be done.
new Intl.PluralRules(language);
// Nothing is awaited here: what is asked for stands on this module, and would wait for it.
void import("./start").then(({ start }) => start(language, visitor));
