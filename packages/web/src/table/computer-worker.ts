import { decide, type Strength } from "@gunline/computer";
import type { Game } from "@gunline/rules";

/** Thinks beside the page, which goes on being drawn meanwhile. */
interface Question {
  readonly id: number;
  readonly game: Game;
  readonly strength: Strength;
  readonly seed: string;
}

export function answerAsComputer({ id, game, strength, seed }: Question) {
  return { id, decision: decided(game, strength, seed) };
}

/** A mistake of the player ends neither the worker nor the game: another is asked. */
function decided(game: Game, strength: Strength, seed: string) {
  try {
    return decide(game, strength, seed);
  } catch (error) {
    console.warn(error);
    return null;
  }
}
