import { describe, expect, test } from "vitest";
import { choices, type Game, parseGame } from "../../../src/index.ts";
import { buildGame, codes, play, row } from "../../support/build.ts";
import { use } from "./table.ts";

const MODELS = ["m1", "m2", "m3", "m4"];

/** Four Boyz of p1 led by a Painboy, close together, about to be shot at in p2's turn. */
function mob(more: Record<string, unknown> = {}): Game {
  return buildGame({
    mission: { id: "only-war", attacker: "p1" },
    turn: { active_player: "p2", phase: "SHOOTING" },
    units: {
      A: {
        starting_strength: 5,
        stats: { save: 7 },
        models: {
          m1: { at: [20, 10], weapons: ["choppa"] },
          m2: { at: [21.2, 10], weapons: ["choppa"] },
          m3: { at: [20, 11.2], weapons: ["choppa"] },
          m4: { at: [21.2, 11.2], weapons: ["choppa"] },
          boss: { at: [20.6, 12.4], keywords: ["CHARACTER"], abilities: ["GROT ORDERLY"] },
        },
        parts: [
          { id: "A", name: "Boyz", starting_strength: 4, model_ids: MODELS },
          {
            id: "P",
            name: "Painboy",
            starting_strength: 1,
            model_ids: ["boss"],
            abilities: ["GROT ORDERLY"],
          },
        ],
        ...more,
      },
      B: { owner: "p2", models: row(3, [40, 10], { weapons: ["gun"] }) },
    },
    weapons: { gun: {}, choppa: { type: "MELEE" } },
  });
}

/** B slays as many of them as it has guns, and p1's Command phase comes. */
function after(slain: number): Game {
  const game = mob();
  const model_ids = ["m1", "m2", "m3"].slice(0, slain);
  const assignments = [{ weapon_id: "gun", target_unit_id: "A", model_ids }];
  const dice = [
    ...Array<number>(slain).fill(4),
    ...Array<number>(slain).fill(4),
    ...Array<number>(slain).fill(6),
  ];
  const shoot = { type: "SHOOT", actor_unit_id: "B", payload: { assignments } };
  let now = slain === 0 ? game : play(game, shoot, dice).game;
  for (let i = 0; i < 5 && now.turn.phase !== "COMMAND"; i++) now = play(now, { type: "END_PHASE" }).game;
  return now;
}

const standing = (game: Game) => Object.keys(game.units["A"]!.models).sort();

