import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FACTIONS, loadArmy, type Sheet } from "../../src/books/index.ts";

/** The facts are not part of the project; where they lie beside it, every number is compared with them. */
const FOLDER = ["../../../../../shared/edition/", "../../../../../../shared/edition/"]
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url));

interface Fact {
  readonly id: string;
  readonly name: string;
  readonly copy_of?: string;
  readonly keywords: readonly string[];
  readonly faction_keywords: readonly string[];
  readonly models: readonly Row[];
  readonly composition: readonly { readonly min: number; readonly max: number }[];
  readonly points: readonly { readonly models: number | null; readonly cost: number }[];
  readonly weapons: readonly {
    readonly name: string;
    readonly type: string;
    readonly profiles: readonly Record<string, unknown>[];
  }[];
  readonly leads: readonly string[];
  readonly damaged: { readonly at: number } | null;
  readonly transport_text: string | null;
  readonly options_text: readonly string[];
  readonly abilities: {
    readonly core: readonly string[];
    readonly faction: readonly string[];
    readonly own: readonly { readonly name: string }[];
    readonly wargear: readonly { readonly name: string }[];
    readonly other: readonly { readonly name: string; readonly text: string }[];
  };
}

interface Row {
  readonly move: number | string | null;
  readonly toughness: number;
  readonly save: number;
  readonly invulnerable: number | null;
  readonly wounds: number;
  readonly leadership: number;
  readonly oc: number;
}

interface File {
  readonly datasheets: readonly Fact[];
  readonly detachments: readonly {
    readonly name: string;
    readonly enhancements: readonly { readonly name: string; readonly cost: number }[];
    readonly stratagems: readonly { readonly name: string; readonly cp: number }[];
  }[];
}

const plain = (text: string) => text.replaceAll(/[’‘]/g, "'").replaceAll("\u2011", "-").trim();
const all = (texts: readonly string[]) => texts.map(plain);
const loose = (text: string) => plain(text).toLowerCase();

const ABILITIES = (sheet: Sheet) => sheet.abilities;

async function books(): Promise<readonly (readonly [string, File, readonly Sheet[]])[]> {
  return Promise.all(
    FACTIONS.map(async ({ id }) => {
      const file = JSON.parse(readFileSync(new URL(`${id}.json`, FOLDER), "utf8")) as File;
      return [id, file, (await loadArmy(id)).datasheets] as const;
    }),
  );
}

