import type { Dial, Line, Message } from "@gunline/link";
import type { BenchGame } from "./games.ts";
import type { Move } from "./round.ts";

/** How a client says a move: to the server as a command, to the echo room as what the server would tell of it. */
export type Say = (line: Line, move: Move, seq: number) => void;

interface Awaited {
  readonly seq: number;
  readonly from: number;
  /** Clients that have not seen it yet. */
  missing: number;
  readonly done: (ms: number) => void;
  readonly failed: (error: Error) => void;
}

/** The two clients of a game, which make its moves in turn. They only read what they are told: no rules run here. */
export class Pair {
  readonly #moves: readonly Move[];
  readonly #say: Say;
  #lines: readonly [p1: Line, p2: Line] | undefined;
  #seq = 0;
  #awaited: Awaited | undefined;
  #fault: Error | undefined;

  private constructor(moves: readonly Move[], say: Say) {
    this.#moves = moves;
    this.#say = say;
  }

  static async open(dial: Dial, game: BenchGame, moves: readonly Move[], say: Say): Promise<Pair> {
    const pair = new Pair(moves, say);
    const events = {
      onMessage: (message: Message) => pair.#hear(message),
      onClosed: () => pair.#fail("a connection was lost"),
    };
    // One after the other, as the first makes the room.
    const p1 = await dial(game.id, game.tokens.p1, events);
    const p2 = await dial(game.id, game.tokens.p2, events);
    pair.#lines = [p1, p2];
    return pair;
  }

  close(): void {
    for (const line of this.#lines ?? []) line.close();
  }

  /** The next move; gives the milliseconds until both have seen its result. */
  play(): Promise<number> {
    const move = this.#moves[this.#seq % this.#moves.length]!;
    const seq = ++this.#seq;
    return new Promise((done, failed) => {
      if (this.#fault !== undefined) return failed(this.#fault);
      const line = this.#lines![move.seat === "p1" ? 0 : 1];
      this.#awaited = { seq, from: performance.now(), missing: 2, done, failed };
      this.#say(line, move, seq);
    });
  }

  #hear([type, body]: Message): void {
    if (type === "refused") this.#fail(`a move was refused: ${JSON.stringify(body.errors)}`);
    const awaited = this.#awaited;
    if (type !== "step" || awaited === undefined) return;
    if (body.step.seq !== awaited.seq) this.#fail(`step ${body.step.seq} came instead of ${awaited.seq}`);
    else if (--awaited.missing === 0) {
      this.#awaited = undefined;
      awaited.done(performance.now() - awaited.from);
    }
  }

  #fail(reason: string): void {
    this.#fault ??= new Error(reason);
    this.#awaited?.failed(this.#fault);
  }
}
