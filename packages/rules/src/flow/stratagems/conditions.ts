import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { Stratagem } from "./stratagem.ts";

type Named = Pick<Stratagem, "name">;

/** No Battle-shock test has been taken yet: what names no step of the Command phase belongs to the one before them. */
export function beforeTests({ name }: Named, { units }: Game, unit: Unit): readonly Refusal[] {
  for (const id in units) {
    const { owner, flags } = units[id]!;
    if (owner !== unit.owner || flags.battle_shock_tested !== true) continue;
    return [refusal("TESTS_BEGUN", "CO-4", { stratagem: name }, { unit_id: unit.id })];
  }
  return [];
}
