import { LIMITS } from "../../base/limits.ts";
import { refusal } from "../../base/refusal.ts";
import { lookup } from "../../game/lookup.ts";
import type { ByHandKind } from "./kind.ts";

/** Command points, victory points, and who holds a marker (BH-6). */

export const commandPoints: ByHandKind<"CP"> = (change, { player, add }) => {
  const { cp, name } = change.table.players[player];
  const now = cp + add;
  if (now < 0 || now > LIMITS.commandPoints) {
    return [refusal("OUT_OF_BOUNDS:cp", "BH-6", { player: name, now: cp, add })];
  }
  change.set(`players.${player}.cp`, now);
  return { before: cp };
};

export const victoryPoints: ByHandKind<"VP"> = (change, { player, add, kind = "primary" }) => {
  const { vp, name } = change.table.players[player];
  const now = vp[kind] + add;
  if (now < 0 || now > LIMITS.points) {
    return [refusal("OUT_OF_BOUNDS:vp", "BH-6", { player: name, now: vp[kind], add })];
  }
  change.set(`players.${player}.vp.${kind}`, now);
  return { before: vp[kind] };
};

export const marker: ByHandKind<"MARKER"> = (change, { objective_id, player }) => {
  if (lookup(change.table.objectives, objective_id) === undefined) {
    return [refusal("UNKNOWN_OBJECTIVE", "GD-7", { id: objective_id })];
  }
  change.set(`objectives.${objective_id}.controlled_by`, player);
  return {};
};
