import { charges, type Game, numbersOf } from "@gunline/rules";
import type { Ring } from "../../board/scene.ts";
import { moveOf } from "../moving/moving.ts";
import { ringOf } from "../unit-ring.ts";
import { fightingOf } from "./fighting.ts";

/** Around enemies that a pile-in or a consolidation can reach, as far as they can be fought. */
export function fightRings(game: Game): readonly Ring[] {
  const mode = fightingOf(game)?.mode ?? null;
  const move = moveOf(game, { mover: null, moveKind: null });
  if (mode === null || mode === "NONE" || move === undefined || move.field.targetModels.length === 0)
    return [];
  const { across } = numbersOf(game).engagement;
  const far = Math.max(...Object.values(move.allowances));
  return charges
    .chargeTargetsOf(game, move.unit)
    .filter(({ distance }) => distance <= far + across)
    .map(({ unit_id }) => ringOf(game.units[unit_id]!, "engagement", across, ""));
}
