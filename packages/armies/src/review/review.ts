import { type Game, hashOf, PLAYER_IDS, type PlayerId } from "@gunline/rules";
import { type StateNote, stateNotes } from "./state.ts";
import { reviewUnit, type UnitReview } from "./unit.ts";

/**
 * What a table is played with that is not built in: both players read it before the battle, and agree. It is plain data
 * and depends on nothing but the document, so that the page and the server come to the same one.
 */
export interface Review {
  readonly armies: Readonly<Record<PlayerId, ArmyReview>>;
  readonly state: readonly StateNote[];
}

export interface ArmyReview {
  /** Points that its units are said to cost. */
  readonly claimed: number;
  /** What the built-in datasheets say, of the units that have one. */
  readonly points: number;
  /** Points that are claimed for units without one. */
  readonly unknown: number;
  /** Only those that differ. */
  readonly units: readonly UnitReview[];
}

export function reviewOf(game: Game): Review {
  const [p1, p2] = PLAYER_IDS.map((player) => armyReview(game, player));
  return { armies: { p1: p1!, p2: p2! }, state: stateNotes(game) };
}

function armyReview(game: Game, player: PlayerId): ArmyReview {
  const reviewed = Object.values(game.units)
    .filter(({ owner }) => owner === player)
    .map((unit) => reviewUnit(game, unit));
  const sum = (of: (one: (typeof reviewed)[number]) => number) =>
    reviewed.reduce((total, one) => total + of(one), 0);
  return {
    claimed: sum(({ points }) => points.claimed),
    points: sum(({ points }) => points.points),
    unknown: sum(({ points }) => points.unknown),
    units: reviewed.flatMap(({ review }) => (review.differences.length > 0 ? [review] : [])),
  };
}

/** Whether everything is built in, and nothing has happened yet. */
function isBuiltIn({ armies, state }: Review): boolean {
  return state.length === 0 && PLAYER_IDS.every((player) => armies[player].units.length === 0);
}

/** What players agree to, by hash; null where there is nothing to agree on. An army that is built in is no part of it. */
export function agreementOf(review: Review): string | null {
  if (isBuiltIn(review)) return null;
  const { armies, state } = review;
  const odd = PLAYER_IDS.filter((player) => armies[player].units.length > 0);
  return hashOf({ armies: Object.fromEntries(odd.map((player) => [player, armies[player]])), state });
}
