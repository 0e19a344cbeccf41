/** A few quiet sounds, made when they are needed. */

import { preferences } from "./preferences.svelte";

const SOUNDS = {
  tap: [0.12, 0, 220, 0, 0.01, 0.05, 0, 2, 0, 0, 0, 0, 0, 0.3],
  turn: [0.25, 0, 523, 0.02, 0.06, 0.18, 0, 1.8, 0, 0, 262, 0.06],
  knock: [0.6, 0, 110, 0, 0.02, 0.08, 4, 1.5, 0, 0, 0, 0, 0.09, 0.4],
  end: [0.3, 0, 392, 0.03, 0.2, 0.35, 0, 1.6, 0, 0, 196, 0.12],
} as const;

/** A short buzz where a device can, on what concerns its player. */
export function buzz(): void {
  if (preferences.vibration && !document.hidden && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
}

/** Plays a sound, where sounds are wanted and the browser lets a page be heard. */
export async function chime(name: keyof typeof SOUNDS, asked = preferences.sound): Promise<void> {
  if (!asked || !preferences.volume || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  // Without a connection there is no sound either, and nothing else is the worse for it.
  const made = await import("zzfx").catch(() => null);
  const [volume, ...rest] = SOUNDS[name];
  made?.zzfx(volume * preferences.volume * 1.4, ...rest);
}

/** A card is put down. */
export const tap = (): Promise<void> => chime("tap", true);
