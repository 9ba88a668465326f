import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import type { Game } from "../../../game/document.ts";
import { opponentOf, type PlayerId } from "../../../game/player.ts";
import { count } from "../../../game/scalar.ts";
import { conditionKind } from "../kind.ts";

type Objective = Game["objectives"][string];

const PLACES = {
  ANYWHERE: { has: () => true, words: "" },
  YOUR_ZONE: {
    has: ({ home_of }: Objective, player: PlayerId) => home_of === player,
    words: " within your deployment zone",
  },
  NOT_YOUR_ZONE: {
    has: ({ home_of }: Objective, player: PlayerId) => home_of !== player,
    words: " not within your deployment zone",
  },
  NO_MANS_LAND: { has: ({ home_of }: Objective) => home_of === null, words: " within No Man’s Land" },
  ENEMY_ZONE: {
    has: ({ home_of }: Objective, player: PlayerId) => home_of === opponentOf(player),
    words: " within your opponent’s deployment zone",
  },
} as const satisfies Readonly<
  Record<string, { readonly has: (one: Objective, player: PlayerId) => boolean; readonly words: string }>
>;

type Place = keyof typeof PLACES;
const NAMES = Object.keys(PLACES) as [Place, ...Place[]];

const schema = z.strictObject({
  /** So many objective markers at least, half of them (of none, nobody has half), or more than the opponent. */
  controls: z.union([count(1, LIMITS.objectives), z.enum(["HALF", "MORE"])]),
  /** Absent: anywhere. */
  in: z.optional(z.enum(NAMES)),
});

/** How many objective markers the player controls. */
export const controls = conditionKind<"controls", z.infer<typeof schema>>({
  key: "controls",
  schema,
  sees: () => "TABLE",
  compile({ controls: wanted, in: place = "ANYWHERE" }) {
    const { has } = PLACES[place];
    return ({ game, player }) => {
      const all = Object.values(game.objectives).filter((one) => has(one, player));
      const of = (owner: PlayerId) => all.filter(({ controlled_by }) => controlled_by === owner).length;
      const own = of(player);
      if (wanted === "HALF") return all.length > 0 && 2 * own >= all.length;
      return wanted === "MORE" ? own > of(opponentOf(player)) : own >= wanted;
    };
  },
  words({ controls: wanted, in: place = "ANYWHERE" }) {
    const where = PLACES[place].words;
    if (wanted === "HALF") return `you control at least half of the objective markers${where}`;
    if (wanted === "MORE") return `you control more objective markers${where} than your opponent`;
    return `you control ${wanted} or more objective markers${where}`;
  },
});
