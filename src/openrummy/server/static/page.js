// A small page for the table server: it draws what the server says and offers what the server offers. It knows no rules.

const $ = (id) => document.getElementById(id);
const SUITS = ["clubs", "diamonds", "hearts", "spades"];
const SIGNS = ["♣\ufe0e", "♦\ufe0e", "♥\ufe0e", "♠\ufe0e"];
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const RANK_WORDS = ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"];

const state = { me: null, games: [], table: null, view: null, offers: null, seat: -1, seq: null, picked: new Set(), order: [] };
let socket = null;
let tries = 0;
let nextId = 1;
const waiting = new Map();

// -- cards in words and pictures --

const face = (card) => (card > 255 ? (card >> 8) - 1 : card % 54);
const suitOf = (card) => (face(card) >= 52 ? -1 : Math.floor(face(card) / 13));
const spoken = (card) => (face(card) >= 52 ? "joker" : `${RANK_WORDS[face(card) % 13]} of ${SUITS[suitOf(card)]}`);
const short = (card) => (face(card) >= 52 ? "★" : `${RANKS[face(card) % 13]}${SIGNS[suitOf(card)]}`);

function cardElement(card, tag = "span") {
  const element = document.createElement(tag);
  element.className = `card ${SUITS[suitOf(card)] ?? ""}`;
  element.textContent = short(card);
  element.setAttribute("aria-label", spoken(card));
  if (tag === "span") element.setAttribute("role", "img");
  return element;
}

function button(text, act, quiet = false) {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = text;
  element.className = quiet ? "quiet" : "";
  element.onclick = act;
  return element;
}

// -- the server --

async function api(path, body) {
  const options = body ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {};
  const response = await fetch(path, options);
  const value = await response.json();
  if (!response.ok) throw new Error(value.code ?? response.statusText);
  return value;
}

function ask(kind, fields = {}) {
  const id = `p${nextId++}`;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    socket.send(JSON.stringify({ ask: kind, id, ...fields }));
  });
}

