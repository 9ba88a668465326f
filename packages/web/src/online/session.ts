import { type Answered, dialer, TableClient, type TableState, type Wish } from "@gunline/link";
import type { Action, Game } from "@gunline/rules";
import { serverBase } from "../route/links.ts";
import { setAuthority } from "../table/authority.ts";
import { forgetMovedOnline } from "../table/autosave.ts";
import { freshSeed } from "../table/fresh-seed.ts";
import { goOnBehind, useReplay } from "../table/replay.ts";
import { openTable, refuse, type Table, useTable } from "../table/table.ts";
import { resetView } from "../table/view.ts";
import { notify } from "../ui/notices.tsx";
import { words } from "../words/english.ts";
import { entriesOf } from "./entries.ts";
import { newsOf } from "./news.ts";
import { seatAt } from "./seats.ts";
import { useSession } from "./store.ts";
import { whyNotNow } from "./why-not-now.ts";

let client: TableClient | undefined;
interface QueuedAction {
  readonly action: Action;
  readonly then: (() => void) | undefined;
}
/** Actions that wait for the answer to the one before: each is about the table as that one leaves it. */
let queue: QueuedAction[] = [];
/** The one that was sent and is not answered yet. */
let sending: QueuedAction | null = null;

/** The steps that are on the table. */
let shownSteps: TableState["steps"] = [];

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
      useSession.setState({ session: { game, token, state, send: send, leave: leaveTable } });
      show(state);
    },
  });
  client.fetchStory();
  useSession.setState({ session: { game, token, state: client.state, send: send, leave: leaveTable } });
  setAuthority(submitOnline);
}

function leaveTable(): void {
  client?.close();
  client = undefined;
  queue = [];
  sending = null;
  useSession.setState({ session: null });
}

/** What the server told, on the table. */
function show({ document, view, steps, about }: TableState): void {
  if (document === null || view === null || about === null) return;
  if (view.status.state !== "open") forgetMovedOnline(view.id);
  const { table } = useTable.getState();
  const shown = table?.mode === "replay" ? useReplay.getState().replay?.before : table;
  // What was done and undone while we were away leaves the same document, and a longer story.
  if (shown?.mode === "online" && shown.game === document && shownSteps === steps) return;
  shownSteps = steps;
  // Whoever comes may bring an army: before the first step the document is the start.
  const start: Game = shown?.mode === "online" && steps.length > 0 ? shown.start : document;
  const next: Table = {
    mode: "online",
    title: about.title || seatAt(view.id)?.title || words.online.nameless,
    task: about.task,
    start,
    game: document,
    entries: entriesOf(steps),
    choices: [],
  };
  if (table?.mode === "replay") goOnBehind(next);
  // Earlier steps came in: the game is where it was, and what was said of it still holds.
  else if (shown?.game === document) useTable.setState({ table: next });
  else openTable(next);
}

/** Asks the server for an action, after those that wait already. */
function submitOnline(action: Action, then?: () => void): void {
  const because = whyNotNow(useSession.getState().session?.state, action);
  if (because !== undefined) {
    refuse([because]);
    return;
  }
  if (isPressedTwice(action)) return;
  queue.push({ action, then });
  void sendNext();
}

/** The same again, before the first was answered, is a hand that pressed twice: it meant the table as it saw it. */
function isPressedTwice(action: Action): boolean {
  const text = JSON.stringify(action);
  const waiting = sending === null ? queue : [sending, ...queue];
  return waiting.some((one) => JSON.stringify(one.action) === text);
}

async function sendNext(): Promise<void> {
  if (sending !== null) return;
  const next = queue.shift();
  if (next === undefined || client === undefined) return;
  sending = next;
  const asked = client;
  const id = `${freshSeed()}${freshSeed()}`;
  const answered = await asked.send({ type: "act", base: asked.state.seq, action: next.action }, id);
  if (asked !== client) return;
  sending = null;
  if (answered.ok) {
    const made = answered.step?.kind === "action" ? answered.step.result.success : true;
    if (made) next.then?.();
  } else {
    queue = [];
    refuse(answered.errors);
  }
  void sendNext();
}

/** Everything that is no action of the game: chat, offers, resigning. */
async function send(wish: Wish): Promise<Answered | undefined> {
  const asked = client;
  const answered = await asked?.send(wish);
  // Whoever has gone to another table need not be told there.
  if (answered?.ok === false && asked === client) refuse(answered.errors);
  return answered;
}
