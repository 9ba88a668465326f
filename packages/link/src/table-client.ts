import { type Action, applyDiffs, type Game, hashOfGame } from "@gunline/rules";
import { type Dial, type Line, NotAdmitted } from "./line.ts";
import { PATIENCE, type Patience } from "./patience.ts";
import type { Command, Down, DownType, MatchView, Message, Problem, TableStep } from "./protocol.ts";
import { makeCommandId } from "./random.ts";
import { Story } from "./story.ts";
import { NOTHING, NOTHING_ABOUT, type TableState } from "./table-state.ts";

/** What came of a command. */
export type Answered =
  | { readonly ok: true; readonly repeat: boolean; readonly step: TableStep | null }
  | { readonly ok: false; readonly errors: readonly Problem[] };

/** A command without its id, which the client makes. */
export type Wish = Command extends infer One ? (One extends { id: string } ? Omit<One, "id"> : never) : never;

interface Pending {
  readonly command: Command;
  /** When it was said last; undefined where it has not been said on this line. */
  saidAt: number | undefined;
  readonly resolve: (answered: Answered) => void;
}

export interface TableOptions {
  readonly dial: Dial;
  readonly game: string;
  readonly token: string;
  readonly onChange?: (state: TableState) => void;
  /** Milliseconds before the n-th try (from 0) to reach a server that is away. */
  readonly pause?: (tries: number) => number;
  readonly patience?: Patience;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 2_000;
const CHAT_KEPT = 200;
/** Between two pages of the story: it must not use up the messages that a seat may send. */
const PAGE_PAUSE = 100;
/** So many whole documents that are not what the server says they are, and no more are asked for. */
const DIFFERENT_DOCUMENTS = 2;
/** The server asks to try these again. */
const PASSING = new Set(["NOT_SAVED", "TOO_FAST", "BUSY"]);
const PASSING_PAUSE = 1_000;

const TOO_MANY_WINDOWS = "This seat is open in too many other windows; this one gave way.";
const TOO_MANY_WATCH = "Too many are watching this game. Try again later.";

/** Up to the longest pause, and never all clients at the same moment: they would be too many for a server that is back. */
const growing = (tries: number) =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.5 + Math.random() / 2);

/**
 * A seat at a table, or a place from which to watch: applies what the server tells, checks every hash and asks for the
 * whole document where one differs, comes back by itself when the connection is lost or has gone dead, and sends again
 * what was not answered. The server knows commands by their ids, so that none is carried out twice.
 */
export class TableClient {
  readonly #options: TableOptions;
  readonly #pending = new Map<string, Pending>();
  #state: TableState = NOTHING;
  readonly #patience: Patience;
  #line: Line | undefined;
  /** Which try to reach the server this is: what comes of an earlier one is not heard. */
  #attempt = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** For the line to open, and then for the table to come. */
  #dialTimer: ReturnType<typeof setTimeout> | undefined;
  #looks: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  /** When the server was asked whether it is there; undefined once anything was heard. */
  #beatAt: number | undefined;
  readonly #story = new Story();
  #wantsStory = false;
  /** When the next page of the story is asked for. */
  #pageTimer: ReturnType<typeof setTimeout> | undefined;
  /** How often a document differed from its hash; stays 0 unless something is wrong. */
  #mismatches = 0;
  /** When the whole document was asked for; undefined once it has come. */
  #syncAt: number | undefined;
  /** Whole documents in a row whose hash was another one. */
  #differing = 0;

