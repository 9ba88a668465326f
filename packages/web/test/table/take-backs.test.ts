import type { Action, Phase, PlayerId } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { type MadeStep, takeBacks, undoneInWords } from "../../src/table/take-backs.ts";
import { firingRange } from "../browser/support/firing-range.ts";

const GAME = firingRange();

/** Steps of a game: who did what in which phase. */
function steps(...made: readonly (readonly [PlayerId, string, object])[]): readonly MadeStep[] {
  return made.map(([seat, phase, action], index) => ({
    seq: index + 1,
    seat,
    action: action as Action,
    result: { phase: phase as Phase },
  }));
}

const aim = { weapon_id: "rifle", target_unit_id: "NEAR" };
const PLAYED = steps(
  ["p1", "MOVEMENT", { type: "MOVE", actor_unit_id: "TANK", payload: { kind: "NORMAL" } }],
  ["p1", "MOVEMENT", { type: "END_PHASE" }],
  ["p1", "SHOOTING", { type: "SELECT_SHOOTER", actor_unit_id: "RIFLES" }],
  ["p1", "SHOOTING", { type: "SET_ASSIGNMENTS", actor_unit_id: "RIFLES", payload: { assignments: [aim] } }],
  ["p1", "SHOOTING", { type: "SHOOT", actor_unit_id: "RIFLES", payload: { assignments: [aim] } }],
  ["p2", "SHOOTING", { type: "ALLOCATE_WOUND", actor_unit_id: "NEAR", payload: { model_id: "m1" } }],
);

describe("taking back by meaning", () => {
  it("offers the last step, the whole activation, and the start of each phase, each once", () => {
    expect(takeBacks(PLAYED, "p1", GAME).map(({ label, to }) => [label, to])).toEqual([
      ["The last step", 4],
      ["All that Riflemen did last", 2],
      ["To the start of the Movement phase", 0],
    ]);
    expect(takeBacks(steps(), "p2", GAME)).toEqual([]);
  });

  it("says in words what would be undone", () => {
    expect(undoneInWords(PLAYED.slice(4), GAME)).toBe("Riflemen’s volley at Boyz");
    expect(undoneInWords(PLAYED, GAME)).toBe(
      "Mortar Tank’s move, the end of the Movement phase, Riflemen’s volley at Boyz",
    );
    expect(undoneInWords(PLAYED.slice(5), GAME)).toBe("the last step");
  });
});
