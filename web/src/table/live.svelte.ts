/** A table as this page follows it: the connection, the newest state, and what can be asked. */

import type { Act, Proposals } from "../protocol/generated";
import { type Answer, type Connection, type Question, Socket } from "../protocol/socket";
import { heard, NOTHING, type TableEvent, type TableState } from "./state";

export type SeatAction = Act["action"];

/** A table that can be played at, whoever answers. */
export interface Playable {
  readonly state: TableState;
  readonly times: number;
  ask: (question: Question) => Promise<Answer>;
  act: (action: SeatAction) => Promise<Answer>;
  proposals: () => Promise<Proposals["actions"]>;
}

export class Live implements Playable {
  state = $state.raw<TableState>(NOTHING);
  connection = $state<Connection>("connecting");
  /** How often this page has been connected: more than once means that it came back. */
  times = $state(0);
  #socket: Socket;

  constructor(
    readonly table: string,
    readonly onEvents: (events: readonly TableEvent[], state: TableState) => void,
    seatToken = "",
  ) {
    let token = seatToken;
    this.#socket = new Socket({
      greet: () => ({ ask: "watch", table, last: this.state.seq, seat_token: token }),
      connection: (now) => {
        this.connection = now;
        if (now === "open") {
          this.times += 1;
          token = "";
        }
      },
      hear: (tell) => {
        if (tell.tell === "lobby") return;
        this.state = heard(this.state, tell, Date.now());
        if (this.state.events.length) this.onEvents(this.state.events, this.state);
      },
    });
  }

  ask = (question: Question): Promise<Answer> => this.#socket.ask(question);

  act = (action: SeatAction): Promise<Answer> => this.ask({ ask: "act", action, seen: this.state.seq });

  proposals = async (): Promise<Proposals["actions"]> => {
    const answer = await this.ask({ ask: "propose" });
    return answer.tell === "proposals" ? answer.actions : [];
  };

  stop(): void {
    this.#socket.stop();
  }
}
