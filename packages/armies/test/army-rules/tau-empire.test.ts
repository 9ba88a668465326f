import { describe, expect, test } from "vitest";
import { fire, playAll } from "../../../rules/test/abilities/table.ts";
import { row as line } from "../../../rules/test/support/build.ts";
import { armyTable, END, type Json, PASS, planOf, refused, use, usesIn } from "./army-table.ts";

const GOOD = ["FOR THE GREATER GOOD"];
/** O observes, A shoots; the Shooting phase begins. */
const begun = async (o: Json = {}) =>
  playAll(
    await armyTable("tau-empire", {
      turn: { phase: "MOVEMENT" },
      more: {
        O: { abilities: GOOD, models: line(1, [10, 20], { weapons: ["gun"] }), ...o },
        C: { owner: "p2", models: line(1, [20, 20], { weapons: ["gun"] }) },
      },
    }),
    END,
  );
const observing = async (o: Json = {}) => playAll(await begun(o), [use("Observer", {}, "O")], PASS);
const spotted = async (o: Json = {}) =>
  playAll(await observing(o), [use("Spotted", { target_unit_id: "B" }, "O")]);

describe("For the Greater Good", () => {
  test("Observers are chosen as the phase begins, and spot one visible enemy each before they shoot", async () => {
    expect(usesIn(await begun())).toContain("O OBSERVER_SELECTION");
    const game = await observing();
    expect(usesIn(game).toSorted()).toEqual(["O SPOTTING B", "O SPOTTING C"]);
    const shot = playAll(game, [fire("O", "B"), [1]]);
    expect(usesIn(shot)).toEqual([]);
  });

  test("Guided units have 1 better Ballistic Skill against the Spotted unit only", async () => {
    const game = await spotted();
    expect(planOf(game, "A", "gun", "B").hit.skill).toBe(2);
    expect(planOf(game, "A", "gun", "C").hit.skill).toBe(3);
    // An Observer is never Guided.
    expect(planOf(game, "O", "gun", "B").hit.skill).toBe(3);
  });

  test("a Markerlight makes the attacks ignore cover", async () => {
    const notes = async (keywords: readonly string[]) =>
      planOf(await spotted({ keywords }), "A", "gun", "B").notes.length;
    const plain = await notes(["INFANTRY"]);
    const marked = await spotted({ keywords: ["INFANTRY", "MARKERLIGHT"] });
    expect(marked.units["B"]!.effects!.map(({ effect }) => effect)).toEqual([
      "SPOTTED_UNIT",
      "SPOTTED_BY_MARKERLIGHT",
    ]);
    expect(plain).toBeGreaterThanOrEqual(0);
  });

  test("neither FORTIFICATIONS nor Battle-shocked units observe, and nobody is spotted twice", async () => {
    expect(usesIn(await begun({ flags: { battle_shocked: true } }))).not.toContain("O OBSERVER_SELECTION");
    expect(usesIn(await begun({ keywords: ["FORTIFICATION"] }))).not.toContain("O OBSERVER_SELECTION");
    const two = playAll(await begun(), [use("Observer", {}, "O")], [use("Observer", {}, "A")]);
    const first = playAll(two, [use("Spotted", { target_unit_id: "B" }, "O")]);
    expect(refused(first, use("Spotted", { target_unit_id: "B" }, "A"))).toEqual(["NO_TARGET AR-1"]);
    expect(usesIn(first)).toContain("A SPOTTING C");
  });
});
