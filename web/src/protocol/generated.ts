/** Types of all messages, written by `npm run types` from docs/protocol.schema.json and docs/openapi.json. */

/**
 * Why a round ended.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reason".
 */
export type Reason =
  "closed" | "deserted" | "exhausted" | "knock" | "out" | "refused" | "stalled" | "too_long" | "void";
/**
 * Why a seat gets or pays points; the facts that go with each.
 *
 * `left`: cards left in the hand of `other`, worth `value` (`cards`, `prices`).  `doubled`: the whole hand went down
 * in one turn.  `held`: what was left in the own hand, for no points (`value`, `cards`, `prices`).  `difference`: the
 * own hand (`own`) to that of `other` (`theirs`).  `undercut`: the knocker `other` was beaten.  `out`: went out.
 * `trump`, `close`, `away`: a payment of `each`, to or from `other`, or all others; a close also has its `category`,
 * `tier`, `base`, `times`, `jokers`, `thrown`, `free_joker`.  `reached`: the target (`target`).  `boxes`: `rounds`
 * won, `each`.  `hands`: what came from hands that are not shown.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Why".
 */
export type Why =
  | "away"
  | "boxes"
  | "close"
  | "difference"
  | "doubled"
  | "hands"
  | "held"
  | "left"
  | "out"
  | "reached"
  | "trump"
  | "undercut";
/**
 * What happens when a seat's absence bank is spent.
 */
export type Absence = "bot" | "idle" | "vote";
/**
 * Whether seats may bring extra jokers to `board`: never, freely, or from their own balance.
 */
export type ExtraJokerUse = "balance" | "free" | "off";
/**
 * When cards that were never shown, and the seed that dealt them, are revealed.
 *
 * After each round, after the match, or never: then nobody can check the deals (docs/fairness.md).
 */
export type Reveal = "match" | "never" | "round";
/**
 * What happens when a seat's absence bank is spent.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Absence".
 */
export type Absence1 = "bot" | "idle" | "vote";
/**
 * Whether seats may bring extra jokers to `board`: never, freely, or from their own balance.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ExtraJokerUse".
 */
export type ExtraJokerUse1 = "balance" | "free" | "off";
/**
 * When cards that were never shown, and the seed that dealt them, are revealed.
 *
 * After each round, after the match, or never: then nobody can check the deals (docs/fairness.md).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reveal".
 */
export type Reveal1 = "match" | "never" | "round";

export interface Wire {
  ask:
    | Watch
    | WatchLobby
    | Sit
    | Stand
    | Act
    | Undo
    | Arrange
    | Say
    | Phrase
    | AddSeed
    | Bring
    | Start
    | Ready
    | AddBot
    | Kick
    | Lock
    | HandOver
    | Silence
    | Vote
    | Propose
    | Hint
    | Check
    | Explain
    | Ping;
  tell: Welcome | Update | Ack | Nack | Proposals | Hints | Checked | Explained | Lobby;
}
/**
 * Show me a table: from seq `last` on, if I was here before.  A seat token takes its seat on this device.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Watch".
 */
export interface Watch {
  ask: "watch";
  id: string;
  last?: number | null;
  seat_token?: string;
  table: string;
}
/**
 * Show me the open tables, live.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WatchLobby".
 */
export interface WatchLobby {
  ask: "watchlobby";
  id: string;
}
/**
 * Take a seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  ask: "sit";
  id: string;
  seat?: number | null;
}
/**
 * Leave the table for good.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Stand".
 */
export interface Stand {
  ask: "stand";
  id: string;
}
/**
 * Play.  The same id twice is answered twice and done once.
 *
 * `seen` is the seq that the player had seen: the action is refused when the round has moved on since.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  action: Draw | Take | LayDown | LayOff | Rearrange | Discard | End | Knock | Close | Accept | Refuse;
  ask: "act";
  id: string;
  seen?: number | null;
}
/**
 * Draw the top card of the stock.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Draw".
 */
