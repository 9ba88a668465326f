import { type Game, numbersOf, opponentOf, type PlayerId, type Waiting } from "@gunline/rules";
import type { Decision, Strength } from "./decision.ts";
import { startingWorth } from "./worth.ts";

/** How far a player thinks. All worths are in points of the armies. */
interface Temperament {
  /** What a victory point is worth, as a share of an army at its start. */
  readonly vpShare: number;
  /** How much what the other side could do back counts; 0: not at all. */
  readonly caution: number;
  /** Points that a command point must bring to be spent. */
  readonly pointsPerCp: number;
  /** Whether it thinks of the turns to come: of who will hold what then, and of what a loss is worth by then. */
  readonly looksAhead: boolean;
  /** Places for which a way is sought, after a glance at many. */
  readonly places: number;
}

const TEMPERAMENTS: Readonly<Record<Exclude<Strength, "random">, Temperament>> = {
  turn: { vpShare: 0.01, caution: 0, pointsPerCp: 30, looksAhead: false, places: 3 },
  battle: { vpShare: 0.024, caution: 0.35, pointsPerCp: 12, looksAhead: true, places: 4 },
};

/** In Only War a marker brings 1 point, elsewhere about 5. */
const ONLY_WAR_SCALE = 4;

/** What is slain is worth less the fewer turns are left in which it would have done something; by the turns after this. */
const LASTING = [0.05, 0.35, 0.6, 0.7, 0.85, 0.9] as const;

/** What a decision is made with: the document, whose it is, and how far ahead the player thinks. */
export interface Context extends Omit<Temperament, "vpShare"> {
  readonly game: Game;
  readonly player: PlayerId;
  readonly enemy: PlayerId;
  readonly awaited: Waiting;
  /** Points that a victory point is worth. */
  readonly vpWorth: number;
  /** How much a loss still matters, from 1 at the start to little at the end. */
  readonly lasting: number;
}

export type Thinker = (context: Context) => Decision | undefined;

export function contextOf(game: Game, awaited: Waiting, strength: Exclude<Strength, "random">): Context {
  const { player } = awaited;
  const enemy = opponentOf(player);
  const { vpShare, ...odds } = TEMPERAMENTS[strength];
  const armies = (startingWorth(game, player) + startingWorth(game, enemy)) / 2;
  // There the army that is wholly destroyed has lost, whatever the points say.
  const isOnlyWar = game.mission?.id === "only-war";
  const scale = isOnlyWar ? ONLY_WAR_SCALE : 1;
  return {
    ...odds,
    game,
    player,
    enemy,
    awaited,
    vpWorth: vpShare * scale * Math.max(250, armies),
    lasting: odds.looksAhead && !isOnlyWar ? (LASTING[turnsAfter(game)] ?? 1) : 1,
  };
}

/** How many turns of either player come after this one. */
function turnsAfter(game: Game): number {
  const { round, active_player, first_player } = game.turn;
  return 2 * Math.max(0, numbersOf(game).battle.rounds - round) + (active_player === first_player ? 1 : 0);
}
