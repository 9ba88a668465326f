import { describe, expect, test } from "vitest";
import { parseGame } from "../../src/index.ts";
import { contractGame, type Loose, placesOf, spelled, valueAt } from "./contract.ts";

/** Fields that a complete document may lack: those of CONTRACT.md that are optional, and entries of maps. */
const OPTIONAL = [
  /^units\.U_BOYZ_1$/,
  /^units\.U_BOYZ_1\.flags\.\w+$/,
  /^units\.U_BOYZ_1\.models\.m1$/,
  /^units\.U_BOYZ_1\.models\.m1\.(keywords|stats)$/,
  /^units\.U_BOYZ_1\.models\.m1\.stats\.save$/,
  /^terrain\.R1$/,
  // Models name these, so their absence is a dangling reference, and told as such below.
  /^weapons\.\w+$/,
  // Without its own characteristic the model would have the unit's, and its one wound fits that too.
  /^units\.U_BOYZ_1\.models\.m1\.stats\.wounds$/,
];

const allPlaces = [...placesOf(contractGame())];
const fields = allPlaces.filter((place) => typeof place.at(-1) === "string");
const required = fields.filter((place) => !OPTIONAL.some((pattern) => pattern.test(spelled(place))));
const objects = [[], ...allPlaces].filter((place) => {
  const value = valueAt(contractGame(), place);
  return typeof value === "object" && value !== null && !Array.isArray(value);
});

function refusals(document: unknown) {
  const parsed = parseGame(document);
  return parsed.ok ? [] : parsed.refusals;
}

function paths(document: unknown) {
  return refusals(document).map(({ path }) => path);
}

/** A value of another type than the one that stands there. */
function otherType(value: unknown): unknown {
  if (typeof value === "string") return 17;
  if (typeof value === "number") return "17";
  if (typeof value === "boolean") return "yes";
  if (Array.isArray(value)) return { 0: "a" };
  return value === null ? true : [];
}

describe("the document of the contract", () => {
  test("GD-1 is accepted exactly as printed", () => {
    const parsed = parseGame(contractGame());
    expect(parsed).toMatchObject({ ok: true });
  });

  test("GD-1 keeps every field that it came with", () => {
    const parsed = parseGame(contractGame());
    expect(parsed.ok && parsed.value).toMatchObject(contractGame());
  });

  test("GD-1 has its defaults filled in", () => {
    const parsed = parseGame(contractGame());
    const printed = Object.keys(contractGame());
    const game = parsed.ok ? (parsed.value as Loose) : {};
    expect(Object.keys(game).filter((key) => !printed.includes(key))).toEqual([
      "settings",
      "spent",
      "tasks",
      "shooting",
      "charges",
      "allocated",
      "objectives",
      "zones",
      "mission",
      "result",
    ]);
    expect(game.turn.first_player).toBe("p1");
    expect(game.spent).toEqual({});
    expect(game.settings).toEqual({
      auto_targeting: "OBVIOUS_ONLY",
      allocation: "AUTOMATIC",
      fast_dice: true,
      log: "VERBOSE",
      stratagems: "ON",
    });
    expect(game.shooting).toEqual({
      active_shooter_id: null,
      pending_assignments: [],
      skipped_unit_ids: [],
    });
    const { tasks, allocated, objectives, zones, mission, result } = game;
    expect(tasks).toEqual([]);
    expect({ allocated, objectives }).toEqual({ allocated: {}, objectives: {} });
    expect({ zones, mission, result }).toEqual({ zones: null, mission: null, result: null });
    const vp = { primary: 0, secondary: 0 };
    expect(game.players.p1).toEqual({ name: "Blue", cp: 0, vp, used: [], passing: false });
    expect(game.units.U_BOYZ_1).toMatchObject({ reserve: null, embarked_in: null, transport: null });
  });

  test("GD-1 reads its own output again, unchanged", () => {
    const once = parseGame(contractGame());
    const saved = JSON.stringify(once.ok && once.value);
    const twice = parseGame(JSON.parse(saved));
    expect(JSON.stringify(twice.ok && twice.value)).toBe(saved);
  });

  test("GD-1 fills in what is missing from partly given settings and phase state", () => {
    const document = { ...contractGame(), settings: { fast_dice: false }, shooting: {} };
    const parsed = parseGame(document);
    expect(parsed.ok && parsed.value.settings).toMatchObject({ fast_dice: false, log: "VERBOSE" });
    expect(parsed.ok && parsed.value.shooting.skipped_unit_ids).toEqual([]);
  });
});

