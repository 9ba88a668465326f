import { hasEffect } from "../../../abilities/has-effect.ts";
import { refusal } from "../../../base/refusal.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { keyworded } from "../../../flow/stratagems/conditions.ts";
import { notNow } from "../../../flow/stratagems/not-now.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Change } from "../../../game/change.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { type GameEvent, unitIn } from "../../../game/event.ts";
import { unitDistance } from "../../../game/measure/distances.ts";
import { isWithin } from "../../../game/measure/measure.ts";
import { isDestroyed, keywordsOf } from "../../../game/unit.ts";
import { kindRefusals, moverRefusals } from "../../../space/movement/mover.ts";
import { tacticalDoctrine } from "../effects/tactical-doctrine.ts";
import { GLADIUS } from "./doctrine.ts";

const NAMED = { name: "Squad Tactics", rule: "AR-11" } as const;
const REACH = 9;
const UNDER_DOCTRINE = 6;

/** When an enemy has ended a move near by, in the enemy's Movement phase: a Normal move of D6", or of 6". */
export const squadTactics: UnitStratagem = {
  ...NAMED,
  id: "SQUAD_TACTICS",
  cost: 1,
  windows: ["W-MOVE-END"],
  among: "PASSIVE",
  once: "PHASE",
  detachment: GLADIUS,
  against(game, unit, event) {
    const about = { unit_id: unit.id };
    const enemy = movedEnemy(game, unit, event);
    if (enemy === undefined) {
      return [notNow(squadTactics, about)];
    }
    const keywords = keywordsOf(unit);
    const wrong = keyworded(NAMED, unit, [
      "ADEPTUS ASTARTES",
      keywords.has("MOUNTED") ? "MOUNTED" : "INFANTRY",
    ]);
    if (wrong.length > 0) return wrong;
    const held = moverRefusals(unit);
    if (held.length > 0) return held;
    const away = unitDistance(unit, enemy);
    if (!isWithin(away, REACH)) {
      const told = { target: enemy.name, away, range: REACH };
      return [refusal("OUT_OF_RANGE:unit", NAMED.rule, told, { ...about, target_unit_id: enemy.id })];
    }
    return kindRefusals(game, unit, "NORMAL");
  },
  use(change, unit) {
    const inches = hasEffect(unit, tacticalDoctrine.id) ? UNDER_DOCTRINE : rolled(change, unit.id);
    change.push({ type: "side_move", unit_id: unit.id, inches, no_charge: false });
    return DONE;
  },
  choices: () => [{ stratagem: "SQUAD_TACTICS" }],
};

function rolled({ dice, story }: Change, unit_id: string): number {
  const face = dice.d6();
  const block = story.roll({ context: "side_move", unit_id, rolls_raw: [face] });
  story.addLine({ line: "side_move_rolled", unit_id, block });
  return face;
}

/** The enemy unit that has just moved in its own turn, if it is still there. */
function movedEnemy({ units, turn }: Game, { owner }: Unit, event: GameEvent | null): Unit | undefined {
  const enemy = event?.type === "move_ended" ? units[unitIn(event)!] : undefined;
  if (enemy === undefined || isDestroyed(enemy) || enemy.owner === owner) return undefined;
  return enemy.owner === turn.active_player ? enemy : undefined;
}
