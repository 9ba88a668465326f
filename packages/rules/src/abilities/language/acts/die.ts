import * as z from "zod/mini";
import { count } from "../../../game/scalar.ts";
import { tools } from "../tools.ts";
import { actKind } from "./kind.ts";

const schema = z.strictObject({
  /** What becomes of one die of the roll that set the rule off: it is rolled again, or shows this face. */
  changeDie: z.union([z.literal("AGAIN"), count(1, 6)]),
});

/** Changes one die of the unit that lies on the table. */
export const changeDie = actKind<"changeDie", z.infer<typeof schema>>({
  key: "changeDie",
  schema,
  run({ changeDie: becomes }, { change, unitId, asked }) {
    tools.value.changeDie(change, unitId, asked?.die ?? 0, becomes === "AGAIN" ? null : becomes);
  },
  words: ({ changeDie: becomes }) =>
    becomes === "AGAIN"
      ? "you can re-roll that roll"
      : `you can change one of the dice to an unmodified ${becomes}`,
  dice: ({ changeDie: becomes }) => (becomes === "AGAIN" ? 2 : 1),
});
