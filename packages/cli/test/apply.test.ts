import { readFileSync, symlinkSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { duel, shoot, TWO_SLAIN } from "./support/duel.ts";
import { documentOf, gunline, Scratch } from "./support/run.ts";

afterAll(Scratch.removeAll);

interface Printed {
  readonly results: readonly {
    readonly success: boolean;
    readonly errors: readonly object[];
    diffs: object[];
  }[];
  // biome-ignore lint/suspicious/noExplicitAny: a document as any reader sees it
  readonly game: any;
  readonly dice_left: number | null;
  readonly errors?: readonly { readonly code: string; readonly rule: string; readonly message: string }[];
}

describe.concurrent("gunline apply", () => {
  test("plays one action with scripted dice and counts those left over", async () => {
    const scratch = new Scratch();
    const files = [scratch.file("game.json", duel()), scratch.file("action.json", shoot())];
    const ran = await gunline(["apply", ...files, "--dice", `${TWO_SLAIN},6,6`, "--json"]);
    const printed = documentOf<Printed>(ran);
    expect(ran).toMatchObject({ code: 0, err: "" });
    expect(Object.keys(printed)).toEqual(["results", "game", "dice_left"]);
    expect(printed.results.map(({ success }) => success)).toEqual([true]);
    expect(Object.keys(printed.game.units.B.models)).toHaveLength(1);
    expect(printed.game.units.B.starting_strength).toBe(3);
    expect(printed.game.rng).toEqual({ seed: "duel", cursor: 7 + 8 });
    expect(printed.dice_left).toBe(2);
  });

  test("DI-1: the same seed gives the same game, --seed another one, and no dice are counted", async () => {
    const scratch = new Scratch();
    const files = [scratch.file("game.json", duel()), scratch.file("action.json", shoot())];
    const call = ["apply", ...files, "--json"];
    const [first, again, other] = await Promise.all([
      gunline(call),
      gunline(call),
      gunline([...call, "--seed", "another"]),
    ]);
    expect(again).toEqual(first);
    expect(documentOf<Printed>(first).dice_left).toBeNull();
    expect(documentOf<Printed>(other).game.rng.seed).toBe("another");
    expect(other.out).not.toBe(first.out);
  });

  test("stops after the first action that is refused, which changes nothing", async () => {
    const scratch = new Scratch();
    const actions = [shoot(), shoot(), { type: "END_PHASE" }];
    const files = [scratch.file("game.json", duel()), scratch.file("actions.json", actions)];
    const ran = await gunline(["apply", ...files, "--dice", TWO_SLAIN, "--json"]);
    const printed = documentOf<Printed>(ran);
    expect(ran).toMatchObject({ code: 1, err: "" });
    expect(printed.results.map(({ success }) => success)).toEqual([true, false]);
    expect(printed.results[1]!.diffs).toEqual([]);
    expect(printed.errors).toEqual(printed.results[1]!.errors);
    expect(printed.errors![0]).toMatchObject({ code: "ALREADY_SHOT", rule: "SH-2" });
    expect(printed.game.turn.phase).toBe("SHOOTING");
    expect(printed.game.rng.cursor).toBe(15);
    expect(printed.dice_left).toBe(0);
  });

  test("an empty list of actions and of dice prints the game with its defaults", async () => {
    const scratch = new Scratch();
    const files = [scratch.file("game.json", duel()), scratch.file("actions.json", [])];
    const ran = await gunline(["apply", ...files, "--dice", "", "--json"]);
    const { results, game, dice_left } = documentOf<Printed>(ran);
    expect(ran.code).toBe(0);
    expect({ results, dice_left }).toEqual({ results: [], dice_left: 0 });
    expect(game).toMatchObject(duel());
    expect(game.settings).toBeDefined();
    expect(game.shooting).toBeDefined();
  });

  test("what it prints it reads again, and writes out the same", async () => {
    const scratch = new Scratch();
    const game = scratch.file("game.json", duel());
    const first = documentOf<Printed>(
      await gunline(["apply", game, scratch.file("a.json", shoot()), "--json"]),
    );
    const saved = scratch.file("saved.json", first.game);
    const second = await gunline(["apply", saved, scratch.file("none.json", []), "--json"]);
    expect(documentOf<Printed>(second).game).toEqual(first.game);
  });

  test("reads either file from standard input, a byte order mark passed over, but not both", async () => {
    const scratch = new Scratch();
    const [game, action] = [scratch.file("game.json", duel()), scratch.file("action.json", shoot())];
    const [fromFiles, gamePiped, actionPiped, both] = await Promise.all([
      gunline(["apply", game, action, "--json"]),
      gunline(["apply", "-", action, "--json"], `\uFEFF${JSON.stringify(duel())}`),
      gunline(["apply", game, "-", "--json"], JSON.stringify([shoot()])),
      gunline(["apply", "-", "-", "--json"], JSON.stringify(duel())),
    ]);
    expect(fromFiles.code).toBe(0);
    expect(gamePiped).toEqual(fromFiles);
    expect(actionPiped).toEqual(fromFiles);
    expect(both).toMatchObject({ code: 2, out: "" });
    expect(both.err).toContain("GAME and ACTIONS cannot both be standard input");
  });

  test("scripted dice that run out exit 2, apply nothing and say where", async () => {
    const scratch = new Scratch();
    const files = [
      scratch.file("game.json", duel()),
      scratch.file("action.json", [{ type: "UNDO" }, shoot()]),
    ];
    const plain = [scratch.file("game.json", duel()), scratch.file("one.json", shoot())];
    const record = scratch.path("record.json");
    const [refusedFirst, short] = await Promise.all([
      gunline(["apply", ...files, "--dice", "", "--json"]),
      gunline(["apply", ...plain, "--dice", "3,3", "--json", "--record", record]),
    ]);
    expect(refusedFirst.code).toBe(1);
    expect(short).toMatchObject({ code: 2, out: "" });
    expect(short.err).toBe(
      "gunline: --dice: all 2 scripted dice are used up in action [0] (SHOOT); nothing was applied\n",
    );
    expect(scratch.files()).not.toContain("record.json");
  });

  test("text for people: the log, refusals with code and rule, and how the table stands", async () => {
    const scratch = new Scratch();
    const actions = [shoot(), shoot()];
    const files = [scratch.file("game.json", duel()), scratch.file("actions.json", actions)];
    const { code, out } = await gunline(["apply", ...files, "--dice", `${TWO_SLAIN},1`]);
    expect(code).toBe(1);
    expect(out).toContain("Rapid Fire: +2 attacks (2 models in half range)");
    expect(out).toContain("(ALREADY_SHOT, SH-2)");
    expect(out).toMatch(/Green +Unit B \[B\] +1 of 3 models, 1 wound left/);
    expect(out).toContain("Scripted dice left over: 1");
  });

  test("a name cannot send control characters to the terminal", async () => {
    const scratch = new Scratch();
    const game = duel();
    game.units.B.name = "\u001b[31mRed\u0007";
    const files = [scratch.file("game.json", game), scratch.file("actions.json", shoot())];
    const { code, out } = await gunline(["apply", ...files]);
    expect(code).toBe(0);
    expect(out).not.toContain("\u001b");
    expect(out).toContain("\\u001b[31mRed\\u0007");
  });

  test("a long document is written whole", async () => {
    const scratch = new Scratch();
    const toggle = ["COMPACT", "VERBOSE"].map((log) => ({ type: "CHANGE_SETTINGS", payload: { log } }));
    const actions = Array.from({ length: 10_000 }, (_, i) => toggle[i % 2]);
    const files = [scratch.file("game.json", duel()), scratch.file("actions.json", actions)];
    const ran = await gunline(["apply", ...files, "--json"]);
    expect(ran.code).toBe(0);
    expect(ran.out.length).toBeGreaterThan(2_000_000);
    expect(documentOf<Printed>(ran).results).toHaveLength(10_000);
  });
});

describe.concurrent("gunline apply --record", () => {
  test("refuses to write over an input, also by another name, and what is no plain file", async () => {
    const scratch = new Scratch();
    const game = scratch.file("game.json", duel());
    const action = scratch.file("action.json", shoot());
    const link = scratch.path("link.json");
    symlinkSync(action, link);
    const call = (record: string) => gunline(["apply", game, action, "--record", record]);
    const [overGame, overLink, device, folder, nowhere] = await Promise.all(
      [game, link, "/dev/null", scratch.path("."), scratch.path("no/such/folder.json")].map(call),
    );
    for (const ran of [overGame, overLink, device, folder, nowhere])
      expect(ran).toMatchObject({ code: 2, out: "" });
    expect(overGame!.err).toBe(`gunline: --record: would overwrite the input ${game}\n`);
    expect(overLink!.err).toContain("would overwrite the input");
    expect(device!.err).toContain("is not a plain file");
    expect(folder!.err).toContain("is not a plain file");
    expect(nowhere!.err).toContain("cannot be written, no such folder (ENOENT)");
    expect(JSON.parse(readFileSync(game, "utf8"))).toEqual(duel());
    expect(scratch.files()).toEqual(["action.json", "game.json", "link.json"]);
  });
});
