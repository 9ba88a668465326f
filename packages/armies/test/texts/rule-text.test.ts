import fc from "fast-check";
import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { ownArmy } from "../../../web/test/browser/support/own-army.ts";
import { ARMIES, addArmy, DEPLOYMENTS, LAYOUTS, leftOpen, newBattle } from "../../src/index.ts";
import { armyFromList, bookOf, compileCatalogue, readList } from "../../src/lists/index.ts";
import { cleanTexts, TEXT_LIMITS, textOfRule } from "../../src/texts/index.ts";

/** Of the file that the test reads, and of no book. */
const RELIT = "In your Command phase, one destroyed Lamplighter of this unit is returned to it.";

const armyIn = (text: string) => {
  const read = readList(strToU8(text));
  return read.ok ? armyFromList(read.value).army : expect.fail(read.fault.message);
};

describe("texts of the player's own file", () => {
  const army = armyIn(ownArmy());

  test("stay with the army, by the rule and the units that have it", () => {
    expect(army.texts).toContainEqual({ rule: "Relit", text: RELIT, of: ["Lamplighters", "Wardens"] });
    expect(textOfRule(army.texts!, "RELIT", "Lamplighters")).toBe(RELIT);
  });

  test("are in no document of a game, and in nothing that is brought to one", () => {
    const made = newBattle({
      armies: { p1: army, p2: ARMIES.find(({ id }) => id === "ork-scouts")! },
      layout: LAYOUTS[0]!,
      deployment: DEPLOYMENTS[0]!,
      mission: { id: "only-war", attacker: "p1" },
      seed: "texts",
    });
    const { game } = made.ok ? made.value : expect.fail();
    expect(JSON.stringify(game)).toContain("Relit");
    expect(JSON.stringify(game)).not.toContain("destroyed Lamplighter");
    const brought = addArmy(leftOpen(game, "p1")!, "p1", army);
    expect(JSON.stringify(brought)).not.toContain("destroyed Lamplighter");
  });

  test("of BattleScribe, with rules of the army beside units", () => {
    const xml = `<roster name="Watch" gameSystemId="sys-352e-adc2-7639-d6a9"><forces><force catalogueName="Guild">
      <rules><rule name="Night Shift"><description>They work at night.</description></rule></rules>
      <selections><selection name="Wardens" type="model" number="1">
        <rules><rule name="Deep Strike"><description>Said by the core book.</description></rule></rules>
        <profiles>
          <profile name="Wardens" typeName="Unit"><characteristics>${["M", "T", "SV", "W", "LD", "OC"]
            .map((name) => `<characteristic name="${name}">4</characteristic>`)
            .join("")}</characteristics></profile>
          <profile name="Bell" typeName="Abilities"><characteristics>
            <characteristic name="Description">Rings **twice**.</characteristic></characteristics></profile>
        </profiles></selection></selections></force></forces></roster>`;
    expect(armyIn(xml).texts).toEqual([
      { rule: "Night Shift", text: "They work at night.", of: [] },
      { rule: "Bell", text: "Rings twice.", of: ["Wardens"] },
    ]);
  });

  test("of a catalogue, for a list of names alone", () => {
    const row = ["M", "T", "SV", "W", "LD", "OC"]
      .map((name) => `<characteristic name="${name}">4</characteristic>`)
      .join("");
    const file = `<catalogue id="cat" name="Guild"><selectionEntries>
      <selectionEntry id="u" name="Wardens" type="model"><profiles>
        <profile id="a" name="Wardens" typeName="Unit"><characteristics>${row}</characteristics></profile>
        <profile id="b" name="Bell" typeName="Abilities"><characteristics>
          <characteristic name="Description">Rings twice.</characteristic></characteristics></profile></profiles>
        <rules><rule id="r" name="Night Shift"><description>They work at night.</description></rule></rules>
      </selectionEntry></selectionEntries></catalogue>`;
    const steps = compileCatalogue([{ name: "guild.cat", bytes: strToU8(file) }]);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    const catalogue = step.value.ok ? step.value.value : expect.fail(step.value.fault.message);
    const list =
      "Watch (100 points)\n\nGuild\nStrike Force (2000 points)\n\nOTHER DATASHEETS\n\nWardens (100 points)\n";
    const read = readList(strToU8(list));
    const { army: made } = read.ok
      ? armyFromList(read.value, { book: bookOf(catalogue) })
      : expect.fail(read.fault.message);
    expect(made.texts).toEqual([
      { rule: "Bell", text: "Rings twice.", of: ["Wardens"] },
      { rule: "Night Shift", text: "They work at night.", of: ["Wardens"] },
    ]);
  });
});

describe("hostile texts", () => {
  test("lose tags, control characters and what deceives the eye", () => {
    const raw = `<img src=x onerror="alert(1)">Read\u0000 \u202ethis\u202c<script>bad()</script> ^^now^^<!-- no -->`;
    expect(cleanTexts([{ rule: "<b>Bell</b>", text: raw, of: ["War\u200bdens"] }])).toEqual([
      { rule: "Bell", text: "Read this bad() now", of: ["War dens"] },
    ]);
  });

  test("are cut at their limits, and what is none is left out", () => {
    const huge = cleanTexts(
      Array.from({ length: 5_000 }, (_, n) => ({ rule: `Rule ${n}`, text: "x".repeat(50_000), of: [] })),
    );
    expect(huge[0]!.text).toHaveLength(TEXT_LIMITS.length);
    expect(huge.length).toBeLessThanOrEqual(TEXT_LIMITS.texts);
    expect(JSON.stringify(huge).length).toBeLessThan(TEXT_LIMITS.characters * 1.2);
    expect(cleanTexts("<p>")).toEqual([]);
    expect(
      cleanTexts([
        null,
        7,
        {},
        { rule: "", text: "x" },
        { rule: "x", text: 1 },
        { rule: "Bell", text: "  " },
      ]),
    ).toEqual([]);
  });

  test("whatever is sent, what is left is short and has nothing unseen", () => {
    fc.assert(
      fc.property(fc.anything(), fc.string({ unit: "binary", maxLength: 3_000 }), (any, text) => {
        for (const one of cleanTexts([any, { rule: "Bell", text, of: [text] }])) {
          expect(one.text).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
          expect([...one.text].length).toBeLessThanOrEqual(TEXT_LIMITS.length);
        }
      }),
    );
  });
});

describe("the text of a rule", () => {
  const texts = cleanTexts([
    { rule: "Leader", text: "of the Captain", of: ["Captain"] },
    { rule: "Leader", text: "of the Warboss", of: ["Warboss"] },
    { rule: "Scouts", text: "go first", of: [] },
    { rule: "Martial Ka’tah", text: "a stance", of: [] },
  ]);

  test("is that of the unit, of the army, or of whoever has it", () => {
    expect(textOfRule(texts, "LEADER", "Warboss")).toBe("of the Warboss");
    expect(textOfRule(texts, "LEADER", "Captain B")).toBe("of the Captain");
    expect(textOfRule(texts, 'SCOUTS 6"')).toBe("go first");
    expect(textOfRule(texts, "MARTIAL KA'TAH (2)")).toBe("a stance");
    expect(textOfRule(texts, "STEALTH")).toBeUndefined();
  });
});
