import type { Tools } from "../../abilities/language/tools.ts";
import { canSee } from "../../space/sight/sight.ts";
import { testBattleShock } from "../battle-shock/test.ts";
import { gainExtra } from "../command-points.ts";
import { mortalWounds } from "../mortal/inflict.ts";

/** How the flow of the game does what rules ask for. */
export const TOOLS: Tools = {
  mortalWounds: (change, unitId, wounds, from) => mortalWounds(change, unitId, wounds, "ABILITY", from),
  testBattleShock,
  gainCommandPoint: gainExtra,
  move: (change, unit_id, inches, no_charge) =>
    change.push({ type: "side_move", unit_id, inches, no_charge }),
  canSee: (game, from, to) => canSee(game.terrain, from, to),
};
