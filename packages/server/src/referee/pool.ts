import type { ActionMade } from "@gunline/link";
import type { Game } from "@gunline/rules";
import type { Claim } from "../border/claim.ts";
import type { Read } from "../border/text.ts";
import type { Match } from "../match/match.ts";
import type { Asked } from "../match/play.ts";
import type { Answer, Answered, JoiningText } from "./job.ts";
import { type LaneSettings, Lanes } from "./lanes.ts";
import {
  type Acted,
  type ClaimRead,
  type DocumentRead,
  NoAnswer,
  type Place,
  type Reader,
  type Referee,
  type Source,
  type TableMade,
  type Timed,
} from "./referee.ts";
import { Runner } from "./runner.ts";
import { HEAVY, type Seat, type Task } from "./task.ts";

/** A thread of low priority has so many times as long by the clock: a busy machine serves it last. */
const LOW_CLOCK = 2;

/**
 * The referee as some threads. Each table stays with one thread, which holds its document; which thread works at which
 * job, `lanes.ts` says.
 */
export class Pool implements Referee, Reader {
  readonly #lanes: Lanes;
  /** Whether it reads what strangers send. */
  readonly #isReader: boolean;
  #tables = 0;

  constructor(settings: LaneSettings) {
    const { deadline, lowPriority } = settings;
    this.#isReader = lowPriority === true;
    const patient = this.#isReader ? deadline : { ...deadline, clockMs: deadline.clockMs * LOW_CLOCK };
    this.#lanes = new Lanes(
      settings,
      (events) => new Runner({ ...events, deadline: events.lowPriority ? patient : deadline }),
    );
  }

  async read(document: unknown, by: string): Promise<Timed<DocumentRead>> {
    const text = JSON.stringify(document ?? null);
    const job = { do: "read", document: text } as const;
    const { answer, ms } = await this.#ask(() => job, undefined, by, this.#isHeavy(text));
    if (answer.to !== "read") throw unexpected(answer);
    if (!answer.ok) return { value: answer, ms };
    const value = {
      ok: true,
      document: JSON.parse(answer.document) as Game,
      waiting: answer.waiting,
    } as const;
    return { value, ms };
  }

  async waiting(document: Game, by: string): Promise<Timed<Extract<Answer, { to: "waiting" }>["waiting"]>> {
    const text = JSON.stringify(document);
    const job = { do: "waiting", document: text } as const;
    const { answer, ms } = await this.#ask(() => job, undefined, by, this.#isHeavy(text));
    if (answer.to !== "waiting") throw unexpected(answer);
    return { value: answer.waiting, ms };
  }

  async creation(text: string, by: string, now: number): Promise<Timed<Read<TableMade>>> {
    const job = { do: "creation", text, customer: by, now } as const;
    const { answer, ms } = await this.#ask(() => job, undefined, by, this.#isHeavy(text));
    if (answer.to !== "creation") throw unexpected(answer);
    if (!answer.ok) return { value: answer, ms };
    const made = JSON.parse(answer.made) as TableMade;
    const match = { ...made.game.match, document: answer.document };
    return { value: { ok: true, value: { ...made, game: { ...made.game, match } } }, ms };
  }

  async claim(text: string, by: string): Promise<Timed<Read<ClaimRead>>> {
    const { answer, ms } = await this.#ask(() => ({ do: "claim", text }), undefined, by, this.#isHeavy(text));
    if (answer.to !== "claim") throw unexpected(answer);
    if (!answer.ok) return { value: answer, ms };
    const claim = JSON.parse(answer.claim) as Omit<Claim, "army">;
    return { value: { ok: true, value: { ...claim, army: answer.army } }, ms };
  }

  async join(
    { document: table, ...match }: Match,
    asked: JoiningText,
    by: string,
    now: number,
  ): ReturnType<Reader["join"]> {
    const document = JSON.stringify(table);
    const job = { do: "join", match: JSON.stringify(match), document, asked, now } as const;
    const { answer, ms } = await this.#ask(() => job, undefined, by, this.#isHeavy(document));
    if (answer.to !== "join") throw unexpected(answer);
    if (!answer.ok) return { value: answer, ms };
    const joined = JSON.parse(answer.match) as Omit<Match, "document">;
    return { value: { ok: true, value: { ...joined, document: answer.document } }, ms };
  }

  place(): Place {
    const seat: Seat = { table: ++this.#tables, thread: undefined, heavyFor: 0 };
    return seat;
  }

  leave(place: Place): void {
    const seat = place as Seat;
    if (seat.thread?.isAlive === true) seat.thread.forget(seat.table);
    seat.table = ++this.#tables;
    seat.thread = undefined;
  }

  async act(place: Place, asked: Asked, source: Source, by: string): Promise<Timed<Acted>> {
    const seat = place as Seat;
    const job = (given: ReturnType<Source["given"]> | null) =>
      ({ do: "act", table: seat.table, given, asked }) as const;
    const ask = (make: Task["make"]) => this.#ask(make, seat, by, seat.heavyFor > 0);
    const first = seat.thread === undefined ? source.given() : null;
    if (first !== null && first.document.length > HEAVY.bytes) seat.heavyFor = HEAVY.actions;
    let { answer, ms } = await ask((thread) =>
      job(seat.thread === thread ? null : (first ?? source.given())),
    );
    let spent = ms;
    // A thread may have to ask for the document, and then for what can be taken back.
    for (let asked = 0; asked < 2 && answer.to === "act" && "needs" in answer; asked++) {
      const given = answer.needs === "document" ? source.given() : await source.recalled();
      ({ answer, ms } = await ask(() => job(given)));
      spent += ms;
    }
    if (answer.to !== "act" || "needs" in answer) throw unexpected(answer);
    seat.heavyFor = spent > HEAVY.ms ? HEAVY.actions : Math.max(0, seat.heavyFor - 1);
    if (!answer.ok) return { value: answer, ms: spent };
    const { step: text, bytes, status, waiting } = answer;
    const step = JSON.parse(text) as ActionMade;
    return { value: { ok: true, step, text, bytes, status, waiting }, ms: spent };
  }

  stop(): Promise<void> {
    return this.#lanes.stop();
  }

  #ask(make: Task["make"], seat: Seat | undefined, by: string, isHeavy: boolean): Promise<Answered> {
    return new Promise((done, failed) => {
      if (this.#lanes.isFull)
        failed(new NoAnswer({ code: "BUSY", message: "The server has too much to do; try again." }, 0));
      else this.#lanes.add({ make, seat, by, isHeavy, done, failed });
    });
  }

  /** Large documents may take long; where strangers' are read, their addresses say more than their size. */
  #isHeavy(text: string): boolean {
    return !this.#isReader && text.length > HEAVY.bytes;
  }
}

function unexpected(answer: Answer): Error {
  return new Error(
    answer.to === "failed" ? answer.error : `the referee answered ${JSON.stringify(answer).slice(0, 200)}`,
  );
}
