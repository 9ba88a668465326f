import * as z from "zod/mini";
import { refusal } from "../../base/refusal.ts";
import { type ActionEntry, DONE } from "../../flow/actions/entry.ts";
import { gainExtra } from "../../flow/command-points.ts";
import type { WholeTaskRow } from "../../flow/tasks/task-row.ts";
import { topTask } from "../../flow/tasks/under-way.ts";
import { player } from "../../game/action.ts";
import { fault } from "../../game/border.ts";
import { PLAYER_IDS } from "../../game/player.ts";
import { cardId } from "../../game/secondaries.ts";
import { discardable, discardCard } from "../cards/hand.ts";

/** As a turn ends: a player may lay cards aside; in the own turn that brings a command point, once (SC-10). */

const discard: ActionEntry<"DISCARD_CARD"> = {
  handle(change, { payload }) {
    const { game } = change;
    const task = topTask(game, "discard");
    if (task === undefined) return [refusal("NOTHING_TO_DISCARD", "SC-10", {})];
    const { player, paid } = task;
    if (!discardable(game, player).some(({ card }) => card === payload.card)) {
      return [refusal("NOT_THAT_CARD", "SC-10", {})];
    }
    discardCard(change, player, payload.card);
    change.story.addLine({ line: "card_discarded", player, card: payload.card });
    const own = player === game.turn.active_player;
    if (own && !paid) gainExtra(change, player);
    change.replace({ ...task, paid: paid || own });
    return DONE;
  },
  offered: (game) => topTask(game, "discard") !== undefined,
  *choices(game) {
    const { player } = topTask(game, "discard")!;
    for (const { card } of discardable(game, player)) yield { type: "DISCARD_CARD", payload: { card } };
  },
};

const pass: ActionEntry<"PASS"> = {
  handle(change) {
    if (topTask(change.game, "discard") === undefined) return [refusal("NO_WINDOW", "SC-10", {})];
    change.pop();
    return DONE;
  },
  offered: (game) => topTask(game, "discard") !== undefined,
  choices: () => [{ type: "PASS" }],
};

/** Whether laying aside has brought a command point already. */
const schema = z.strictObject({
  type: z.literal("discard"),
  player: z.enum(PLAYER_IDS),
  paid: z.boolean(),
});
const actionSchemas = {
  DISCARD_CARD: z.strictObject({
    type: z.literal("DISCARD_CARD"),
    player,
    payload: z.strictObject({ card: cardId }),
  }),
};

declare module "../../game/whole-rows.ts" {
  interface WholeRows {
    discard: OwnTypes<typeof schema, typeof actionSchemas>;
  }
}

export const discardTask: WholeTaskRow<"discard"> = {
  schema,
  actionSchemas,
  words: { waiting: () => "cards to be discarded, or a pass" },
  liesOn: ({ type }) => type === "ending" || type === "discard",
  actions: { DISCARD_CARD: discard, PASS: pass },
  waitsFor: (_game, { player }) => ({ player, for: { what: "discard" } }),
  /** Over as soon as there is nothing to lay aside. */
  goOn(change, { player }) {
    if (discardable(change.game, player).length > 0) return false;
    change.pop();
    return true;
  },
  *faults(game, { player }, path) {
    if (discardable(game, player).length === 0) {
      yield fault("BAD_DOCUMENT", "GD-2", [...path, "player"], ["noSuchCard"]);
    }
  },
};
