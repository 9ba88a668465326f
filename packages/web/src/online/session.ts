import { type Answered, dialer, type Problem, TableClient, type TableState, type Wish } from "@gunline/link";
import type { Action, Game, Refusal } from "@gunline/rules";
import { notify } from "../notices.tsx";
import { appoint } from "../table/authority.ts";
import { forgetTwin } from "../table/autosave.ts";
import { gestureNow } from "../table/gesture.ts";
import { freshSeed } from "../table/play.ts";
import { goOnBehind, useReplay } from "../table/replay.ts";
import { type Entry, openTable, refuse, type Table, useTable } from "../table/table.ts";
import { resetView } from "../table/view.ts";
import { serverBase } from "./links.ts";
import { newsOf } from "./news.ts";
import { seatAt } from "./seats.ts";
import { standing } from "./standing.ts";
import { NAMELESS, useSession } from "./store.ts";

let client: TableClient | undefined;
/** The gestures that commands belong to, by their id. */
const gestures = new Map<string, number>();
interface Waiting {
  readonly action: Action;
  readonly gesture: number;
  readonly then: (() => void) | undefined;
}
/** Actions that wait for the answer to the one before: each is about the table as that one leaves it. */
let queue: Waiting[] = [];
/** The one that was sent and is not answered yet. */
let sending: Waiting | null = null;

/** The steps that are on the table. */
let told: TableState["steps"] = [];

/** Sits down, and stays through whatever happens to the connection. */
export function joinTable(game: string, token: string): void {
  const { session } = useSession.getState();
  if (session?.game === game && session.token === token && session.state.link !== "shut") return;
  leaveTable();
  resetView();
  useTable.setState({ table: null, refusals: [] });
  client = new TableClient({
    dial: dialer(serverBase()),
    game,
    token,
    onChange: (state) => {
      const before = useSession.getState().session?.state;
      const news = before === undefined ? undefined : newsOf(before, state);
      if (news !== undefined) notify(news);
      useSession.setState({ session: { game, token, state, tell, leave: leaveTable } });
      show(state);
    },
  });
  useSession.setState({ session: { game, token, state: client.state, tell, leave: leaveTable } });
  appoint(submitOnline);
}

function leaveTable(): void {
  client?.close();
  client = undefined;
  queue = [];
  sending = null;
  gestures.clear();
  useSession.setState({ session: null });
}

/** What the server told, on the table. */
function show({ document, view, steps, about }: TableState): void {
  if (document === null || view === null || about === null) return;
  if (view.status.state !== "open") forgetTwin(view.id);
  const { table } = useTable.getState();
  const shown = table?.mode === "replay" ? useReplay.getState().replay?.before : table;
  // What was done and undone while we were away leaves the same document, and a longer story.
  if (shown?.mode === "online" && shown.game === document && told === steps) return;
  told = steps;
  const start: Game = shown?.mode === "online" ? shown.start : document;
  const next: Table = {
    mode: "online",
    ...about,
    title: about.title || seatAt(view.id)?.title || NAMELESS,
    start,
    game: document,
    entries: toldBy(steps),
  };
  if (table?.mode === "replay") goOnBehind(next);
  else openTable(next);
}

/** The story up to now, without what was taken back. */
function toldBy(steps: TableState["steps"]): readonly Entry[] {
  return standing(steps).map(({ id, action, result }) => {
    const gesture = gestures.get(id);
    return { action, result, ...(gesture === undefined ? {} : { gesture }) };
  });
}

/** Asks the server for an action, after those that wait already. */
function submitOnline(action: Action, then?: () => void): void {
  const because = whyNotNow(action);
  if (because !== undefined) {
    refuse([because]);
    return;
  }
  const gesture = gestureNow();
  if (isPressedTwice(action, gesture)) return;
  queue.push({ action, gesture, then });
  void sendNext();
}

/** The same again, before the first was answered, is a hand that pressed twice: it meant the table as it saw it. */
function isPressedTwice(action: Action, gesture: number): boolean {
  const text = JSON.stringify(action);
  const waiting = sending === null ? queue : [sending, ...queue];
  return waiting.some((one) => one.gesture !== gesture && JSON.stringify(one.action) === text);
}

/** Whose decision it is the server says; others are told here, before they trouble it. */
function whyNotNow(action: Action): Refusal | undefined {
  const state = useSession.getState().session?.state;
  const refusal = (code: string, message: string): Refusal => ({ code, rule: "PH-2", message });
  if (state === undefined || state.view === null) return refusal("AWAY", "The table is not here yet.");
  const { you, view, link } = state;
  if (you === "watch" || you === null) return refusal("WATCHING", "You are watching; players alone can act.");
  // Said now, it would be done at a time that nobody chose.
  if (link === "away") return refusal("AWAY", "The server cannot be reached at the moment; trying again.");
  if (view.status.state === "over") return refusal("OVER", "This game is over.");
  if (!view.seats.p1.claimed || !view.seats.p2.claimed)
    return refusal("ALONE", "Your opponent has not joined yet: send the link that is shown in the panel.");
  if (action.type === "CHANGE_SETTINGS" || view.waiting === null || view.waiting.player === you)
    return undefined;
  const { name } = view.seats[view.waiting.player];
  return refusal("NOT_YOUR_TURN", `The table waits for ${name}: ${view.waiting.for}.`);
}

async function sendNext(): Promise<void> {
  if (sending !== null) return;
  const next = queue.shift();
  if (next === undefined || client === undefined) return;
  sending = next;
  const asked = client;
  const id = `${freshSeed()}${freshSeed()}`;
  gestures.set(id, next.gesture);
  const answered = await asked.send({ type: "act", base: asked.state.seq, action: next.action }, id);
  if (asked !== client) return;
  sending = null;
  if (answered.ok) {
    const made = answered.step?.kind === "action" ? answered.step.result.success : true;
    if (made) next.then?.();
  } else {
    queue = [];
    refuse(answered.errors.map(asRefusal));
  }
  void sendNext();
}

function asRefusal({ rule, ...problem }: Problem): Refusal {
  return { ...problem, rule: (rule ?? "PH-2") as Refusal["rule"] };
}

/** Everything that is no action of the game: chat, offers, resigning. */
async function tell(wish: Wish): Promise<Answered | undefined> {
  const asked = client;
  const answered = await asked?.send(wish);
  // Whoever has gone to another table need not be told there.
  if (answered?.ok === false && asked === client) refuse(answered.errors.map(asRefusal));
  return answered;
}
