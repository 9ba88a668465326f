import { describe, expect, test } from "vitest";
import { notAutomated } from "../../src/abilities/unit-abilities.ts";
import { indicatorsOf } from "../../src/abilities/weapon-abilities.ts";
import { parseGame } from "../../src/index.ts";
import { noteInWords } from "../../src/words/reasons.ts";
import { duel, play, shoot } from "../support/build.ts";
import { planOf } from "../support/plan.ts";

const shown = (gun: Record<string, unknown>) => indicatorsOf(duel({ gun }).weapons["gun"]!);

describe("Keywords as written", () => {
  test("KW-22 an unknown keyword is kept, named in the log and changes nothing else", () => {
    const game = duel({ gun: { keywords: ["SPARKLING"], special_rules: "Snagged" } });
    const played = shoot(game, "A", "gun", "B", [1]);
    expect(played.result.log_text).toContain("SPARKLING: not automated");
    expect(played.result.log_text).toContain("SNAGGED: not automated");
    expect(played.game.weapons["gun"]!.keywords).toEqual(["SPARKLING"]);
    expect({ ...planOf(game), notes: [] }).toEqual(planOf(duel({})));
  });

  test("KW-22 so is an ability of a unit that nobody applies, and only that", () => {
    const target = {
      abilities: ["Feel No Pain (5+)", "FEEL NO PAIN 5+", "Deep Strike", "Deadly Demise D3", "STEALTH"],
    };
    const game = duel({
      target,
      shooter: { abilities: ["SUPER DURABLE", "LEADER", "FIRING DECK 12", "Fights First"] },
    });
    const named = {
      A: ["SUPER DURABLE"],
      B: ["FEEL NO PAIN (5+)"],
    };
    expect(notAutomated(game, game.units["A"]!)).toEqual(named.A);
    expect(notAutomated(game, game.units["B"]!)).toEqual(named.B);
    const lines = Object.entries(named).flatMap(([id, texts]) =>
      texts.map((text) => `${text} of ${id}: not automated`),
    );
    expect(planOf(game).notes.map(noteInWords)).toEqual(lines);
    const logged = shoot(game, "A", "gun", "B", [1]).result.log_text;
    for (const line of lines) expect(logged).toContain(line);
  });

  test("KW-22 an ability of a single model is named once, unless its whole unit has it", () => {
    const built = duel({ target: { abilities: ["FEEL NO PAIN 5+"] }, defenders: 2 });
    const B = built.units["B"]!;
    const models = {
      m1: { ...B.models["m1"]!, abilities: ["Stealth", "Feel No Pain 5+", "Leader"] },
      m2: { ...B.models["m2"]!, abilities: ["stealth", "Waaagh! Banner"] },
    };
    const game = { ...built, units: { ...built.units, B: { ...B, models } } };
    expect(notAutomated(game, game.units["B"]!)).toEqual(["STEALTH", "WAAAGH! BANNER"]);
    expect(planOf(game).notes.map(noteInWords)).toEqual(
      ["STEALTH", "WAAAGH! BANNER"].map((text) => `${text} of B: not automated`),
    );
    // Named because it changes nothing.
    expect(planOf(game).hit.modifier).toBe(0);
  });

  test.each([
    "RAPID FIRE",
    "RAPID FIRE 0",
    "RAPID FIRE X",
    "SUSTAINED HITS",
    "SUSTAINED HITS 0",
    "SUSTAINED HITS D4",
    "ANTI-INFANTRY",
    "ANTI-INFANTRY 7+",
    "ANTI-INFANTRY 1+",
    "MELTA",
    "BLASTER",
    "HEAVY 2",
    "NOT TORRENT",
  ])("KW-22 %s is not taken for a keyword that it resembles", (keyword) => {
    const game = duel({ gun: { keywords: [keyword] } });
    expect(planOf(game).notes.map(noteInWords)).toEqual([`${keyword}: not automated`]);
    expect(shown({ keywords: [keyword] })).toEqual([]);
  });

  test.each(["rapid fire 1; BLAST/heavy", "Heavy ,Rapid  Fire 1,,blast", "[Blast], [HEAVY], [Rapid Fire 1]"])(
    "KW-27 special rules %j are separated by comma, semicolon or slash, in any case",
    (special_rules) => {
      expect(shown({ special_rules })).toEqual(["RF 1", "B", "H"]);
    },
  );

  test("KW-27 an ability in both places counts once", () => {
    expect(shown({ keywords: ["HEAVY", "Heavy"], special_rules: "heavy" })).toEqual(["H"]);
  });

  test("KW-22 every automated keyword has its mark, in a fixed order", () => {
    const written =
      "psychic, lance, hazardous, precision, indirect fire, ignores cover, melta 2, anti-fly 2+, devastating wounds, " +
      "sustained hits 1, lethal hits, twin-linked, torrent, pistol, assault, heavy, blast, rapid fire 2, one shot, " +
      "extra attacks, conversion";
    expect(shown({ special_rules: written })).toEqual(
      "RF 2,B,H,A,P,T,TL,LH,SH 1,DW,Anti-FLY 2+,M 2,IC,IF,PR,HZ,L,1S,EA,PSY,CV".split(","),
    );
  });

  test("KW-22 a very long rule text survives saving in the middle of the attacks", () => {
    const game = duel({ gun: { special_rules: "x".repeat(2000) } });
    const selected = play(game, { type: "SELECT_SHOOTER", actor_unit_id: "A" }).game;
    const confirmed = play(selected, { type: "CONFIRM_TARGETS", actor_unit_id: "A" }).game;
    expect(parseGame(JSON.parse(JSON.stringify(confirmed)))).toMatchObject({ ok: true });
  });

  test("KW-11 a very long Anti keyword survives saving in the middle of the attacks", () => {
    const keyword = "Y".repeat(200);
    const game = duel({ gun: { special_rules: `anti-${keyword} 4+` }, target: { keywords: [keyword] } });
    const selected = play(game, { type: "SELECT_SHOOTER", actor_unit_id: "A" }).game;
    const confirmed = play(selected, { type: "CONFIRM_TARGETS", actor_unit_id: "A" }).game;
    expect(parseGame(JSON.parse(JSON.stringify(confirmed)))).toMatchObject({ ok: true });
  });
});
