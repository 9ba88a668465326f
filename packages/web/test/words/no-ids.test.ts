import { ARMIES, DEPLOYMENTS, LAYOUTS, newBattle } from "@gunline/armies";
import { decide } from "@gunline/computer";
import {
  type Action,
  type ActionResult,
  apply,
  awaitedPlayer,
  type Game,
  legal,
  parseGame,
  waiting,
} from "@gunline/rules";
import { logLines, waitingInWords } from "@gunline/rules/words";
import { describe, expect, it } from "vitest";
import type { RowBlock } from "../../src/panels/dice/block.ts";
import { groupsOf } from "../../src/panels/log/groups.ts";
import { rowsOf } from "../../src/panels/log/rows.ts";
import { outcomeWords, stepWords } from "../../src/panels/log/step-words.ts";
import { momentOf } from "../../src/phases/rows.ts";
import { seenOf } from "../../src/table/moment.ts";
import { type Entry, freshTable, openTable, useTable } from "../../src/table/table.ts";
import { objectiveTokens, terrainTokens, unitTokens } from "../../src/table/tokens.ts";
import { resetView, useView } from "../../src/table/view.ts";

/** Players read names. What only programs know of, the ids of the document, stands in no text that they are shown. */

/** The same battle with ids such as lists of elsewhere have: long, and telling nothing of what they stand for. */
function withLongIds(game: Game): Game {
  const units = Object.values(game.units).map((unit, index) => {
    const id = `IMPORTED_${unit.owner}_ENTRY_${index}`;
    const models = Object.values(unit.models).map((model, n) => ({ ...model, id: `${id}_m${n + 1}` }));
    return { ...unit, id, models: Object.fromEntries(models.map((model) => [model.id, model])) };
  });
  const terrain = Object.values(game.terrain).map((piece, index) => ({
    ...piece,
    id: `PIECE_OF_MAP_${index}`,
  }));
  const parsed = parseGame({
    ...game,
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    terrain: Object.fromEntries(terrain.map((piece) => [piece.id, piece])),
  });
  if (!parsed.ok) throw new Error(parsed.refusals[0]!.message);
  return parsed.value;
}

function battle(seed: string): Game {
  const [p1, p2] = ["marine", "ork"].map((faction) => ARMIES.filter(({ id }) => id.includes(faction)).at(0)!);
  const made = newBattle({
    armies: { p1: p1!, p2: p2! },
    layout: LAYOUTS[0]!,
    deployment: DEPLOYMENTS[0]!,
    mission: { id: "take-and-hold", attacker: "p1" },
    seed,
  });
  if (!made.ok) throw new Error(made.refusals[0]!.message);
  return made.value.game;
}

/** Every stage is rolled by itself, and owners choose who takes wounds. */
function dieByDie(game: Game): Game {
  return { ...game, settings: { ...game.settings, fast_dice: false, allocation: "DEFENDER" } };
}

/** Every id of the document that is not what players call the thing; objectives carry theirs on the board. */
function idsOf(game: Game): ReadonlySet<string> {
  const units = Object.values(game.units);
  const named = [
    ...units,
    ...units.flatMap(({ models }) => Object.values(models)),
    ...Object.values(game.weapons),
    ...Object.values(game.terrain).map(({ id }) => ({ id, name: "" })),
  ];
  return new Set(named.filter(({ id, name }) => id !== name).map(({ id }) => id));
}

/** Words as ids are written; a name in capitals with a space in it is several. */
const WORD = /[\w-]+/g;

/** Actions that are nearly right: their refusals name what is in the way. */
function* spoilt(game: Game, action: Action): Generator<Action> {
  const enemies = Object.values(game.units).filter(({ owner }) => owner !== awaitedPlayer(game));
  for (const enemy of enemies.slice(0, 3)) {
    if (action.type === "SHOOT" || action.type === "FIGHT") {
      const assignments = action.payload.assignments.map((one) => ({ ...one, target_unit_id: enemy.id }));
      yield { ...action, payload: { ...action.payload, assignments } } as Action;
    }
    if (action.type === "DECLARE_CHARGE") {
      yield { ...action, payload: { target_unit_ids: [enemy.id] } } as unknown as Action;
    }
  }
  if (action.type === "MOVE" || action.type === "SET_UP") {
    // All to where a piece of terrain or an enemy is, and off the table.
    const pieces = Object.values(game.terrain).map(({ polygon }) => polygon[0]!);
    const stands = enemies.flatMap(({ models }) =>
      Object.values(models).flatMap(({ position }) => position ?? []),
    );
    const places = [...pieces, ...stands.slice(0, 2).map(({ x, y }) => [x, y] as const), [-5, -5] as const];
    for (const [x, y] of places) yield JSON.parse(moved(JSON.stringify(action), x!, y!)) as Action;
  }
}

