declare module "zzfx" {
  /** Plays a sound made from these parameters. */
  export function zzfx(...parameters: readonly number[]): AudioBufferSourceNode;
}
