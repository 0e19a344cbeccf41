/** Installing the page as an app: offered in the settings, where somebody looks for it, and nowhere else. */

interface Prompt extends Event {
  prompt: () => Promise<unknown>;
}

let offered = $state.raw<Prompt | null>(null);

/** Keep the browser's own offer back from now on. */
export function holdOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered = event as Prompt;
  });
  addEventListener("appinstalled", () => (offered = null));
}

export const canInstall = (): boolean => offered !== null;

export async function install(): Promise<void> {
  const offer = offered;
  offered = null;
  await offer?.prompt();
}
