import type { TableStep } from "@gunline/link";
import { type Choice, type Game, parseGame } from "@gunline/rules";
import { LIMITS } from "../limits.ts";
import { isUndo, play } from "../match/play.ts";
import { after } from "../match/recall.ts";
import { waitingWhile } from "../match/waiting.ts";
import type { Answer, Forget, Given, Job } from "./job.ts";
import { claim, creation, joining } from "./strangers.ts";

/** A table as it is after so many steps. */
interface Position {
  readonly seq: number;
  readonly game: Game;
  /** Undefined where they are not known here. */
  readonly choices: readonly Choice[] | undefined;
}

interface Held {
  position: Position;
  /** What the last action would make of it; the table is there once an action is asked for on top of it. */
  next: Position | null;
  readonly bytes: number;
}

const RUNNING = { state: "running" } as const;

/**
 * What one thread of the referee does: holds the tables that are played, so that an action is all that must be sent,
 * and works one job after the other. Nothing is lost with it: a table that it does not hold it asks for.
 */
export class RefereeWorker {
  /** The one that was asked for last comes last. */
  readonly #tables = new Map<number, Held>();
  #bytes = 0;

  work(job: Job): Answer {
    switch (job.do) {
      case "creation":
        return creation(job);
      case "claim":
        return claim(job);
      case "join":
        return joining(job);
      case "read":
        return read(job.document);
      case "waiting":
        return { to: "waiting", waiting: waitingWhile(RUNNING, JSON.parse(job.document) as Game) };
      case "act":
        return this.#act(job);
    }
  }

  forget({ table }: Forget): void {
    const held = this.#tables.get(table);
    if (held === undefined) return;
    this.#tables.delete(table);
    this.#bytes -= held.bytes;
  }

  #act({ table, given, asked }: Extract<Job, { do: "act" }>): Answer {
    const before = asked.seq - 1;
    const held = this.#at(table, before, given);
    if (held === undefined) return { to: "act", needs: "document" };
    const { game, choices } = held.position;
    if (choices === undefined && isUndo(asked.action)) return { to: "act", needs: "choices" };
    const played = play(game, choices, asked);
    if (!played.ok) return { to: "act", ok: false, errors: played.errors };
    const { step, status, waiting } = played.outcome;
    const text = JSON.stringify(step);
    const bytes = Buffer.byteLength(text);
    if (bytes > LIMITS.stepBytes) return { to: "act", ok: false, errors: [tooMuch(bytes)] };
    held.next = { seq: asked.seq, game: played.game, choices: played.choices };
    return { to: "act", ok: true, step: text, bytes, status, waiting };
  }

  /** The table after so many steps, as it is held or given. */
  #at(table: number, seq: number, given: Given | null): Held | undefined {
    if (given !== null) return this.#hold(table, seq, given);
    const held = this.#tables.get(table);
    if (held === undefined) return undefined;
    if (held.next?.seq === seq) {
      held.position = held.next;
      held.next = null;
    }
    if (held.position.seq !== seq) return undefined;
    this.#tables.delete(table);
    this.#tables.set(table, held);
    return held;
  }

  #hold(table: number, seq: number, given: Given): Held {
    this.forget({ do: "forget", table });
    const bytes = given.document.length + given.steps.length;
    const held: Held = { position: { seq, ...positionOf(given) }, next: null, bytes };
    this.#tables.set(table, held);
    this.#bytes += bytes;
    for (const oldest of this.#tables.keys()) {
      if (this.#bytes <= LIMITS.threadDocumentBytes || oldest === table) break;
      this.forget({ do: "forget", table: oldest });
    }
    return held;
  }
}

function read(document: string): Answer {
  const parsed = parseGame(JSON.parse(document));
  if (!parsed.ok) return { to: "read", ok: false, errors: parsed.refusals };
  const game = parsed.value;
  const status = game.result === null ? RUNNING : ({ ...OVER, winner: game.result.winner } as const);
  return { to: "read", ok: true, document: JSON.stringify(game), waiting: waitingWhile(status, game) };
}

const OVER = { state: "over", reason: "battle" } as const;

function positionOf({ document, choices, steps }: Given): Pick<Position, "game" | "choices"> {
  const known = choices === "none" ? [] : undefined;
  return after(JSON.parse(document) as Game, known, JSON.parse(steps) as readonly TableStep[]);
}

function tooMuch(bytes: number) {
  const kB = (count: number) => `${Math.ceil(count / 1024).toLocaleString("en")} kB`;
  const message = `What would come of this is too much for one step: ${kB(bytes)}, and at most ${kB(LIMITS.stepBytes)}. Roll with fewer weapons at a time.`;
  return { code: "STEP_TOO_LARGE", message };
}