describe.skipIf(FOLDER === undefined)("the books against the facts of the edition", () => {
  test("no file and no sheet is missing", async () => {
    const files = readdirSync(FOLDER!).filter((name) => {
      if (!name.endsWith(".json")) return false;
      return "army_rules" in (JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")) as object);
    });
    expect(FACTIONS.map(({ id }) => `${id}.json`).toSorted()).toEqual(files.toSorted());
    for (const [id, file, sheets] of await books()) {
      expect(
        sheets.map((sheet) => [sheet.id, sheet.name, sheet.copyOf]),
        id,
      ).toEqual(file.datasheets.map((fact) => [fact.id, plain(fact.name), fact.copy_of]));
    }
  });

  test("every number of every weapon", async () => {
    let compared = 0;
    for (const [, file, sheets] of await books()) {
      for (const [at, fact] of file.datasheets.entries()) {
        const sheet = sheets[at]!;
        expect(sheet.weapons.map(({ type }) => type)).toEqual(fact.weapons.map(({ type }) => type));
        for (const [place, weapon] of fact.weapons.entries()) {
          const own = sheet.weapons[place]!;
          expect(loose(own.name)).toBe(loose(weapon.name));
          const printed = weapon.profiles.map(({ name, range, keywords, ...rest }) => ({
            ...rest,
            keywords: all(keywords as string[]),
            ...(name !== null && { name: plain(name as string) }),
            ...(weapon.type === "RANGED" && { range }),
          }));
          expect(own.profiles, `${sheet.id} ${weapon.name}`).toEqual(printed);
          compared += printed.length;
        }
      }
    }
    expect(compared).toBeGreaterThan(5_000);
  });

  test("characteristics, sizes, points, keywords, leaders and the names of abilities", async () => {
    for (const [id, file, sheets] of await books()) {
      for (const [at, fact] of file.datasheets.entries()) {
        const sheet = sheets[at]!;
        const rows = fact.models.map(inShort);
        for (const model of sheet.models) {
          const best = Math.min(
            ...[model.invulnerable, model.invulnerableRanged, model.invulnerableMelee].map((one) => one ?? 9),
          );
          const numbers = [model.move, model.toughness, model.save, model.wounds, model.leadership, model.oc];
          expect(
            rows.map(({ key }) => key),
            `${sheet.id} ${model.name}`,
          ).toContain(numbers.join(" "));
          const row = rows.find(({ key }) => key === numbers.join(" "))!;
          // A save of one model of the unit, or one that differs by the type of attack, is told in words there.
          if (row.invulnerable === null) expect(best).toBe(9);
        }
        // Every row of numbers is somebody's.
        const used = new Set(
          sheet.models.map((one) =>
            [one.move, one.toughness, one.save, one.wounds, one.leadership, one.oc].join(" "),
          ),
        );
        expect(new Set(rows.map(({ key }) => key)), sheet.id).toEqual(used);
        expect(sheet.sizes.map(({ points }) => points)).toEqual(fact.points.map(({ cost }) => cost));
        expect(sheet.sizes.flatMap((one) => ("models" in one ? [one.models] : []))).toEqual(
          fact.points.flatMap(({ models }) => (models === null ? [] : [models])),
        );
        // "CHARACTER (SZAREKH MODEL)" is a keyword of that model, "VEHICLE (ALL MODELS)" one of the unit.
        const qualified = all(fact.keywords).map((one) => /^(.+?)(?: \((.+)\))?$/.exec(one)!);
        const ofUnit = qualified.filter(
          ([, , who]) => who === undefined || who === "ALL MODELS" || who === "OTHER MODELS",
        );
        expect(sheet.keywords, sheet.id).toEqual(expect.arrayContaining(ofUnit.map(([, word]) => word)));
        const ofModels = sheet.models.flatMap(({ keywords = [] }) => keywords);
        expect(new Set([...sheet.keywords, ...ofModels]), sheet.id).toEqual(
          new Set(qualified.map(([, word]) => word)),
        );
        // A copy is printed with its army's keyword too; the rules that let it in say that it does not have it. Only the
        // cults of Chaos have it instead of their own.
        const { keyword } = FACTIONS.find((one) => one.id === id)!;
        const isCult = id === "chaos-space-marines";
        expect(sheet.factionKeywords).toEqual(
          all(fact.faction_keywords).filter(
            (one) => fact.copy_of === undefined || (one === keyword) === isCult,
          ),
        );
        expect(sheet.leads).toEqual(all(fact.leads));
        expect(sheet.damaged).toBe(fact.damaged?.at ?? null);
        expect(sheet.transport === null).toBe(fact.transport_text === null);
        const own = ABILITIES(sheet);
        expect(own.faction).toEqual(all(fact.abilities.faction));
        expect(own.own).toEqual([...new Set(all(fact.abilities.own.map(({ name }) => name)))]);
        expect(own.wargear.map(({ name }) => name)).toEqual(
          all(fact.abilities.wargear.map(({ name }) => name)),
        );
        expect(own.other.map(({ name }) => name)).toEqual(all(fact.abilities.other.map(({ name }) => name)));
        const core = [...sheet.core, ...sheet.models.flatMap(({ abilities = [] }) => abilities)];
        expect(new Set(core)).toEqual(
          new Set(all(fact.abilities.core).map((name) => name.replace(/ \(.*$/, "").toUpperCase())),
        );
      }
    }
  });

  test("what sheets say about their army, read a second time", async () => {
    let read = 0;
    for (const [, file, sheets] of await books()) {
      for (const [at, fact] of file.datasheets.entries()) {
        const { muster = {}, id } = sheets[at]!;
        const text = plain(fact.abilities.other.map((one) => one.text).join("\n"));
        // A sentence about the model itself; the assassins' speaks of what they are replaced with.
        const said = {
          most: /cannot include more than one (of this|.* model)/.test(text) ? 1 : undefined,
          warlord: /must be your warlord/i.test(text)
            ? "ALWAYS"
            : /cannot be (selected (as|to be) )?your warlord/i.test(text)
              ? "NEVER"
              : undefined,
          noEnhancement: /cannot be given Enhancements/.test(text) || undefined,
          mustJoin: /this model must join/.test(text) || undefined,
          bars: /it cannot include any|cannot be included in an army|army cannot include more than one [A-Z]+ unit/.test(
            text,
          ),
          free: /does not count towards the number of RETINUE/.test(text),
          battleline: /your WARLORD, .* BATTLELINE/.test(text),
        };
        const { most, warlord, noEnhancement, mustJoin, bars, freeFor, battleline } = muster;
        expect(
          {
            most,
            warlord,
            noEnhancement,
            mustJoin,
            bars: bars !== undefined,
            free: freeFor !== undefined,
            battleline: battleline !== undefined,
          },
          id,
        ).toEqual(said);
        for (const keyword of [...(bars?.of ?? []), ...(freeFor === undefined ? [] : [freeFor])])
          expect(text, id).toContain(keyword);
        if (Object.keys(muster).length > 0) read++;
      }
    }
    expect(read).toBe(52);
  });

  test("smallest and largest units", async () => {
    for (const [, file, sheets] of await books()) {
      for (const [at, fact] of file.datasheets.entries()) {
        const { composition, mostModels } = sheets[at]!;
        const sums = composition.map((one) =>
          Object.values(one).reduce<readonly [number, number]>(
            ([least, most], count) =>
              typeof count === "number" ? [least + count, most + count] : [least + count[0], most + count[1]],
            [0, 0],
          ),
        );
        if (composition.length > 1 || mostModels !== undefined) continue;
        expect(sums[0], fact.id).toEqual([
          fact.composition.reduce((sum, { min }) => sum + min, 0),
          fact.composition.reduce((sum, { max }) => sum + max, 0),
        ]);
      }
    }
  });

  test("no printed option is left out", async () => {
    const faults: string[] = [];
    let texts = 0;
    for (const [, file, sheets] of await books()) {
      for (const [at, fact] of file.datasheets.entries()) {
        const sheet = sheets[at]!;
        const printed = fact.options_text.filter((one) => !/^(?:None|\*)/.test(one));
        texts += printed.length;
        if (printed.length > 0 && sheet.options.length < printed.length) faults.push(sheet.id);
      }
    }
    expect(faults).toEqual([]);
    expect(texts).toBeGreaterThan(1_500);
  });

  test("detachments with their enhancements and stratagems", async () => {
    for (const { id } of FACTIONS) {
      const file = JSON.parse(readFileSync(new URL(`${id}.json`, FOLDER), "utf8")) as File;
      const { detachments } = await loadArmy(id);
      expect(
        detachments.map(({ name, enhancements, stratagems }) => [
          name,
          enhancements.map((one) => [one.name, one.points]),
          stratagems.map((one) => [one.name, one.cp]),
        ]),
      ).toEqual(
        file.detachments.map(({ name, enhancements, stratagems }) => [
          plain(name),
          enhancements.map((one) => [plain(one.name), one.cost]),
          stratagems.map((one) => [plain(one.name), one.cp]),
        ]),
      );
    }
  });
});

function inShort({ move, toughness, save, invulnerable, wounds, leadership, oc }: Row) {
  const inches = move === null ? 0 : Number(String(move).replace("+", ""));
  return { key: [inches, toughness, save, wounds, leadership, oc].join(" "), invulnerable };
}
