import * as z from "zod/mini";
import { tools } from "../tools.ts";
import { actKind } from "./kind.ts";

const schema = z.strictObject({ cp: z.literal(1) });

/** A command point, of those that a player may gain beside the Command phases' (CO-2). */
export const commandPoints = actKind<"cp", z.infer<typeof schema>>({
  key: "cp",
  schema,
  run: (_, { change, player }) => void tools.value.gainCommandPoint(change, player),
  words: () => "you gain 1 CP",
  dice: () => 0,
  odds: (_, { scene: { unit } }) => [{ what: "CP", unit_id: unit.id, chances: [0, 1] }],
});
