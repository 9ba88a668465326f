import * as z from "zod/mini";
import { subjectName, subjectSchema } from "../subject.ts";
import { actKind, unitFor } from "./kind.ts";

const schema = z.strictObject({ remain: z.literal("STATIONARY"), to: subjectSchema });

/** The unit that was selected to move Remains Stationary instead: its move is over before it has begun. */
export const remain = actKind<"remain", z.infer<typeof schema>>({
  key: "remain",
  schema,
  run({ to }, acting) {
    const unit = unitFor(acting, to);
    if (unit === undefined) return;
    acting.change.set(`units.${unit.id}.flags.remained_stationary`, true);
    acting.change.story.addLine({ line: "unit_stationary", unit_id: unit.id });
  },
  words: ({ to }) => `${subjectName(to)} must Remain Stationary instead`,
  dice: () => 0,
});
