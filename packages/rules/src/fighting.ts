import type { Game, Unit } from "./game/document.ts";
import { opponentOf, PLAYER_IDS, type PlayerId } from "./game/player.ts";
import { isDestroyed } from "./game/unit.ts";
import { isEngaged } from "./sight/measure.ts";

/** One of the two steps of the Fight phase: who begins, and the units of each player that have yet to fight in it. */
export interface FightStep {
  readonly step: "FIGHTS_FIRST" | "REMAINING";
  readonly begins: PlayerId;
  readonly units: Readonly<Record<PlayerId, readonly string[]>>;
}

/** The order of fighting as the game stands: players take turns within a step (CH-26). */
export function fightOrder(game: Game): readonly [FightStep, FightStep] {
  const able = Object.values(game.units).filter((unit) => mayFight(game, unit));
  const step = (name: FightStep["step"], units: readonly Unit[]): FightStep => {
    const of = (player: PlayerId) => units.filter(({ owner }) => owner === player).map(({ id }) => id);
    const [p1, p2] = PLAYER_IDS;
    return {
      step: name,
      begins: opponentOf(game.turn.active_player),
      units: { [p1]: of(p1), [p2]: of(p2) } as const,
    };
  };
  return [
    step("FIGHTS_FIRST", able.filter(fightsFirst)),
    step(
      "REMAINING",
      able.filter((unit) => !fightsFirst(unit)),
    ),
  ];
}

function mayFight(game: Game, unit: Unit): boolean {
  if (isDestroyed(unit) || unit.flags.has_fought === true) return false;
  return unit.flags.charged_this_turn === true || isEngaged(game, unit);
}

function fightsFirst({ flags, abilities }: Unit): boolean {
  return (
    flags.fights_first === true || abilities.some((name) => name.trim().toUpperCase() === "FIGHTS FIRST")
  );
}
