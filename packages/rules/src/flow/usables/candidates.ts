import { compileCondition } from "../../abilities/language/condition.ts";
import { isNamed } from "../../abilities/language/conditions/weapon.ts";
import { isOfKind } from "../../abilities/language/conditions/within.ts";
import { toList } from "../../abilities/language/lists.ts";
import type { Selection } from "../../abilities/language/selection.ts";
import { normaliseKeyword } from "../../base/keyword.ts";
import type { Game, Unit } from "../../game/document.ts";
import { type GameEvent, unitIn } from "../../game/event.ts";
import { unitDistance } from "../../game/measure/distances.ts";
import { isWithin, unitsEngaged } from "../../game/measure/measure.ts";
import type { PlayerId } from "../../game/player.ts";
import { isDestroyed, isOnTable, modelHasKeyword } from "../../game/unit.ts";
import { canSee } from "../../space/sight/sight.ts";

/** The units of which a player may choose one for a rule; `unit`: those models that use it; null where no unit does. */
export function candidatesFor(
  game: Game,
  selection: Selection,
  player: PlayerId,
  asking: Unit | null,
  event: GameEvent | null,
): readonly Unit[] {
  const unit = asking === null || selection.from === undefined ? asking : partOf(asking, selection.from);
  const { keyword, and, without, visible, engaged, anywhere } = selection;
  const side = selection.unit === "FRIENDLY" ? "FRIENDLY" : (selection.side ?? "ENEMY");
  const test = selection.if === undefined ? undefined : compileCondition(selection.if);
  const it = game.units[unitIn(event) ?? ""];
  const whole = unit === null ? null : game.units[unit.id];
  const within = reachOf(game, selection, player, whole ?? null);
  return unitsIn(game, selection, unit, event).filter((one) => {
    if (isDestroyed(one) || (anywhere !== true && !isOnTable(one))) return false;
    if ((one.owner === player) !== (side === "FRIENDLY")) return false;
    if (!isOfKind(one, keyword, and, without)) return false;
    if (unit !== null) {
      if (within !== undefined && (!isOnTable(unit) || !isWithin(unitDistance(unit, one), within)))
        return false;
      if (engaged === true && !unitsEngaged(game, unit, one)) return false;
      if (visible === true && !canSee(game.terrain, unit, one)) return false;
    }
    return test?.({ game, unit: whole ?? one, player, bearers: null, chosen: one, it }) ?? true;
  });
}

/** How near they must be to the unit that chooses. */
function reachOf(
  game: Game,
  { within, further = [] }: Selection,
  player: PlayerId,
  unit: Unit | null,
): number | undefined {
  if (within === undefined || unit === null) return within;
  const more = further.filter((one) => compileCondition(one.if)({ game, unit, player, bearers: null }));
  return Math.max(within, ...more.map((one) => one.within));
}

/** The unit as far as its models have the keyword or ability; all of it where none has it by itself. */
function partOf(unit: Unit, from: string): Unit {
  const wanted = normaliseKeyword(from);
  const models = Object.entries(unit.models).filter(
    ([, model]) =>
      modelHasKeyword(unit, model, wanted) ||
      model.abilities?.some((one) => normaliseKeyword(one) === wanted) === true,
  );
  return models.length === 0 ? unit : { ...unit, models: Object.fromEntries(models) };
}

/** Of whom they are chosen: all, or those whom the attacks of the event were aimed at, hit or cost models. */
function unitsIn(
  game: Game,
  { unit, weapon }: Selection,
  user: Unit | null,
  event: GameEvent | null,
): readonly Unit[] {
  const named = (ids: readonly string[]) => [...new Set(ids)].map((id) => game.units[id]!);
  switch (unit) {
    case "FRIENDLY":
    case "ENEMY":
      return Object.values(game.units);
    case "TARGETED":
      return event !== null && "target_unit_ids" in event ? named(event.target_unit_ids) : [];
    case "LOST":
      return event !== null && "lost_unit_ids" in event ? named(event.lost_unit_ids) : [];
    case "MOVED_OVER":
      return event?.type === "move_ended" ? named(event.over_unit_ids ?? []) : [];
    case "HIT": {
      const names = weapon === undefined ? undefined : toList(weapon);
      const hits = event !== null && "hits" in event ? event.hits : [];
      // What is some models' alone looks at the weapons that they carry.
      const isOfPart = user !== null && user !== game.units[user.id];
      const isCarried = (id: string) =>
        !isOfPart || Object.values(user.models).some(({ weapons }) => weapons.includes(id));
      return named(
        hits
          .filter(({ weapon_id: id }) => names === undefined || isNamed(game.weapons[id]!, names, false))
          .filter(({ weapon_id: id }) => isCarried(id))
          .map(({ unit_id }) => unit_id),
      );
    }
  }
}
