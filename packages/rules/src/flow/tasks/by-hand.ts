import * as z from "zod/mini";
import { refusal } from "../../base/refusal.ts";
import { plainAction } from "../../game/action.ts";
import { fault } from "../../game/border.ts";
import { proposalShape } from "../../game/by-hand.ts";
import { opponentOf } from "../../game/player.ts";
import { type ActionEntry, DONE } from "../actions/entry.ts";
import { perform } from "../by-hand/perform.ts";
import type { WholeTaskRow } from "./task-row.ts";
import { topTask } from "./under-way.ts";

/** An adjustment by hand waits for the other player's consent (BH-1). */

const agree: ActionEntry<"AGREE"> = {
  handle(change) {
    const asked = topTask(change.game, "by_hand");
    if (asked === undefined) return [refusal("NOTHING_ASKED", "BH-1", {})];
    change.pop();
    const { player, changes, reason, by_hand } = asked;
    if (by_hand === undefined) return perform(change, player, changes, reason);
    change.set("settings.by_hand", by_hand);
    change.story.addLine({ line: "setting_changed", name: "by_hand", value: by_hand });
    return DONE;
  },
  offered: (game) => topTask(game, "by_hand") !== undefined,
  choices: () => [{ type: "AGREE" }],
};

/** By the other player, who says no, or by whoever asked and thinks better of it. */
const decline: ActionEntry<"DECLINE"> = {
  handle(change, { player }) {
    const asked = topTask(change.game, "by_hand");
    if (asked === undefined) return [refusal("NOTHING_ASKED", "BH-1", {})];
    change.pop();
    change.story.addLine({ line: "by_hand_declined", player: player ?? opponentOf(asked.player) });
    return DONE;
  },
  offered: (game) => topTask(game, "by_hand") !== undefined,
  choices: () => [{ type: "DECLINE" }],
};

const schema = z.strictObject({ type: z.literal("by_hand"), ...proposalShape });
const actionSchemas = { AGREE: plainAction("AGREE"), DECLINE: plainAction("DECLINE") };

declare module "../../game/whole-rows.ts" {
  interface WholeRows {
    by_hand: OwnTypes<typeof schema, typeof actionSchemas>;
  }
}

export const byHandTask: WholeTaskRow<"by_hand"> = {
  schema,
  actionSchemas,
  words: { waiting: () => "consent to a change by hand" },
  liesOn: () => true,
  actions: { AGREE: agree, DECLINE: decline },
  either: ["DECLINE"],
  waitsFor: (_game, { player }) => ({ player: opponentOf(player), for: { what: "by_hand" } }),
  *faults(game, task, path) {
    const isTop = game.tasks.at(-1) === task;
    if (!isTop || (task.changes.length === 0 && task.by_hand === undefined)) {
      yield fault("BAD_DOCUMENT", "GD-2", path, ["nobodyAsked"]);
    }
  },
};