describe("Grot Orderly", () => {
  test("AR-4 the fallen are remembered with what they carried, and up to D3 come back, whole and in coherency", () => {
    const game = after(3);
    expect(standing(game)).toHaveLength(2);
    expect(Object.values(game.units["A"]!.lost!)).toMatchObject(
      Array(3).fill({ wounds: 1, position: null, weapons: ["choppa"] }),
    );
    expect(parseGame(JSON.parse(JSON.stringify(game)))).toMatchObject({ ok: true, value: game });
    expect([...choices(game)].map((one) => ("payload" in one ? one.payload : null))).toContainEqual({
      stratagem: "GROT_ORDERLY",
    });
    // A die of 4 is a D3 of 2.
    const { game: healed, result } = use(game, "GROT_ORDERLY", "A", {}, [4]);
    expect(codes(result)).toEqual([]);
    expect(result.log_text).toContain("2 models of A come back, 2 at the most.");
    expect(standing(healed)).toHaveLength(4);
    expect(Object.keys(healed.units["A"]!.lost!)).toHaveLength(1);
    // The referee accepts where they stand: a move of nobody breaks nothing.
    expect(parseGame(JSON.parse(JSON.stringify(healed)))).toMatchObject({ ok: true });
    const moving = play(healed, { type: "END_PHASE" }).game;
    const still = { kind: "NORMAL", per_model_paths: {} };
    expect(codes(play(moving, { type: "MOVE", actor_unit_id: "A", payload: still }).result)).toEqual([]);
    // Once in the battle.
    expect(codes(use(healed, "GROT_ORDERLY", "A", {}).result)).toEqual(["ALREADY_SPENT"]);
  });

  test("AR-4 never more than were lost, and nobody where nobody was", () => {
    const { game } = use(after(1), "GROT_ORDERLY", "A", {}, [6]);
    expect(standing(game)).toEqual(["boss", ...MODELS]);
    expect(game.units["A"]!).not.toHaveProperty("lost");
    expect(codes(use(after(0), "GROT_ORDERLY", "A", {}).result)).toEqual(["NOBODY_TO_RETURN"]);
  });

  test("CO-4 AR-4 before the Battle-shock tests of the phase, or not in it", () => {
    const game = after(3);
    const tested = play(game, { type: "TEST_BATTLE_SHOCK", actor_unit_id: "A" }, [6, 6]).game;
    expect(codes(use(tested, "GROT_ORDERLY", "A").result)).toEqual(["TESTS_BEGUN"]);
    // Anyone who is no longer Below Half-strength owes no test.
    const { game: healed } = use(game, "GROT_ORDERLY", "A", {}, [2]);
    expect(codes(play(healed, { type: "TEST_BATTLE_SHOCK", actor_unit_id: "A" }).result)).toEqual([
      "NO_TEST_OWED",
    ]);
  });

  test("AR-4 a player may say where: in coherency, on nobody, and not within Engagement Range of a new enemy", () => {
    const game = after(1);
    const [id] = Object.keys(game.units["A"]!.lost!);
    const put = (x: number, y: number, faces: readonly number[] = []) =>
      use(game, "GROT_ORDERLY", "A", { positions: { [id!]: [x, y] } }, faces);
    expect(codes(put(21.8, 13.2, [1]).result)).toEqual([]);
    expect(put(21.8, 13.2, [1]).game.units["A"]!.models[id!]!.position).toEqual({ x: 21.8, y: 13.2, z: 0 });
    expect(codes(put(30, 30).result)).toEqual(["COHERENCY"]);
    expect(codes(put(20.6, 12.4).result)).toContain("OVERLAP");
    const near = {
      ...game,
      units: {
        ...game.units,
        B: {
          ...game.units["B"]!,
          models: { m1: { ...game.units["B"]!.models["m1"]!, position: { x: 23.7, y: 13.2, z: 0 } } },
        },
      },
    };
    const refused = use(near, "GROT_ORDERLY", "A", { positions: { [id!]: [21.8, 13.2] } });
    expect(codes(refused.result)).toEqual(["RETURNS_TOO_NEAR"]);
  });

  test("AR-4 nobody comes back by whom the unit would be out of coherency: six in file are, seven are not", () => {
    const game = after(1);
    const { A } = game.units;
    const { boss, ...others } = A!.models;
    const [boy] = Object.values(others);
    // 1.64" between bases of 32 mm: each touches the range of the next and of nobody else.
    const at = (index: number) => ({ x: 10 + index * 2.9, y: 30, z: 0 });
    const inFile = Array.from({ length: 5 }, (_, i) => ({ ...boy!, id: `f${i}`, position: at(i) }));
    const models = Object.fromEntries([...inFile, { ...boss!, position: at(5) }].map((one) => [one.id, one]));
    const line = { ...game, units: { ...game.units, A: { ...A!, models } } };
    const alone = use(line, "GROT_ORDERLY", "A", {}, [1]);
    expect(codes(alone.result)).toEqual([]);
    expect(Object.keys(alone.game.units["A"]!.models)).toHaveLength(6);
    // Five in file become six, and stay together.
    const { f0: _, ...five } = models;
    const shorter = { ...game, units: { ...game.units, A: { ...A!, models: five } } };
    const joined = use(shorter, "GROT_ORDERLY", "A", {}, [1]);
    expect(Object.keys(joined.game.units["A"]!.models)).toHaveLength(6);
  });

  test("AR-4 a bearer who leads nobody brings nobody back, and units without one remember nobody", () => {
    const plain = mob({ parts: undefined });
    const model_ids = ["m1"];
    const assignments = [{ weapon_id: "gun", target_unit_id: "A", model_ids }];
    const shot = play(plain, { type: "SHOOT", actor_unit_id: "B", payload: { assignments } }, [4, 4, 6]);
    expect(shot.game.units["A"]!).not.toHaveProperty("lost");
  });
});
