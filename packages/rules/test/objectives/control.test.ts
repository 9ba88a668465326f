import { describe, expect, test } from "vitest";
import { row } from "../support/build.ts";
import { at, battle, end, PLACES } from "../support/mission.ts";

const holders = (game: ReturnType<typeof battle>) =>
  Object.fromEntries(Object.values(game.objectives).map(({ id, controlled_by }) => [id, controlled_by]));

describe("control of objectives", () => {
  const alone = (gap: number, z = 0) => {
    // A base of one inch across: its edge is half an inch from its middle.
    const x = PLACES.C[0] + 20 / 25.4 + gap + 0.5;
    const game = battle({ places: ["C"], units: { A: { models: { m1: { at: [x, PLACES.C[1], z] } } } } });
    return end(game).game.objectives["C"]!.controlled_by;
  };

  test('OB-1 3" across from the edge of a marker of 40 mm, not from its centre', () => {
    expect(alone(3)).toBe("p1");
    expect(alone(2.9)).toBe("p1");
    expect(alone(3.01)).toBeNull();
  });

  test('OB-1 and 5" up', () => {
    expect(alone(1, 5)).toBe("p1");
    expect(alone(1, 5.1)).toBeNull();
  });

  test("OB-3 the higher sum of Objective Control; worked case 15: six to four", () => {
    const stats = { objective_control: 2 };
    const [x, y] = PLACES.C;
    const boyz = {
      m1: { at: [x + 2, y] },
      m2: { at: [x + 2, y + 2] },
      m3: { at: [x + 2, y - 2] },
      m4: { at: [x + 2, y + 4.8] },
    } as const;
    const marines = { m1: { at: [x - 2, y] }, m2: { at: [x - 2, y + 2] }, m3: { at: [x - 5.2, y] } } as const;
    const units = (flags: Record<string, boolean>) =>
      ({
        Boyz: { owner: "p2", stats, models: boyz, flags },
        Marines: { owner: "p1", stats, models: marines },
      }) as const;
    expect(end(battle({ places: ["C"], units: units({}) })).game.objectives["C"]!.controlled_by).toBe("p2");
    const shocked = battle({ places: ["C"], units: units({ battle_shocked: true }) });
    expect(end(shocked).game.objectives["C"]!.controlled_by).toBe("p1");
  });

  test("OB-3 equal levels are contested, and who held it before keeps nothing", () => {
    const units = { A: at("C", "p1"), B: at("C", "p2") };
    const { game, result } = end(battle({ places: ["C"], held: { C: "p1" }, units }));
    expect(game.objectives["C"]!.controlled_by).toBeNull();
    expect(result.events).toContainEqual({ type: "objective_changed", objective_id: "C", player: null });
  });

  test("OB-3 a model counts for every marker in range, an embarked one for none", () => {
    const game = battle({
      places: ["C", "N"],
      units: { A: { models: { ...row(1, [30, 24]) } }, In: { ...at("N", "p1"), embarked_in: "A" } },
    });
    expect(holders(end(game).game)).toEqual({ C: "p1", N: null });
  });

  test("OB-3 judged at the end of every phase, and not in between", () => {
    const game = battle({ places: ["C"], units: { A: at("C", "p1") } });
    expect(game.objectives["C"]!.controlled_by).toBeNull();
    const moving = end(game).game;
    expect(moving.objectives["C"]!.controlled_by).toBe("p1");
  });

  test("DE-14 nobody controls any before the first Command phase ends", () => {
    const units = { A: at("C", "p1"), B: at("H2", "p2") };
    const begun = end(battle({ units, turn: { phase: "DEPLOYMENT" } }), [6, 1]).game;
    expect(begun.turn).toMatchObject({ phase: "COMMAND", round: 1 });
    expect(new Set(Object.values(holders(begun)))).toEqual(new Set([null]));
    const judged = end(begun).game;
    expect(holders(judged)).toMatchObject({ C: "p1", H2: "p2" });
  });

  test("OB-3 a table without a mission judges nothing", () => {
    const { game, result } = end(battle({ mission: null, units: { A: at("C", "p1") } }));
    expect(game.objectives["C"]!.controlled_by).toBeNull();
    expect(result.events).toEqual([{ type: "phase_ended", player: "p1", phase: "COMMAND" }]);
  });
});

describe("objectives that are kept", () => {
  const sticky = { abilities: ["STICKY OBJECTIVE"] };

  test("OB-4 secured at the end of the own Command phase, by a Battle-shocked unit too", () => {
    const units = {
      A: at("C", "p1", sticky),
      B: at("N", "p1", { ...sticky, flags: { battle_shocked: true } }),
      B2: at("N", "p1", {}, -2),
      E: at("S", "p2", sticky),
    };
    const { objectives } = end(battle({ units, turn: { round: 1 } })).game;
    expect(objectives).toMatchObject({
      C: { controlled_by: "p1", sticky: true },
      S: { controlled_by: "p2", sticky: false },
      H1: { sticky: false },
    });
  });

  test("OB-4 kept with nobody there and against a tie, lost to more (worked case 15)", () => {
    const kept = (units: NonNullable<Parameters<typeof battle>[0]["units"]>) =>
      end(battle({ places: ["C"], held: { C: "p2" }, sticky: ["C"], units })).game.objectives["C"]!;
    expect(kept({})).toMatchObject({ controlled_by: "p2", sticky: true });
    const five = { stats: { objective_control: 5 } };
    expect(kept({ A: at("C", "p1", five), B: at("C", "p2", five) })).toMatchObject({
      controlled_by: "p2",
      sticky: true,
    });
    expect(kept({ A: at("C", "p1") })).toMatchObject({ controlled_by: "p1", sticky: false });
  });

  test("OB-4 not secured in another phase", () => {
    const game = battle({ places: ["C"], units: { A: at("C", "p1", sticky) }, turn: { phase: "MOVEMENT" } });
    expect(end(game).game.objectives["C"]!).toMatchObject({ controlled_by: "p1", sticky: false });
  });
});
