import { isInForce } from "../../abilities/in-force.ts";
import type { Tools } from "../../abilities/language/tools.ts";
import type { Game } from "../../game/document.ts";
import { isEngaged } from "../../game/measure/measure.ts";
import { chargerRefusals } from "../../space/charge/charger.ts";
import { chargeTargetRefusals } from "../../space/charge/target.ts";
import { mayFight } from "../../space/fight/picks.ts";
import { canSee } from "../../space/sight/sight.ts";
import { roomRefusals } from "../../space/transport/room.ts";
import { beginWreckMove } from "../aftermath/wreck-move.ts";
import { chanceToPass, testBattleShock, testLeadership } from "../battle-shock/test.ts";
import { award, gainExtra } from "../command-points.ts";
import { destroyModel } from "../destroy.ts";
import { mortalWounds } from "../mortal/inflict.ts";
import { declare } from "../phases/charge/declare.ts";
import { beginFight } from "../phases/fight/select.ts";
import { board } from "../phases/movement/embark.ts";
import { leaveTable } from "../phases/movement/make.ts";
import { rollAgain, setDie } from "../re-roll/again.ts";
import { pendingRoll } from "../re-roll/roll.ts";
import { spare, sparedDamage } from "../re-roll/spare.ts";
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
  move: (change, unit_id, inches, no_charge, how) =>
    change.push({ type: "side_move", unit_id, inches, no_charge, ...how }),
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
    else setDie(change, unitId, die, roll.faces[die]!, face);
  },
  spare,
  sparedDamage,
  arriveAtToken,
  moveWreck: (change, unitId) => beginWreckMove(change, change.game.units[unitId]!),
  place: (change, placing) => change.push({ type: "placing", ...placing }),
  board,
  mayBoard: (game, unit, transport) =>
    !isEngaged(game, unit) && roomRefusals(game as Game, unit, transport).length === 0,
  canSee: (game, from, to) => canSee(game.terrain, from, to),
  isInForce,
};