/** Every point of the action at one place. */
function moved(text: string, x: number, y: number): string {
  return text
    .replace(/\[-?[\d.]+,-?[\d.]+,(-?[\d.]+)\]/g, `[${x},${y},$1]`)
    .replace(/"x":-?[\d.]+,"y":-?[\d.]+/g, `"x":${x},"y":${y}`);
}

/** All that the page says of a table at this moment. */
function* shown(game: Game): Generator<string> {
  const moment = momentOf(game);
  const units = Object.values(game.units);
  for (const hovered of [null, units[0]?.id ?? null, units.at(-1)?.id ?? null]) {
    const view = { ...seenOf(game, useView.getState()), hovered, numbered: hovered };
    const mark = moment.marks(game, view);
    for (const token of unitTokens(game, mark, { start: game, numbered: hovered })) {
      yield token.description;
      yield token.badge;
      for (const { name, number } of token.models) yield `${name} ${number}`;
    }
    for (const unit of units) yield mark(unit).why;
    for (const { label } of moment.overlays.rays(game, view, mark)) yield label;
  }
  const seen = seenOf(game, useView.getState());
  const step = moment.nextStep(game, seen);
  yield step?.label ?? "";
  yield step?.blocked ?? "";
  yield moment.hint(game, "mouse", seen);
  yield moment.hint(game, "fingers", seen);
  for (const { title, effects } of terrainTokens(game.terrain)) yield [title, ...effects].join(" ");
  for (const { title } of objectiveTokens(game, { isBefore: false })) yield title;
  for (const one of waiting(game)) yield waitingInWords(game, one.for);
}

/** All that the log says, compact and with its tables. */
function* logged(entries: readonly Entry[], game: Game): Generator<string> {
  for (const group of groupsOf(entries, game)) {
    yield group.title;
    for (const { title, blocks, lines } of group.parts) {
      yield title;
      for (const { text } of lines) yield text;
      for (const row of rowsOf(blocks)) yield Object.values(stepWords(row as RowBlock)).join(" ");
      yield outcomeWords(lines)?.why ?? "";
    }
  }
}

function messagesOf({ errors }: Pick<ActionResult, "errors">): readonly string[] {
  return errors.flatMap(({ message, auto_fix_suggestions: advice = [] }) => [
    message,
    ...advice.flatMap((one) => Object.values(one).filter((value) => typeof value === "string")),
  ]);
}

describe("texts for players", () => {
  it.each([
    ["two of our armies", battle("names")],
    ["armies with long ids, die by die", dieByDie(withLongIds(battle("long ids")))],
  ])("name no id, in a battle of %s", (_, start) => {
    const ids = new Set<string>();
    const found = new Map<string, string>();
    const look = (text: string) => {
      for (const word of text.match(WORD) ?? []) if (ids.has(word)) found.set(word, text);
    };
    resetView();
    let game = start;
    openTable(freshTable("", "", game));
    const entries: Entry[] = [];
    for (let step = 0; step < 700 && waiting(game).length > 0; step++) {
      for (const id of idsOf(game)) ids.add(id);
      const { action } = decide(game, step % 9 === 0 ? "random" : "turn", "names");
      if (step % 4 === 0) {
        for (const text of shown(game)) look(text);
        for (const reasons of Object.values(legal(game).units))
          for (const errors of Object.values(reasons)) messagesOf({ errors: errors as never }).forEach(look);
        for (const one of spoilt(game, action)) messagesOf(apply(game, one).result).forEach(look);
      }
      const { game: next, result } = apply(game, action);
      for (const { text } of logLines(result, next)) look(text);
      entries.push({ action, result });
      game = next;
      useTable.setState({ table: { ...freshTable("", "", start), game, entries } });
    }
    for (const text of logged(entries, game)) look(text);
    // Anyone who wrote a text is found by it.
    expect(Object.fromEntries(found)).toEqual({});
    expect(entries.length).toBeGreaterThan(100);
    useTable.setState({ table: null });
  });
});
