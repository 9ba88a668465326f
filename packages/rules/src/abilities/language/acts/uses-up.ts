import * as z from "zod/mini";
import { idSchema, text } from "../../../game/scalar.ts";
import { actKind } from "./kind.ts";

const schema = z.strictObject({
  /** What counts as used by this too: another rule, or a name that several rules share. */
  usesUp: idSchema,
  /** How players name it. */
  called: text,
  until: z.enum(["PHASE", "TURN", "ROUND", "BATTLE"]),
});

/** A limit that several rules share beside their own: where one of them has been used, none of them can be. */
export const usesUp = actKind<"usesUp", z.infer<typeof schema>>({
  key: "usesUp",
  schema,
  run({ usesUp: stratagem, until }, { change, player }) {
    const { used } = change.table.players[player];
    // A rule for several units is used once.
    if (isUsedUp(used, stratagem)) return;
    change.set(`players.${player}.used`, [...used, { stratagem, until }]);
  },
  words: ({ called }) => `this counts as using ${called}`,
  dice: () => 0,
});

export function isUsedUp(used: readonly { readonly stratagem: string }[], id: string): boolean {
  return used.some(({ stratagem }) => stratagem === id);
}
