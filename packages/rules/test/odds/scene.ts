import type { Game } from "../../src/index.ts";
import { buildGame, type GameOptions, type ModelOptions, row, type UnitOptions } from "../support/build.ts";
import type { Assignment, Volley } from "./stage.ts";

/** A volley with a title that starts with the rules that it is about. */
export interface Case extends Volley {
  readonly title: string;
}

type Json = Record<string, unknown>;

export interface Scene {
  readonly weapons: Readonly<Record<string, Json>>;
  /** Unit A: one model with all the weapons, if nothing else is said. */
  readonly shooters?: Readonly<Record<string, ModelOptions>>;
  readonly shooter?: Partial<UnitOptions>;
  /** Unit B, or B and C. */
  readonly targets: Readonly<Record<string, Partial<UnitOptions>>>;
  /** Every weapon at B, if nothing else is said. */
  readonly assignments?: readonly Assignment[];
  /** Models that were allocated an attack earlier in the phase. */
  readonly allocated?: Readonly<Record<string, readonly string[]>>;
  readonly terrain?: NonNullable<GameOptions["terrain"]>;
  readonly ruleset?: "spec" | "published";
}

export function volleyOf(scene: Scene): Volley {
  const ids = Object.keys(scene.weapons);
  const targets = Object.entries(scene.targets).map(
    ([id, target], index) =>
      [id, { owner: "p2", models: row(1, [20 + 8 * index, 4]), ...target } as const] as const,
  );
  const built = buildGame({
    ruleset: scene.ruleset ?? "spec",
    weapons: scene.weapons,
    terrain: scene.terrain ?? {},
    units: {
      A: { models: scene.shooters ?? { m1: { at: [8, 4], weapons: ids } }, ...scene.shooter },
      ...Object.fromEntries(targets),
    },
  });
  return {
    game: marked(built, scene.allocated),
    assignments: scene.assignments ?? ids.map((weapon_id) => ({ weapon_id, target_unit_id: "B" })),
  };
}

function marked(game: Game, allocated: Scene["allocated"] = {}): Game {
  return { ...game, allocated: { ...allocated } as Record<string, string[]> };
}

/** One gun of one model at one target. */
export function gunCase(
  title: string,
  gun: Json,
  target: Partial<UnitOptions> = {},
  more: Omit<Partial<Scene>, "assignments"> & { readonly extras?: Partial<Assignment> } = {},
): Case {
  const { extras, ...scene } = more;
  const assignments = [{ weapon_id: "gun", target_unit_id: "B", ...extras }];
  return {
    title: `OD-1 ${title}`,
    ...volleyOf({ weapons: { gun }, targets: { B: target }, ...scene, assignments }),
  };
}

export function sceneCase(title: string, scene: Scene): Case {
  return { title: `OD-1 ${title}`, ...volleyOf(scene) };
}

/** Models of several kinds in a row that starts nearest to the shooter. */
export function file(
  from: readonly [x: number, y: number],
  models: readonly ModelOptions[],
): Record<string, ModelOptions> {
  return Object.fromEntries(
    models.map((one, i) => [`m${i + 1}`, { at: [from[0] + 2 * i, from[1]] as const, ...one }]),
  );
}