export interface Draw {
  do: "draw";
}
/**
 * Take the top card of the discard pile.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Take".
 */
export interface Take {
  do: "take";
}
/**
 * Put a new meld on the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LayDown".
 */
export interface LayDown {
  do: "meld";
  meld: number[];
}
/**
 * Add one card to the meld number `group` of the table (counted from 0).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LayOff".
 */
export interface LayOff {
  card: number;
  do: "layoff";
  group: number;
}
/**
 * Propose the whole new table, with at least one card of the hand on it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rearrange".
 */
export interface Rearrange {
  do: "rearrange";
  table: number[][];
}
/**
 * Put one card on the discard pile.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Discard".
 */
export interface Discard {
  card: number;
  do: "discard";
}
/**
 * End the turn, or pass, without doing more.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "End".
 */
export interface End {
  do: "end";
}
/**
 * End the round with a low hand.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Knock".
 */
export interface Knock {
  do: "knock";
}
/**
 * End the round with fourteen tiles laid out and `free` left over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Close".
 */
export interface Close {
  do: "close";
  free: number;
}
/**
 * Play the hand as dealt.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Accept".
 */
export interface Accept {
  do: "accept";
}
/**
 * Ask for a new deal.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refuse".
 */
export interface Refuse {
  do: "refuse";
}
/**
 * Take back my last action, which revealed nothing.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  ask: "undo";
  id: string;
}
/**
 * Keep my hand in this order.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Arrange".
 */
export interface Arrange {
  ask: "arrange";
  /**
   * @maxItems 120
   */
  cards: number[];
  id: string;
}
/**
 * A line of chat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  ask: "say";
  id: string;
  text: string;
}
/**
 * A canned phrase or reaction, by its key.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Phrase".
 */
export interface Phrase {
  ask: "phrase";
  id: string;
  key: string;
}
/**
 * My own seed (hex) for the shuffles of the next match.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AddSeed".
 */
export interface AddSeed {
  ask: "addseed";
  id: string;
  seed: string;
}
/**
 * Bring an extra joker to the next game, or not.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Bring".
 */
export interface Bring {
  ask: "bring";
  id: string;
  yes: boolean;
}
/**
 * Host: start the match.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  ask: "start";
  id: string;
}
/**
 * I am ready for the next round, or for a rematch.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ready".
 */
export interface Ready {
  ask: "ready";
  id: string;
}
/**
 * Host: put a bot on a free seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AddBot".
 */
export interface AddBot {
  ask: "addbot";
  id: string;
  level?: string;
  seat?: number | null;
}
/**
 * Host: free a seat (a person's or a bot's).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Kick".
 */
export interface Kick {
  ask: "kick";
  id: string;
  seat: number;
}
/**
 * Host: close the table to newcomers, or open it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lock".
 */
export interface Lock {
  ask: "lock";
  id: string;
  locked: boolean;
}
/**
 * Host: make another seat the host.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HandOver".
 */
export interface HandOver {
  ask: "handover";
  id: string;
  seat: number;
}
/**
 * Host: nobody at this seat may chat, or may again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Silence".
 */
export interface Silence {
  ask: "silence";
  id: string;
  seat: number;
  silent: boolean;
}
/**
 * Vote to end the round without score while somebody is absent.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Vote".
 */
export interface Vote {
  ask: "vote";
  id: string;
  yes: boolean;
}
/**
 * What can I play on this table?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Propose".
 */
export interface Propose {
  ask: "propose";
  id: string;
}
/**
 * What would the coach do, and why?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  ask: "hint";
  id: string;
}
/**
 * What would closing my board with this free tile give?  Without one: the best that I can close with.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Check".
 */
export interface Check {
  ask: "check";
  free?: number | null;
  id: string;
}
/**
 * How did every point of this match come about?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Explain".
 */
