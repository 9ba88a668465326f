import * as z from "zod/mini";
import { text } from "../../../game/scalar.ts";
import { tools } from "../tools.ts";
import { actKind } from "./kind.ts";

const schema = z.strictObject({
  token: z.literal("SET_UP"),
  /** How players name it. */
  called: text,
});

/** A token of the unit is set up on the table, anywhere but in the enemy's deployment zone. */
export const token = actKind<"token", z.infer<typeof schema>>({
  key: "token",
  schema,
  run({ called }, { change, unitId, asked }) {
    if (asked?.point === undefined) return;
    const [x, y] = asked.point;
    change.set(`units.${unitId}.token`, { x, y });
    change.story.addLine({ line: "token_set_up", unit_id: unitId, token: called, x, y });
  },
  words: ({ called }) => `set up ${called} anywhere that is not in your opponent’s deployment zone`,
  dice: () => 0,
});

const arrivalSchema = z.strictObject({
  arrive: z.literal("TOKEN"),
  /** How near to its token every model is set up, in inches. */
  within: z.number().check(z.minimum(0), z.maximum(24)),
  called: text,
});

/** The unit comes out of reserve at its token, which is removed. */
export const arrive = actKind<"arrive", z.infer<typeof arrivalSchema>>({
  key: "arrive",
  schema: arrivalSchema,
  run({ within, called }, { change, unitId, asked }) {
    tools.value.arriveAtToken(change, unitId, { within, called }, asked?.places);
  },
  words: ({ within, called }) =>
    `this unit arrives from reserve within ${within}″ of ${called}, which is removed`,
  dice: () => 0,
});
