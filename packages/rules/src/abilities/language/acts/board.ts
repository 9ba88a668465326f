import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { MADE_MOVES } from "../../../game/move-kind.ts";
import { count } from "../../../game/scalar.ts";
import { isOnTable } from "../../../game/unit.ts";
import { subjectName, subjectSchema } from "../subject.ts";
import { tools } from "../tools.ts";
import { actKind, unitFor } from "./kind.ts";

const outSchema = z.strictObject({
  /** Every unit that is embarked within it, one after the other, if its player likes. */
  disembark: z.literal("ALL"),
  /** How near to the transport, in inches; absent: as by the core rules. */
  within: z.optional(count(1, LIMITS.boardInches)),
  to: subjectSchema,
});

/** Units get out of a transport out of their Movement phase (TR-12). */
export const disembark = actKind<"disembark", z.infer<typeof outSchema>>({
  key: "disembark",
  schema: outSchema,
  run({ within, to }, acting) {
    const transport = unitFor(acting, to);
    if (transport === undefined || !isOnTable(transport)) return;
    const { units } = acting.change.table;
    const unit_ids = Object.keys(units).filter((id) => units[id]!.embarked_in === transport.id);
    if (unit_ids.length === 0) return;
    const inches = within === undefined ? {} : { inches: within };
    tools.value.place(acting.change, { player: acting.player, unit_ids, how: "DISEMBARK", ...inches });
  },
  words: ({ within, to }) =>
    `any units embarked within ${subjectName(to)} can disembark${
      within === undefined ? "" : `, set up wholly within ${within}″ of it`
    }`,
  dice: () => 0,
});

const inSchema = z.strictObject({ embark: z.literal("CHOSEN") });

/** The chosen unit gets into this transport (TR-12). */
export const embark = actKind<"embark", z.infer<typeof inSchema>>({
  key: "embark",
  schema: inSchema,
  run(_, acting) {
    const unit = unitFor(acting, "CHOSEN");
    const { table } = acting.change;
    const transport = table.units[acting.unitId];
    if (unit === undefined || transport === undefined || !isOnTable(unit)) return;
    if (tools.value.mayBoard(table, unit, transport)) tools.value.board(acting.change, unit.id, transport.id);
  },
  words: () => "the chosen unit embarks within this unit",
  dice: () => 0,
});

const againSchema = z.strictObject({
  setUp: z.literal("AGAIN"),
  /** How far from all enemies, in inches across the table. */
  away: count(1, LIMITS.boardInches),
  /** The move that it counts as having made. */
  as: z.optional(z.enum(MADE_MOVES)),
  to: subjectSchema,
});

const AS = { NORMAL: "made a Normal move", ADVANCE: "Advanced", FALL_BACK: "Fallen Back" } as const;

/** The unit is taken up and set up again elsewhere (MO-45). */
export const setUpAgain = actKind<"setUp", z.infer<typeof againSchema>>({
  key: "setUp",
  schema: againSchema,
  run({ away, as, to }, acting) {
    const unit = unitFor(acting, to);
    if (unit === undefined || !isOnTable(unit)) return;
    const moved = as === undefined ? {} : { as };
    const { player, change } = acting;
    tools.value.place(change, { player, unit_ids: [unit.id], how: "AGAIN", inches: away, ...moved });
  },
  words: ({ away, as, to }) =>
    `${subjectName(to)} can be removed from the battlefield and set up again anywhere more than ${away}″ horizontally away from all enemy models${
      as === undefined ? "" : `, and counts as having ${AS[as]}`
    }`,
  dice: () => 0,
});
