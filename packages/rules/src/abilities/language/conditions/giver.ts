import * as z from "zod/mini";
import { isOnTable } from "../../../game/unit.ts";
import { conditionKind } from "../kind.ts";

const schema = z.strictObject({ giver: z.literal("ON_TABLE") });

/** Of an effect that a unit has given: whether that unit is on the battlefield. */
export const giver = conditionKind<"giver", z.infer<typeof schema>>({
  key: "giver",
  schema,
  sees: () => "ATTACK",
  compile:
    () =>
    ({ game, giver: id }) => {
      const unit = game.units[id ?? ""];
      return unit !== undefined && isOnTable(unit);
    },
  words: () => "the unit that gave this effect is on the battlefield",
});
