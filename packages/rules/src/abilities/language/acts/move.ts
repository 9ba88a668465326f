import * as z from "zod/mini";
import { count } from "../../../game/scalar.ts";
import { isOnTable } from "../../../game/unit.ts";
import { kindWords } from "../conditions/within.ts";
import { oneOrMore, toList } from "../lists.ts";
import { subjectName, subjectSchema } from "../subject.ts";
import { tools } from "../tools.ts";
import { amountSchema, diceOf, rollAmount } from "./amount.ts";
import { actKind, unitFor } from "./kind.ts";
import { chancesOf } from "./odds.ts";

const MOVES = { NORMAL: "Normal", FALL_BACK: "Fall Back", SURGE: "Surge" } as const;

const plainSchema = {
  /** It may not charge in this turn once it has moved. */
  noCharge: z.optional(z.literal(true)),
  to: subjectSchema,
};

const moveSchema = z.union([
  z.strictObject({
    move: z.enum(["NORMAL", "FALL_BACK"]),
    /** How far; absent: as far as its Move. */
    inches: z.optional(amountSchema),
    /** Friends that every model ends wholly within a distance of one of. */
    among: z.optional(
      z.strictObject({ within: count(1, 24), keyword: oneOrMore, and: z.optional(oneOrMore) }),
    ),
    ...plainSchema,
  }),
  /** As close as possible to the closest enemy unit. */
  z.strictObject({ move: z.literal("SURGE"), inches: amountSchema, ...plainSchema }),
]);

type MoveAct = z.infer<typeof moveSchema>;

/** A move out of the Movement phase. */
export const move = actKind<"move", MoveAct>({
  key: "move",
  schema: moveSchema,
  run(act, acting) {
    const { inches, noCharge, to } = act;
    const { change } = acting;
    const unit = unitFor(acting, to);
    if (unit === undefined || !isOnTable(unit)) return;
    let far: number | null = null;
    if (inches !== undefined) {
      const { faces, total } = rollAmount(inches, change.dice);
      far = total;
      if (faces.length > 0) {
        const block = change.story.roll({ context: "side_move", unit_id: unit.id, rolls_raw: faces });
        const more = total === faces[0] ? {} : { inches: total };
        change.story.addLine({ line: "side_move_rolled", unit_id: unit.id, block, ...more });
      }
    }
    tools.value.move(change, unit.id, far, noCharge === true, howOf(act));
  },
  words(act) {
    const { inches, noCharge, to } = act;
    const far = inches === undefined ? "" : ` of up to ${inches}″`;
    const price = noCharge === true ? ", but then it cannot charge this turn" : "";
    return `${subjectName(to)} can make a ${MOVES[act.move]} move${far}${endWords(act)}${price}`;
  },
  odds({ inches, to }, { unitOf }) {
    const unit = unitOf(to);
    if (unit === undefined) return [];
    return [{ what: "MOVE", unit_id: unit.id, chances: chancesOf(inches ?? unit.stats.move) }];
  },
  dice: ({ inches }) => (inches === undefined ? 0 : diceOf(inches).count),
});

const friendsOf = (act: MoveAct) => ("among" in act ? act.among : undefined);

function howOf(act: MoveAct): Parameters<typeof tools.value.move>[4] {
  const among = friendsOf(act);
  return {
    ...(act.move !== "NORMAL" && { kind: act.move }),
    ...(among !== undefined && {
      among: {
        inches: among.within,
        keyword: [...toList(among.keyword)],
        ...(among.and !== undefined && { and: [...toList(among.and)] }),
      },
    }),
  };
}

function endWords(act: MoveAct): string {
  if (act.move === "SURGE")
    return ", which ends as close as possible to the closest enemy unit (excluding AIRCRAFT) and can end within Engagement Range of it";
  const among = friendsOf(act);
  if (among === undefined) return "";
  const friends = kindWords("units", among.keyword, among.and);
  return ` that ends with every model wholly within ${among.within}″ of one or more friendly ${friends}`;
}