export interface Explain {
  ask: "explain";
  id: string;
}
/**
 * Are you there?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  ask: "ping";
  id: string;
}
/**
 * The whole table at seq, and what the receiver `missed` since `last`, or since its seat lost its connection.
 *
 * `complete`: `missed` is all of it; else `digest` sums up what is not there.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  chat?: Line[];
  complete?: boolean;
  digest?: Digest | null;
  missed?: (
    | Drew
    | Took
    | Melded
    | LaidOff
    | Rearranged
    | Discarded
    | Passed
    | Knocked
    | Closed
    | Accepted
    | Refused
    | TrumpBonus
    | StockTurned
    | Reshuffled
    | FinalTurns
    | Left
    | Returned
    | RoundEnded
  )[];
  now: number;
  offers?: Offers | null;
  order?: number[];
  seat: number;
  seq: number;
  table: TableInfo;
  tell: "welcome";
  view?: SeatView | null;
}
/**
 * A line of chat; `phrase` is the key of a canned one; seat -1 is a spectator.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
  at: number;
  name: string;
  phrase?: string;
  seat: number;
  text?: string;
}
/**
 * What a receiver missed since entry `since` and is not told event by event.
 *
 * `rounds` were finished meanwhile, the first of them as number `first_round` of the match; `earlier` events of the
 * last round came before those in `missed`; `played_for`: actions that a bot or the idle rule did for this seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Digest".
 */
export interface Digest {
  earlier?: number;
  first_round?: number;
  played_for?: number;
  rounds?: RoundInfo[];
  since: number;
}
/**
 * A finished round as all see it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoundInfo".
 */
export interface RoundInfo {
  dealer: number;
  points: number[];
  reason: Reason;
  winners: number[];
}
/**
 * A card came from the stock: the one secret, `card`, is for the drawer alone.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Drew".
 */
export interface Drew {
  card: number;
  seat: number;
  was: "drew";
}
/**
 * The top of the discard pile was taken.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Took".
 */
export interface Took {
  card: number;
  seat: number;
  was: "took";
}
/**
 * A new meld lies on the table, as number `group`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Melded".
 */
export interface Melded {
  group: number;
  meld: number[];
  seat: number;
  was: "melded";
}
/**
 * A card was added to the meld number `group`, which is now `meld`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LaidOff".
 */
export interface LaidOff {
  card: number;
  group: number;
  meld: number[];
  seat: number;
  was: "laidoff";
}
/**
 * The whole table is new; `played` came from the hand.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rearranged".
 */
export interface Rearranged {
  played: number[];
  seat: number;
  table: Group[];
  was: "rearranged";
}
/**
 * A meld on the table, who put it down, and before whom each card lies (BAS-13).
 *
 * In a game without owners (`carousel`) `owner` is None and `by` is empty.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Group".
 */
export interface Group {
  by?: number[];
  meld: number[];
  owner?: number | null;
}
/**
 * A card was put on the discard pile.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Discarded".
 */
export interface Discarded {
  card: number;
  seat: number;
  was: "discarded";
}
/**
 * A turn was ended or passed without more.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Passed".
 */
export interface Passed {
  seat: number;
  was: "passed";
}
/**
 * A seat ended the round with a low hand.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Knocked".
 */
export interface Knocked {
  seat: number;
  was: "knocked";
}
/**
 * A seat closed its board.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Closed".
 */
export interface Closed {
  closing: Closing;
  seat: number;
  was: "closed";
}
/**
 * The facts of a close (RULES C.6): the layout with declared jokers, and what it is worth from each opponent.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Closing".
 */
export interface Closing {
  category: string;
  free: number;
  free_joker: boolean;
  jokers: number;
  layout: number[][];
  points: number;
  thrown: number;
  tier: string;
}
/**
 * A seat plays the hand as dealt.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Accepted".
 */
export interface Accepted {
  seat: number;
  was: "accepted";
}
/**
 * A seat asked for a new deal.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  seat: number;
  was: "refused";
}
/**
 * A seat was dealt the twin of the trump (BRD-14).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrumpBonus".
 */
