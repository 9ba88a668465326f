import type { Refusal } from "../base/refusal.ts";
import { fault, faultList } from "../game/border.ts";
import type { Game, Unit } from "../game/document.ts";
import type { Path } from "../game/explain.ts";
import type { Fault } from "../game/fault-words.ts";
import { ANYBODY, BATTLE_ALONE, writtenInModel, writtenInPlayer, writtenInUnit } from "../game/fresh.ts";
import { PLAYER_IDS } from "../game/player.ts";
import { numbersOf } from "../game/ruleset.ts";
import { isBeforeBattle } from "./phases/phases.ts";

/** What may come to a table from outside, before anybody has played there. Each document was read before. */

/** Fields of a unit that a battle has written. */
export function writtenByBattle(unit: Unit): readonly (keyof Unit)[] {
  return writtenInUnit(unit, BATTLE_ALONE);
}

/** Why units cannot be brought by a player: they say more than a list of an army does (GD-9). */
export function addedArmyFaults(units: readonly Unit[]): readonly Refusal[] {
  return faultList(
    (function* () {
      for (const unit of units) {
        const path = ["units", unit.id];
        for (const field of writtenInUnit(unit, ANYBODY))
          yield fault("BAD_ARMY", "GD-9", [...path, field], ["notBrought"]);
        if (Object.keys(unit.models).length === 0)
          yield fault("BAD_ARMY", "GD-9", [...path, "models"], ["noModels"]);
        for (const model of Object.values(unit.models)) {
          for (const field of writtenInModel(unit, model, ANYBODY))
            yield fault("BAD_ARMY", "GD-9", [...path, "models", model.id, field], ["notBrought"]);
        }
      }
    })(),
  );
}

/**
 * What makes no sense in a document that a table is opened with (GD-10): before the battle all that only a battle can
 * have written, and in a battle more than could have been gained by then.
 */
export function openingFaults(game: Game): readonly Refusal[] {
  return faultList(isBeforeBattle(game) ? earlyFaults(game) : gainFaults(game));
}

function* earlyFaults(game: Game): Generator<Refusal> {
  const early = (path: Path) => fault("BAD_DOCUMENT", "GD-10", path, ["beforeBattle"]);
  if (game.turn.round !== 1) yield early(["turn", "round"]);
  for (const id of PLAYER_IDS) {
    for (const field of writtenInPlayer(game.players[id], BATTLE_ALONE)) yield early(["players", id, field]);
  }
  if (Object.keys(game.spent).length > 0) yield early(["spent"]);
  if (Object.keys(game.allocated).length > 0) yield early(["allocated"]);
  if ((game.mission?.scores ?? []).length > 0) yield early(["mission", "scores"]);
  for (const unit of Object.values(game.units)) {
    const path = ["units", unit.id];
    for (const field of writtenInUnit(unit, BATTLE_ALONE)) yield early([...path, field]);
    for (const model of Object.values(unit.models)) {
      for (const field of writtenInModel(unit, model, BATTLE_ALONE))
        yield early([...path, "models", model.id, field]);
    }
  }
}

/** On a bare table nothing is gained, so that anything may have been agreed on. */
function* gainFaults(game: Game): Generator<Refusal> {
  const { mission, turn, players } = game;
  if (mission === null) return;
  const { round } = turn;
  const { battle, extraCp, pointsCap } = numbersOf(game);
  const bad = (path: Path, what: Fault) => fault("BAD_DOCUMENT", "GD-10", path, what);
  if (round > battle.rounds) yield bad(["turn", "round"], ["tooLate", battle.rounds]);
  for (const id of PLAYER_IDS) {
    const { cp, vp } = players[id];
    // In a round: one in each player's Command phase, and those beside (CO-1, CO-2).
    const most = (2 + extraCp) * round;
    if (cp > most) yield bad(["players", id, "cp"], ["moreThan", most]);
    if (mission.id === "only-war") continue;
    for (const kind of ["primary", "secondary"] as const) {
      const cap = pointsCap[kind];
      if (vp[kind] > cap) yield bad(["players", id, "vp", kind], ["moreThan", cap]);
    }
  }
}
