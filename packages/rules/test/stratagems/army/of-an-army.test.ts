import { describe, expect, test } from "vitest";
import { builtInBook } from "../../../src/abilities/book.ts";
import { STRATAGEMS } from "../../../src/books/stratagems.ts";
import { stratagemsFor } from "../../../src/flow/stratagems/registry.ts";
import { usablesOf } from "../../../src/flow/usables/usable.ts";
import { buildGame, row } from "../../support/build.ts";

const GENERAL = STRATAGEMS.filter(({ detachment, ability, gear }) => !(detachment ?? ability ?? gear));

const OF_ROWS = [...builtInBook().rows.values()].flatMap(usablesOf);

const table = (abilities: readonly string[], weapons: readonly string[] = []) =>
  buildGame({
    units: {
      A: { abilities, models: row(1, [5, 5], { weapons }) },
      B: { owner: "p2", models: row(1, [30, 5]) },
    },
  });

const names = (game: ReturnType<typeof table>, player: "p1" | "p2" = "p1") =>
  stratagemsFor(game, player).map(({ id }) => id);

describe("what an army can use", () => {
  test("ST-1 everybody has the stratagems of no detachment", () => {
    expect(names(table([]))).toEqual(GENERAL.map(({ id }) => id));
  });

  test("ST-1 a detachment adds its own, for its player alone", () => {
    const row = OF_ROWS.find(({ detachment, ability }) => detachment !== undefined && ability === undefined)!;
    const game = table([]);
    const players = { ...game.players, p1: { ...game.players.p1, detachment: row.detachment! } };
    expect(names({ ...game, players })).toContain(row.id);
    expect(names({ ...game, players }, "p2")).not.toContain(row.id);
  });

  test("ST-1 an ability adds what its units can do, however it is written", () => {
    const row = OF_ROWS.find(({ ability, detachment }) => ability !== undefined && detachment === undefined)!;
    expect(names(table([]))).not.toContain(row.id);
    expect(names(table([row.ability!.toLowerCase()]))).toContain(row.id);
    expect(names(table([row.ability!]), "p2")).not.toContain(row.id);
  });
});
