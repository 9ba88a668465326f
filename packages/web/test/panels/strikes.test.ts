import { apply, type Game } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import {
  allAt,
  assignmentsOf,
  attacksEach,
  type Choices,
  moreAt,
  moreIn,
  splitOne,
  strikersOf,
  unsplit,
  waysOf,
} from "../../src/panels/fight/strikes.ts";
import { fightField } from "../browser/support/fight-field.ts";

/** The Nobz, three models with choppa or klaw, next to fight: all reach the Guard, and m3 the Scouts as well. */
const GAME: Game = (() => {
  const { units, ...rest } = fightField("strikes");
  const NOBZ = { ...units["NOBZ"]!, flags: { charged_this_turn: true, fights_first: true } };
  const game: Game = { ...rest, units: { ...units, NOBZ, LANCERS: { ...units["LANCERS"]!, flags: {} } } };
  const picked = apply(game, { type: "SELECT_FIGHTER", actor_unit_id: "NOBZ" });
  if (!picked.result.success) throw new Error(picked.result.errors[0]!.message);
  return apply(picked.game, { type: "PILE_IN", actor_unit_id: "NOBZ", payload: { per_model_paths: {} } })
    .game;
})();
const NOBZ = GAME.units["NOBZ"]!;

const strikers = (choices: Choices) => strikersOf(GAME, NOBZ, choices);
const wishes = (choices: Choices) => assignmentsOf(strikers(choices));
const accepted = (choices: Choices) =>
  apply(GAME, { type: "FIGHT", actor_unit_id: "NOBZ", payload: { assignments: [...wishes(choices)] } }).result
    .errors;

/** The models that reach one enemy, and those that reach both. */
const groupOf = (enemies: number) => strikers({}).find((one) => one.enemies.length === enemies)!;

describe("FI-22 attacks divided by hand", () => {
  test("models of a group are shared out between weapons", () => {
    const { group, modelIds } = groupOf(1);
    expect(modelIds).toHaveLength(2);
    const [choppa] = waysOf(strikers({}), group).filter(({ arm }) => arm?.id === "choppa");
    const choices = moreIn(strikers({}), {}, group, choppa!.key);
    expect(waysOf(strikers(choices), group).map(({ arm, models }) => [arm?.id, models])).toEqual([
      ["choppa", 1],
      ["klaw", 1],
    ]);
    expect(accepted(choices)).toEqual([]);
    // All at one puts them together again.
    const again = allAt(strikers(choices), choices, "GUARD");
    expect(strikers(again).filter((one) => one.group === group)).toHaveLength(1);
  });

  test("one model divides its attacks between two enemies, one by one, and takes it back", () => {
    const both = groupOf(2);
    const makes = attacksEach(GAME, NOBZ, both.modelIds[0]!, both.arm!, both.target!)!;
    expect(makes).toBe(3);
    const one = splitOne({}, both, makes);
    expect(accepted(one)).toEqual([]);
    const [first, second] = both.enemies;
    const shares = (choices: Choices) =>
      Object.fromEntries(
        wishes(choices).flatMap(({ target_unit_id, attacks = {} }) =>
          Object.values(attacks).map((n) => [target_unit_id, n]),
        ),
      );
    expect(shares(one)).toEqual({ [first!.id]: 2, [second!.id]: 1 });
    const more = moreAt(one, both.group, second!.id);
    expect(shares(more)).toEqual({ [first!.id]: 1, [second!.id]: 2 });
    expect(accepted(more)).toEqual([]);
    // All three at the second: that is no split any more.
    const all = moreAt(more, both.group, second!.id);
    expect(shares(all)).toEqual({});
    expect(accepted(all)).toEqual([]);
    expect(wishes(unsplit(more, both.group))).toEqual(wishes({}));
  });
});