export interface TrumpBonus {
  card: number;
  seat: number;
  was: "trumpbonus";
}
/**
 * The discards became the stock in their order, unshuffled.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StockTurned".
 */
export interface StockTurned {
  count: number;
  was: "stockturned";
}
/**
 * The discards were shuffled and became the stock.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reshuffled".
 */
export interface Reshuffled {
  count: number;
  was: "reshuffled";
}
/**
 * The stock ran out: every seat has one more turn (MAN-41).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FinalTurns".
 */
export interface FinalTurns {
  turns: number;
  was: "finalturns";
}
/**
 * A seat is away.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Left".
 */
export interface Left {
  for_good: boolean;
  seat: number;
  was: "left";
}
/**
 * The owner of a seat is back.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Returned".
 */
export interface Returned {
  seat: number;
  was: "returned";
}
/**
 * The round is over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoundEnded".
 */
export interface RoundEnded {
  outcome: Outcome;
  was: "roundended";
}
/**
 * How a round ended: facts only.  A scorer prices them.
 *
 * `seat`: who went out, knocked, closed or refused.  `rummy`: the whole hand was played in one turn (BAS-31).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  closing?: Closing | null;
  reason: Reason;
  rummy?: boolean;
  seat?: number | null;
}
/**
 * What the receiver may do now: the kinds of action, and every action except whole-table rearrangements.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Offers".
 */
export interface Offers {
  actions?: (
    | Draw
    | Take
    | LayDown
    | LayOff
    | Rearrange
    | Discard
    | End
    | Knock
    | Close
    | Accept
    | Refuse
    | Reshuffle
    | Leave
    | Return
    | Void
  )[];
  kinds: string[];
  undo?: boolean;
}
/**
 * The used discards in their new order; the first is drawn next.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reshuffle".
 */
export interface Reshuffle {
  do: "reshuffle";
  order: number[];
}
/**
 * A seat is away; `for_good` when its owner gave it up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  do: "leave";
  for_good?: boolean;
  seat: number;
}
/**
 * The owner of a seat is back.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Return".
 */
export interface Return {
  do: "return";
  seat: number;
}
/**
 * The table ends the round without score.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Void".
 */
export interface Void {
  do: "void";
}
/**
 * A table as all see it.  `options` are the house rules in full; `deadline` is when the turn's time is over.
 *
 * Fair deals (docs/fairness.md), as hex: `commitment` to the seed of the running or next match, `seat_seeds` that went
 * into the running or last one, `round_seed` of the last finished round and `revealed` of the finished match, where
 * the table reveals them.
 * Between rounds, `items` tell how each point of the last one came about, and `bonuses` those of the end of the match.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  bonuses?: Item[];
  chairs: (ChairInfo | null)[];
  code: string;
  commitment?: string;
  deadline?: number | null;
  dealer?: number;
  final?: FinalInfo | null;
  hands?: number[][];
  host?: number | null;
  id: string;
  items?: Item[];
  locked?: boolean;
  match?: string;
  options: {
    [k: string]: unknown;
  };
  revealed?: string;
  round_seed?: string;
  rounds?: RoundInfo[];
  seat_seeds?: string[];
  settings: TableSettings;
  stage: string;
  totals?: number[];
  turn_at?: number;
}
/**
 * Points for one reason.  `facts` are JSON values, as `Why` lists them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Item".
 */
export interface Item {
  facts?: {
    [k: string]: unknown;
  };
  points: number;
  seat: number;
  why: Why;
}
/**
 * A seat as all see it; banks are milliseconds; `dropped` is when its connection went.
 *
 * `gone`: its owner has left for good.  `seed` is its own for the next match.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChairInfo".
 */
export interface ChairInfo {
  absence?: number;
  bank?: number;
  bot?: string;
  brings?: boolean;
  dropped?: number | null;
  expired?: boolean;
  gone?: boolean;
  guest?: boolean;
  name: string;
  ready?: boolean;
  seed?: string;
  silent?: boolean;
  votes?: boolean;
}
/**
 * The end of a match, seat by seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FinalInfo".
 */
