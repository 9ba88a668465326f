import type { Game } from "./document.ts";

/**
 * Which rules a game is played by. Records name their edition, so that an earlier record is replayed by the rules that
 * it was made with (RC-2). A document that names none is played by the rules of today.
 */

/**
 * 2: a turn was Movement, Shooting and Charge, Fire Overwatch the only stratagem, and the other phases were passed
 * through. 3: the whole battle. 4: the fixes below.
 */
export const EDITION = 4;

/** The edition of records that name none. */
export const EARLIER_EDITION = 2;

export const EARLIER_EDITIONS = [2, 3] as const;

/**
 * Rules that changed after records had been made by them, each with the edition that brought the change. Code that plays
 * such a rule differently asks `isFixed`; a fix that cannot change the course of a recorded game needs no name here.
 */
const FIXED_IN = {
  /** What goes by a unit's id follows the part of an Attached unit that is left. */
  ATTACHED_STATE: 4,
  /** An ability of "this unit" is that of the whole Attached unit, its leaders included. */
  UNIT_ABILITIES: 4,
  /** In every mission the battle is over when both armies are destroyed. */
  BOTH_DESTROYED: 4,
  /** A choice of targets that an action has made impossible is dropped. */
  STALE_CHOICE: 4,
  /** A unit that a second leader leads may be joined by the leader whom the second one may stand beside. */
  LEADERS_IN_ANY_ORDER: 4,
  /** A weapon that gets its only target by itself gets it for all lots of its bearers (EF-3). */
  AUTOMATIC_LOTS: 4,
  /** ST-10: with `reroll_windows` dice that are rolled at once stop after the number of attacks too. */
  REROLLED_ATTACKS: 4,
  /** With DEFENDER the owner chooses who is removed for coherency as a turn ends. */
  COHERENCY_CHOICE: 4,
  /** A charge that breaks more conditions than a result lists had all of them in its result, and counted all of them. */
  BOUNDED_REFUSALS: 4,
  /** The referee aims a Pistol only for models that have no better weapon with a target. */
  PISTOLS_LAST: 4,
} as const satisfies Readonly<Record<string, number>>;
type Fix = keyof typeof FIXED_IN;

export function isFixed({ turn }: Pick<Game, "turn">, fix: Fix): boolean {
  return turn.edition === undefined || turn.edition >= FIXED_IN[fix];
}

/** Whether the rules of the whole battle hold: everything that came with them asks this first. */
export function isWholeBattle({ turn }: Pick<Game, "turn">): boolean {
  return turn.edition !== 2;
}

export function editionOf({ turn }: Pick<Game, "turn">): number {
  return turn.edition ?? EDITION;
}

export function byEdition(game: Game, edition: number): Game {
  const earlier = EARLIER_EDITIONS.find((one) => one === edition);
  return earlier === undefined ? game : { ...game, turn: { ...game.turn, edition: earlier } };
}

/** The editions that a document may have been played by, the likeliest first: only one if it names it. */
export function possibleEditions({ turn }: Pick<Game, "turn">): readonly number[] {
  return turn.edition === undefined ? [EDITION, ...EARLIER_EDITIONS.toReversed()] : [turn.edition];
}

/** The document without the name of its edition: hashes do not depend on it. */
export function withoutEdition(game: Game): Game {
  if (game.turn.edition === undefined) return game;
  const { edition: _, ...turn } = game.turn;
  return { ...game, turn };
}
