import { expect, test } from "vitest";
import { campaign } from "../../../../scripts/test/campaign.ts";
import { readRow } from "../../src/abilities/language/border.ts";
import { sentenceOf } from "../../src/abilities/language/sentence.ts";
import { LIMITS } from "../../src/base/limits.ts";
import { apply, choices, type Game, parseGame } from "../../src/index.ts";

import { row as line } from "../support/build.ts";
import { Chance } from "../support/random.ts";
import { anyRow } from "./random-kinds.ts";
import { tableWith } from "./table.ts";

/** Rows of any kinds at all, in turns that are played at random: whatever they say, the game stays a game. */

const GAMES = campaign(25, 400);
const ACTIONS = campaign(30, 80);

function gameOf(chance: Chance): Game {
  const rows = Object.fromEntries(["R1", "R2", "R3", "R4"].map((id) => [id, anyRow(chance, id)]));
  for (const row of Object.values(rows)) {
    const read = readRow(row);
    if (!read.ok) throw new Error(`${JSON.stringify(row)}: ${read.refusals[0]!.message}`);
    const words = sentenceOf(read.value);
    expect(words).toMatch(/^[A-Z].*\.$/);
    expect(words).not.toMatch(/undefined|null|NaN|\[object| {2}/);
  }
  return tableWith([], {
    settings: { rows },
    turn: { phase: chance.pick(["COMMAND", "MOVEMENT", "SHOOTING", "CHARGE", "FIGHT"]) },
    a: { abilities: ["R1", "R2"] },
    b: { abilities: ["R2", "R3"] },
    more: {
      C: { abilities: ["R4"], models: line(2, [10, 16], { weapons: ["gun", "blade"] }) },
      D: { owner: "p2", abilities: ["R4", "R1"], models: line(2, [14, 16], { weapons: ["gun", "blade"] }) },
    },
  });
}

const some = <Item>(all: Iterable<Item>, most: number): readonly Item[] => {
  const found: Item[] = [];
  for (const one of all) {
    found.push(one);
    if (found.length === most) break;
  }
  return found;
};

/** Effects that end with a phase, a turn or a round, by what is on each unit. */
const lasting = (game: Game, until: string) =>
  Object.values(game.units).flatMap(({ effects = [] }) => effects.filter((one) => one.until === until));

test(`AB-1 AB-2 ${GAMES} games under rows of any kind are played, saved and loaded after every action`, () => {
  const chance = new Chance(20_27);
  let played = 0;
  let left = 0;
  for (let number = 0; number < GAMES; number++) {
    let game = gameOf(chance);
    for (let step = 0; step < ACTIONS && game.result === null; step++) {
      const offered = some(choices(game), 40);
      if (offered.length === 0) expect.fail(`nothing can be done: ${JSON.stringify(game.tasks)}`);
      const action = chance.pick(offered);
      const before = game;
      const { game: after, result } = apply(game, action);
      const told = () => `${JSON.stringify(action)} ${JSON.stringify(before.settings.rows)}`;
      // What is offered is accepted.
      expect(result.errors, told()).toEqual([]);
      expect(result.dice.length, told()).toBeLessThan(LIMITS.rulesPerAction * 4);
      const read = parseGame(JSON.parse(JSON.stringify(after)));
      expect(read.ok ? [] : read.refusals, told()).toEqual([]);
      // No effect outlives its end.
      if (after.turn.phase !== before.turn.phase && after.tasks.length === 0) {
        const old = new Set(lasting(before, "PHASE"));
        expect(
          lasting(after, "PHASE").filter((one) => old.has(one)),
          told(),
        ).toEqual([]);
      }
      if (after.turn.active_player !== before.turn.active_player && after.tasks.length === 0) {
        const old = new Set(lasting(before, "TURN"));
        expect(
          lasting(after, "TURN").filter((one) => old.has(one)),
          told(),
        ).toEqual([]);
      }
      if (read.ok) game = read.value;
      played++;
      if (Object.values(game.units).some(({ effects = [] }) => effects.length > 0)) left++;
    }
  }
  // Rows that leave nothing would prove nothing.
  expect(played).toBeGreaterThan(GAMES * 3);
  expect(left).toBeGreaterThan(played / 20);
});
