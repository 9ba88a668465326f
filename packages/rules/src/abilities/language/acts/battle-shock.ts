import * as z from "zod/mini";
import { within } from "../../../game/scalar.ts";
import { isOnTable } from "../../../game/unit.ts";
import { subjectName, subjectSchema } from "../subject.ts";
import { tools } from "../tools.ts";
import { actKind, unitFor } from "./kind.ts";

const schema = z.strictObject({
  battleShock: z.enum(["TEST", "END"]),
  modifier: z.optional(within(-6, 6)),
  to: subjectSchema,
});

export const battleShock = actKind<"battleShock", z.infer<typeof schema>>({
  key: "battleShock",
  schema,
  run({ battleShock: act, modifier = 0, to }, acting) {
    const unit = unitFor(acting, to);
    if (unit === undefined || !isOnTable(unit)) return;
    if (act === "TEST") tools.value.testBattleShock(acting.change, unit.id, modifier);
    else if (unit.flags.battle_shocked === true) {
      acting.change.remove(`units.${unit.id}.flags.battle_shocked`);
    }
  },
  words({ battleShock: act, modifier = 0, to }) {
    if (act === "END") return `${subjectName(to)} is no longer Battle-shocked`;
    const by = modifier === 0 ? "" : `, ${modifier < 0 ? "subtracting" : "adding"} ${Math.abs(modifier)}`;
    return `${subjectName(to)} must take a Battle-shock test${by}`;
  },
  dice: ({ battleShock: act }) => (act === "TEST" ? 2 : 0),
  odds({ battleShock: act, modifier = 0, to }, { scene: { game }, unitOf }) {
    const unit = unitOf(to);
    if (unit === undefined) return [];
    const passed = act === "END" ? 1 : tools.value.chanceToPass(game, unit, modifier);
    const before = act === "END" ? 0 : 1;
    return [{ what: "TEST", unit_id: unit.id, chances: [1 - passed, passed], without: [1 - before, before] }];
  },
});
