import { type Answered, dialer, TableClient, type TableState, type Wish } from "@gunline/link";
import type { Action, Game } from "@gunline/rules";
import { serverBase } from "../route/links.ts";
import { setAuthority } from "../table/authority.ts";
import { forgetMovedOnline } from "../table/autosave.ts";
import { freshSeed } from "../table/fresh-seed.ts";
import { goOnBehind, useReplay } from "../table/replay.ts";
import { openTable, refuse, type Table, tableNow, useTable } from "../table/table.ts";
import { resetView } from "../table/view.ts";
import { notify } from "../ui/notices.tsx";
import { words } from "../words/english.ts";
import { entriesOf, storyOfSteps } from "./entries.ts";
import { newsOf } from "./news.ts";
import { seatAt } from "./seats.ts";
import { sessionNow, useSession } from "./store.ts";
import { exchangeTexts } from "./texts.ts";
import { whyNotNow } from "./why-not-now.ts";

/** An action that was asked for here and is not answered yet. */
interface Unanswered {
  readonly action: Action;
  readonly then: (() => void) | undefined;
}

/** Sits down, and stays through whatever happens to the connection. */
export function joinTable(game: string, token: string): void {
  const session = sessionNow();
  if (session?.game === game && session.token === token && session.state.link !== "shut") return;
  session?.leave();
  resetView();
  useTable.setState({ table: null, refusals: [] });
  sitDown(game, token);
}

/** One seat from sitting down to leaving: nothing of it is left to the next. */
function sitDown(game: string, token: string): void {
  const show = shower();
  const exchange = exchangeTexts(game, token);
  let isLeft = false;
  const client = new TableClient({
    dial: dialer(serverBase()),
    game,
    token,
    onChange: (state) => {
      const before = sessionNow()?.state;
      const news = before === undefined ? undefined : newsOf(before, state);
      if (news !== undefined) notify(news);
      useSession.setState({ session: { game, token, state, send: tell, leave } });
      show(state);
      exchange(state);
    },
  });
  client.fetchStory();
  useSession.setState({ session: { game, token, state: client.state, send: tell, leave } });
  setAuthority(submitter(client, () => isLeft));

  function leave(): void {
    isLeft = true;
    client.close();
    useSession.setState({ session: null });
  }

  /** Everything that is no action of the game: chat, offers, resigning. */
  async function tell(wish: Wish): Promise<Answered | undefined> {
    if (isLeft) return undefined;
    const answered = await client.send(wish);
    // Anyone who has gone to another table need not be told there.
    if (!answered.ok && !isLeft) refuse(answered.errors);
    return answered;
  }
}

/** Puts on the table what the server sends, where that is something new. */
function shower(): (state: TableState) => void {
  /** The steps that are on the table. */
  let shownSteps: TableState["steps"] = [];
  return ({ document, view, steps, about }) => {
    if (document === null || view === null || about === null) return;
    if (view.status.state !== "open") forgetMovedOnline(view.id);
    const table = tableNow();
    const shown = table?.mode === "replay" ? useReplay.getState().replay?.before : table;
    // What was done and undone while we were away leaves the same document, and a longer story.
    if (shown?.mode === "online" && shown.game === document && shownSteps === steps) return;
    shownSteps = steps;
    // Anyone who comes may bring an army: before the first step the document is the start.
    const start: Game = shown?.mode === "online" && steps.length > 0 ? shown.start : document;
    const next: Table = {
      mode: "online",
      title: about.title || seatAt(view.id)?.title || words.online.nameless,
      task: about.task,
      start,
      game: document,
      entries: entriesOf(steps),
      ...storyOfSteps(steps, document),
      choices: [],
    };
    if (table?.mode === "replay") goOnBehind(next);
    // Earlier steps came in: the game is where it was, and what was said of it still holds.
    else if (shown?.game === document) useTable.setState({ table: next });
    else openTable(next);
  };
}

/** Asks the server for actions, one after the other: each is about the table as the one before leaves it. */
function submitter(client: TableClient, isLeft: () => boolean): (action: Action, then?: () => void) => void {
  let queue: readonly Unanswered[] = [];
  /** The one that was sent and is not answered yet. */
  let sending: Unanswered | null = null;

  /** The same again, before the first was answered, is a hand that pressed twice: it meant the table as it saw it. */
  function isPressedTwice(action: Action): boolean {
    const text = JSON.stringify(action);
    const unanswered = sending === null ? queue : [sending, ...queue];
    return unanswered.some((one) => JSON.stringify(one.action) === text);
  }

  async function sendNext(): Promise<void> {
    const [next, ...rest] = queue;
    if (sending !== null || next === undefined || isLeft()) return;
    sending = next;
    queue = rest;
    const id = `${freshSeed()}${freshSeed()}`;
    const answered = await client.send({ type: "act", base: client.state.seq, action: next.action }, id);
    if (isLeft()) return;
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

  return (action, then) => {
    const because = whyNotNow(sessionNow()?.state, action);
    if (because !== undefined) {
      refuse([because]);
      return;
    }
    if (isPressedTwice(action)) return;
    queue = [...queue, { action, then }];
    void sendNext();
  };
}