describe("a field missing", () => {
  test("GD-1 there are as many required fields as the contract prints", () => {
    // Counted by hand: 9 at the top, 2 + 4 + 3 + 2 in board, players, turn and rng; 9 + 7 of the unit, its stats;
    // 7 + 3 + 2 of the model, its position, its base; 12 + 11 of the two weapons; 5 of the terrain.
    expect(required).toHaveLength(9 + 2 + 4 + 3 + 2 + 9 + 7 + 7 + 3 + 2 + 12 + 11 + 5);
  });

  test.each(required.map((place) => [spelled(place), place] as const))(
    "GD-1 without %s is refused with that path",
    (path, place) => {
      const document = contractGame();
      delete valueAt(document, place.slice(0, -1))[place.at(-1)!];
      expect(paths(document)).toContain(path);
      const [first] = refusals(document);
      expect(first).toMatchObject({ code: "BAD_DOCUMENT", rule: "GD-1", path });
      expect(first!.message).toMatch(/: is missing, expected /);
    },
  );

  test.each(["flags.remained_stationary", "models.m1.keywords", "models.m1.stats", "models.m1.stats.save"])(
    "GD-1 without the optional %s a document is complete",
    (path) => {
      const document = contractGame();
      const steps = `units.U_BOYZ_1.${path}`.split(".");
      delete valueAt(document, steps.slice(0, -1))[steps.at(-1)!];
      expect(parseGame(document)).toMatchObject({ ok: true });
    },
  );
});

describe("the parts of a battle", () => {
  test("GD-1 DE-2 each is there in part or not at all: an objective is nobody's, and p1 attacks", () => {
    const document = contractGame();
    document["mission"] = { id: "take-and-hold" };
    document["objectives"] = { O1: { id: "O1", position: { x: 30, y: 22 } } };
    const parsed = parseGame(document);
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        mission: { id: "take-and-hold", attacker: "p1" },
        objectives: { O1: { home_of: null, controlled_by: null, sticky: false } },
      },
    });
  });

  test("GD-1 an objective that nobody holds or has terraformed may say so", () => {
    const document = contractGame();
    const nobody = { home_of: null, controlled_by: null, terraformed_by: null };
    document["objectives"] = { O1: { id: "O1", position: { x: 30, y: 22 }, ...nobody } };
    expect(parseGame(document)).toMatchObject({ ok: true, value: { objectives: { O1: nobody } } });
  });
});

describe("a field of the wrong type", () => {
  test.each(allPlaces.map((place) => [spelled(place), place] as const))(
    "GD-1 with another type at %s is refused with that path",
    (path, place) => {
      const document = contractGame();
      const parent = valueAt(document, place.slice(0, -1));
      parent[place.at(-1)!] = otherType(parent[place.at(-1)!]);
      // Attacks and Damage may be numbers, so a number there is right; Strength may be dice.
      if (/\.(attacks|damage|strength)$/.test(path)) parent[place.at(-1)!] = [];
      const found = refusals(document);
      expect(found.map((one) => one.path)).toEqual([path]);
      expect(found[0]).toMatchObject({ code: "BAD_DOCUMENT", rule: "GD-1" });
      expect(found[0]!.message).toMatch(/: is .+, expected /);
    },
  );

  test.each([[null], [[]], ["game"], [4], [undefined]])("GD-1 refuses %j in place of a document", (raw) => {
    expect(paths(raw)).toEqual(["(document)"]);
  });
});

describe("a field that nobody knows", () => {
  test.each(objects.map((place) => [spelled(place) || "the document", place] as const))(
    "GD-1 an unknown field in %s is refused with its path",
    (_, place) => {
      const document = contractGame();
      valueAt(document, place).surprise = 1;
      expect(paths(document)).toEqual([spelled([...place, "surprise"])]);
    },
  );

  test("GD-1 many faults are told at once, but not without end", () => {
    const document = contractGame();
    for (let i = 0; i < 1000; i++) document[`field${i}`] = i;
    expect(refusals(document)).toHaveLength(20);
  });

  test("GD-1 a message names what stands there and what was expected", () => {
    const document = contractGame();
    document.turn.phase = "SHOOT";
    document.board.width = "60";
    document.units.U_BOYZ_1.models.m1.base = { shape: "square", mm: 25 };
    expect(refusals(document).map(({ message }) => message)).toEqual([
      'board.width: is "60", expected a number',
      'turn.phase: is "SHOOT", expected "DEPLOYMENT", "COMMAND", "MOVEMENT", "SHOOTING", "CHARGE" or "FIGHT"',
      'units.U_BOYZ_1.models.m1.base.shape: is "square", expected "round", "oval" or "hull"',
    ]);
  });
});
