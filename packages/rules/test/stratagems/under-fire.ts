import type { Game, Odds } from "../../src/index.ts";
import { buildGame, type Played, play, row, type UnitOptions } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";

/** A of p1, three guns of AP −1 that hit on 3+ and wound on 4+, shoots at B of p2: three models of Sv 5+. */
export function volleyGame(target: Partial<UnitOptions> = {}, cp = 2, settings = {}): Game {
  const game = buildGame({
    settings,
    units: {
      A: { models: row(3, [5, 2], { weapons: ["gun"] }) },
      B: { owner: "p2", stats: { save: 5 }, models: row(3, [15, 2]), ...target },
      C: { owner: "p2", models: row(1, [15, 20]), keywords: ["INFANTRY", "SMOKE"] },
    },
    weapons: { gun: { ap: -1 } },
  });
  return withCp(game, 2, cp);
}

export const SHOOT = {
  type: "SHOOT",
  actor_unit_id: "A",
  payload: { assignments: [{ weapon_id: "gun", target_unit_id: "B" }] },
};

export const use = (
  game: Game,
  unit: string,
  stratagem: string,
  faces: readonly number[] = [],
  more = {},
): Played =>
  play(game, { type: "USE_STRATAGEM", actor_unit_id: unit, payload: { stratagem, ...more } }, faces);

/** How many of B are expected to fall. */
export function meanOf({ targets }: Odds): number {
  const { slain } = targets["B"]!;
  if (!("mean" in slain)) throw new Error("the odds are not exact");
  return slain.mean;
}
