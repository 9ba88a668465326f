import { type Game, measuring, numbersOf, placement, type Unit } from "@gunline/rules";
import { reachOutline, shapeOf } from "@gunline/rules/geometry";
import type { Move, Point, Ring, Saying, UnitToken, Zone } from "../../board/scene.ts";
import { lastAnswer } from "../../table/last-answer.ts";
import type { Marked } from "../../table/marks.ts";
import { modelKey } from "../../table/model-key.ts";
import { tableNow } from "../../table/table.ts";
import { unitTokens } from "../../table/tokens.ts";
import type { View } from "../../table/view.ts";
import { words } from "../../words/english.ts";
import { inches, typeset } from "../../words/format.ts";
import { fitsInWords, previewPlacing } from "./placing.ts";

/** What the board draws of a unit on its way onto the table: its models, where it may stand, and why not. */

const WORDS = words.placing;
const BEING_PLACED: Marked = { mark: "acting", badge: "", why: WORDS.beingPlaced };

/** Units that are shown where they would stand. */
function shownUnits(game: Game, { placing, rest }: View): readonly Unit[] {
  const shown = new Map<string, placement.Places>(rest ?? []);
  if (placing !== null) shown.set(placing.unitId, placing.places);
  return [...shown].flatMap(([id, places]) => {
    const unit = game.units[id];
    return unit === undefined ? [] : [standing(unit, places)];
  });
}

function standing(unit: Unit, { positions, facings = {} }: placement.Places): Unit {
  const models = Object.fromEntries(
    Object.entries(unit.models).flatMap(([id, model]) => {
      const place = positions[id];
      // Anyone who has no room at all has no place either.
      if (place === undefined) return [];
      const [x, y, z = 0] = place;
      return [[id, { ...model, position: { x, y, z }, facing: facings[id] ?? model.facing }] as const];
    }),
  );
  return { ...unit, models };
}

export function placingHeld(game: Game, view: View): readonly UnitToken[] {
  const units = shownUnits(game, view);
  if (units.length === 0) return [];
  const start = tableNow()?.start ?? game;
  const table = { ...game, units: Object.fromEntries(units.map((unit) => [unit.id, unit])) };
  const takes = (unit: Unit) => unit.id === view.placing?.unitId;
  return unitTokens(table, () => BEING_PLACED, { start: { ...start, units: {} }, numbered: null, takes }).map(
    (token) => ({
      ...token,
      shade: shadeIn(start, token),
    }),
  );
}

const SHADES = 5;

/** By its place in the army, as lists have it: where it will stand is not yet known. */
function shadeIn({ units }: Game, { id, side }: UnitToken): UnitToken["shade"] {
  const own = Object.values(units).filter(({ owner }) => owner === side);
  const at = Math.max(
    own.findIndex((unit) => unit.id === id),
    0,
  );
  return (at % SHADES) as UnitToken["shade"];
}

export function placingMoves(game: Game, view: View): readonly Move[] {
  const { placing } = view;
  const broken = new Set(
    placing === null ? [] : previewPlacing(game, placing).faults.flatMap(({ model_id }) => model_id ?? []),
  );
  return shownUnits(game, view).flatMap((unit) =>
    Object.values(unit.models).map((model): Move => {
      const { x, y, z } = model.position!;
      const { kind, halfLong, halfShort } = shapeOf(model.base, x, y, model.facing);
      return {
        modelId: modelKey(unit.id, model.id),
        path: [[x, y]],
        ghost: { kind, x, y, halfLong, halfShort, angle: model.facing },
        endsAt: z,
        faulty: unit.id === placing?.unitId && broken.has(model.id),
        faultyLegs: [],
        label: "",
      };
    }),
  );
}

/** Both sides' zones, with their names. */
export function deploymentZones({ zones, players }: Game): readonly Zone[] {
  if (zones === null) return [];
  return (["p1", "p2"] as const).map((side) => ({
    id: side,
    side,
    polygon: zones[side],
    label: WORDS.zoneOf(players[side].name),
  }));
}

/** Strips along the edges where a unit may arrive; by Deep Strike there is none. */
export function arrivalZones(game: Game, { placing }: View): readonly Zone[] {
  const unit = game.units[placing?.unitId ?? ""];
  if (unit === undefined) return [];
  return placement
    .waysOntoTable(game, unit)
    .flatMap(({ within }, index) =>
      within === null
        ? []
        : [{ id: `strip-${index}`, side: unit.owner, polygon: within.polygon.points, label: "" }],
    );
}

/** What the unit that is being placed keeps away from: enemies, and for some the other zone. */
export function placingRings(game: Game, { placing }: View): readonly Ring[] {
  return ringsOf(game, placing?.unitId ?? "");
}

const ringsOf = lastAnswer((game: Game, unitId: string): readonly Ring[] => {
  const unit = game.units[unitId];
  if (unit === undefined) return [];
  const { engagement } = numbersOf(game);
  return placement
    .waysOntoTable(game, unit)
    .filter(({ keepAway }) => keepAway.across > engagement.across)
    .slice(0, 1)
    .flatMap((way) => makeRings(game, unit, way));
});

function makeRings(game: Game, unit: Unit, { awayFrom, keepAway }: placement.PlaceOrder): readonly Ring[] {
  const enemies = Object.values(game.units).filter(({ owner }) => owner !== unit.owner);
  const rings: Ring[] = enemies.flatMap((enemy) => {
    const shapes = measuring.placeAll(enemy).map(({ shape }) => shape);
    if (shapes.length === 0) return [];
    const label = WORDS.from(inches(keepAway.across), enemy.name);
    return [
      { id: `away-${enemy.id}`, kind: "forbidden", outline: reachOutline(shapes, keepAway.across), label },
    ];
  });
  if (awayFrom !== null && awayFrom.inches !== null) {
    const outline = reachOutline(awayFrom.polygon.edges, awayFrom.inches);
    const label = WORDS.infiltrators(inches(awayFrom.inches), game.players[awayFrom.of].name);
    rings.push({ id: "zone-limit", kind: "limit", outline, label });
  }
  return rings;
}

/** Beside the block: why its first red model cannot stand there, or that all of it can. */
export function placingSayings(game: Game, { placing }: View): readonly Saying[] {
  if (placing === null) return [];
  const { legal, faults } = previewPlacing(game, placing);
  const up = Math.max(0, ...Object.values(placing.places.positions).map(([, , z = 0]) => z));
  const floor = up === 0 ? "" : ` · ${WORDS.floors.floor(inches(up))}`;
  if (legal) return [{ at: cornerOf(placing.places), text: `✓ ${fitsInWords(placing)}${floor}`, good: true }];
  const first = faults[0];
  if (first === undefined) return [];
  const place = placing.places.positions[first.model_id ?? ""];
  const at: Point = place === undefined ? cornerOf(placing.places) : [place[0], place[1]];
  return [{ at, text: typeset(first.message), good: false }];
}

/** The lower right of the block, where nothing is hidden by what is said. */
function cornerOf({ positions }: placement.Places): Point {
  const all = Object.values(positions);
  return [Math.max(...all.map(([x]) => x)), Math.max(...all.map(([, y]) => y))];
}