export interface FinalInfo {
  boxes: number[];
  points: number[];
  reached: number[];
  totals: number[];
  winners: number[];
}
/**
 * The settings of a table.  `options` are those of the game, over its `preset`; `absence_bank` is in seconds.
 *
 * `reveal`: when unshown cards are revealed.  `share_replay`: whether a finished match may
 * be read by anybody with its link.  `next_round` is the pause between rounds, in seconds; `bot_pace` about
 * how long a bot waits before it acts, in milliseconds: as people do, now shorter and now longer, by chance alone, so
 * that the wait tells nothing; with 0 it acts as soon as it has thought, which tells how long that was: for tables of
 * programs.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableSettings".
 */
export interface TableSettings {
  absence?: Absence;
  absence_bank?: number;
  bot_pace?: number;
  clock?: Clock | null;
  extra_jokers?: ExtraJokerUse;
  game?: string;
  hints?: boolean;
  next_round?: number;
  open?: boolean;
  options?: {
    [k: string]: unknown;
  };
  preset?: string;
  rated?: boolean;
  reveal?: Reveal;
  seats?: number;
  share_replay?: boolean;
  spectator_chat?: boolean;
  spectators?: boolean;
  undo?: boolean;
}
/**
 * Time to move: `move` seconds for each decision, then the seat's `bank` for the match.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  bank?: number;
  move?: number;
}
/**
 * The round as the receiver may see it: `core.View` on the wire.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
  counts: number[];
  drawn?: number | null;
  hand?: number[];
  public: Public;
  seat: number;
  stock: number;
  stock_order?: number[];
}
/**
 * All that every seat and every spectator may know.  Nothing secret may ever be a field here.
 *
 * `discard`: the pile, its top last; `threw`: who threw each of its cards (NOBODY for one that the deal laid there).
 * `known`: for each seat, the cards in its hand that all have seen.
 * `opened`: seats that have a meld of their own on the table; `played`: seats that put any card there.
 * `passes`: consecutive passes (or, before play, acceptances).  `turns`: turns completed.  `still`: consecutive turns
 * without a stock draw and without a card reaching the table (stall guard, RULES 0.6).  `recycles`: times the discards
 * became the stock; `order_known`: the stock was turned over unshuffled, so that its order is public (SOL-32).
 * `final`: turns left after the stock ran out (MAN-41), 0 before.  `thrown`: jokers thrown by each seat (BRD-23).
 * `brought`: seats that added an extra joker (BRD-2).  `bonus`: who was dealt the twin of the trump (BRD-14).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Public".
 */
export interface Public {
  away?: number[];
  bonus?: number | null;
  brought?: number[];
  dealer: number;
  discard?: number[];
  final?: number;
  gone?: number[];
  known: number[][];
  opened: boolean[];
  order_known?: boolean;
  outcome?: Outcome | null;
  passes?: number;
  played: boolean[];
  recycles?: number;
  still?: number;
  table?: Group[];
  threw?: number[];
  thrown: number[];
  trump?: number | null;
  turn: Turn;
  turns?: number;
}
/**
 * What is remembered until the turn passes, and not a moment longer.
 *
 * `drawn`: cards drawn from the stock; `taken`: the card taken from the discard pile; `melds`: melds put down;
 * `touched`: whether a card reached the table; `fresh`: the seat had played nothing to the table before this turn.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Turn".
 */
