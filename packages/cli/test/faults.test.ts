import { afterAll, describe, expect, test } from "vitest";
import { duel, shoot } from "./support/duel.ts";
import { gunline, type Ran, Scratch } from "./support/run.ts";

afterAll(Scratch.removeAll);

/** CONTRACT.md, section 1: refused with the JSON path of the fault, never guessed at; nothing printed, nothing written. */

function expectFault(ran: Ran, fault: string): void {
  expect(ran.err).toContain(fault);
  expect(ran).toMatchObject({ code: 2, out: "" });
  for (const line of ran.err.trimEnd().split("\n")) {
    expect(line).toMatch(/^gunline: /);
    expect(line).not.toMatch(/^\s*at /);
    expect(line.length).toBeLessThan(450);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a document to be spoilt
type Spoil = (game: any) => void;

const DOCUMENTS: readonly [string, Spoil, string][] = [
  ["GD-1: an unknown field", (g) => (g.units.A.stats.luck = 1), "units.A.stats.luck: "],
  ["GD-1: a missing field", (g) => delete g.units.A.stats.toughness, "units.A.stats.toughness: "],
  ["GD-1: a wrong type", (g) => (g.units.A.stats.toughness = "4"), "units.A.stats.toughness: "],
  [
    "GD-1: null for a number",
    (g) => (g.units.A.models.m1.position.x = null),
    "units.A.models.m1.position.x: ",
  ],
  ["GD-1: another format", (g) => (g.format = "gunline-game/2"), "format: "],
  ["GD-2: an id unlike its key", (g) => (g.units.A.id = "B"), "units.A.id: "],
  [
    "GD-2: an unknown weapon",
    (g) => (g.units.A.models.m1.weapons = ["bow"]),
    "units.A.models.m1.weapons[0]: ",
  ],
  [
    "GD-2: a key that is no id",
    (g) => (g.weapons["a b"] = { ...g.weapons.gun, id: "a b" }),
    'weapons["a b"]',
  ],
  [
    "GD-2: the id constructor",
    (g) => (g.units.constructor = { ...g.units.C, id: "constructor" }),
    "units.constructor: ",
  ],
  [
    "GD-3: a base off the board",
    (g) => (g.units.A.models.m1.position.x = 0.2),
    "units.A.models.m1.position: ",
  ],
  [
    "GD-3: more wounds than it can have",
    (g) => (g.units.A.models.m1.wounds = 2),
    "units.A.models.m1.wounds: ",
  ],
  ["GD-4: too many dice", (g) => (g.weapons.gun.attacks = "999999999D6"), "weapons.gun.attacks: "],
  ["GD-4: dice that are none", (g) => (g.weapons.gun.damage = "D20"), "weapons.gun.damage: "],
  [
    "GD-5: two points",
    (g) =>
      (g.terrain.T = terrain([
        [1, 1],
        [5, 5],
      ])),
    "terrain.T.polygon: ",
  ],
  [
    "GD-5: a bow tie",
    (g) =>
      (g.terrain.T = terrain([
        [1, 1],
        [5, 5],
        [5, 1],
        [1, 5],
      ])),
    "terrain.T.polygon: ",
  ],
  [
    "GD-6: a number past every limit",
    (g) => (g.units.A.models.m1.position.x = 1e308),
    "units.A.models.m1.position.x: ",
  ],
];

function terrain(polygon: readonly (readonly number[])[]) {
  return { id: "T", kind: "ruins", polygon, height: 3, tags: [] };
}

describe.concurrent("a game document that is refused", () => {
  test.for(DOCUMENTS)("%s", async ([, spoil, fault]) => {
    const scratch = new Scratch();
    const game = duel();
    spoil(game);
    const files = [scratch.file("game.json", game), scratch.file("action.json", shoot())];
    expectFault(
      await gunline(["apply", ...files, "--json", "--record", scratch.path("record.json")]),
      `gunline: GAME: ${fault}`,
    );
    expect(scratch.files()).toEqual(["action.json", "game.json"]);
  });

  test.for<[string, string | Buffer, string]>([
    ["GD-2: the key __proto__", JSON.stringify(duel()).replace('"C":', '"__proto__":'), "units.__proto__: "],
    [
      "GD-6: a number that is infinite",
      JSON.stringify(duel()).replace('"x":10', '"x":1e999'),
      "position.x: ",
    ],
    [
      "not a number",
      JSON.stringify(duel()).replace('"x":10', '"x":NaN'),
      'found "N" where a value is expected',
    ],
    ["a key that stands twice", JSON.stringify(duel()).replace('"C":', '"B":'), "units.B: stands twice"],
    ["truncated", JSON.stringify(duel()).slice(0, 500), "is not JSON: the text ends"],
    ["empty", "", "is empty"],
    ["binary", Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0xff, 0xfe, 0x00]), "is not UTF-8 text"],
    ["UTF-16", Buffer.from(`\uFEFF${JSON.stringify(duel())}`, "utf16le"), "is not UTF-8 text"],
    ["nested without end", "[".repeat(100_000), "is not JSON: the text ends"],
    ["nested deeply", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, "(document): "],
    [
      "nested deeply within",
      JSON.stringify(duel()).replace(
        '"terrain":{}',
        `"terrain":${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`,
      ),
      "terrain.a",
    ],
    ["a field name that would forge a line", '{"x\\ngunline: all is well":1}', "is not a known field"],
    ["a list", "[]", "(document): "],
    ["a number", "7", "(document): "],
  ])("%s", async ([, text, fault]) => {
    const scratch = new Scratch();
    expectFault(await gunline(["apply", "-", scratch.file("action.json", shoot()), "--json"], text), fault);
  });

  test("a file that cannot be read, and one that is too large", async () => {
    const scratch = new Scratch();
    const large = scratch.file("large.json", Buffer.alloc(64 * 1024 * 1024 + 1, " "));
    const [missing, folder, tooLarge, inTheWay] = await Promise.all(
      [scratch.path("none.json"), scratch.path("."), large, `${large}/x`].map((file) =>
        gunline(["targets", file, "A"]),
      ),
    );
    expectFault(missing!, "gunline: GAME: no such file: ");
    expectFault(folder!, "gunline: GAME: is a directory: ");
    expectFault(tooLarge!, "gunline: GAME: is larger than 67108864 bytes");
    expectFault(inTheWay!, "gunline: GAME: no such file: ");
  });
});

