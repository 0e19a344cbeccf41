/** Starts the page: the language first, then whoever plays here, then the page of the address. */

import { mount } from "svelte";
import App from "./App.svelte";
import { firstLanguage, speak } from "./i18n/words.svelte";
import { holdOffer } from "./install.svelte";
import { load, PAGES } from "./pages/pages";
import { apply } from "./preferences.svelte";
import { route } from "./router.svelte";
import { recognise } from "./session.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

apply();
holdOffer();
// The page that is wanted comes at the same time as its words.
if (route().page in PAGES) load(route().page).catch(() => undefined);
await Promise.all([speak(firstLanguage()), recognise()]);
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("./sw.js").catch(() => undefined);