export interface Turn {
  drawn?: number;
  fresh?: boolean;
  melds?: number;
  phase: string;
  seat: number;
  taken?: number | null;
  touched?: boolean;
}
/**
 * What happened up to seq, and how things stand now; `seat` is the receiver's, `table` only when it changed.
 *
 * `clock` is there at a table with a clock when something was played and `table` is not.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  clock?: ClockInfo | null;
  events?: (
    | Drew
    | Took
    | Melded
    | LaidOff
    | Rearranged
    | Discarded
    | Passed
    | Knocked
    | Closed
    | Accepted
    | Refused
    | TrumpBonus
    | StockTurned
    | Reshuffled
    | FinalTurns
    | Left
    | Returned
    | RoundEnded
  )[];
  lines?: Line[];
  now: number;
  offers?: Offers | null;
  seat: number;
  seq: number;
  table?: TableInfo | null;
  tell: "update";
  undone?: boolean;
  view?: SeatView | null;
}
/**
 * The clock of the running turn: since when it runs, when its time is over, and what is left in the banks.
 *
 * Times are milliseconds of the server's clock, whose time each message tells as `now`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClockInfo".
 */
export interface ClockInfo {
  banks: number[];
  deadline: number | null;
  turn_at: number;
}
/**
 * Done, and on disk, as entry `seq` of the table's log (0 where nothing is logged).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ack".
 */
export interface Ack {
  id: string;
  seq?: number;
  tell: "ack";
}
/**
 * Refused: nothing has changed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Nack".
 */
export interface Nack {
  code: string;
  facts?: {
    [k: string]: unknown;
  };
  id: string;
  tell: "nack";
}
/**
 * Actions worth a look, for the seat that asked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Proposals".
 */
export interface Proposals {
  actions: (
    | Draw
    | Take
    | LayDown
    | LayOff
    | Rearrange
    | Discard
    | End
    | Knock
    | Close
    | Accept
    | Refuse
    | Reshuffle
    | Leave
    | Return
    | Void
  )[];
  id: string;
  tell: "proposals";
}
/**
 * The moves that the coach thinks best, the best first, for the seat that asked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hints".
 */
export interface Hints {
  id: string;
  moves: HintMove[];
  tell: "hints";
}
/**
 * A move with its reasons; `value` is an estimate, of which only differences count.
 *
 * `unit`: `points` of the round, or `chance`: percent of the chance to win the match.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HintMove".
 */
export interface HintMove {
  action:
    | Draw
    | Take
    | LayDown
    | LayOff
    | Rearrange
    | Discard
    | End
    | Knock
    | Close
    | Accept
    | Refuse
    | Reshuffle
    | Leave
    | Return
    | Void;
  reasons?: HintReason[];
  unit?: string;
  value?: number | null;
}
/**
 * Why a move is good or bad: `lone_card` is said by the message `coach-lone-card`; `facts` are what it needs.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HintReason".
 */
export interface HintReason {
  code: string;
  facts?: {
    [k: string]: unknown;
  };
}
/**
 * What a close would give from each opponent, before the multiplier; `better` pays more with another free tile.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Checked".
 */
export interface Checked {
  better?: Closing | null;
  closing?: Closing | null;
  id: string;
  tell: "checked";
}
/**
 * How every point came about, round by round, and the bonuses of the end; as far as hands are shown.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Explained".
 */
export interface Explained {
  bonuses?: Item[];
  id: string;
  rounds?: Item[][];
  tell: "explained";
}
/**
 * The open tables, all of them, whenever something changed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  tables: OpenTable[];
  tell: "lobby";
  waiting?: {
    [k: string]: number;
  };
}
/**
 * A row of the list of open tables.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OpenTable".
 */
export interface OpenTable {
  game: string;
  host: string;
  id: string;
  seats: number;
  settings: TableSettings;
  stage: string;
  taken: number;
}
/**
 * What an account has.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Balance".
 */
export interface Balance {
  jokers: number;
  points: number;
}
/**
 * A table code as typed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CodeBody".
 */
export interface CodeBody {
  code: string;
}
/**
 * A decision: in `round` after `ply` actions, with this hand.  `cost` is what was lost for good.
 *
 * `missed` is what the best move was worth more at that moment; the cost is less where the seat got the same chance
 * again.  `best` is what the coach would have done, where that is something else.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Decision".
 */
