import type { RuleId } from "../base/rule.ts";
import type { Change } from "../game/change.ts";
import type { Game } from "../game/document.ts";
import type { PlayerId } from "../game/player.ts";
import type { Points } from "./scoring/award.ts";

export type MissionId = NonNullable<Game["mission"]>["id"];

/** One primary mission: one file, one row of the registry, one test file. */
export interface Mission {
  readonly id: MissionId;
  /** As players name it. */
  readonly name: string;
  readonly rule: RuleId;
  /** What a player scores at the end of the own Command phase from round 2 on (MI-12). */
  readonly held: (game: Game, player: PlayerId) => readonly Points[];
  /** As much of that as counts in one turn; null: all. */
  readonly mostPerTurn: number | null;
  /** What each player scores at the end of every turn from round 2 on. */
  readonly everyTurn?: (game: Game, player: PlayerId) => readonly Points[];
  /** What each player scores at the end of every round. */
  readonly everyRound?: (game: Game, player: PlayerId) => readonly Points[];
  /** Before the first turn. */
  readonly begin?: (change: Change) => void;
  /** As a round begins, the first one excepted. */
  readonly beginRound?: (change: Change) => void;
}

/** So many points for each of these objectives. */
export function each(vp: number, objectives: readonly { readonly id: string }[]): readonly Points[] {
  return objectives.map(({ id }) => ({ vp, of: [id] }));
}

/** Points if something holds. */
export function when(
  holds: boolean,
  vp: number,
  objectives: readonly { readonly id: string }[] = [],
): readonly Points[] {
  return holds ? [{ vp, of: objectives.map(({ id }) => id) }] : [];
}
