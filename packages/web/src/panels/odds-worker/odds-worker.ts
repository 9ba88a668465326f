import type { Game } from "@gunline/rules";
import { type Answer, answerTo, type Question, type Topic } from "./topics.ts";

/** One question to the worker. */
export interface WorkerQuestion {
  readonly id: number;
  readonly of: Topic;
  readonly question: Question<Topic>;
  /** Absent where it is the same as before. */
  readonly game: Game | undefined;
}

export interface WorkerAnswer {
  readonly id: number;
  readonly answer: Answer<Topic>;
}

interface Open extends Omit<WorkerQuestion, "game"> {
  readonly game: Game;
  readonly resolve: (answer: Answer<Topic>) => void;
}

/**
 * Somebody who works questions out beside the page, one after the other. Each place that asks has one of its own, so that
 * nobody waits for a long question of another. Where no worker can be had, the page works by itself, between two frames.
 */
export class OddsWorker {
  #worker: Worker | null | undefined;
  /** The table that the worker has. */
  #sent: Game | undefined;
  readonly #open = new Map<number, Open>();
  #questions = 0;

  /** Before the first question, so that it need not wait for the worker to come. */
  hire(): void {
    if (this.#worker === undefined) this.#worker = this.#found();
  }

  ask<Of extends Topic>(game: Game, of: Of, question: Question<Of>): Promise<Answer<Of>> {
    this.hire();
    return new Promise((resolve) => {
      const id = this.#questions++;
      const open = { id, of, question, game, resolve: resolve as Open["resolve"] };
      this.#open.set(id, open);
      if (this.#worker == null) setTimeout(() => this.#answerHere(open));
      else this.#worker.postMessage({ id, of, question, game: this.#toSend(game) } satisfies WorkerQuestion);
    });
  }

  #toSend(game: Game): Game | undefined {
    if (this.#sent === game) return undefined;
    this.#sent = game;
    return game;
  }

  #found(): Worker | null {
    if (typeof Worker === "undefined") return null;
    const hired = new Worker(new URL("../../worker.ts", import.meta.url), { type: "module", name: "odds" });
    hired.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => this.#tell(data);
    hired.onerror = () => {
      this.#worker = null;
      for (const open of this.#open.values()) this.#answerHere(open);
    };
    return hired;
  }

  #answerHere({ id, of, question, game }: Open): void {
    this.#tell({ id, answer: answerTo(game, of, question) });
  }

  #tell({ id, answer }: WorkerAnswer): void {
    const open = this.#open.get(id);
    this.#open.delete(id);
    open?.resolve(answer);
  }
}
