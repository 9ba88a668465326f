import type { Game, PlayerId, rows, Unit } from "@gunline/rules";
import { words } from "../../words/english.ts";
import { abilityFactsOf } from "./facts.ts";

/** Who plays the rules of units: the referee, the referee in part, or the players. */
export interface PlayedCounts {
  readonly full: number;
  readonly partial: number;
  readonly none: number;
}

/** Each rule of the units once. */
export function playedCounts(game: rows.PlayedByRows, units: readonly Unit[]): PlayedCounts {
  const found = new Map(
    units.flatMap((unit) => abilityFactsOf(game, unit).map(({ name, played }) => [name, played] as const)),
  );
  const count = (wanted: rows.Status["status"]) => [...found.values()].filter((one) => one === wanted).length;
  return { full: count("full"), partial: count("partial"), none: count("none") };
}

export function countsOfSide(game: Game, side: PlayerId): PlayedCounts {
  return playedCounts(
    game,
    Object.values(game.units).filter(({ owner }) => owner === side),
  );
}

export function countsInWords({ full, partial, none }: PlayedCounts): string {
  return words.coverage.counts(full, partial, none);
}

/** The same for whoever reads of another's army. */
export function countsByHand({ full, partial, none }: PlayedCounts): string {
  return words.coverage.counts(full, partial, none, "by hand");
}
