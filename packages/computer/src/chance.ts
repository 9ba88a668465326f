import { type Dice, type Game, hashOfGame, seededDice } from "@gunline/rules";

/**
 * The computer's own luck: from its seed and the document alone, so that the same question gets the same answer. It has
 * nothing to do with the dice of the game, which it never sees before they are rolled.
 */
export class Chance {
  readonly #dice: Dice;

  constructor(seed: string, game: Game) {
    // Whatever seed the game's own dice have, it is no part of the question.
    const seen = { ...game, rng: { ...game.rng, seed: "" } };
    this.#dice = seededDice(`computer ${seed} ${hashOfGame(seen)}`, 0);
  }

  /** From 0 up to and not including the number, which is at most 1,296. */
  below(most: number): number {
    let value = 0;
    for (let i = 0; i < 4; i++) value = value * 6 + this.#dice.d6() - 1;
    return value % most;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}
