import * as z from "zod/mini";
import { type BattleSize, SIZES, sizeFor } from "../../../game/battle-size.ts";
import { conditionKind } from "../kind.ts";

const WORDS: Readonly<Record<BattleSize, string>> = {
  INCURSION: "Incursion",
  STRIKE_FORCE: "Strike Force",
  ONSLAUGHT: "Onslaught",
};

const schema = z.strictObject({ size: z.enum(SIZES) });

/** The battle is of this size, by the points of the army. */
export const size = conditionKind<"size", z.infer<typeof schema>>({
  key: "size",
  schema,
  sees: () => "TABLE",
  compile:
    ({ size: wanted }) =>
    ({ game, player }) =>
      sizeFor(game, player) === wanted,
  words: ({ size: wanted }) => `the battle size is ${WORDS[wanted]}`,
});
