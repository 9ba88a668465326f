import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { opponentOf } from "../../../game/player.ts";
import { count } from "../../../game/scalar.ts";
import { conditionKind } from "../kind.ts";

const schema = z.strictObject({
  /** So many at least, or more than the number of the battle round. */
  enemiesDestroyed: z.union([count(1, LIMITS.units), z.literal("MORE_THAN_ROUND")]),
});

/** How many enemy units were destroyed in this battle round; each unit of an Attached unit counts. */
export const enemiesDestroyed = conditionKind<"enemiesDestroyed", z.infer<typeof schema>>({
  key: "enemiesDestroyed",
  schema,
  sees: () => "TABLE",
  compile({ enemiesDestroyed: wanted }) {
    return ({ game, player }) => {
      const enemy = opponentOf(player);
      const kills = (game.mission?.kills ?? []).filter(({ owner }) => owner === enemy).length;
      return wanted === "MORE_THAN_ROUND" ? kills > game.turn.round : kills >= wanted;
    };
  },
  words: ({ enemiesDestroyed: wanted }) =>
    wanted === "MORE_THAN_ROUND"
      ? "more enemy units were destroyed this battle round than its number"
      : `${wanted} or more enemy units were destroyed this battle round`,
});
