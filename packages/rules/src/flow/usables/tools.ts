import type { Tools } from "../../abilities/language/tools.ts";
import { chargerRefusals } from "../../space/charge/charger.ts";
import { chargeTargetRefusals } from "../../space/charge/target.ts";
import { mayFight } from "../../space/fight/picks.ts";
import { canSee } from "../../space/sight/sight.ts";
import { beginWreckMove } from "../aftermath/wreck-move.ts";
import { chanceToPass, testBattleShock, testLeadership } from "../battle-shock/test.ts";
import { award, gainExtra } from "../command-points.ts";
import { destroyModel } from "../destroy.ts";
import { mortalWounds } from "../mortal/inflict.ts";
import { declare } from "../phases/charge/declare.ts";
import { beginFight } from "../phases/fight/select.ts";
import { leaveTable } from "../phases/movement/make.ts";
import { rollAgain, setHit } from "../re-roll/again.ts";
import { pendingRoll } from "../re-roll/roll.ts";
import { newAttacks } from "../tasks/attacks.ts";
import { arriveAtToken } from "./asking/arrive.ts";
import { shotsAt } from "./out-of-turn.ts";
import { reanimate, returnModels } from "./returning.ts";

/** How the flow of the game does what rules ask for. */
export const TOOLS: Tools = {
  mortalWounds: (change, unitId, wounds, from) => mortalWounds(change, unitId, wounds, "ABILITY", from),
  testBattleShock,
  awardCommandPoints: award,
  chanceToPass,
  testLeadership,
  gainCommandPoint: gainExtra,
  move: (change, unit_id, inches, no_charge) =>
    change.push({ type: "side_move", unit_id, inches, no_charge }),
  returnModels,
  reanimate,
  intoReserve: (change, unitId) => leaveTable(change, change.table.units[unitId]!),
  destroyModel,
  fight(change, unitId) {
    const unit = change.table.units[unitId]!;
    if (mayFight(change.game, unit)) beginFight(change, unit);
  },
  shoot(change, unitId, targetId) {
    const { game } = change;
    const prepared = shotsAt(game, game.units[unitId]!, game.units[targetId]!);
    if (prepared !== null) change.push(newAttacks(prepared, "OUT_OF_TURN", game.settings.fast_dice));
  },
  charge(change, unitId, targetId) {
    const { game } = change;
    // One unit charges at a time.
    if (Object.keys(game.charges.pending).length > 0) return;
    const [unit, target] = [game.units[unitId]!, game.units[targetId]!];
    const refusals = [...chargerRefusals(game, unit), ...chargeTargetRefusals(game, unit, target)];
    if (refusals.length === 0) declare(change, unit, [targetId]);
  },
  changeDie(change, unitId, die, face) {
    const roll = pendingRoll(change.game);
    if (roll === undefined || roll.unit_id !== unitId) return;
    if (face === null) rollAgain(change, roll, die);
    else setHit(change, unitId, die, roll.faces[die]!, face);
  },
  arriveAtToken,
  moveWreck: (change, unitId) => beginWreckMove(change, change.game.units[unitId]!),
  canSee: (game, from, to) => canSee(game.terrain, from, to),
};
