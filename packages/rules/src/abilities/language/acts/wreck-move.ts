import * as z from "zod/mini";
import { tools } from "../tools.ts";
import { actKind } from "./kind.ts";

const schema = z.strictObject({ wreckMove: z.literal("OVER_ENEMIES") });

/** A destroyed unit moves on before its Deadly Demise is resolved. */
export const wreckMove = actKind<"wreckMove", z.infer<typeof schema>>({
  key: "wreckMove",
  schema,
  run: (_, { change, unitId }) => tools.value.moveWreck(change, unitId),
  words: () =>
    "before its Deadly Demise is resolved, this unit can make a Normal or Fall Back move over all enemy models but Monsters and Vehicles",
  dice: () => 0,
});
