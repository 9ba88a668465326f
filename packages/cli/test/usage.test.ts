import { spawn, spawnSync } from "node:child_process";
import { existsSync, openSync } from "node:fs";
import { describe, expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { parseFaces } from "../src/faces.ts";
import { BIN, documentOf, gunline } from "./support/run.ts";

describe.concurrent("help and usage", () => {
  test("the help is asked for in several ways", async () => {
    const [dashes, word, onApply, afterApply, onOdds] = await Promise.all(
      [["--help"], ["help"], ["help", "apply"], ["apply", "--help"], ["help", "odds"]].map((args) =>
        gunline(args),
      ),
    );
    for (const ran of [dashes, word, onApply, afterApply]) expect(ran).toMatchObject({ code: 0, err: "" });
    expect(word).toEqual(dashes);
    for (const name of ["apply", "targets", "odds", "simulate", "compare", "replay", "schema", "demo"]) {
      expect(dashes!.out).toContain(`gunline ${name}`);
    }
    expect(onApply!.out).toMatch(/--record FILE {2}write/);
    expect(afterApply).toEqual(onApply);
    expect(onOdds!.out).toMatch(
      /For example:\n {2}gunline demo --game > game\.json\n {2}echo '\{.*\}' \| gunline odds/,
    );
  });

  test("the version is that of the package", async () => {
    expect(await gunline(["--version"])).toEqual({ code: 0, out: `${manifest.version}\n`, err: "" });
  });

  test.for<[string, readonly string[], string]>([
    ["no command", [], "a command is missing"],
    ["a command that is not there", ["fight", "g.json", "a.json"], 'unknown command "fight"'],
    ["a name that every object inherits", ["constructor"], 'unknown command "constructor"'],
    ["and another", ["__proto__"], 'unknown command "__proto__"'],
    ["help on nothing known", ["help", "fight"], 'unknown command "fight"'],
    ["an unknown option", ["apply", "g.json", "a.json", "--fast"], "unknown option '--fast'"],
    ["an option without its value", ["apply", "g.json", "a.json", "--dice"], "--dice"],
    ["a value for a switch", ["apply", "g.json", "a.json", "--json=yes"], "--json"],
    ["an option given twice", ["apply", "g", "a", "--seed", "1", "--seed", "2"], "--seed is given twice"],
    ["a missing argument", ["apply", "g.json"], "ACTIONS is missing"],
    ["one argument too many", ["replay", "r.json", "s.json"], 'one argument too many: "s.json"'],
  ])("%s is bad usage", async ([, args, fault]) => {
    const ran = await gunline(args);
    expect(ran).toMatchObject({ code: 2, out: "" });
    expect(ran.err.split("\n")[0]).toMatch(/^gunline: /);
    expect(ran.err.split("\n")[0]).toContain(fault);
    expect(ran.err).toContain("Usage:");
  });

  test("faces are whole numbers from 1 to 6, and a bounded number of them", () => {
    expect(parseFaces("6, 5,1")).toEqual({ ok: true, value: [6, 5, 1] });
    expect(parseFaces("")).toEqual({ ok: true, value: [] });
    for (const bad of ["0", "7", "1.5", "1,,2", "1,", "six", "-1", "1e0", "٣"]) {
      expect(parseFaces(bad)).toMatchObject({ ok: false, faults: [expect.stringContaining("--dice: ")] });
    }
    expect(parseFaces("1,".repeat(2_000_000))).toEqual({
      ok: false,
      faults: ["--dice: has more than 1000000 faces"],
    });
  });

  test("schema prints one document of JSON Schemas", async () => {
    const ran = await gunline(["schema"]);
    expect(ran).toMatchObject({ code: 0, err: "" });
    const { $defs } = documentOf<{ $defs: object }>(ran);
    expect(Object.keys($defs)).toEqual(expect.arrayContaining(["game", "action", "result"]));
  });

  test("a reader that closes the pipe early is no fault", async () => {
    const child = spawn(process.execPath, [BIN, "schema"]);
    child.stdout.destroy();
    let err = "";
    child.stderr.on("data", (chunk: Buffer) => {
      err += chunk.toString();
    });
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect({ code, err }).toEqual({ code: 0, err: "" });
  });

  test("so is one that has read a line of many", async () => {
    // More than any pipe holds, so that the writer meets the closed end.
    const child = spawn("sh", ["-c", `"$0" "$1" schema | head -1`, process.execPath, BIN]);
    const ended = { out: "", err: "" };
    child.stdout.on("data", (chunk: Buffer) => {
      ended.out += chunk.toString();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      ended.err += chunk.toString();
    });
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect({ code, ...ended }).toEqual({ code: 0, out: "{\n", err: "" });
  });

  test("a number below zero is refused in our own words", async () => {
    const ran = await gunline(["simulate", "g.json", "a.json", "--runs", "-5"]);
    expect(ran).toMatchObject({ code: 2, out: "" });
    expect(ran.err.split("\n")[0]).toBe('gunline: --runs: "-5" is not a whole number from 1 to 100000000');
    const faces = await gunline(["apply", "g.json", "a.json", "--dice", "-1"]);
    expect(faces.err.split("\n")[0]).toBe(
      'gunline: --dice: "-1", number 1 of the list, is not a face from 1 to 6',
    );
  });

  test.skipIf(!existsSync("/dev/full"))("a full disk is no bug: exit 2 with the reason in one line", () => {
    const { status, stderr } = spawnSync(process.execPath, [BIN, "schema"], {
      stdio: ["ignore", openSync("/dev/full", "w"), "pipe"],
    });
    expect({ status, err: stderr.toString() }).toEqual({
      status: 2,
      err: "gunline: cannot go on: the disk is full (ENOSPC)\n",
    });
  });
});

describe.concurrent("gunline demo", () => {
  test("tells the same volleys every time, and others with another seed", async () => {
    const [first, again, other] = await Promise.all(
      [["demo"], ["demo"], ["demo", "--seed", "other"]].map((args) => gunline(args)),
    );
    expect(first).toMatchObject({ code: 0, err: "" });
    expect(again).toEqual(first);
    expect(other!.code).toBe(0);
    expect(other!.out).not.toBe(first!.out);
    for (const part of [
      "Intercessors shoot",
      "Heavy +1",
      "cover +1",
      "Rapid Fire: +10 attacks",
      "Hazardous:",
    ]) {
      expect(first!.out).toContain(part);
    }
  });

  test("its game is one that the other commands take", async () => {
    const game = await gunline(["demo", "--game"]);
    const targets = await gunline(["targets", "-", "HELLBLASTERS", "--json"], game.out);
    expect(targets).toMatchObject({ code: 0, err: "" });
    expect(Object.keys(documentOf<{ weapons: object }>(targets).weapons)).toEqual([
      "plasma_standard",
      "plasma_supercharge",
    ]);
  });
});
