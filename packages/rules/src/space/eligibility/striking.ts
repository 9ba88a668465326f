import type { Game, Unit } from "../../game/document.ts";
import { inRange, unitsEngaged } from "../../game/measure/measure.ts";
import { type Placed, placeAll } from "../../game/measure/placed.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { keywordsOf } from "../../game/unit.ts";
import { acrossBarricade } from "../sight/barricade.ts";
import { type Footprint, footprintsOf } from "../sight/footprint.ts";

/** Who can strike whom in a fight, as the models stand. */

/** AIRCRAFT and units that cannot FLY do not fight each other (MO-30). */
export function mayFightEachOther(a: Unit, b: Unit): boolean {
  const barred = (one: Unit, other: Unit) => keywordsOf(one).has("AIRCRAFT") && !keywordsOf(other).has("FLY");
  return a.owner !== b.owner && !barred(a, b) && !barred(b, a);
}

function barricadesOf({ terrain }: Pick<Game, "terrain">): readonly Footprint[] {
  return footprintsOf(terrain).filter(({ feature }) => feature.kind === "barricade");
}

/** Whether the units are near enough to fight each other (FI-2). */
function unitsFight(game: Game, a: Unit, b: Unit): boolean {
  if (!mayFightEachOther(a, b)) return false;
  if (unitsEngaged(game, a, b)) return true;
  const barricades = barricadesOf(game);
  if (barricades.length === 0) return false;
  const { barricade } = numbersOf(game);
  const others = placeAll(b);
  return placeAll(a).some((one) =>
    others.some((other) => acrossBarricade(barricade, barricades, one, other, false)),
  );
}

/** Whether any enemy is near enough to be fought. */
export function isFighting(game: Game, unit: Unit): boolean {
  for (const id in game.units) if (unitsFight(game, unit, game.units[id]!)) return true;
  return false;
}

/** For each model of the unit, in the document's order, whether it can strike at the enemy (FI-20, FI-22). */
export function strikersAt(game: Game, unit: Unit, enemy: Unit): readonly boolean[] {
  const { engagement, contact, barricade } = numbersOf(game);
  const own = placeAll(unit);
  const enemies = placeAll(enemy);
  const barricades = barricadesOf(game);
  const near = (one: Placed) =>
    enemies.some(
      (enemy) => inRange(one, enemy, engagement) || acrossBarricade(barricade, barricades, one, enemy, false),
    );
  const touching = own.filter((one) => enemies.some((enemy) => inRange(one, enemy, contact)));
  return own.map(
    (one) => near(one) || touching.some((ownModel) => ownModel !== one && inRange(one, ownModel, contact)),
  );
}
