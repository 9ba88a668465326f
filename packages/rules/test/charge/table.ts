import type { Game } from "../../src/index.ts";
import { buildGame, type GameOptions, type ModelOptions, type Played, play, row } from "../support/build.ts";

/** One charger A at (10, 10) and one target B, `inches` away edge to edge along x; all bases are one inch wide. */
export function lane(inches: number, more: Partial<GameOptions> = {}): Game {
  return chargeGame({
    ...more,
    units: {
      A: { models: row(1, [10, 10]) },
      B: { owner: "p2", models: row(1, [11 + inches, 10]) },
      ...more.units,
    },
  });
}

export function chargeGame(options: GameOptions): Game {
  return buildGame({ ...options, turn: { phase: "CHARGE", ...options.turn } });
}

export const at = (x: number, y: number, z = 0): ModelOptions => ({ at: [x, y, z] });

export function act(game: Game, type: string, payload: object = {}, faces: readonly number[] = []): Played {
  return play(game, { type, actor_unit_id: "A", payload }, faces);
}

export function declare(game: Game, ...target_unit_ids: readonly string[]): Played {
  return act(game, "DECLARE_CHARGE", { target_unit_ids });
}

/** Declared and rolled: the two dice that make the roll. */
export function rolled(game: Game, roll: number, ...targets: readonly string[]): Game {
  const first = Math.max(roll - 6, 1);
  return act(declare(game, ...targets).game, "CHARGE_ROLL", {}, [first, roll - first]).game;
}

export type Paths = Readonly<Record<string, readonly (readonly number[])[]>>;

/** The charge of A on the targets with that roll and those paths. */
export function charge(
  game: Game,
  roll: number,
  targets: readonly string[],
  per_model_paths: Paths,
  facings?: Readonly<Record<string, number>>,
): Played {
  const payload = facings === undefined ? { per_model_paths } : { per_model_paths, facings };
  return act(rolled(game, roll, ...targets), "APPLY_CHARGE_MOVE", payload);
}

/** The broken conditions, short: `TOO_FAR m1 0.50`. */
export function broken({ result }: Played): readonly string[] {
  return result.errors.map(({ code, model_id, target_unit_id, inches }) =>
    [code, model_id, target_unit_id, inches?.toFixed(2)].filter((part) => part !== undefined).join(" "),
  );
}
