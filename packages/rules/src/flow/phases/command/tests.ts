import { mustTest } from "../../../abilities/permissions.ts";
import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { Change } from "../../../game/change.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { Phase } from "../../../game/phase.ts";
import { isBelowHalf } from "../../../game/strength.ts";
import { isDestroyed, isOnTable } from "../../../game/unit.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { testBattleShock } from "../../battle-shock/test.ts";
import { underWayRefusals } from "../../tasks/under-way.ts";
import { actorOf } from "../actor.ts";

const PHASE: Phase = "COMMAND";

/** Battle-shock tests of the Command phase: one for each unit that is Below Half-strength (CO-5). */
export const testUnit: ActionEntry<"TEST_BATTLE_SHOCK"> = {
  handle(change, { actor_unit_id }) {
    const { game } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const refusals = [...underWayRefusals(game), ...testRefusals(game, actor.value)];
    if (refusals.length > 0) return refusals;
    takeTest(change, actor.value);
    return DONE;
  },
  offered: (game) => owedTests(game).length > 0,
  *choices(game) {
    for (const { id } of owedTests(game)) yield { type: "TEST_BATTLE_SHOCK", actor_unit_id: id };
  },
  refusals: testRefusals,
};

/** Why the unit owes no Battle-shock test now; empty if it owes one. */
export function testRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const about = { unit_id: unit.id };
  const named = { unit: unit.name };
  const { turn, players } = game;
  if (turn.phase !== PHASE) {
    return [refusal("WRONG_PHASE", "CO-5", { phase: turn.phase, act: "test", own: PHASE }, about)];
  }
  if (unit.owner !== turn.active_player) {
    const details = { ...named, act: "test", player: players[turn.active_player].name } as const;
    return [refusal("NOT_YOUR_TURN", "CO-5", details, about)];
  }
  if (isDestroyed(unit)) return [refusal("UNIT_DESTROYED", "CO-5", named, about)];
  if (!isOnTable(unit)) return [refusal("OFF_TABLE", "CO-5", named, about)];
  if (unit.flags.battle_shock_tested === true) return [refusal("ALREADY_TESTED", "CO-5", named, about)];
  if (unit.flags.battle_shocked === true) return [refusal("BATTLE_SHOCKED:test", "CO-5", named, about)];
  if (!isBelowHalf(unit) && !mustTest(game, unit)) return [refusal("NO_TEST_OWED", "CO-6", named, about)];
  return [];
}

/** In the document's order. */
export function owedTests(game: Game): readonly Unit[] {
  return Object.values(game.units).filter((unit) => testRefusals(game, unit).length === 0);
}

/** The unit is done with its test of this phase. */
export function markTested(change: Change, unitId: string): void {
  change.set(`units.${unitId}.flags.battle_shock_tested`, true);
}

function takeTest(change: Change, { id }: Unit): void {
  testBattleShock(change, id);
  markTested(change, id);
}

/** Those that are still owed when the phase ends; a bare table leaves them to the players. */
export function takeOwedTests(change: Change): void {
  if (change.game.mission === null) return;
  for (const unit of owedTests(change.game)) takeTest(change, unit);
}
