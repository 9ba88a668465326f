import * as z from "zod/mini";
import { isOnTable } from "../../../game/unit.ts";
import { subjectName, subjectSchema } from "../subject.ts";
import { tools } from "../tools.ts";
import { amountSchema, diceOf, rollAmount } from "./amount.ts";
import { actKind, unitFor } from "./kind.ts";
import { chancesOf } from "./odds.ts";

const moveSchema = z.strictObject({
  move: z.literal("NORMAL"),
  /** How far; absent: as far as its Move. */
  inches: z.optional(amountSchema),
  /** It may not charge in this turn once it has moved. */
  noCharge: z.optional(z.literal(true)),
  to: subjectSchema,
});

/** A move out of the Movement phase. */
export const move = actKind<"move", z.infer<typeof moveSchema>>({
  key: "move",
  schema: moveSchema,
  run({ inches, noCharge, to }, acting) {
    const { change } = acting;
    const unit = unitFor(acting, to);
    if (unit === undefined || !isOnTable(unit)) return;
    let far: number | null = null;
    if (inches !== undefined) {
      const { faces, total } = rollAmount(inches, change.dice);
      far = total;
      if (faces.length > 0) {
        const block = change.story.roll({ context: "side_move", unit_id: unit.id, rolls_raw: faces });
        change.story.addLine({ line: "side_move_rolled", unit_id: unit.id, block });
      }
    }
    tools.value.move(change, unit.id, far, noCharge === true);
  },
  words({ inches, noCharge, to }) {
    const far = inches === undefined ? "" : ` of up to ${inches}″`;
    const price = noCharge === true ? ", but then it cannot charge this turn" : "";
    return `${subjectName(to)} can make a Normal move${far}${price}`;
  },
  odds({ inches, to }, { unitOf }) {
    const unit = unitOf(to);
    if (unit === undefined) return [];
    return [{ what: "MOVE", unit_id: unit.id, chances: chancesOf(inches ?? unit.stats.move) }];
  },
  dice: ({ inches }) => (inches === undefined ? 0 : diceOf(inches).count),
});
