import * as z from "zod/mini";
import { isOnTable } from "../../../game/unit.ts";
import { subjectName, subjectSchema } from "../subject.ts";
import { tools } from "../tools.ts";
import { actKind, unitFor } from "./kind.ts";

const schema = z.strictObject({ reserve: z.literal("STRATEGIC"), to: subjectSchema });

/** The unit leaves the table and may come back as reinforcements do. */
export const reserve = actKind<"reserve", z.infer<typeof schema>>({
  key: "reserve",
  schema,
  run({ to }, acting) {
    const unit = unitFor(acting, to);
    if (unit !== undefined && isOnTable(unit)) tools.value.intoReserve(acting.change, unit.id);
  },
  words: ({ to }) => `${subjectName(to)} is placed into Strategic Reserves`,
  dice: () => 0,
});
