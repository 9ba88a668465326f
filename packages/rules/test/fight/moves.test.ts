import { describe, expect, test } from "vitest";
import type { Game } from "../../src/index.ts";
import { autoConsolidate, autoPileIn } from "../../src/space/fight/auto.ts";
import { buildGame, play, rectangle } from "../support/build.ts";
import {
  consolidate,
  done,
  enemy,
  melee,
  type Place,
  pileIn,
  refusals,
  select,
  strike,
  unit,
} from "./table.ts";

const path = (...m1: readonly Place[]) => ({ m1 });

/** A is picked, and what the judge says of its pile-in. */
const pile = (game: Game, paths: Readonly<Record<string, readonly Place[]>>) =>
  refusals(pileIn(done(select(game, "A")), "A", paths).result);

/** A has charged, fought without attacks, and what the judge says of its consolidation. */
function after(game: Game): Game {
  return done(strike(done(pileIn(done(select(game, "A")), "A")), "A", []));
}
const consolidation = (game: Game, paths: Readonly<Record<string, readonly Place[]>>) =>
  refusals(consolidate(after(game), "A", paths).result);

const CHARGED = { flags: { charged_this_turn: true, fights_first: true } };

describe("piling in", () => {
  const near = melee({ A: unit([[10, 10]], CHARGED), E: enemy([[13, 10]]), F: enemy([[10, 14]]) });

  test('FI-10 FI-12 FI-13 up to 3" into contact with an enemy, where that can be', () => {
    expect(pile(near, path([10, 10], [12, 10]))).toEqual([]);
    expect(pile(near, path([10, 10], [11.5, 10]))).toEqual(["BASE_CONTACT FI-13"]);
    const far = melee({ A: unit([[10, 10]], CHARGED), E: enemy([[14.5, 10]]) });
    expect(pile(far, path([10, 10], [13.1, 10]))).toEqual(["TOO_FAR FI-10"]);
    expect(pile(far, path([10, 10], [13, 10]))).toEqual([]);
  });

  test("FI-12 closer to the model that was closest before, not to another", () => {
    expect(pile(near, path([10, 10], [9.5, 12.9]))[0]).toBe("NOT_NEARER FI-12");
  });

  test("FI-12 of two that are equally close the owner chooses, whatever the last digit of a sum says", () => {
    // 12.9 − 10.1 and 13.1 − 10.3 are both 2.8, but not to the last bit.
    const between = melee({
      A: unit([[10.1, 10.3]], CHARGED),
      E: enemy([[12.9, 10.3]]),
      F: enemy([[10.1, 13.1]]),
    });
    expect(pile(between, path([10.1, 10.3], [11.9, 10.3]))).toEqual([]);
    expect(pile(between, path([10.1, 10.3], [10.1, 12.1]))).toEqual([]);
  });

  test("FI-12 into contact with a unit that nobody charged", () => {
    const game = melee({
      A: unit(
        [
          [10, 10],
          [10, 11.5],
        ],
        CHARGED,
      ),
      E: enemy([[11, 10]]),
      F: enemy([[11.5, 12]]),
    });
    expect(
      pile(game, {
        m2: [
          [10, 11.5],
          [10.551, 11.683],
        ],
      }),
    ).toEqual([]);
  });

  test("FI-10 who touches an enemy stays, and nobody has to move", () => {
    const game = melee(
      {
        A: unit([
          [10, 10],
          [10, 12],
        ]),
        E: enemy([[11, 10]]),
      },
      { turn: { active_player: "p2" } },
    );
    expect(pile(game, path([10, 10], [10.1, 9.9]))[0]).toBe("IN_CONTACT FI-10");
    expect(pile(game, {})).toEqual([]);
    // Left standing though it could touch: that breaks nothing (FI-13).
    const moved = pileIn(done(select(game, "A")), "A");
    expect(moved.result.log_text).toContain("no model moved");
  });

  test("FI-11 the unit ends engaged and in coherency, or the whole move is refused", () => {
    const game = melee({
      A: unit(
        [
          [10, 10],
          [10, 12],
        ],
        CHARGED,
      ),
      E: enemy([[14.5, 10]]),
    });
    expect(pile(game, path([10, 10], [12, 10]))).toContain("TARGET_NOT_ENGAGED FI-11");
    expect(pile(game, path([10, 10], [13, 10]))).toEqual(Array(2).fill("COHERENCY FI-11"));
    expect(
      pile(game, {
        m1: [
          [10, 10],
          [13, 10],
        ],
        m2: [
          [10, 12],
          [12, 11.9],
        ],
      }),
    ).toEqual([]);
  });

  test("FI-12 FLY gives nothing: enemies stop a model and walls are climbed", () => {
    const flyer = { ...CHARGED, keywords: ["FLY", "JUMP PACK"] };
    const behind = melee({
      A: unit([[10, 10]], flyer),
      E: enemy([
        [11.5, 10],
        [13.5, 10],
      ]),
    });
    expect(pile(behind, path([10, 10], [12.5, 10]))[0]).toBe("ENEMY_IN_THE_WAY MO-5");
    const terrain = { W: { kind: "container", height: 3, polygon: rectangle(10.6, 9, 10.9, 11) } };
    const walled = melee({ A: unit([[10, 10]], flyer), E: enemy([[13, 10]]) }, { terrain });
    expect(pile(walled, path([10, 10], [12, 10]))).toEqual(["TOO_FAR FI-10"]);
  });

  test("FI-12 infantry pass through ruins under both rulesets", () => {
    const terrain = { R: { kind: "ruins", height: 5, polygon: rectangle(10.6, 8, 10.9, 12) } };
    for (const ruleset of ["spec", "published"] as const) {
      const game = melee({ A: unit([[10, 10]], CHARGED), E: enemy([[13, 10]]) }, { terrain, ruleset });
      expect(pile(game, path([10, 10], [12, 10]))).toEqual([]);
    }
  });

  test("FI-14 a hull is measured at its outline: who touches that is in contact and stays", () => {
    const hull = { base: { shape: "hull", mm: [101.6, 50.8] }, keywords: ["VEHICLE"] };
    const game = melee({ A: unit([[10, 10]], CHARGED), T: enemy([[12.5, 10]], hull) });
    // Half of four inches and half of one: the bases touch.
    expect(pile(game, path([10, 10], [10, 10.2]))[0]).toBe("IN_CONTACT FI-10");
  });

  test("FI-15 a model on a round base may turn where it stands, also in contact", () => {
    const game = done(select(melee({ A: unit([[10, 10]], CHARGED), E: enemy([[11, 10]]) }), "A"));
    const payload = { per_model_paths: {}, facings: { m1: 90 } };
    const turned = { type: "PILE_IN", actor_unit_id: "A", payload };
    expect(refusals(play(game, turned).result)).toEqual([]);
  });

  test("FI-15 a model that can come no closer does not move", () => {
    const game = melee({
      A: unit(
        [
          [10, 10],
          [9, 10],
        ],
        CHARGED,
      ),
      E: enemy([[11, 10]]),
    });
    // Sideways behind another model: no closer.
    expect(
      pile(game, {
        m2: [
          [9, 10],
          [9, 10.3],
        ],
      })[0],
    ).toBe("NOT_NEARER FI-12");
  });

  test("FI-16 a charger whose target is gone piles in only where some enemy can be reached", () => {
    const gone = melee({ A: unit([[10, 10]], CHARGED), E: enemy([[15.1, 10]]) });
    expect(pile(gone, path([10, 10], [13, 10]))).toEqual(["TARGET_NOT_ENGAGED FI-11"]);
    expect(autoPileIn(gone, gone.units["A"]!).per_model_paths).toEqual({});
    const alone = melee({ A: unit([[10, 10]], CHARGED) });
    expect(pile(alone, path([10, 10], [13, 10]))).toEqual(["NO_PILE_IN FI-16"]);
    expect(pile(alone, {})).toEqual([]);
  });

  test("MO-30 AIRCRAFT do not pile in, and who cannot FLY leaves them alone", () => {
    const aircraft = { keywords: ["AIRCRAFT", "VEHICLE"] };
    const game = melee({ A: unit([[10, 10]], CHARGED), E: enemy([[11.5, 10]], aircraft) });
    expect(pile(game, path([10, 10], [10.5, 10]))).toEqual(["NO_PILE_IN FI-16"]);
  });

  test("FI-11 2 inches across a barricade is engaged in a pile-in too", () => {
    const terrain = { W: { kind: "barricade", height: 1, polygon: rectangle(11.2, 5, 11.4, 15) } };
    const across = (to: number) =>
      pile(
        melee({ A: unit([[8, 10]], CHARGED), E: enemy([[12.9, 10]]) }, { terrain }),
        path([8, 10], [to, 10]),
      );
    expect(across(9.95)).toEqual([]);
    expect(across(9.85)).toEqual(["TARGET_NOT_ENGAGED FI-11"]);
  });
});