export interface Decision {
  action:
    | Draw
    | Take
    | LayDown
    | LayOff
    | Rearrange
    | Discard
    | End
    | Knock
    | Close
    | Accept
    | Refuse
    | Reshuffle
    | Leave
    | Return
    | Void;
  best?: HintMove | null;
  cost?: number;
  hand: number[];
  missed?: number;
  ply: number;
  round: number;
}
/**
 * An e-mail address, and the language of the mail that goes there.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EmailBody".
 */
export interface EmailBody {
  email: string;
  language?: string;
}
/**
 * Nothing more to say.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Empty".
 */
export interface Empty {}
/**
 * A player's figures, game by game, and ratings.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Figures".
 */
export interface Figures {
  games: Stats[];
  ratings: PoolRating[];
}
/**
 * A player's figures in one game, over all finished matches.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Stats".
 */
export interface Stats {
  average: number;
  facts: SeatFacts;
  game: string;
  matches: number;
  won: number;
}
/**
 * One player's part in one match, over its rounds; refused deals are none.
 *
 * `points` are those of the rounds, without the bonuses of the end.  `undercuts`: knocks of others beaten;
 * `undercut`: own knocks that were beaten.  `closes`: boards closed, by category.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatFacts".
 */
export interface SeatFacts {
  closes?: {
    [k: string]: number;
  };
  knocks?: number;
  out?: number;
  points?: number;
  rounds?: number;
  undercut?: number;
  undercuts?: number;
  won?: number;
}
/**
 * A rating in one pool, a game and table size such as `basic/4`; provisional until ten matches.
 *
 * `steps`: the rating after each of the latest rated matches, the oldest first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PoolRating".
 */
export interface PoolRating {
  matches: number;
  pool: string;
  provisional: boolean;
  rating: number;
  steps: number[];
}
/**
 * The end of a match, seat by seat: totals, the two bonuses, their sum, and the winners (several share).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Final".
 */
export interface Final {
  boxes: number[];
  points: number[];
  reached: number[];
  totals: number[];
  winners: number[];
}
/**
 * The login name of an account whose password is forgotten.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ForgotBody".
 */
export interface ForgotBody {
  language?: string;
  login: string;
}
/**
 * One state of a round: who acted and how, what all saw, the table, and the open hands where they are revealed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Frame".
 */
export interface Frame {
  action?:
    | (
        | Draw
        | Take
        | LayDown
        | LayOff
        | Rearrange
        | Discard
        | End
        | Knock
        | Close
        | Accept
        | Refuse
        | Reshuffle
        | Leave
        | Return
        | Void
      )
    | null;
  events: (
    | Drew
    | Took
    | Melded
    | LaidOff
    | Rearranged
    | Discarded
    | Passed
    | Knocked
    | Closed
    | Accepted
    | Refused
    | TrumpBonus
    | StockTurned
    | Reshuffled
    | FinalTurns
    | Left
    | Returned
    | RoundEnded
  )[];
  hands?: number[][];
  ply: number;
  seat?: number | null;
  view: SeatView;
}
/**
 * A game as the register knows it; a preset lists the options that it sets otherwise than the defaults.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  best: number[];
  name: string;
  options: Option[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: never[];
  presets: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  summary: string;
}
/**
 * One house rule: its type in words, its default, and its bounds or choices where it has them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
  choices?: string[];
  default: unknown;
  description: string;
  least?: number | null;
  most?: number | null;
  name: string;
  type: string;
}
/**
 * A name to play under.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GuestBody".
 */
export interface GuestBody {
  name: string;
}
/**
 * Whether all is well, and if not, why.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
  ok: boolean;
  reason?: string;
}
/**
 * The id of a session, or of a table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "IdBody".
 */
export interface IdBody {
  id: string;
}
/**
 * A finished match as it is downloaded.  A record with its proof alone can be checked as well.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Kept".
 */
export interface Kept {
  names?: string[];
  proof: Proof;
  record: Record;
  result?: Final | null;
}
/**
 * What anybody needs to check the deals of a match, as hex: its seed, the commitment, the seats' seeds in order.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Proof".
 */
