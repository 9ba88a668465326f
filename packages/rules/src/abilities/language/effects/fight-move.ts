import * as z from "zod/mini";
import { within } from "../../../game/scalar.ts";
import { listWords, toList } from "../lists.ts";
import { modelsOf } from "./characteristic.ts";
import { effectKind } from "./kind.ts";

const MOVES = { PILE_IN: "Pile-in", CONSOLIDATE: "Consolidation" } as const;
export type FightMove = keyof typeof MOVES;
const move = z.enum(Object.keys(MOVES) as [FightMove, ...FightMove[]]);

const schema = z.strictObject({
  fightMove: z.union([move, z.array(move).check(z.minLength(1), z.maxLength(2))]),
  /** How far each model may move, in place of what it may by itself. */
  inches: within(1, 12),
  /** Only in a move that ends within Engagement Range of enemies. */
  intoFight: z.optional(z.literal(true)),
});

/** How far the models of the unit pile in or consolidate. */
export const fightMove = effectKind<"fightMove", z.infer<typeof schema>>({
  key: "fightMove",
  schema,
  compile: ({ fightMove: moves, inches, intoFight }) => ({
    fightMoves: toList(moves).map((one) => ({
      move: one as FightMove,
      inches,
      intoFight: intoFight === true,
    })),
  }),
  words: ({ fightMove: moves, inches, intoFight }, who) =>
    `${intoFight === true ? "provided the unit ends that move within Engagement Range of an enemy, " : ""}${modelsOf(who)} can move up to ${inches}″ when making a ${listWords(
      toList(moves).map((one) => MOVES[one as FightMove]),
      "or",
    )} move`,
});
