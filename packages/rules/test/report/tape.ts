import { expect } from "vitest";
import { type Action, type ActionResult, type Game, scriptedDice, step } from "../../src/index.ts";
import { playedFrom } from "../../src/missions/report/played.ts";
import { readAction } from "../support/build.ts";

interface Taped {
  readonly action: Action;
  readonly result: ActionResult;
}

/** Plays one action after the other with scripted dice, and keeps what a reckoning is made of. */
export class Tape {
  readonly start: Game;
  readonly #taped: Taped[] = [];
  #game: Game;

  constructor(start: Game) {
    this.start = start;
    this.#game = start;
  }

  get game(): Game {
    return this.#game;
  }

  get played() {
    return playedFrom(this.start, this.#taped);
  }

  do(raw: unknown, faces: readonly number[] = []): this {
    const action = readAction(raw);
    const dice = scriptedDice(faces, this.#game.rng.cursor);
    const { timeline, result } = step({ game: this.#game, choices: [] }, action, dice);
    expect(result.errors).toEqual([]);
    expect(dice.left).toBe(0);
    this.#game = timeline.game;
    this.#taped.push({ action, result });
    return this;
  }

  /** The same as a unit does it. */
  by(actor_unit_id: string, type: string, payload: object = {}, faces: readonly number[] = []): this {
    return this.do({ type, actor_unit_id, payload }, faces);
  }
}
