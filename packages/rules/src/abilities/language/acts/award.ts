import * as z from "zod/mini";
import { count } from "../../../game/scalar.ts";
import { tools } from "../tools.ts";
import { actKind } from "./kind.ts";
import { chancesOf } from "./odds.ts";

const schema = z.strictObject({ award: count(1, 6) });

/** Command points that do not count towards what a player may gain in a round (CO-2). */
export const award = actKind<"award", z.infer<typeof schema>>({
  key: "award",
  schema,
  run({ award: points }, { change, player }) {
    tools.value.awardCommandPoints(change, player, points);
  },
  words: ({ award: points }) => `you gain ${points} CP, whatever else you gained this battle round`,
  dice: () => 0,
  odds: ({ award: points }, { scene: { unit } }) => [
    { what: "CP", unit_id: unit.id, chances: chancesOf(points) },
  ],
});
