import { byHand, type Game, isOnTable, measuring, placement, type Unit } from "@gunline/rules";
import type { DragPhase, How } from "../../board/controls.ts";
import type { Point } from "../../board/scene.ts";
import { setUpUnit, spend } from "../../table/commands.ts";
import { lastAnswer } from "../../table/last-answer.ts";
import { currentGame, refuse, useTable } from "../../table/table.ts";
import { look, type Placing, setPointer, viewNow } from "../../table/view.ts";
import { words } from "../../words/english.ts";
import { change } from "../by-hand/send.ts";
import { type Floors, floorsWith } from "./floors.ts";
import { pointerAt } from "./pointer-at.ts";

/** A unit on its way onto the table: it comes to the pointer as a block, is turned, set down and put right. */

const judged = lastAnswer((game: Game, unitId: string, places: placement.Places, isByHand: boolean) => {
  const unit = game.units[unitId]!;
  if (!isByHand) return placement.previewPlaces(game, unit, places);
  const faults = byHand.placesByHandRefusals(game, unit, places);
  return { legal: faults.length === 0, faults, forgoesCharge: false };
});

/** What the referee says to where the unit would stand. */
export function previewPlacing(
  game: Game,
  { unitId, places, byHand: reason }: Placing,
): placement.PlacesPreview {
  return judged(game, unitId, places, reason !== undefined);
}

/** That all models can stand where they are: by hand nobody asks about coherency. */
export function fitsInWords({ places, byHand: reason }: Placing): string {
  const models = Object.keys(places.positions).length;
  return reason === undefined ? words.placing.allIn(models) : words.byHand.move.fits(models);
}

/** Begins to place a unit; where there is a legal place for it, it is shown there until the pointer moves it. */
export function takeUp(unitId: string, stratagem?: string): void {
  const game = currentGame();
  const unit = game.units[unitId];
  if (unit === undefined) return;
  const facing = placement.usualFacing(game, unit.owner);
  const { formation } = viewNow();
  const near = (unit.embarked_in === null ? pointerAt.get() : null) ?? homeOf(game, unit);
  const found =
    placement.nearestPlaces(game, unit, near, facing, formation) ??
    placement.nearestPlaces(game, unit, near, facing);
  const places = found ?? placement.blockAt(unit, near, facing, formation);
  setPointer({ notice: found === undefined ? words.placing.noRoom(unit.name) : "" });
  const by = stratagem === undefined ? {} : { stratagem };
  look({
    placing: { unitId, at: middleOf(places), facing, places, isDown: false, ...by },
    mover: null,
    rest: null,
    hovered: null,
  });
}

/** The same by hand: a unit that stands on the table is taken up where it stands. */
export function takeUpByHand(unitId: string, reason: string): void {
  const game = currentGame();
  const unit = game.units[unitId];
  if (unit === undefined) return;
  const facing = placement.usualFacing(game, unit.owner);
  const { board } = game;
  const near = pointerAt.get() ?? ([board.width / 2, board.height / 2] as const);
  const places = isOnTable(unit) ? placesNow(unit) : placement.blockAt(unit, near, facing, {});
  setPointer();
  look({
    placing: { unitId, at: middleOf(places), facing, places, isDown: isOnTable(unit), byHand: reason },
    mover: null,
    rest: null,
    hovered: null,
    looked: null,
    dialog: null,
  });
}

function placesNow({ models }: Unit): placement.Places {
  const placed = Object.values(models).flatMap(({ id, position, facing }) =>
    position === null ? [] : [{ id, position, facing }],
  );
  return {
    positions: Object.fromEntries(
      placed.map(({ id, position: { x, y, z } }) => [id, [x, y, z] as [number, number, number]]),
    ),
    facings: Object.fromEntries(placed.map(({ id, facing }) => [id, facing])),
  };
}

export function letGoOfUnit(): void {
  setPointer();
  look({ placing: null, rest: null, dragged: null });
}

/** Beside the transport that it gets out of, or else the middle of the owner's zone, or of the table. */
function homeOf({ zones, board, units }: Game, { owner, embarked_in }: Unit): Point {
  const [hull] = Object.values(units[embarked_in ?? ""]?.models ?? {});
  if (hull?.position) return [hull.position.x, hull.position.y];
  const zone = zones?.[owner];
  if (zone === undefined) return [board.width / 2, board.height / 2];
  const middle = (axis: 0 | 1) => zone.reduce((sum, point) => sum + point[axis], 0) / zone.length;
  return [middle(0), middle(1)];
}

function middleOf({ positions }: placement.Places): Point {
  const all = Object.values(positions);
  const middle = (axis: 0 | 1) => all.reduce((sum, place) => sum + place[axis], 0) / all.length;
  return [middle(0), middle(1)];
}

/** The block again: about another place, turned, or in other ranks. */
function block(change: Partial<Placing>): void {
  const { placing, formation } = viewNow();
  const unit = placing === null ? undefined : currentGame().units[placing.unitId];
  if (placing === null || unit === undefined) return;
  const next = { ...placing, ...change };
  const places = placement.blockAt(unit, next.at, next.facing, formation);
  look({ placing: { ...next, places: measuring.onFloor(currentGame(), unit, places, next.floor ?? 0) } });
}

/** The pointer goes over the board with nothing held down. */
export function follow(at: Point | null): void {
  pointerAt.set(at);
  const { placing } = viewNow();
  if (at === null || placing === null || placing.isDown) return;
  setPointer();
  block({ at });
}

/** The ground was clicked: the unit is set down there. */
export function setDown(at: Point): void {
  const { placing } = viewNow();
  if (placing === null) return;
  block({ at, isDown: true });
}

