import { refusal } from "../../../base/refusal.ts";
import { faceValue } from "../../../dice/expression.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { GROT_ORDERLY } from "../../../flow/attached/lost.ts";
import { beforeTests } from "../../../flow/stratagems/conditions.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Change } from "../../../game/change.ts";
import type { Model, Unit } from "../../../game/document.ts";
import { lookup } from "../../../game/lookup.ts";
import { isAttached, isOnTable } from "../../../game/unit.ts";
import { placesFor, returnFaults, withReturned } from "../../../space/place/returning.ts";

const NAMED = { name: "Grot Orderly", rule: "AR-4" } as const;
const MOST = 3;

/**
 * Once in the battle, in the own Command phase: up to D3 destroyed models come back to the unit that the bearer leads.
 * `positions` names who would come back first and where; who is not named the referee sets up beside the others.
 */
export const grotOrderly: UnitStratagem = {
  ...NAMED,
  id: "GROT_ORDERLY",
  cost: 0,
  windows: [],
  moments: ["OWN_COMMAND"],
  once: null,
  onceEach: "BATTLE",
  ability: GROT_ORDERLY,
  against(game, unit) {
    const late = beforeTests(NAMED, game, unit);
    if (late.length > 0) return late;
    const about = { unit_id: unit.id };
    if (!isOnTable(unit)) return [refusal("OFF_TABLE", "GD-8", { unit: unit.name }, about)];
    if (isAttached(unit) && Object.keys(unit.lost ?? {}).length > 0) return [];
    return [refusal("NOBODY_TO_RETURN", NAMED.rule, { unit: unit.name }, about)];
  },
  use(change, unit, _event, { positions = {} }) {
    const { game, dice, story } = change;
    const lost = unit.lost ?? {};
    const named = Object.keys(positions).filter((id) => positions[id] !== undefined);
    const strangers = named.filter((id) => lookup(lost, id) === undefined);
    if (strangers.length > 0 || named.length > MOST) {
      const [id] = strangers.length > 0 ? strangers : named;
      return [refusal("UNKNOWN_MODEL", "GD-7", { unit: unit.name, id: id! }, { unit_id: unit.id })];
    }
    const wanted = named.map((id) => lost[id]!);
    const faults = returnFaults(game, unit, wanted, { positions });
    if (faults.length > 0) return faults;
    const face = dice.d6();
    const many = faceValue(face, 3);
    const about = { unit_id: unit.id, target_unit_id: unit.id };
    story.roll({ context: "ability", ability: NAMED.name, rolls_raw: [face], wounds: null, ...about });
    bringBack(change, unit, wanted.slice(0, many), positions, many);
    return DONE;
  },
  choices: () => [{ stratagem: "GROT_ORDERLY" }],
};

/** Whom the player has placed, and as many more as the die allows and as have room. */
function bringBack(
  change: Change,
  unit: Unit,
  placed: readonly Model[],
  positions: Parameters<typeof withReturned>[2]["positions"],
  many: number,
): void {
  const standing = withReturned(unit, placed, { positions });
  const others = Object.values(unit.lost ?? {}).filter((one) => !placed.includes(one));
  const more = placesFor(change.game, standing, others.slice(0, many - placed.length));
  const whole = withReturned(
    standing,
    others.filter(({ id }) => Object.hasOwn(more.positions, id)),
    more,
  );
  const back = Object.values(whole.models).filter(({ id }) => !Object.hasOwn(unit.models, id));
  for (const model of back) {
    change.set(`units.${unit.id}.models.${model.id}`, model);
    change.remove(`units.${unit.id}.lost.${model.id}`);
  }
  if (back.length === Object.keys(unit.lost ?? {}).length) change.remove(`units.${unit.id}.lost`);
  change.story.addLine({ line: "models_returned", unit_id: unit.id, models: back.length, most: many });
}
