import { afterAll, describe, expect, test } from "vitest";
import { duel } from "./support/duel.ts";
import { documentOf, gunline, Scratch } from "./support/run.ts";

afterAll(Scratch.removeAll);

interface LegalDocument {
  readonly waiting: readonly {
    readonly player: string;
    readonly for: string;
    readonly window: string | null;
    readonly actions: readonly string[];
  }[];
  readonly units: Readonly<
    Record<string, Readonly<Record<string, readonly { code: string; rule: string }[]>>>
  >;
}

/** A declares a charge on B, which has a gun and the points to fire it. */
function charging(cp: number) {
  const game = duel();
  game.turn.phase = "CHARGE";
  game.players.p2.cp = cp;
  return game;
}

const DECLARE = { type: "DECLARE_CHARGE", actor_unit_id: "A", payload: { target_unit_ids: ["B"] } };

describe("gunline legal", () => {
  test("PH-10 says whom the game waits for, for what, and why each unit cannot act", async () => {
    const scratch = new Scratch();
    const ran = await gunline(["legal", scratch.file("game.json", duel()), "--json"]);
    expect(ran.code).toBe(0);
    const { waiting, units } = documentOf<LegalDocument>(ran);
    expect(waiting).toEqual([
      {
        player: "p1",
        for: "a unit to be chosen",
        window: null,
        actions: ["SHOOT", "SELECT_SHOOTER", "SKIP_UNIT", "END_PHASE"],
      },
    ]);
    expect(units["A"]).toMatchObject({
      SHOOT: [],
      SELECT_SHOOTER: [],
      SKIP_UNIT: [],
      START_ACTION: [{ code: "NO_ACTION", rule: "SC-1" }],
      USE_STRATAGEM: [{ code: "NOT_ENOUGH_CP", rule: "ST-1" }],
    });
    expect(units["B"]!["SHOOT"]).toMatchObject([{ code: "NOT_YOUR_TURN", rule: "SH-1" }]);
  });

  test("ST-9 names an open window and whose it is", async () => {
    const scratch = new Scratch();
    const applied = await gunline([
      "apply",
      scratch.file("game.json", charging(1)),
      scratch.file("declare.json", DECLARE),
      "--json",
    ]);
    const { game } = documentOf<{ game: object }>(applied);
    const open = scratch.file("open.json", game);
    const { waiting, units } = documentOf<LegalDocument>(await gunline(["legal", open, "--json"]));
    expect(waiting).toMatchObject([
      { player: "p2", window: "W-CHARGE-DECLARED", actions: ["USE_STRATAGEM", "PASS"] },
    ]);
    expect(units["B"]).toEqual({ USE_STRATAGEM: [] });
    expect(units["C"]!["USE_STRATAGEM"]).toMatchObject([{ code: "NO_RANGED_WEAPONS", rule: "ST-7" }]);
    expect((await gunline(["legal", open])).out).toContain("The game waits for Green (W-CHARGE-DECLARED)");
  });

  test("OB-9 waits for nobody once there is a result, and refuses every action", async () => {
    const scratch = new Scratch();
    const over = { ...duel(), result: { winner: "p1", reason: "tabled" } };
    const file = scratch.file("over.json", over);
    expect(documentOf<LegalDocument>(await gunline(["legal", file, "--json"])).waiting).toEqual([]);
    expect(documentOf(await gunline(["choices", file, "--json"]))).toEqual({ choices: [] });
    const ended = await gunline(["apply", file, scratch.file("end.json", { type: "END_PHASE" }), "--json"]);
    expect(ended.code).toBe(1);
    expect(documentOf(ended)).toMatchObject({ errors: [{ code: "BATTLE_OVER", rule: "OB-9" }] });
  });
});

describe("gunline choices", () => {
  const read = async (game: object, ...more: readonly string[]) => {
    const scratch = new Scratch();
    const ran = await gunline(["choices", scratch.file("game.json", game), "--json", ...more]);
    expect(ran.code).toBe(0);
    return documentOf<{ choices: readonly { type: string }[] }>(ran).choices;
  };

  test("PH-10 lists complete actions, each accepted, one of every type first", async () => {
    const found = await read(duel());
    expect(found.slice(0, 4).map(({ type }) => type)).toEqual([
      "SHOOT",
      "SELECT_SHOOTER",
      "SKIP_UNIT",
      "END_PHASE",
    ]);
    const scratch = new Scratch();
    const game = scratch.file("game.json", duel());
    for (const [index, action] of found.entries()) {
      const ran = await gunline(["apply", game, scratch.file(`${index}.json`, action), "--json"]);
      expect([action, ran.code]).toEqual([action, 0]);
    }
  });

  test("GD-6 --limit keeps one of every type and is checked", async () => {
    expect(await read(duel(), "--limit", "2")).toHaveLength(4);
    const scratch = new Scratch();
    const ran = await gunline(["choices", scratch.file("game.json", duel()), "--limit", "0"]);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('--limit: "0" is not a whole number from 1 to 100000');
  });
});

describe("gunline apply", () => {
  test("PH-3 UNDO takes back the last choice of the same call, and no more than that", async () => {
    const scratch = new Scratch();
    const game = scratch.file("game.json", duel());
    const select = { type: "SELECT_SHOOTER", actor_unit_id: "A" };
    const actions = scratch.file("actions.json", [select, { type: "UNDO" }]);
    const ran = await gunline(["apply", game, actions, "--json", "--record", scratch.path("played.json")]);
    expect(ran.code).toBe(0);
    expect(documentOf(ran)).toMatchObject({ game: { shooting: { active_shooter_id: null } } });
    expect((await gunline(["replay", scratch.path("played.json")])).code).toBe(0);
    const alone = await gunline(["apply", game, scratch.file("undo.json", { type: "UNDO" }), "--json"]);
    expect(alone.code).toBe(1);
    expect(documentOf(alone)).toMatchObject({ errors: [{ code: "NOTHING_TO_UNDO" }] });
  });

  test("ST-7 a charge, the reaction to it and the roll, with scripted dice", async () => {
    const scratch = new Scratch();
    const use = { type: "USE_STRATAGEM", actor_unit_id: "B", payload: { stratagem: "FIRE_OVERWATCH" } };
    const roll = { type: "CHARGE_ROLL", actor_unit_id: "A" };
    // Rapid Fire within 12": six attacks of three models; one 6 hits, wounds on 4 and finds no save.
    const dice = "6,5,5,5,5,5,4,1,3,3";
    const ran = await gunline([
      "apply",
      scratch.file("game.json", charging(1)),
      scratch.file("actions.json", [DECLARE, use, roll]),
      "--dice",
      dice,
      "--json",
    ]);
    expect(ran.code).toBe(0);
    const { game, results, dice_left } = documentOf<{
      game: { players: { p2: { cp: number } }; units: { A: { models: object } } };
      results: readonly { log_text: string }[];
      dice_left: number;
    }>(ran);
    expect(dice_left).toBe(0);
    expect(game.players.p2.cp).toBe(0);
    expect(Object.keys(game.units.A.models)).toHaveLength(1);
    expect(results[1]!.log_text).toContain("Fire Overwatch");
  });
});
