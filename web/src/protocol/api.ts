/** What the page asks over HTTP. */

import type { GameInfo, Lobby, Me, OpenTable, TableRef, TableSettings } from "./generated";
import { Refusal } from "./socket";

async function request<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const asked: RequestInit = signal ? { signal } : {};
  if (body !== undefined) {
    asked.method = "POST";
    asked.headers = { "content-type": "application/json" };
    asked.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, asked);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refusal("connection-lost");
  }
  const value = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(String(value.code ?? "T_UNAVAILABLE"), value.facts ?? {});
  return value as T;
}

export const get = <T>(path: string): Promise<T> => request<T>(path);
export const post = <T>(path: string, body: unknown = {}, signal?: AbortSignal): Promise<T> => request<T>(path, body, signal);

/** Who plays on this page, if anybody does yet. */
export const visitor = (): Promise<Me | null> => get<Me | null>("/api/visitor").catch(() => null);
export const guest = (name: string): Promise<Me> => post<Me>("/api/guest", { name });
export const games = (): Promise<GameInfo[]> => get<GameInfo[]>("/api/games");
/** The levels of bots on offer, from the weakest to the strongest. */
export const levels = (): Promise<string[]> => get<string[]>("/api/levels");
export const openTable = (settings: Partial<TableSettings>): Promise<TableRef> => post<TableRef>("/api/tables", settings);
export const findTable = (code: string): Promise<TableRef> => post<TableRef>("/api/find", { code });
export const mine = (): Promise<OpenTable[]> => get<OpenTable[]>("/api/tables/mine");
export const lobby = (): Promise<Lobby> => get<Lobby>("/api/tables");
export const quick = (game: string, seats: number, wait: number, signal: AbortSignal): Promise<TableRef> =>
  post<TableRef>("/api/quick", { game, seats, wait }, signal);
