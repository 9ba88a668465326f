import { SCENARIOS } from "@gunline/armies";
import { describe, expect, it } from "vitest";
import { sentencesOf, stateInWords } from "../../src/panels/review/sentences.ts";

const game = SCENARIOS.find(({ id }) => id === "first-shots")!.game();
const p1 = game.players.p1.name;

describe("what is not built in", () => {
  it("reads in plain words", () => {
    const stats = {
      move: 10,
      toughness: 50,
      save: 2,
      invulnerable_save: 4,
      wounds: 12,
      leadership: 6,
      objective_control: 3,
    };
    const gun = {
      range: 48,
      attacks: "D6",
      skill: 2,
      strength: "20",
      ap: -5,
      damage: "D6+6",
      keywords: ["BLAST"],
    };
    const fist = { range: null, attacks: "2", skill: null, strength: "8", ap: -2, damage: "2", keywords: [] };
    expect(
      sentencesOf({
        what: "unknown",
        models: [{ name: "Titan", stats }],
        abilities: ["FEEL NO PAIN 2+"],
        weapons: [
          { name: "Gun", ...gun },
          { name: "Fist", ...fist },
        ],
        more: 0,
      }),
    ).toEqual([
      "No built-in datasheet has this name.",
      "Titan: M 10″, T 50, Sv 2+, Inv 4+, W 12, Ld 6+, OC 3",
      "Gun: 48″, A D6, BS 2+, S 20, AP -5, D D6+6, Blast",
      "Fist: melee, A 2, hits automatically, S 8, AP -2, D 2",
      "Abilities: Feel no pain 2+.",
    ]);
    expect(sentencesOf({ what: "size", models: 12, sizes: [10, 20] })).toEqual([
      "12 models; the datasheet has 10 or 20.",
    ]);
    expect(sentencesOf({ what: "stat", model: "Boy", stat: "save", value: 2, sheet: 5 })).toEqual([
      "Boy: Save 2+; datasheet 5+.",
    ]);
    expect(sentencesOf({ what: "ability", name: "STEALTH", is: "added" })).toEqual([
      "Has Stealth, which is not on the datasheet.",
    ]);
  });

  it("tells of a battle under way by the names of the players", () => {
    expect(stateInWords(game, { what: "under_way", round: 4, phase: game.turn.phase, player: "p1" })).toBe(
      `The battle is under way: round 4, Shooting phase of ${p1}.`,
    );
    expect(stateInWords(game, { what: "vp", player: "p1", primary: 50, secondary: 40 })).toBe(
      `${p1} has 90 victory points: 50 primary, 40 secondary.`,
    );
    expect(stateInWords(game, { what: "cp", player: "p1", cp: 1_000 })).toBe(
      `${p1} has 1000 command points.`,
    );
    expect(stateInWords(game, { what: "used", player: "p1", stratagems: ["INSANE_BRAVERY"] })).toBe(
      `${p1} has used insane bravery.`,
    );
  });
});
