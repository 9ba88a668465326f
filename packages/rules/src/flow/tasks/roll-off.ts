import * as z from "zod/mini";
import { refusal } from "../../base/refusal.ts";
import { plainAction } from "../../game/action.ts";
import { fault } from "../../game/border.ts";
import type { Change } from "../../game/change.ts";
import { opponentOf, PLAYER_IDS, type PlayerId } from "../../game/player.ts";
import { isOnTable } from "../../game/unit.ts";
import { facingEnemy } from "../../space/place/facing.ts";
import { type ActionEntry, DONE } from "../actions/entry.ts";
import { rollOff } from "../roll-off.ts";
import type { WholeTaskRow } from "./task-row.ts";
import { topTask } from "./under-way.ts";

/** Before anything else both players roll a die, in sight of each other: the higher one attacks (DE-2). */

const roll: ActionEntry<"ROLL_OFF"> = {
  handle(change) {
    if (topTask(change.game, "roll_off") === undefined) return [refusal("NO_ROLL_OFF", "DE-2", {})];
    const { winner, block } = rollOff(change);
    change.story.addLine({ line: "attacker", player: winner, block });
    change.pop();
    attackBy(change, winner);
    return DONE;
  },
  offered: (game) => topTask(game, "roll_off") !== undefined,
  choices: () => [{ type: "ROLL_OFF" }],
};

/** The zones, their home objectives and the first drop are the Attacker's and the Defender's (DE-3, DE-7). */
function attackBy(change: Change, attacker: PlayerId): void {
  const { mission, zones } = change.game;
  if (mission === null) return;
  if (mission.attacker !== attacker) {
    change.set("mission.attacker", attacker);
    if (zones !== null) change.set("zones", { p1: zones.p2, p2: zones.p1 });
    for (const { id, home_of } of Object.values(change.game.objectives)) {
      if (home_of !== null) change.set(`objectives.${id}.home_of`, opponentOf(home_of));
    }
    faceEnemies(change);
  }
  const first = mission.id === "only-war" ? attacker : opponentOf(attacker);
  change.set("turn.active_player", first);
  change.set("turn.first_player", first);
}

/** Units that wait to be set up look the way that they will be set down. */
function faceEnemies(change: Change): void {
  for (const player of PLAYER_IDS) {
    const facing = facingEnemy(change.game, player);
    for (const unit of Object.values(change.game.units)) {
      if (unit.owner !== player || isOnTable(unit)) continue;
      for (const { id } of Object.values(unit.models))
        change.set(`units.${unit.id}.models.${id}.facing`, facing);
    }
  }
}

const schema = z.strictObject({ type: z.literal("roll_off") });
const actionSchemas = { ROLL_OFF: plainAction("ROLL_OFF") };

declare module "../../game/whole-rows.ts" {
  interface WholeRows {
    roll_off: OwnTypes<typeof schema, typeof actionSchemas>;
  }
}

export const rollOffTask: WholeTaskRow<"roll_off"> = {
  schema,
  actionSchemas,
  words: { waiting: () => "the roll-off for who attacks" },
  liesOn: () => false,
  actions: { ROLL_OFF: roll },
  either: ["ROLL_OFF"],
  waitsFor: () => ({ player: "p1", for: { what: "roll_off" } }),
  *faults(game, _task, path) {
    const hasBegun = Object.values(game.units).some(isOnTable);
    if (game.mission === null || hasBegun) yield fault("BAD_DOCUMENT", "DE-2", path, ["noRollOff"]);
  },
};