/** The unit that is being placed was clicked: it is set down, or taken up again. */
export function setDownHere(): void {
  const { placing } = viewNow();
  if (placing !== null) look({ placing: { ...placing, isDown: !placing.isDown } });
}

/** Turned about its middle by so many degrees, each model with it. */
export function turnBlock(degrees: number): boolean {
  const { placing } = viewNow();
  if (placing === null) return false;
  block({ facing: (((placing.facing + degrees) % 360) + 360) % 360 });
  return true;
}

export function reform(): void {
  block({});
}

/** The whole block goes that way by a little; a model by itself where single models are taken up. */
export function nudgeBlock([dx, dy]: Point, { shift }: How): boolean {
  const { placing, dragMode, dragged } = viewNow();
  if (placing === null) return false;
  const far = shift ? 1 : 0.1;
  const ids = dragMode === "model" && dragged !== null ? [dragged] : Object.keys(placing.places.positions);
  moveModels(placing, ids, [dx * far, dy * far], { isDown: true });
  return true;
}

function moveModels(
  placing: Placing,
  ids: readonly string[],
  [dx, dy]: Point,
  change: Partial<Placing>,
): void {
  const positions = { ...placing.places.positions };
  for (const id of ids) {
    const [x, y] = positions[id]!;
    positions[id] = [x + dx, y + dy];
  }
  const game = currentGame();
  const unit = game.units[placing.unitId]!;
  const places = measuring.onFloor(game, unit, { ...placing.places, positions }, placing.floor ?? 0);
  look({ placing: { ...placing, places, at: middleOf(places), ...change } });
}

/** A drag of a model of the block takes the whole, or with Shift the one. */
export function dragBlock(modelId: string, phase: DragPhase, at: Point, { shift }: How): void {
  const { placing, dragMode, pointer } = viewNow();
  if (placing === null) return;
  let drag = pointer.draggingBlock;
  if (phase === "cancel") {
    if (drag !== null) look({ placing: drag.before });
    setPointer();
    return;
  }
  if (phase === "start" || drag === null) {
    const [x, y] = placing.places.positions[modelId]!;
    const isAlone = shift || dragMode === "model";
    const ids = isAlone ? [modelId] : Object.keys(placing.places.positions);
    drag = { before: placing, from: [x, y], ids };
    look({ dragged: modelId });
  }
  setPointer(phase === "end" ? {} : { draggingBlock: drag });
  const { before, from, ids } = drag;
  moveModels(before, ids, [at[0] - from[0], at[1] - from[1]], { isDown: true });
}

/** Floors of ruins under the unit that is being placed; null where there is nothing but the ground. */
export function floorsForPlacing(): Floors | null {
  const { placing } = viewNow();
  const unit = placing === null ? undefined : currentGame().units[placing.unitId];
  if (placing === null || unit === undefined) return null;
  const ends = Object.fromEntries(
    Object.entries(placing.places.positions).map(([id, [x, y]]) => [id, [x, y] as Point]),
  );
  return floorsWith(measuring.floorsUnder(currentGame(), unit, ends), placing.floor ?? 0);
}

/** Anyone who stands in ruins goes to that floor. */
export function placeOnFloor(floor: number): void {
  const { placing } = viewNow();
  if (placing !== null) moveModels({ ...placing, floor }, [], [0, 0], {});
}

/** A long base turned by its handle. */
export function turnModelInBlock(modelId: string, degrees: number): void {
  const { placing } = viewNow();
  if (placing === null) return;
  const facings = { ...placing.places.facings, [modelId]: degrees };
  look({ placing: { ...placing, places: { ...placing.places, facings }, isDown: true }, dragged: modelId });
}

/** The nearest legal place to where the block is. */
export function toNearest(): void {
  const { placing, formation } = viewNow();
  const game = currentGame();
  const unit = placing === null ? undefined : game.units[placing.unitId];
  if (placing === null || unit === undefined) return;
  const places = placement.nearestPlaces(game, unit, placing.at, placing.facing, formation);
  setPointer({ notice: places === undefined ? words.placing.noRoom(unit.name) : "" });
  if (places !== undefined) look({ placing: { ...placing, places, at: middleOf(places), isDown: true } });
}

/** Ends the drop, or brings the unit in; what comes after is said as `then`. */
export function confirmPlacing(then: () => void = () => undefined): void {
  const { placing } = viewNow();
  if (placing === null) return;
  const { unitId, places, stratagem, byHand: reason } = placing;
  const { faults, legal } = previewPlacing(currentGame(), placing);
  if (!legal) refuse(faults);
  else if (reason !== undefined) {
    letGoOfUnit();
    change([moveTo(unitId, places)], reason);
  } else if (stratagem === undefined) setUpUnit(unitId, places, then);
  else {
    const { positions, facings } = places;
    const payload = { stratagem, positions, ...(facings !== undefined && { facings }) };
    spend({ type: "USE_STRATAGEM", actor_unit_id: unitId, payload }, then);
  }
}

function moveTo(unit_id: string, { positions, facings }: placement.Places): byHand.ByHandOf<"MOVE_MODELS"> {
  const places = Object.entries(positions).map(
    ([id, [x, y, z = 0]]) => [id, [x, y, z] as [number, number, number]] as const,
  );
  return {
    what: "MOVE_MODELS",
    unit_id,
    positions: Object.fromEntries(places),
    ...(facings !== undefined && { facings }),
  };
}

/** A unit that stands, waits or is gone is no longer being placed. */
export function followPlacing(): void {
  useTable.subscribe(({ table: now }, { table: before }) => {
    const { placing } = viewNow();
    if (placing === null || now?.game === before?.game) return;
    const unit = now?.game.units[placing.unitId];
    if (unit === undefined || unit !== before?.game.units[placing.unitId]) letGoOfUnit();
  });
}