describe("consolidating", () => {
  const marker = (x: number, y = 10) => ({ O: { id: "O", position: { x, y } } });

  test("FI-31 FI-34 worked case 12: an enemy in reach, and nothing else will do", () => {
    // 3.9 between the bases; the marker lies the other way.
    const game = melee({ A: unit([[10, 10]], CHARGED), E: enemy([[14.9, 10]]) }, { objectives: marker(7.2) });
    expect(consolidation(game, path([10, 10], [13, 10]))).toEqual([]);
    expect(consolidation(game, path([10, 10], [9, 10]))).toEqual([
      "TARGET_NOT_ENGAGED FI-31",
      "NOT_NEARER FI-31",
    ]);
    expect(consolidation(game, {})).toEqual([]);
  });

  test("FI-32 worked case 12: past 4 inches it is the objective", () => {
    const game = melee(
      { A: unit([[10, 10]], CHARGED), E: enemy([[15.11, 10]]) },
      { objectives: marker(7.2) },
    );
    expect(consolidation(game, path([10, 10], [9, 10]))).toEqual([]);
    expect(consolidation(game, path([10, 10], [10.5, 10]))).toEqual(["NOT_NEARER FI-32"]);
  });

  test("FI-33 worked case 12: neither in reach, and nobody moves", () => {
    const game = melee({ A: unit([[10, 10]], CHARGED), E: enemy([[15.11, 10]]) }, { objectives: marker(30) });
    expect(consolidation(game, path([10, 10], [11, 10]))).toEqual(["NOBODY_MOVES FI-33"]);
    const stood = consolidate(after(game), "A");
    expect(stood.result.success).toBe(true);
    expect(stood.result.log_text).toContain("neither an enemy nor an objective");
  });

  test("FI-32 the unit ends in range of the closest marker; of two that are equally close the owner chooses", () => {
    // Its edge is 5.5 from A: in range after 2.5.
    const edge = 20 / 25.4;
    const game = melee(
      { A: unit([[10, 10]], CHARGED) },
      { objectives: { O: { id: "O", position: { x: 16 + edge, y: 10 } } } },
    );
    expect(consolidation(game, path([10, 10], [12.4, 10]))).toEqual(["MARKER_OUT_OF_RANGE FI-32"]);
    expect(consolidation(game, path([10, 10], [12.5, 10]))).toEqual([]);
    const two = melee(
      { A: unit([[10, 10]], CHARGED) },
      {
        objectives: {
          O: { id: "O", position: { x: 14, y: 10 } },
          P: { id: "P", position: { x: 6, y: 10 } },
          Q: { id: "Q", position: { x: 10, y: 15 } },
        },
      },
    );
    expect(consolidation(two, path([10, 10], [12, 10]))).toEqual([]);
    expect(consolidation(two, path([10, 10], [8, 10]))).toEqual([]);
    expect(consolidation(two, path([10, 10], [10, 12]))).toContain("NOT_NEARER FI-32");
  });

  test("FI-30 FI-36 a unit that makes no attacks consolidates all the same, and it is no Normal move", () => {
    const game = melee({ A: unit([[10, 10]], CHARGED), E: enemy([[13, 10]]) });
    const moved = consolidate(after(game), "A", path([10, 10], [12, 10]));
    expect(moved.game.units["A"]!.models["m1"]!.position).toEqual({ x: 12, y: 10, z: 0 });
    expect(moved.game.units["A"]!.flags.moved).toBeUndefined();
    expect(moved.result.events.map(({ type }) => type)).toEqual(["unit_has_fought"]);
  });

  test("FI-31 any movement towards enemies ends engaged, and who touches one stays", () => {
    const game = melee({
      A: unit(
        [
          [10, 10],
          [10, 12],
        ],
        CHARGED,
      ),
      E: enemy([[11, 10]]),
    });
    expect(consolidation(game, path([10, 10], [10, 9.8]))[0]).toBe("IN_CONTACT FI-30");
    expect(
      consolidation(game, {
        m2: [
          [10, 12],
          [10.6, 11],
        ],
      }),
    ).toEqual(["BASE_CONTACT FI-31"]);
  });

  test("FI-34 a unit whose rest cannot follow has no enemy in reach, and goes for the objective", () => {
    // m1 could reach E alone, but then m2, 3 behind it and 7 from E, would be left behind.
    const game = melee(
      {
        A: unit(
          [
            [10, 10],
            [7, 10],
          ],
          CHARGED,
        ),
        E: enemy([[14.9, 10]]),
      },
      { objectives: marker(10, 12) },
    );
    const wall = { W: { kind: "container", height: 9, polygon: rectangle(7.6, 5, 7.9, 15) } };
    const barred = buildGame({
      units: {
        A: unit(
          [
            [9.6, 10],
            [7, 10],
          ],
          CHARGED,
        ),
        E: enemy([[14.5, 10]]),
      },
      weapons: { blade: { type: "MELEE" } },
      terrain: wall,
      turn: { phase: "FIGHT" },
      objectives: marker(9.6, 12),
    });
    expect(
      consolidation(game, {
        m1: [
          [10, 10],
          [13, 10],
        ],
        m2: [
          [7, 10],
          [10, 10],
        ],
      }),
    ).toEqual([]);
    expect(consolidation(barred, path([9.6, 10], [9.6, 10.5]))).toEqual([]);
  });
});

