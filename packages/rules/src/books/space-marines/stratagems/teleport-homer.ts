import { type Refusal, refusal } from "../../../base/refusal.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { arriveOutOfTurn } from "../../../flow/phases/movement/arrive.ts";
import { unitLimits } from "../../../flow/stratagems/limits.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { opponentOf } from "../../../game/player.ts";
import { containsPoint } from "../../../geometry/polygon.ts";
import type { Point } from "../../../geometry/shape.ts";
import { facingEnemy } from "../../../space/place/facing.ts";
import type { Places } from "../../../space/place/field.ts";
import { findPlace } from "../../../space/place/search.ts";
import { zoneOf } from "../../../space/place/zone.ts";
import { arrivalRefusals, homerWays } from "../../../space/reserves/arrival.ts";
import { rapidIngress } from "../../core/stratagems/rapid-ingress.ts";

const RULE = "AR-5";
const ABILITY = "TELEPORT HOMER";
const NAME = "Teleport Homer";

/** Before the battle: a token of the unit is set up anywhere on the table but in the enemy's zone. */
export const teleportHomer: UnitStratagem = {
  id: "TELEPORT_HOMER",
  name: NAME,
  rule: RULE,
  cost: 0,
  windows: [],
  moments: ["SETTING_UP"],
  once: null,
  onceEach: "BATTLE",
  ability: ABILITY,
  against: () => DONE,
  use(change, unit, _event, { point }) {
    if (point === undefined || !isOpen(change.game, unit, point)) {
      return [refusal("NO_PLACE:homer", RULE, { unit: unit.name }, { unit_id: unit.id })];
    }
    const [x, y] = point;
    change.set(`units.${unit.id}.homer`, { x, y });
    change.story.addLine({ line: "homer_set_up", unit_id: unit.id, x, y });
    return DONE;
  },
  /** On objectives, and in the middle of the table. */
  *choices(game, unit) {
    const { width, height } = game.board;
    const points = [
      ...Object.values(game.objectives).map(({ position: { x, y } }): Point => [x, y]),
      [width / 2, height / 2] as const,
    ];
    const seen = new Set<string>();
    for (const [x, y] of points) {
      if (seen.has(`${x} ${y}`) || !isOpen(game, unit, [x, y])) continue;
      seen.add(`${x} ${y}`);
      yield { stratagem: "TELEPORT_HOMER", point: [x, y] };
    }
  },
};

function isOpen(game: Game, { owner }: Unit, [x, y]: Point): boolean {
  const { width, height } = game.board;
  if (x < 0 || y < 0 || x > width || y > height) return false;
  const enemy = zoneOf(game, opponentOf(owner));
  return enemy === null || !containsPoint(enemy.polygon, x, y);
}

/**
 * Once in the battle a Rapid Ingress of the unit costs nothing where it arrives at its token, which is gone then. Where its
 * player says no places the referee finds some.
 */
export const ingressByHomer: UnitStratagem = {
  id: "RAPID_INGRESS_BY_HOMER",
  name: `${rapidIngress.name} by ${NAME}`,
  rule: RULE,
  cost: 0,
  windows: rapidIngress.windows,
  once: null,
  onceEach: "BATTLE",
  ability: ABILITY,
  against(game, unit) {
    const { owner, homer } = unit;
    const about = { unit_id: unit.id };
    if (homer === undefined) return [refusal("NO_HOMER", RULE, { unit: unit.name }, about)];
    if (game.players[owner].used.some(({ stratagem }) => stratagem === rapidIngress.id)) {
      return [refusal("ALREADY_USED", "ST-1", { stratagem: rapidIngress.name }, about)];
    }
    const limits = [...unitLimits(owner, unit), ...arrivalRefusals(game, unit)];
    if (limits.length > 0) return limits;
    return placesAt(game, unit) === undefined ? [noPlace(unit)] : [];
  },
  use(change, unit, _event, { positions, facings }) {
    const named = positions === undefined ? undefined : { positions, ...(facings && { facings }) };
    const refusals = arriveOutOfTurn(
      change,
      unit,
      named ?? placesAt(change.game, unit)!,
      homerWays(change.game, unit),
    );
    if (refusals.length > 0) return refusals;
    change.remove(`units.${unit.id}.homer`);
    const { used } = change.game.players[unit.owner];
    change.set(`players.${unit.owner}.used`, [...used, { stratagem: rapidIngress.id, until: "PHASE" }]);
    return DONE;
  },
  choices: () => [{ stratagem: "RAPID_INGRESS_BY_HOMER" }],
};

const known = new WeakMap<Game, Map<string, Places | undefined>>();

/** A place at the token, remembered: it is asked for more than once. */
function placesAt(game: Game, unit: Unit): Places | undefined {
  let found = known.get(game);
  if (found === undefined) {
    found = new Map();
    known.set(game, found);
  }
  if (!found.has(unit.id)) {
    const { x, y } = unit.homer!;
    found.set(unit.id, findPlace(game, unit, homerWays(game, unit), [x, y], facingEnemy(game, unit.owner)));
  }
  return found.get(unit.id);
}

function noPlace({ id, name }: Unit): Refusal {
  return refusal("NO_PLACE", RULE, { unit: name }, { unit_id: id });
}
