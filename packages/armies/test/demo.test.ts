import { apply, type Game } from "@gunline/rules";
import { logText } from "@gunline/rules/words";
import { expect, test } from "vitest";
import { demoScenario } from "../src/index.ts";

test("every volley of the demo is legal, whatever the dice", () => {
  for (const seed of ["stand fast", "a", "b", "c", "d"]) {
    const { game, volleys } = demoScenario();
    let table: Game = { ...game, rng: { ...game.rng, seed } };
    for (const volley of volleys) {
      const { game: next, result } = apply(table, volley);
      expect(result.errors).toEqual([]);
      table = next;
    }
  }
});

test("the demo shows Heavy, Blast, cover, Rapid Fire and Hazardous", () => {
  const { game, volleys } = demoScenario();
  let table = game;
  let told = "";
  for (const volley of volleys) {
    const { game: next, result } = apply(table, volley);
    table = next;
    told += `${logText(result, next)}\n`;
  }
  for (const word of ["Heavy +1", "Blast: +2", "cover +1", "Rapid Fire: +10", "Hazardous:"]) {
    expect(told).toContain(word);
  }
});
