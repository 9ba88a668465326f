import { apply, makeRecord, parseGame, replay } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { decide, playBattle, STRENGTHS } from "../src/index.ts";
import { moments, sealed, smallBattle } from "./support.ts";

describe("a computer that plays", () => {
  test.each([
    ["random", "random"],
    ["turn", "random"],
    ["battle", "turn"],
  ] as const)("%s against %s: nothing is refused, and the record proves it", (p1, p2) => {
    const start = smallBattle(`${p1} ${p2}`);
    const played = playBattle(start, { players: { p1, p2 }, seed: "s", recorded: true, mostActions: 100 });
    expect(played.stopped ?? "").not.toContain("refused");
    expect(played.actions).toBeGreaterThan(20);
    expect(replay(makeRecord(start, played.steps)).ok).toBe(true);
  });

  test.each(STRENGTHS)(
    "%s answers from the document and its seed alone, and sees no die to come",
    (strength) => {
      let asked = 0;
      for (const game of moments(smallBattle("seen"), "battle", 9)) {
        const answer = decide(game, strength, "s");
        const read = parseGame(JSON.parse(JSON.stringify(game)));
        if (!read.ok) throw new Error(read.refusals[0]!.message);
        expect(decide(read.value, strength, "s")).toEqual(answer);
        expect(decide(sealed(game), strength, "s")).toEqual(answer);
        expect(apply(game, answer.action).result.errors).toEqual([]);
        asked++;
      }
      expect(asked).toBeGreaterThan(5);
    },
  );

  test("every decision says why in one line", () => {
    const said: string[] = [];
    playBattle(smallBattle("why"), {
      players: { p1: "battle", p2: "turn" },
      seed: "s",
      mostActions: 100,
      onDecision: (_player, _action, why) => said.push(why),
    });
    expect(said.every((why) => why.length > 5 && why.length < 120 && !why.includes("\n"))).toBe(true);
    expect(new Set(said).size).toBeGreaterThan(10);
  });
});
