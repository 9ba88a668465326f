import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FACTIONS } from "../../src/books/index.ts";
import { newArmy } from "../../src/builder/army.ts";
import { mayBear } from "../../src/builder/bearer.ts";
import { loadArmyBook } from "../../src/builder/book.ts";
import { guestRule, isGuest } from "../../src/builder/guests.ts";
import { newUnit } from "../../src/builder/size.ts";

/** The facts are not part of the project; where they lie beside it, who may have an enhancement is read a second time. */
const FOLDER = ["../../../../../shared/edition/", "../../../../../../shared/edition/"]
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url));

interface Fact {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly copy_of?: string;
  readonly keywords: readonly string[];
  readonly faction_keywords: readonly string[];
  readonly loadout_text: unknown;
  readonly abilities: {
    readonly core: readonly string[];
    readonly other: readonly { readonly text: string }[];
  };
}

interface File {
  readonly datasheets: readonly Fact[];
  readonly detachments: readonly {
    readonly name: string;
    readonly enhancements: readonly { readonly name: string; readonly restriction: string }[];
  }[];
}

const plain = (text: string) => text.replaceAll(/[’‘]/g, "'").replaceAll("\u2011", "-").toUpperCase();

/** Every keyword of a printed sheet; a copy for allies has its home's faction keywords, but for the cults of Chaos. */
function keywordsOf(fact: Fact, faction: string): ReadonlySet<string> {
  const { keyword } = FACTIONS.find(({ id }) => id === faction)!;
  const isCult = faction === "chaos-space-marines";
  const factions = fact.faction_keywords
    .map(plain)
    .filter((one) => fact.copy_of === undefined || (one === plain(keyword!)) === isCult);
  const own = fact.keywords.map((one) => plain(one).replace(/ \(.*\)$/, ""));
  return new Set([...own, ...factions, plain(fact.name)]);
}

const MARKS = ["KHORNE", "TZEENTCH", "NURGLE", "SLAANESH"];

/** With every mark that its player can choose for it: any where it has none, but Khorne not for a Psyker. */
function withMarks(own: ReadonlySet<string>): ReadonlySet<string> {
  if (MARKS.some((one) => own.has(one))) return own;
  return new Set([...own, ...MARKS.filter((one) => one !== "KHORNE" || !own.has("PSYKER"))]);
}

/** Whether the words can be cut into keywords of the sheet. */
function isCut(words: readonly string[], own: ReadonlySet<string>): boolean {
  if (words.length === 0) return true;
  return words.some((_, at) => {
    const head = words.slice(0, at + 1).join(" ");
    const isOwn = own.has(head) || own.has(head.replace(/S$/, "")) || head === "CHARACTER";
    return isOwn && isCut(words.slice(at + 1), own);
  });
}

/** The sentence itself, asked of a sheet: other than our books it is never taken apart into a structure. */
function isNamed(sentence: string, fact: Fact, own: ReadonlySet<string>): boolean {
  let text = plain(sentence).replace(/\.$/, "");
  const excluded = /\(EXCLUDING (.*?) MODELS\)/.exec(text)?.[1];
  text = text.replace(/\(EXCLUDING .*?\)/, "");
  const ability = /WITH THE (.*?) ABILITY/.exec(text)?.[1];
  const weapon = /EQUIPPED WITH AN? (.*?) ONLY/.exec(text)?.[1];
  text = text.replace(/WITH THE .*? ABILITY/, "").replace(/EQUIPPED WITH AN? .*? ONLY/, "");
  text = text.replace(/\b(MODELS?|UNIT|ONLY)\b/g, " ");
  const names = text.split(/,| OR /).map((one) => one.trim().split(/\s+/).filter(Boolean));
  if (!names.some((words) => isCut(words, own))) return false;
  if (excluded?.split(" AND ").some((one) => isCut(one.split(" "), own)) === true) return false;
  if (ability !== undefined && !fact.abilities.core.some((one) => plain(one).startsWith(ability)))
    return false;
  return weapon === undefined || plain(JSON.stringify(fact.loadout_text)).includes(weapon);
}

describe.skipIf(FOLDER === undefined)("who may have an enhancement, read a second time", () => {
  test("all 810 sentences name the same units", async () => {
    const differences: string[] = [];
    let sentences = 0;
    let asked = 0;
    const fileOf = (id: string) => JSON.parse(readFileSync(new URL(`${id}.json`, FOLDER), "utf8")) as File;
    for (const { id, parent } of FACTIONS) {
      const book = await loadArmyBook(id);
      const facts = [id, ...(parent === null ? [] : [parent])].flatMap((faction) =>
        fileOf(faction).datasheets.map((fact) => ({ fact, own: keywordsOf(fact, faction) })),
      );
      for (const printed of fileOf(id).detachments) {
        const detachment = book.detachments.find(({ name }) => plain(name) === plain(printed.name))!;
        const army = newArmy(id, detachment.name, 2_000, "");
        for (const [at, { name, restriction }] of printed.enhancements.entries()) {
          sentences++;
          const enhancement = detachment.enhancements[at]!;
          const isForUnits = / unit only/.test(restriction) || enhancement.only?.must === true;
          for (const { fact, own } of facts) {
            const sheet = book.sheets.get(fact.id);
            const unit = sheet === undefined ? undefined : newUnit(sheet, "u1");
            if (sheet === undefined || unit === undefined) continue;
            // Guests that no rule lets in are another fault's business.
            if (isGuest(book, sheet) && guestRule(army, book, sheet) === undefined) continue;
            const { characters } = detachment.muster ?? {};
            const isMade = characters?.of.some((one) => own.has(one)) === true;
            const isHero = own.has("EPIC HERO");
            const isCharacter = fact.role === "Characters" || own.has("CHARACTER");
            const isBarred = fact.abilities.other.some(({ text }) =>
              /cannot be given Enhancements/.test(text),
            );
            if (!isForUnits && (isHero || isBarred || !(isCharacter || isMade))) continue;
            if (isMade && !isCharacter && characters?.not?.some((one) => own.has(one)) === true) continue;
            if (guestRule(army, book, sheet)?.noEnhancement === true) continue;
            asked++;
            const isMarked = detachment.rules.includes("Marks of Chaos");
            const wanted = isNamed(restriction, fact, isMarked ? withMarks(own) : own);
            if (wanted !== mayBear(army, book, unit, enhancement))
              differences.push(`${id}, ${detachment.name}: ${name} (${restriction}) ${fact.name}: ${wanted}`);
          }
        }
      }
    }
    expect(differences).toEqual([]);
    expect(sentences).toBe(810);
    expect(asked).toBeGreaterThan(10_000);
  });
});
