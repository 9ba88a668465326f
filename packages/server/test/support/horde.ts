import type { Game } from "@gunline/rules";
import { buildGame, type ModelOptions } from "../../../rules/test/support/build.ts";

const MODELS_A_UNIT = 10;

/**
 * Two hordes behind rows of jagged walls: nobody sees anybody, and to say so the referee must look from every model to
 * every other, past every corner, which takes it a minute or more. With 500 models a side there are as many guns times targets as a document may have, and one weapon more a model
 * is too much.
 */
export function hordes(models = 500, guns = 1): Parameters<typeof buildGame>[0] {
  const weapons = Array.from({ length: guns }, (_, i) => `gun${i}`);
  const units = (["p1", "p2"] as const).flatMap((owner) =>
    Array.from({ length: models / MODELS_A_UNIT }, (_, unit) => {
      const placed = Array.from({ length: MODELS_A_UNIT }, (_, i): [string, ModelOptions] => {
        const n = unit * MODELS_A_UNIT + i;
        const at = [(owner === "p1" ? 1 : 42) + 1.1 * (n % 16), 1 + 1.2 * Math.floor(n / 16)] as const;
        return [`m${i}`, { at, weapons }];
      });
      return [`${owner}-${unit}`, { owner, models: Object.fromEntries(placed) }];
    }),
  );
  const walls = Array.from({ length: 15 }, (_, i) => [`wall-${i}`, { polygon: jagged(22 + i) }]);
  return {
    weapons: Object.fromEntries(weapons.map((id) => [id, { range: 100 }])),
    units: Object.fromEntries(units),
    terrain: Object.fromEntries(walls),
    turn: { phase: "MOVEMENT" },
  };
}

/** From edge to edge of the board, with as many corners as a feature may have: all of them are looked past. */
function jagged(x: number): readonly (readonly [number, number])[] {
  const teeth = Array.from({ length: 31 }, (_, i) => [x + (i % 2 === 0 ? 0.2 : 0.6), (44 * i) / 30] as const);
  return [...teeth, [x + 0.8, 44], [x + 0.8, 0]];
}

export const horde = (): Game => buildGame(hordes());
