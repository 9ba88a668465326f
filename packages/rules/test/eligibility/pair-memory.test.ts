import { describe, expect, test } from "vitest";
import { type Game, parseGame, prepare } from "../../src/index.ts";
import { randomRow } from "../abilities/random-rows.ts";
import { type Json, tableWith } from "../abilities/table.ts";
import { row as line } from "../support/build.ts";
import { Chance } from "../support/random.ts";

/** What is remembered of two units holds while nothing changes that it depends on, whoever else moves. */

const AIM = [{ weapon_id: "gun", target_unit_id: "B" }];

function hitOn(game: Game): number | string {
  const found = prepare(game, game.units["A"]!, AIM);
  return found.ok ? found.value[0]!.plan.hit.threshold : found.refusals[0]!.code;
}

/** The same two units, and C elsewhere. */
function withC(game: Game, x: number, y: number): Game {
  const c = game.units["C"]!;
  const models = Object.fromEntries(
    Object.values(c.models).map((one) => [one.id, { ...one, position: { x, y, z: 0 } }]),
  );
  return { ...game, units: { ...game.units, C: { ...c, models } } };
}

const C = (owner: "p1" | "p2", more: Json = {}) => ({
  C: { owner, models: line(1, [40, 40], { weapons: [] }), ...more },
});

const made = (condition: Json) => [
  { on: "UNIT", do: [{ attacks: "MADE", if: condition, do: [{ hit: 1 }] }] },
];

describe("EF-2 answers about two units and what stands around them", () => {
  test("a friend who comes near is seen: 3+ becomes 2+ and 3+ again", () => {
    const far = tableWith(made({ within: 6, side: "FRIENDLY" }), { more: C("p1") });
    const near = withC(far, 10, 13);
    expect([far, near, far].map(hitOn)).toEqual([3, 2, 3]);
  });

  test("an aura that comes near is in force", () => {
    const does = [{ on: { aura: 6, units: "FRIENDLY" }, do: [{ attacks: "MADE", do: [{ hit: 1 }] }] }];
    const far = tableWith(does, { a: { abilities: [] }, more: C("p1", { abilities: ["RULE"] }) });
    expect([far, withC(far, 10, 13), far].map(hitOn)).toEqual([3, 2, 3]);
  });

  test("a friend who fights the target keeps others from shooting at it", () => {
    const far = tableWith([], { more: C("p1") });
    expect([far, withC(far, 20, 11.5), far].map(hitOn)).toEqual([3, "LOCKED_IN_COMBAT", 3]);
  });

  test("an enemy who stands at the unit keeps it from shooting", () => {
    const far = tableWith([], { more: C("p2") });
    expect([far, withC(far, 10, 12), far].map(hitOn)).toEqual([3, "ENGAGED", 3]);
  });

  test("what is active for an army counts at once, though no unit has changed", () => {
    const before = tableWith(made({ active: "FURY", called: "Fury" }));
    const { p1 } = before.players;
    const active = [{ id: "FURY", until: "BATTLE" }];
    const after = { ...before, players: { ...before.players, p1: { ...p1, active } } } as Game;
    expect([before, after, before].map(hitOn)).toEqual([3, 2, 3]);
  });

  test("the phase counts too", () => {
    const before = tableWith(made({ phase: "FIGHT" }));
    const after: Game = { ...before, turn: { ...before.turn, phase: "FIGHT" } };
    expect([before, after].map(hitOn)).toEqual([3, 2]);
  });

  test("under random rows a table that was asked about says what one says that nobody has seen", () => {
    const chance = new Chance(99);
    let changed = 0;
    for (let at = 0; at < 60; at++) {
      const rows = Object.fromEntries(["R1", "R2"].map((id) => [id, randomRow(chance, id)]));
      const far = tableWith([], {
        settings: { rows },
        a: { abilities: ["R1"] },
        b: { abilities: ["R2"] },
        more: C(chance.pick(["p1", "p2"]), { abilities: ["R1"] }),
      });
      const near = withC(far, chance.whole(8, 24), chance.whole(5, 16));
      const answers = [far, near].map((game) => JSON.stringify(prepare(game, game.units["A"]!, AIM)));
      const unseen = [far, near].map((game) => {
        const read = parseGame(JSON.parse(JSON.stringify(game)));
        if (!read.ok) return expect.fail(read.refusals[0]!.message);
        return JSON.stringify(prepare(read.value, read.value.units["A"]!, AIM));
      });
      expect(answers).toEqual(unseen);
      if (answers[0] !== answers[1]) changed++;
    }
    // Where nothing ever changes nothing is shown.
    expect(changed).toBeGreaterThan(3);
  });
});
