import { giveEffect } from "../../abilities/give.ts";
import { effectRow } from "../../abilities/registry.ts";
import { refusal } from "../../base/refusal.ts";
import { keywordsOf } from "../../game/unit.ts";
import { DONE } from "../actions/entry.ts";
import type { UnitStratagem } from "./stratagem.ts";

/** What tells one stratagem from another that a unit is put under when it is shot at. */
interface UnderFire extends Required<Pick<UnitStratagem, "id" | "name" | "rule" | "words">> {
  /** Who can have it. */
  readonly keyword: string;
}

/** A stratagem for a unit that was chosen as a target in the opponent's Shooting phase: an effect until the phase ends. */
export function underFire({ id, name, rule, keyword, words }: UnderFire): UnitStratagem {
  return {
    id,
    name,
    rule,
    cost: 1,
    windows: ["W-SHOOT-TARGETS"],
    among: "TARGETS",
    isFor: (_game, unit) => keywordsOf(unit).has(keyword),
    once: "PHASE",
    words,
    refusals(_game, unit, event) {
      const about = { unit_id: unit.id };
      if (event?.type !== "targets_confirmed" || !event.target_unit_ids.includes(unit.id)) {
        return [refusal("NOT_TARGETED", rule, { unit: unit.name, stratagem: name }, about)];
      }
      if (keywordsOf(unit).has(keyword)) return [];
      return [refusal("NO_KEYWORD", rule, { unit: unit.name, stratagem: name, keyword }, about)];
    },
    use(change, unit) {
      giveEffect(change, unit.id, effectRow(change.table, id)!, unit.owner, "PHASE");
      return DONE;
    },
    choices: () => [{ stratagem: id }],
  };
}
