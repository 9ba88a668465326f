import { refusal } from "../../../base/refusal.ts";
import { faceValue } from "../../../dice/expression.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { mortalWounds } from "../../../flow/mortal/inflict.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { GameEvent } from "../../../game/event.ts";
import { unitDistance } from "../../../game/measure/distances.ts";
import { isWithin } from "../../../game/measure/measure.ts";
import { placeAll } from "../../../game/measure/placed.ts";
import { isDestroyed, isOnTable } from "../../../game/unit.ts";
import { canSee } from "../../../space/sight/sight.ts";

const NAME = "Bomb Squig";
const REACH = 12;
const FROM = 3;

/** After a Normal move of the unit, once in the battle: a squig runs at an enemy unit that is near and seen. */
export const bombSquig: UnitStratagem = {
  id: "BOMB_SQUIG",
  name: NAME,
  rule: "AR-5",
  cost: 0,
  windows: ["W-MOVE-END"],
  among: "ACTOR",
  once: null,
  onceEach: "BATTLE",
  ability: "BOMB SQUIG",
  against(game, unit, event) {
    const about = { unit_id: unit.id };
    if (!hasMoved(unit, event)) {
      return [refusal("OTHER_UNIT", "AR-5", { unit: unit.name, stratagem: NAME }, about)];
    }
    return inReach(game, unit).length > 0 ? [] : [refusal("NO_TARGET", "AR-5", { stratagem: NAME }, about)];
  },
  use(change, unit, _event, { target_unit_id }) {
    const { game, dice, story } = change;
    const near = inReach(game, unit);
    const target = target_unit_id === undefined ? near[0] : near.find(({ id }) => id === target_unit_id);
    if (target === undefined)
      return [refusal("NO_TARGET", "AR-5", { stratagem: NAME }, { unit_id: unit.id })];
    const about = { unit_id: unit.id, target_unit_id: target.id };
    const face = dice.d6();
    const rolls_raw = face >= FROM ? [face, dice.d6()] : [face];
    const wounds = face >= FROM ? faceValue(rolls_raw[1]!, 3) : 0;
    const block = story.roll({ context: "ability", ability: NAME, rolls_raw, wounds, ...about });
    story.addLine({ line: "ability_dice", ...about, block });
    mortalWounds(change, target.id, wounds, "ABILITY", placeAll(unit));
    return DONE;
  },
  *choices(game, unit) {
    for (const { id } of inReach(game, unit)) yield { stratagem: "BOMB_SQUIG", target_unit_id: id };
  },
};

const hasMoved = (unit: Unit, event: GameEvent | null): boolean =>
  event?.type === "move_ended" && event.unit_id === unit.id && event.kind === "NORMAL";

function inReach(game: Game, unit: Unit): readonly Unit[] {
  if (!isOnTable(unit)) return [];
  return Object.values(game.units).filter(
    (target) =>
      target.owner !== unit.owner &&
      !isDestroyed(target) &&
      isOnTable(target) &&
      isWithin(unitDistance(unit, target), REACH) &&
      canSee(game.terrain, unit, target),
  );
}
