import { expect, test } from "vitest";
import { levelsOf } from "../../src/space/objectives/control.ts";
import { on } from "../support/effects.ts";
import { at, battle } from "../support/mission.ts";

/** A row that adds 1 to Objective Control, as banners do. */
const BANNER = {
  id: "BANNER",
  name: "Banner",
  source: "WARGEAR",
  does: [{ on: "UNIT", do: [{ characteristic: "OBJECTIVE_CONTROL", add: 1 }], until: "BATTLE" }],
};

test("OB-3 CO-8 Objective Control as it is now: what adds to it counts, after Battle-shock has made it 0", () => {
  const effects = [on("BANNER", "BATTLE")];
  const settings = { rows: { BANNER } };
  const level = (options: object) => {
    const game = battle({ places: ["C"], settings, units: { A: at("C", "p1", options) } });
    return levelsOf(game, game.objectives["C"]!).p1;
  };
  const stats = { objective_control: 2 };
  expect(level({ stats })).toBe(2);
  expect(level({ stats, effects })).toBe(3);
  expect(level({ stats, flags: { battle_shocked: true } })).toBe(0);
  expect(level({ stats, effects, flags: { battle_shocked: true } })).toBe(1);
});