function connect(table) {
  $("connection").textContent = "Connecting…";
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/ws`);
  socket.onopen = async () => {
    tries = 0;
    $("connection").textContent = "Connected";
    await attempt(() => ask("watch", { table, last: state.seq }));
  };
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error("The connection was lost; your seat is safe."));
    waiting.clear();
    $("connection").textContent = "Reconnecting… your seat is safe.";
    setTimeout(() => connect(table), Math.min(8000, 300 * 2 ** tries++) * (0.75 + Math.random() / 2));
  };
}

function hear(message) {
  if (["ack", "nack", "proposals"].includes(message.tell)) {
    const answer = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.tell === "nack") answer?.reject(new Error(message.code));
    else answer?.resolve(message);
    return;
  }
  if (message.tell === "welcome") state.order = message.order ?? [];
  if (message.tell === "welcome" || message.tell === "update") {
    state.seq = message.seq;
    state.seat = message.seat;
    state.table = message.table ?? state.table;
    if (message.tell === "welcome" || message.view) {
      state.view = message.view ?? null;
      state.offers = message.offers ?? null;
    }
    for (const line of (message.events ?? []).map(eventLine).filter(Boolean)) $("said").textContent = line;
    draw();
  }
}

async function attempt(work) {
  $("error").textContent = "";
  try {
    await work();
  } catch (error) {
    $("error").textContent = error.message;
  }
}

// -- what happened, in a sentence --

const nameOf = (seat) => (seat === state.seat ? "You" : (state.table?.chairs[seat]?.name ?? `Seat ${seat + 1}`));

function eventLine(event) {
  const who = event.seat === undefined ? "" : nameOf(event.seat);
  switch (event.was) {
    case "drew": return `${who} drew ${event.card >= 0 ? spoken(event.card) : "a card"}.`;
    case "took": return `${who} took ${spoken(event.card)} from the pile.`;
    case "melded": return `${who} put down ${event.meld.map(spoken).join(", ")}.`;
    case "laidoff": return `${who} laid off ${spoken(event.card)}.`;
    case "discarded": return `${who} discarded ${spoken(event.card)}.`;
    case "reshuffled": case "stockturned": return "The discards are the new stock.";
    case "roundended": return `The round is over: ${event.outcome.reason}.`;
    default: return "";
  }
}

// -- drawing --

function draw() {
  const { table, view } = state;
  $("home").hidden = true;
  $("table").hidden = false;
  $("title").textContent = `${table.settings.game} · code ${table.code} · ${table.stage}`;
  drawChairs(table, view);
  drawWaiting(table);
  $("felt").hidden = !view || table.stage === "lobby";
  if (!view) return;
  drawPiles(view);
  drawMelds(view);
  drawHand(view);
  drawActions(view);
}

function drawChairs(table, view) {
  $("chairs").replaceChildren(...table.chairs.map((chair, seat) => {
    const item = document.createElement("li");
    if (table.stage === "playing" && view?.public.turn.seat === seat) item.className = "turn";
    item.textContent = chair ? chair.name + (seat === state.seat ? " (you)" : "") : "free";
    const notes = [];
    if (chair?.bot) notes.push(`bot · ${chair.bot}`);
    if (view) notes.push(`${view.counts[seat]} cards`);
    if (table.totals?.length) notes.push(`${table.totals[seat]} points`);
    if (chair?.dropped) notes.push("connection lost");
    if (item.className) notes.push("to play");
    const small = document.createElement("small");
    small.textContent = notes.join(" · ");
    item.append(small);
    return item;
  }));
}

function drawWaiting(table) {
  const box = $("waiting");
  box.replaceChildren();
  const host = table.host === state.seat && state.seat >= 0;
  const free = table.chairs.some((chair) => !chair);
  if (table.stage === "lobby") {
    if (state.seat < 0) box.append(button("Sit down", () => attempt(() => ask("sit"))));
    if (host && free) box.append(button("Add a bot", () => attempt(() => ask("addbot")), true));
    if (host) box.append(Object.assign(button("Start", () => attempt(() => ask("start"))), { disabled: free }));
    if (!host && state.seat >= 0) box.append("Waiting for the host to start.");
  } else if (table.stage === "between" || table.stage === "over") {
    const last = table.rounds[table.rounds.length - 1];
    const points = last.points.map((p, seat) => `${nameOf(seat)} ${p >= 0 ? "+" : ""}${p}`).join(", ");
    box.append(`Round ${table.rounds.length}: ${points}. `);
    if (table.final) box.append(`The match is won by ${table.final.winners.map(nameOf).join(" and ")}. `);
    const ready = table.chairs[state.seat]?.ready;
    if (state.seat >= 0 && !ready) box.append(button(table.final ? "Play again" : "Next round", () => attempt(() => ask("ready"))));
  }
}

const can = (kind) => state.offers?.actions?.filter((a) => a.do === kind) ?? [];
const act = (action) => attempt(async () => {
  await ask("act", { action });
  state.picked.clear();
});

function drawPiles(view) {
  const pile = view.public.discard;
  const stock = button(`Stock: ${view.stock}`, () => act({ do: "draw" }));
  stock.disabled = !can("draw").length;
  const top = pile.length ? cardElement(pile[pile.length - 1], "button") : button("empty", () => {});
  top.type = "button";
  top.disabled = !can("take").length;
  top.onclick = () => act({ do: "take" });
  if (pile.length) top.setAttribute("aria-label", `Take ${spoken(pile[pile.length - 1])}`);
  const label = document.createElement("span");
  label.textContent = `Pile: ${pile.length}`;
  $("piles").replaceChildren(stock, label, top);
}

function drawMelds(view) {
  const chosen = state.picked.size === 1 ? [...state.picked][0] : null;
  const targets = new Set(can("layoff").filter((a) => a.card === chosen).map((a) => a.group));
  $("melds").replaceChildren(...view.public.table.map((group, number) => {
    const element = document.createElement(targets.has(number) ? "button" : "div");
    element.className = "meld";
    element.append(...group.meld.map((card) => cardElement(card)));
    if (targets.has(number)) {
      element.setAttribute("aria-label", `Lay off ${spoken(chosen)} on ${group.meld.map(spoken).join(", ")}`);
      element.onclick = () => act({ do: "layoff", card: chosen, group: number });
    }
    return element;
  }));
}

function arranged(hand) {
  const place = new Map(state.order.map((card, i) => [card, i]));
  const known = hand.filter((card) => place.has(card)).sort((a, b) => place.get(a) - place.get(b));
  return [...known, ...hand.filter((card) => !place.has(card))];
}

function drawHand(view) {
  const hand = view.hand ?? [];
  state.picked.forEach((card) => hand.includes(card) || state.picked.delete(card));
  const focused = document.activeElement?.dataset?.card;
  $("hand").replaceChildren(...arranged(hand).map((card) => {
    const element = cardElement(card, "button");
    element.type = "button";
    element.dataset.card = card;
    element.setAttribute("aria-pressed", state.picked.has(card));
    if (card === view.drawn || card === view.public.turn.taken) element.classList.add("new");
    element.onclick = () => {
      if (!state.picked.delete(card)) state.picked.add(card);
      draw();
    };
    return element;
  }));
  if (focused) $("hand").querySelector(`[data-card="${focused}"]`)?.focus();
}

function drawActions(view) {
  const box = $("actions");
  const picked = [...state.picked];
  const same = (cards) => cards.length === picked.length && cards.every((card) => state.picked.has(card));
  const meld = can("meld").find((a) => same(a.meld));
  const discard = picked.length === 1 && can("discard").find((a) => a.card === picked[0]);
  const others = (state.offers?.actions ?? []).filter((a) => !["draw", "take", "meld", "layoff", "discard"].includes(a.do));
  box.replaceChildren();
  if (meld) box.append(button("Meld", () => act(meld)));
  if (discard) box.append(button(`Discard ${short(picked[0])}`, () => act(discard)));
  for (const action of others) box.append(button(action.do + (action.free === undefined ? "" : ` ${spoken(action.free)}`), () => act(action)));
  if (state.offers?.undo) box.append(button("Take back", () => attempt(() => ask("undo")), true));
  const sort = (key) => () => {
    state.order = [...(view.hand ?? [])].sort((a, b) => key(a) - key(b));
    attempt(() => ask("arrange", { cards: state.order }));
    draw();
  };
  if (state.seat >= 0) {
    box.append(button("Sort by rank", sort((c) => (face(c) % 13) * 4 + suitOf(c)), true));
    box.append(button("Sort by suit", sort(face), true));
  }
}

// -- the way to a table --

function choose(table) {
  location.hash = table;
  state.seq = null;
  connect(table);
}

function fillSeats() {
  const game = state.games.find((g) => g.name === $("game").value);
  const [few, many] = game.players;
  const sizes = Array.from({ length: many - few + 1 }, (_, i) => few + i);
  $("seats").replaceChildren(...sizes.map((n) => new Option(String(n), String(n))));
}

async function home() {
  $("home").hidden = false;
  $("who").hidden = Boolean(state.me);
  $("create").hidden = $("join").hidden = !state.me;
  if (!state.me) return;
  state.games = await api("/api/games");
  $("game").replaceChildren(...state.games.map((g) => new Option(g.name, g.name)));
  $("game").value = "basic";
  fillSeats();
  if (location.hash.length > 1) choose(location.hash.slice(1));
}

const submitted = (id, work) => $(id).addEventListener("submit", (event) => {
  event.preventDefault();
  $("table").hidden = false;
  attempt(work);
});
submitted("who", async () => {
  state.me = await api("/api/guest", { name: $("name").value });
  await home();
});
submitted("create", async () => {
  const { table } = await api("/api/tables", { game: $("game").value, seats: Number($("seats").value) });
  choose(table);
});
submitted("join", async () => choose((await api("/api/find", { code: $("code").value })).table));
$("game").addEventListener("change", fillSeats);

state.me = await api("/api/me").catch(() => null);
await home();
