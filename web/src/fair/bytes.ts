/** Bytes, hexadecimal text, and the two functions of cryptography that deals are made with. */

export type Bytes = Uint8Array<ArrayBuffer>;

const utf8 = new TextEncoder();

/** Whether this browser can compute them: it does so only on a page that came over HTTPS, or from this device. */
export const canCompute = (): boolean => typeof crypto !== "undefined" && crypto.subtle !== undefined;

/** Bytes of a hexadecimal text; null where it is none. */
export function fromHex(hex: string): Bytes | null {
  if (hex.length % 2 || !/^[0-9a-f]*$/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export const toHex = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");

/** A number below 2^32 in four bytes, big endian. */
export function fourBytes(n: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, n);
  return bytes;
}

export function joined(...parts: readonly (string | Uint8Array)[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...(typeof part === "string" ? utf8.encode(part) : part)]));
}

export const sha256 = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/** HMAC-SHA256 under one key, for many messages. */
export async function hmac(key: Bytes): Promise<(message: Bytes) => Promise<Bytes>> {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await crypto.subtle.sign("HMAC", made, message));
}
