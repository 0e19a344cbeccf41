/** Shows the page, in its language and to whoever opens it. */

import { mount } from "svelte";
import App from "./App.svelte";
import type { Language } from "./i18n/languages";
import { speak } from "./i18n/words.svelte";
import { holdOffer } from "./install.svelte";
import { apply } from "./preferences.svelte";
import type { Me } from "./protocol/generated";
import { become } from "./session.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

export async function start(language: Language, visitor: Promise<Me | null>): Promise<void> {
  apply();
  holdOffer();
  const [who] = await Promise.all([visitor, speak(language)]);
  become(who);
  mount(App, { target: document.getElementById("app")! });
  if ("serviceWorker" in navigator && import.meta.env.PROD) setTimeout(keepAtHand, UNHURRIED);
}

/** Milliseconds after which the page that was asked for stands. */
const UNHURRIED = 3000;

/** The page is at hand without a network too. */
function keepAtHand(): void {
  void navigator.serviceWorker.register("./sw.js").catch(() => undefined);
}