describe("automatic moves", () => {
  test("FI-13 as many as can touch do, and the rest come within Engagement Range", () => {
    const game = melee({
      A: unit(
        [
          [10, 10],
          [10, 11.5],
          [10, 13],
        ],
        CHARGED,
      ),
      E: enemy([
        [11, 10],
        [12.5, 11.8],
      ]),
    });
    const auto = autoPileIn(game, game.units["A"]!);
    const moved = pileIn(done(select(game, "A")), "A", auto.per_model_paths as never);
    expect(moved.result.errors).toEqual([]);
    expect(Object.keys(auto.per_model_paths)).toEqual(["m2", "m3"]);
  });

  test("FI-20 who reaches no enemy stands behind another model of the unit that touches one, and strikes from there", () => {
    // m1 and friends on bases of 2" stand along E, others in the notches between them: the boss can go 0.1" and no more.
    const wide = { weapons: ["blade"], base: { shape: "round", mm: 50.8 } };
    const game = melee({
      A: unit([], {
        ...CHARGED,
        models: { m1: { at: [9, 12], ...wide }, boss: { at: [9, 13.6], weapons: ["blade"] } },
      }),
      B: unit([], {
        models: {
          m1: { at: [7, 12], ...wide },
          m2: { at: [11, 12], ...wide },
          m3: { at: [8, 13.13] },
          m4: { at: [10, 13.13] },
        },
      }),
      E: enemy([[9, 10]], { base: { shape: "hull", mm: [152.4, 50.8] } }),
    });
    const { per_model_paths } = autoPileIn(game, game.units["A"]!);
    const ready = done(pileIn(done(select(game, "A")), "A", per_model_paths as never));
    expect(ready.units["A"]!.models["boss"]!.position!.y).toBeCloseTo(13.51, 2);
    // Both strike, two attacks each.
    const struck = strike(ready, "A", [{ weapon_id: "blade", target_unit_id: "E" }], [1, 1, 1, 1]);
    expect(struck.result.errors).toEqual([]);
  });

  test("FI-32 towards the objective, as near as models stay together", () => {
    const game = melee(
      {
        A: unit(
          [
            [10, 10],
            [10, 11.5],
            [8.5, 10],
          ],
          CHARGED,
        ),
      },
      { objectives: { O: { id: "O", position: { x: 16, y: 10 } } } },
    );
    const ready = after(game);
    const auto = autoConsolidate(ready, ready.units["A"]!);
    expect(Object.keys(auto.per_model_paths).sort()).toEqual(["m1", "m2", "m3"]);
    expect(consolidate(ready, "A", auto.per_model_paths as never).result.errors).toEqual([]);
  });
});