  readonly #hearing: { readonly [Type in DownType]: (body: Down[Type]) => void } = {
    welcome: (body) => this.#welcome(body),
    step: (body) => {
      this.#advance(body);
      this.#made(body.step);
    },
    rewound: ({ document, step, view }) => {
      this.#replace(document, step.hash, view, step);
      this.#made(step);
    },
    document: ({ document, hash, view }) => this.#replace(document, hash, view),
    status: ({ view }) => this.#change({ view }),
    chat: (line) => this.#change({ chat: [...this.#state.chat, line].slice(-CHAT_KEPT) }),
    presence: (presence) => this.#change({ presence }),
    history: ({ steps }) => this.#page(steps),
    done: ({ id, repeat, step }) => this.#answered(id, { ok: true, repeat, step }),
    refused: (body) => this.#refused(body),
    // Whatever is heard says that the line holds.
    beat: () => {},
    replaced: ({ why }) => this.close(why === "watchers" ? TOO_MANY_WATCH : TOO_MANY_WINDOWS),
    // The line closes in a moment, and the client comes back by itself.
    restart: () => {},
  };

  constructor(options: TableOptions) {
    this.#options = options;
    this.#patience = options.patience ?? PATIENCE;
    void this.#connect();
  }

  get state(): TableState {
    return this.#state;
  }

  get mismatches(): number {
    return this.#mismatches;
  }

  /** An action on the state as it is now. */
  act(action: Action): Promise<Answered> {
    return this.send({ type: "act", base: this.#state.seq, action });
  }

  /** Sends a command until it is answered; resolves with the answer, however long that takes. */
  send(wish: Wish, id: string = makeCommandId()): Promise<Answered> {
    const command = { ...wish, id } as Command;
    return new Promise((resolve) => {
      if (this.#state.link === "shut") {
        resolve({
          ok: false,
          errors: [{ code: "SHUT", message: this.#state.reason ?? "The table was left." }],
        });
        return;
      }
      const pending = { command, resolve, saidAt: undefined };
      this.#pending.set(id, pending);
      this.#change({ unanswered: this.#pending.size });
      if (this.#state.link === "here") this.#post(pending);
    });
  }

  /** From now on fetches the steps before those at hand too, in the background, until `steps` is the whole story. */
  fetchStory(): void {
    this.#wantsStory = true;
    this.#askPage();
  }

  /** Leaves the table for good. */
  close(reason = "The table was left."): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#change({ link: "shut", reason });
    const errors = [{ code: "SHUT", message: reason }];
    for (const [id, { resolve }] of this.#pending) {
      this.#pending.delete(id);
      resolve({ ok: false, errors });
    }
  }

  async #connect(): Promise<void> {
    const { dial, game, token } = this.#options;
    const attempt = ++this.#attempt;
    const isCurrent = () => attempt === this.#attempt;
    this.#dialTimer = setTimeout(() => this.#lost(), this.#patience.reach);
    try {
      const line = await dial(game, token, {
        onMessage: (message) => isCurrent() && this.#hear(message),
        onClosed: () => isCurrent() && this.#lost(),
      });
      // It was given up meanwhile, or the table was left.
      if (!isCurrent()) return line.close();
      this.#line = line;
      clearTimeout(this.#dialTimer);
      if (this.#state.link !== "here") this.#dialTimer = setTimeout(() => this.#lost(), this.#patience.dial);
      // A welcome may have come before the line was at hand.
      if (this.#state.link === "here") this.#resend();
      this.#askPage();
    } catch (error) {
      if (!isCurrent()) return;
      if (error instanceof NotAdmitted) this.close(error.message);
      else this.#lost(refusalIn(error));
    }
  }

  /** Lets go of the line, if there is one, and of all that was begun on it. */
  #drop(): void {
    this.#attempt++;
    clearTimeout(this.#dialTimer);
    clearInterval(this.#looks);
    clearTimeout(this.#pageTimer);
    this.#line?.close();
    this.#line = undefined;
    this.#beatAt = undefined;
    this.#syncAt = undefined;
    for (const pending of this.#pending.values()) pending.saidAt = undefined;
  }

  /** A line may be dead without a word: then it is given up, and another one is tried. */
  #look(): void {
    const { quiet, silent, dead, answer } = this.#patience;
    const now = performance.now();
    const since = (at: number | undefined) => (at === undefined ? 0 : now - at);
    const asked = [this.#syncAt, ...[...this.#pending.values()].map(({ saidAt }) => saidAt)];
    if (since(this.#beatAt) > dead || asked.some((at) => since(at) > answer)) {
      this.#lost();
      return;
    }
    if (this.#beatAt === undefined && since(this.#heardAt) > quiet) {
      this.#beatAt = now;
      this.#line?.send("beat", {});
    }
    const isSilent = since(this.#beatAt) > silent;
    if (isSilent !== this.#state.isSilent) this.#change({ isSilent });
  }

  #lost(reason: string | null = null): void {
    if (this.#state.link === "shut") return;
    this.#drop();
    this.#change({ link: "away", reason, presence: NOTHING.presence, isSilent: false });
    const { pause = growing } = this.#options;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect(), pause(this.#tries++));
  }

  #hear([type, body]: Message): void {
    this.#heardAt = performance.now();
    this.#beatAt = undefined;
    if (this.#state.isSilent) this.#change({ isSilent: false });
    const hear = this.#hearing[type] as ((body: unknown) => void) | undefined;
    // A newer server may say what this client does not know.
    hear?.(body);
  }

  #welcome({ hash, now, about = NOTHING_ABOUT, ...table }: Down["welcome"]): void {
    this.#tries = 0;
    this.#syncAt = undefined;
    clearTimeout(this.#dialTimer);
    clearInterval(this.#looks);
    this.#looks = setInterval(() => this.#look(), this.#patience.look);
    const document = this.#known(table.document, hash);
    const { seq } = table.view;
    this.#story.begin(table.steps, seq);
    const serverAhead = now === undefined ? 0 : now - Date.now();
    this.#change({
      link: "here",
      reason: null,
      serverAhead,
      seq,
      about,
      ...table,
      document,
      steps: this.#story.steps,
    });
    this.#checkWhole(hash);
    this.#resend();
    this.#askPage();
  }

  #advance({ step, changed }: Down["step"]): void {
    const { seq, document, view } = this.#state;
    if (step.seq <= seq || document === null || view === null) return;
    if (step.seq > seq + 1) {
      this.#sync();
      return;
    }
    this.#story.append(step);
    this.#change({
      view: { ...view, ...changed, seq: step.seq, updated: step.at },
      document: applyDiffs(document, step.result.diffs),
      seq: step.seq,
      steps: this.#story.steps,
    });
    this.#check(step.hash);
  }

  #replace(whole: Game, hash: string, view: MatchView, step?: TableStep): void {
    this.#syncAt = undefined;
    const { seq } = view;
    if (step !== undefined) this.#story.append(step);
    // Steps were missed: the story is fetched again from its end.
    else if (seq !== this.#state.seq) this.#story.begin([], seq);
    this.#change({ document: this.#known(whole, hash), view, seq, steps: this.#story.steps });
    this.#checkWhole(hash);
    this.#askPage();
  }

  /** The document at hand where it is the same one: what somebody has begun on it stays as it is. */
  #known(sent: Game, hash: string): Game {
    const { document } = this.#state;
    return document !== null && hashOfGame(document) === hash ? document : sent;
  }

  #check(hash: string): void {
    if (this.#is(hash)) return;
    this.#mismatches++;
    this.#sync();
  }

  /** To ask again and again for what cannot be read as the server does would help nobody: the player is told. */
  #checkWhole(hash: string): void {
    this.#differing = this.#is(hash) ? 0 : this.#differing + 1;
    const differs = this.#differing >= DIFFERENT_DOCUMENTS;
    if (differs !== this.#state.differs) this.#change({ differs });
    if (this.#differing === 0) return;
    this.#mismatches++;
    this.#sync();
  }

  #is(hash: string): boolean {
    const { document } = this.#state;
    return document !== null && hashOfGame(document) === hash;
  }

  #sync(): void {
    if (this.#state.differs) return;
    this.#syncAt = performance.now();
    this.#line?.send("sync", {});
  }

  /** One page at a time; the next is asked for when it has come, or was refused, or the connection is back. */
  #askPage(): void {
    clearTimeout(this.#pageTimer);
    const before = this.#story.missingBefore;
    if (this.#wantsStory && this.#state.link === "here" && before !== undefined)
      this.#line?.send("history", { before });
  }

  #askPageIn(ms: number): void {
    clearTimeout(this.#pageTimer);
    this.#pageTimer = setTimeout(() => this.#askPage(), ms);
  }

  #page(steps: readonly TableStep[]): void {
    const { missingBefore } = this.#story;
    this.#story.prepend(steps);
    if (this.#story.steps !== this.#state.steps) this.#change({ steps: this.#story.steps });
    if (this.#story.missingBefore !== missingBefore) this.#askPageIn(PAGE_PAUSE);
  }

  #refused({ id, errors }: Down["refused"]): void {
    const again = errors.some(({ code }) => PASSING.has(code));
    if (id === null) {
      // Questions have no id; those that are still open are asked again.
      if (again && this.#syncAt !== undefined)
        setTimeout(() => this.#syncAt !== undefined && this.#sync(), PASSING_PAUSE);
      if (again) this.#askPageIn(PASSING_PAUSE);
      return;
    }
    const pending = this.#pending.get(id);
    if (pending !== undefined && again) {
      pending.saidAt = undefined;
      setTimeout(() => this.#state.link === "here" && this.#post(pending), PASSING_PAUSE);
      return;
    }
    this.#answered(id, { ok: false, errors });
  }

  /** A step answers the command that made it. */
  #made(step: TableStep): void {
    this.#answered(step.id, { ok: true, repeat: false, step });
  }

  #answered(id: string, answered: Answered): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    this.#pending.delete(id);
    this.#change({ unanswered: this.#pending.size });
    pending.resolve(answered);
  }

  #resend(): void {
    for (const pending of this.#pending.values()) this.#post(pending);
  }

  #post(pending: Pending): void {
    const { type, ...body } = pending.command;
    pending.saidAt = performance.now();
    this.#line?.send(type, body);
  }

  #change(change: Partial<TableState>): void {
    this.#state = { ...this.#state, ...change };
    this.#options.onChange?.(this.#state);
  }
}

/** A server that was reached and cannot do it now says why. */
function refusalIn(error: unknown): string | null {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return (code === 503 || code === 429) && typeof message === "string" ? message : null;
}
