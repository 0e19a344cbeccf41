/** Three quiet sounds, made when they are needed. */

import { preferences } from "./preferences.svelte";

const SOUNDS = {
  turn: [0.25, 0, 523, 0.02, 0.06, 0.18, 0, 1.8, 0, 0, 262, 0.06],
  knock: [0.6, 0, 110, 0, 0.02, 0.08, 4, 1.5, 0, 0, 0, 0, 0.09, 0.4],
  end: [0.3, 0, 392, 0.03, 0.2, 0.35, 0, 1.6, 0, 0, 196, 0.12],
} as const;

/** Plays a sound, where sounds are wanted and the browser lets a page be heard. */
export async function chime(name: keyof typeof SOUNDS): Promise<void> {
  if (!preferences.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  const { zzfx } = await import("zzfx");
  zzfx(...SOUNDS[name]);
}
