import type { RuleId } from "../base/rule.ts";
import type { Game, Unit } from "../game/document.ts";
import type { EffectEnd, EffectSource } from "../game/effects.ts";
import type { PlayerId } from "../game/player.ts";
import { playerOf } from "./effect.ts";
import { inForceOn } from "./in-force.ts";

/** Something in effect on a unit, for its card. */
export interface EffectOn {
  readonly id: string;
  readonly name: string;
  readonly rule: RuleId;
  readonly source: EffectSource;
  /** What it does, in a few words. */
  readonly text: string;
  /** Who gave it. */
  readonly player: PlayerId;
  /** Null: always on, for as long as the unit or its model lives. */
  readonly until: EffectEnd | null;
  /** The models that it is about; null: the whole unit. */
  readonly model_ids: readonly string[] | null;
}

/** Everything in effect on a unit now, with its source and its end. */
export function effectsOn(game: Game, unit: Unit): readonly EffectOn[] {
  return inForceOn(game, unit).map((force) => {
    const { row, effect, bearers } = force;
    return {
      id: row.id,
      name: row.name,
      rule: row.rule,
      source: row.source,
      text: row.text,
      player: playerOf(force, unit),
      until: effect?.until ?? null,
      model_ids: bearers === null ? null : [...bearers],
    };
  });
}