const ACTIONS: readonly [string, unknown, string][] = [
  ["an unknown type", { type: "BRAG" }, "type: "],
  ["no type", {}, "type: "],
  ["not an action at all", 7, "(document): "],
  ["an unknown field", { ...shoot(), why: 1 }, "why: is not a known field"],
  ["a missing field", { type: "SHOOT", actor_unit_id: "A", payload: {} }, "payload.assignments: "],
  [
    "no assignments",
    { type: "SHOOT", actor_unit_id: "A", payload: { assignments: [] } },
    "payload.assignments: ",
  ],
  ["a reserved id", { type: "SKIP_UNIT", actor_unit_id: "__proto__" }, "actor_unit_id: "],
  [
    "too many dice",
    shoot("B", { attacks_override: "999999999D6" }),
    "payload.assignments[0].attacks_override: ",
  ],
  [
    "the third of a list",
    [shoot(), { type: "UNDO" }, shoot("B", { weapon_id: 7 })],
    "[2].payload.assignments[0].weapon_id: ",
  ],
  ["a list in a list", [[shoot()]], "[0]: "],
];

describe.concurrent("GD-7: actions that are refused before any is applied", () => {
  test.for(ACTIONS)("%s", async ([, actions, fault]) => {
    const scratch = new Scratch();
    const files = [scratch.file("game.json", duel()), scratch.file("actions.json", actions)];
    expectFault(
      await gunline(["apply", ...files, "--json", "--record", scratch.path("record.json")]),
      `gunline: ACTIONS: ${fault}`,
    );
    expect(scratch.files()).toEqual(["actions.json", "game.json"]);
  });

  test("faults of the options and of both files are told together", async () => {
    const scratch = new Scratch();
    const files = [scratch.file("game.json", {}), scratch.file("actions.json", [7])];
    const ran = await gunline(["apply", ...files, "--dice", "7", "--seed", "x".repeat(10_001)]);
    for (const label of ["--dice", "--seed", "GAME", "ACTIONS"]) expectFault(ran, `gunline: ${label}: `);
  });

  test("ids that exist in shape only are for the rules to refuse", async () => {
    const scratch = new Scratch();
    const files = [scratch.file("game.json", duel()), scratch.file("actions.json", shoot("toString"))];
    const ran = await gunline(["apply", ...files, "--json"]);
    expect(ran).toMatchObject({ code: 1, err: "" });
  });
});
