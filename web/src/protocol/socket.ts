/** The connection to the server: it comes back by itself, and asks again for whatever was not answered. */

import type { Ack, Checked, Explained, Hints, Nack, Proposals, Wire } from "./generated";

type Ask = Wire["ask"];
type Tell = Wire["tell"];
export type Answer = Ack | Proposals | Hints | Checked | Explained;
type Without<T> = T extends Ask ? Omit<T, "id"> : never;
export type Question = Without<Ask>;

export type Connection = "connecting" | "open" | "lost" | "refused";

/** A refusal of the server: a code with facts. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

interface Waiting {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: Refusal) => void;
}

export interface Listener {
  hear: (tell: Exclude<Tell, Answer | Nack>) => void;
  connection: (state: Connection) => void;
  /** What to ask first on each new connection. */
  greet: () => Question;
}

/** Milliseconds before the next try: doubling to eight seconds, each a little different, so that not all come at once. */
export function backoff(tries: number, random: () => number = Math.random): number {
  return Math.min(8_000, 250 * 2 ** tries) * (0.75 + random() / 2);
}

const REPEATABLE = new Set(["act", "undo", "arrange", "say", "phrase"]);
/** Refusals that say nothing of the table: the server is busy, or cannot reach what it keeps. */
const PASSING = new Set(["T_UNAVAILABLE", "T_TOO_FAST"]);
const REFUSED = 4403;

export class Socket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #prefix = Math.random().toString(36).slice(2, 10);
  #next = 1;

  constructor(readonly listener: Listener) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  /** Ask, and wait for the answer.  Rejects with a Refusal. */
  ask(question: Question): Promise<Answer> {
    const id = `${this.#prefix}-${this.#next++}`;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { question, resolve, reject });
      this.#send(id, question);
    });
  }

  #send(id: string, question: Question): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...question, id }));
    else if (!REPEATABLE.has(question.ask)) this.#drop(id);
  }

  #drop(id: string): void {
    this.#waiting.get(id)?.reject(new Refusal("connection-lost"));
    this.#waiting.delete(id);
  }

  #now = (): void => {
    if (this.#stopped || document.hidden || this.#socket?.readyState === WebSocket.OPEN) return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#tries = 0;
    this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    this.listener.connection(this.#tries ? "lost" : "connecting");
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => void this.#opened(socket);
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as Tell);
    socket.onclose = (event) => this.#closed(socket, event.code);
  }

  async #opened(socket: WebSocket): Promise<void> {
    const unanswered = [...this.#waiting].filter(([, w]) => REPEATABLE.has(w.question.ask));
    try {
      await this.ask(this.listener.greet());
    } catch (error) {
      if (error instanceof Refusal && error.code === "connection-lost") return;
      if (error instanceof Refusal && PASSING.has(error.code)) return socket.close(); // and come back a little later
      this.listener.connection("refused");
      return;
    }
    this.#tries = 0;
    this.listener.connection("open");
    for (const [id, waiting] of unanswered) if (socket === this.#socket) this.#send(id, waiting.question);
  }

  #heard(tell: Tell): void {
    if (tell.tell === "welcome" || tell.tell === "update" || tell.tell === "lobby") return this.listener.hear(tell);
    const waiting = this.#waiting.get(tell.id);
    this.#waiting.delete(tell.id);
    if (tell.tell === "nack") waiting?.reject(new Refusal(tell.code, tell.facts ?? {}));
    else waiting?.resolve(tell);
  }

  #closed(socket: WebSocket, code: number): void {
    if (this.#stopped || socket !== this.#socket) return;
    for (const [id, waiting] of this.#waiting) if (!REPEATABLE.has(waiting.question.ask)) this.#drop(id);
    if (code === REFUSED) return this.listener.connection("refused");
    this.listener.connection("lost");
    this.#timer = setTimeout(() => this.#connect(), backoff(this.#tries++));
  }
}
