import type { EffectRow } from "../../abilities/effect.ts";
import { giveEffect } from "../../abilities/give.ts";
import { hasEffect } from "../../abilities/has-effect.ts";
import { refusal } from "../../base/refusal.ts";
import type { EffectEnd } from "../../game/effects.ts";
import type { GameEvent } from "../../game/event.ts";
import { unitIn } from "../../game/event.ts";
import { DONE } from "../actions/entry.ts";
import type { UnitStratagem } from "./stratagem.ts";

/** A stratagem or ability that puts the unit it is used on under an effect of its name, and does nothing else. */
interface GivesEffect extends Omit<UnitStratagem, "id" | "name" | "rule" | "use" | "choices"> {
  readonly effect: EffectRow;
  readonly until: EffectEnd;
}

export function givesEffect({ effect, until, against, ...row }: GivesEffect): UnitStratagem {
  const { id, name, rule } = effect;
  return {
    ...row,
    id,
    name,
    rule,
    against(game, unit, event) {
      if (hasEffect(unit, id)) {
        return [
          refusal("ALREADY_IN_EFFECT", rule, { unit: unit.name, stratagem: name }, { unit_id: unit.id }),
        ];
      }
      return against(game, unit, event);
    },
    use(change, unit, event) {
      giveEffect(change, unit.id, effect, unit.owner, until, withWhose(until, unit.id, event));
      return DONE;
    },
    choices: () => [{ stratagem: id }],
  };
}

/** What lasts as long as attacks is about those of whoever set it off, or else the unit's own. */
function withWhose(until: EffectEnd, unitId: string, event: GameEvent | null): { readonly unit_id?: string } {
  return until === "ATTACKS" ? { unit_id: unitIn(event) ?? unitId } : {};
}