export interface Proof {
  commitment: string;
  seat_seeds?: string[];
  seed: string;
  version?: number;
}
/**
 * A match on paper: the game, its options (all of them), the rules version, and every round with its actions.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Record".
 */
export interface Record {
  game: string;
  options?: {
    [k: string]: unknown;
  };
  players: number;
  rounds?: RoundRecord[];
  version?: number;
}
/**
 * One round: who dealt, the deck order, who brought an extra joker, and every action in order.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoundRecord".
 */
export interface RoundRecord {
  actions?: (
    | Draw
    | Take
    | LayDown
    | LayOff
    | Rearrange
    | Discard
    | End
    | Knock
    | Close
    | Accept
    | Refuse
    | Reshuffle
    | Leave
    | Return
    | Void
  )[];
  brought?: number[];
  dealer: number;
  order: number[];
}
/**
 * What a program's token is for.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LabelBody".
 */
export interface LabelBody {
  label: string;
}
/**
 * A line of a leaderboard.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Leader".
 */
export interface Leader {
  matches: number;
  name: string;
  rating: number;
}
/**
 * The secret of a link from a mail, and the new password where that is what it is for.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LinkBody".
 */
export interface LinkBody {
  password?: string;
  token: string;
}
/**
 * A login name and a password (8-200 characters).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LoginBody".
 */
export interface LoginBody {
  login: string;
  password: string;
}
/**
 * Who I am; `token` only when it was just made, for programs that keep it themselves.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  guest: boolean;
  id: string;
  name: string;
  token?: string;
}
/**
 * A secret that is shown once.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewToken".
 */
export interface NewToken {
  token: string;
}
/**
 * The old password and the new one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PasswordBody".
 */
export interface PasswordBody {
  new: string;
  old: string;
}
/**
 * A game and size to meet others for; after `wait` seconds bots fill the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "QuickBody".
 */
export interface QuickBody {
  game: string;
  seats: number;
  wait?: number;
}
/**
 * Why something was refused: a code of `TableCode`, with facts.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
  code: string;
  facts: {
    [k: string]: unknown;
  };
}
/**
 * A round of a finished match, with its game, house rules and players, the totals before it and its result.
 *
 * After the last round also the end of the match, with the `bonuses` that came to it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Replayed".
 */
export interface Replayed {
  bonuses?: Item[];
  end?: Final | null;
  frames: Frame[];
  game: string;
  names: string[];
  options: {
    [k: string]: unknown;
  };
  result: RoundResult | null;
  round: number;
  rounds: number;
  totals: number[];
}
/**
 * A finished round: who dealt, why it ended, the points of each seat, the seats that won it, and how it came about.
 *
 * `items` may tell of cards that were never shown.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoundResult".
 */
export interface RoundResult {
  dealer: number;
  items?: Item[];
  points: number[];
  reason: Reason;
  winners: number[];
}
/**
 * A seat over a match: every decision in its order, and the places of the dearest among them, the dearest first.
 *
 * `cost`: what the decisions cost together; `luck`: how much better the cards were than on average.  All figures are
 * in `unit`: `points` of the round, or `chance`: percent of the chance to win the match.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reviewed".
 */
export interface Reviewed {
  best: number;
  cost: number;
  decisions: Decision[];
  game: string;
  instructive: number[];
  luck: number;
  names: string[];
  seat: number;
  unit: string;
}
/**
 * A line of a player's history.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Row".
 */
export interface Row {
  finished: number;
  game: string;
  id: string;
  names: string[];
  players: number;
  points: number[];
  rated: boolean;
  seat: number;
  won: boolean;
}
/**
 * A session or API token as its owner sees it; `id` is enough to revoke it and useless to sign in.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SessionInfo".
 */
export interface SessionInfo {
  created: number;
  current: boolean;
  id: string;
  kind: string;
  label: string;
  seen: number;
}
/**
 * A table: its id, and the code that lets others in where that is told.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableRef".
 */
export interface TableRef {
  code?: string;
  table: string;
}
