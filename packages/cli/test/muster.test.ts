import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { catalogueFilesOf } from "../../armies/bench/catalogue-files.ts";
import { documentOf, gunline, Scratch } from "./support/run.ts";

afterAll(Scratch.removeAll);

interface Document {
  readonly turn: { readonly phase: string; readonly active_player: string };
  readonly units: Record<string, { readonly owner: string; readonly name: string }>;
}

const LIST = `Green tide (170 Points)

Orks
War Horde
Incursion (1000 Points)

BATTLELINE

Boyz (85 Points)
  • 1x Boss Nob
     ◦ 1x Slugga
  • 9x Boy
     ◦ 9x Choppa

Deffkoptas (80 Points)
  • 3x Deffkopta
     ◦ 3x Kopta rokkits
`;

describe("gunline muster", () => {
  const scratch = new Scratch();
  const list = scratch.path("list.txt");
  writeFileSync(list, LIST);

  test("two lists of any datasheet make a game in deployment, without a catalogue; what is not played is named", async () => {
    const ran = await gunline([
      "muster",
      list,
      list,
      "--mission",
      "take-and-hold",
      "--deployment",
      "dawn-of-war",
      "--json",
    ]);
    expect(ran.code).toBe(0);
    expect(ran.err).not.toContain("Deffkoptas: not played by the referee");
    const game = documentOf<Document>(ran);
    expect(game.turn).toMatchObject({ phase: "DEPLOYMENT", active_player: "p2" });
    expect(Object.values(game.units).map(({ owner, name }) => [owner, name])).toEqual([
      ["p1", "Boyz"],
      ["p1", "Deffkoptas"],
      ["p2", "Boyz"],
      ["p2", "Deffkoptas"],
    ]);
    const legal = await gunline(["legal", "-", "--json"], ran.out);
    expect(legal.code).toBe(0);
  });

  test("a name that is not of this edition is refused by name", async () => {
    const other = scratch.path("other.txt");
    writeFileSync(other, LIST.replace("Deffkoptas", "Squig Riders of Old"));
    const ran = await gunline(["muster", other, list, "--json"]);
    expect(ran).toMatchObject({ code: 2, out: "" });
    expect(ran.err).toContain("Squig Riders of Old is not a datasheet of this edition");
  });

  test("one list alone sets up; unknown maps and missions are refused", async () => {
    const ran = await gunline(["muster", list, "--mission", "take-and-hold", "--json"]);
    expect(documentOf<Document>(ran).turn.active_player).toBe("p1");
    expect(await gunline(["muster", list, "--layout", "moon"])).toMatchObject({ code: 2 });
    expect(await gunline(["muster", list, "--mission", "peace"])).toMatchObject({ code: 2 });
    expect(await gunline(["muster", list, list, list])).toMatchObject({ code: 2 });
  });
});

describe("the table of gunline muster", () => {
  const scratch = new Scratch();
  const list = scratch.path("list.txt");
  writeFileSync(list, LIST);

  interface Table {
    readonly ruleset: string;
    readonly zones: { readonly p1: readonly (readonly [number, number])[] };
    readonly terrain: Record<string, object>;
  }

  const table = async (...options: string[]) =>
    documentOf<Table>(await gunline(["muster", list, list, ...options, "--json"]));
  const corners = ({ zones }: Table) => zones.p1.map(String).toSorted();

  test("MI-4 MI-11 the map and the rules are those of Only War by the house by default, else of the mission", async () => {
    const usual = await table();
    expect(usual.ruleset).toBe("spec");
    // The Attacker's zone of dawn-of-war is the upper twelve inches.
    expect(corners(usual)).toEqual(["0,0", "0,12", "60,0", "60,12"]);
    // Terraform on the fifth table is played on sweeping-engagement alone.
    const fifth = await table("--mission", "terraform", "--layout", "5", "--ruleset", "published");
    expect(fifth.ruleset).toBe("published");
    expect(corners(fifth)).toEqual(["0,0", "0,8", "30,14", "30,8", "60,0", "60,14"]);
  });

  test("a table is known by its name and by its number", async () => {
    const { terrain } = await table("--layout", "pinwheel");
    expect((await table("--layout", "gw-ca2025-3")).terrain).toEqual(terrain);
    expect(await gunline(["muster", list, "--layout", "9"])).toMatchObject({ code: 2 });
  });
});

describe("gunline catalogue", () => {
  const scratch = new Scratch();
  const folder = scratch.path("catalogue");
  mkdirSync(folder);
  for (const { name, bytes } of catalogueFilesOf({ factions: 1, libraries: 1, unitsPerFile: 2, prose: 20 })) {
    writeFileSync(join(folder, name), bytes);
  }

  test("a folder compiled, and lists mustered with it as it is or compiled", async () => {
    const made = await gunline(["catalogue", folder, "--json"]);
    expect(made.code).toBe(0);
    const compiled = scratch.path("catalogue.json");
    writeFileSync(compiled, made.out);
    const list = scratch.path("list.txt");
    writeFileSync(
      list,
      "T (80 Points)\n\nFaction 1\nX\nIncursion (1000 Points)\n\nBATTLELINE\n\nUnit 1 1 (80 Points)\n  • 1x Leader 1\n     ◦ 1x Weapon 1 31\n",
    );
    for (const catalogue of [folder, compiled]) {
      const ran = await gunline(["muster", list, "--catalogue", catalogue, "--json"]);
      expect(Object.values(documentOf<Document>(ran).units).map(({ name }) => name)).toEqual(["Unit 1 1"]);
    }
    expect(await gunline(["muster", list, "--json"])).toMatchObject({ code: 2 });
    expect(await gunline(["catalogue", list])).toMatchObject({ code: 2 });
  });
});
