import type { ActionMade, TableStep } from "@gunline/link";
import { type Action, apply, type PlayerId, parseAction } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { currentSteps, lastChoiceBy } from "../../src/online/current-steps.ts";
import { newsOf } from "../../src/online/news.ts";
import { game, state, view } from "./table-state.ts";

function made(seq: number, seat: PlayerId, raw: object): ActionMade {
  const action = parseAction(raw);
  if (!action.ok) throw new Error(action.refusals[0]!.message);
  const { result } = apply(game, action.value as Action);
  return {
    kind: "action",
    seq,
    id: `id-${seq}`,
    seat,
    at: 0,
    hash: "",
    cursor: 0,
    action: action.value,
    result,
  };
}

function rewind(seq: number, to: number): TableStep {
  return { kind: "rewind", seq, id: `id-${seq}`, seat: "p2", at: 0, hash: "", cursor: 0, to };
}

const [shooter] = Object.values(game.units).filter(({ owner }) => owner === "p1");
const select = (seq: number) => made(seq, "p1", { type: "SELECT_SHOOTER", actor_unit_id: shooter!.id });
const set = (seq: number, payload: object) => made(seq, "p1", { type: "CHANGE_SETTINGS", payload });
const aim = (seq: number, modifiers: object) =>
  made(seq, "p1", {
    type: "SET_ASSIGNMENTS",
    actor_unit_id: shooter!.id,
    payload: { assignments: [{ weapon_id: "w", target_unit_id: "t", modifiers }] },
  });

describe("steps that stand", () => {
  test("are those that were not taken back, also when more than once something was", () => {
    const [one, two, three] = [select(1), select(2), select(3)];
    expect(currentSteps([one, two, three])).toEqual([one, two, three]);
    expect(currentSteps([one, two, rewind(3, 1)])).toEqual([one]);
    const four = select(4);
    expect(currentSteps([one, two, rewind(3, 1), four])).toEqual([one, four]);
    // Back to before the fourth: what the third had taken back stays so.
    expect(currentSteps([one, two, rewind(3, 1), four, rewind(5, 3)])).toEqual([one]);
    expect(currentSteps([one, two, rewind(3, 1), four, rewind(5, 3), rewind(6, 0)])).toEqual([]);
  });
});

describe("a choice that is undone", () => {
  const undone = { ...select(2), action: { type: "UNDO" } } as ActionMade;
  const after = (player: PlayerId) => {
    const waiting = [{ player, for: { what: "shooter" }, window: null }] as const;
    const before = state({ seq: 1, steps: [select(1)], view: { ...view(), waiting } });
    return newsOf(before, state({ seq: 2, steps: [select(1), undone] }));
  };

  test("is told to who was about to answer it, and to nobody else", () => {
    expect(after("p2")).toBe("Ann: the last choice is undone.");
    expect(after("p1")).toBeUndefined();
  });
});

describe("a server that was restored", () => {
  const restored = { ...rewind(2, 1), id: "restored-1", seed_hash: "ab" } as TableStep;

  test("says so to whoever was there, though the steps that were lost had higher numbers", () => {
    const before = state({ seq: 3, steps: [select(1), select(2), select(3)] });
    const now = state({ seq: 2, steps: [select(1), restored] });
    expect(newsOf(before, now)).toContain("restored from a backup");
    expect(newsOf(now, now)).toBeUndefined();
  });

  test("says so to whoever comes, until somebody has played on", () => {
    const before = state({ view: null, steps: [] });
    expect(newsOf(before, state({ seq: 2, steps: [select(1), restored] }))).toContain("restored");
    expect(newsOf(before, state({ seq: 3, steps: [select(1), restored, select(3)] }))).toBeUndefined();
  });
});

describe("what can be asked back", () => {
  const undo = (seq: number) => made(seq, "p1", { type: "UNDO" });

  test("is the last that stands: not undone, not taken back, no setting, and one's own", () => {
    const [one, two] = [select(1), select(2)];
    expect(lastChoiceBy("p1", [one, two])).toBe(two);
    expect(lastChoiceBy("p2", [one, two])).toBeUndefined();
    expect(lastChoiceBy("p1", [one, set(2, { fast_dice: true })])).toBe(one);
    expect(lastChoiceBy("p1", [one, undo(2)])).toBeUndefined();
    expect(lastChoiceBy("p1", [one, two, undo(3)])).toBe(one);
    expect(lastChoiceBy("p1", [one, two, rewind(3, 1)])).toBe(one);
    expect(lastChoiceBy("p1", [one, two, rewind(3, 1), rewind(4, 0)])).toBeUndefined();
  });

  test("is a choice: the dice that followed from it go with it", () => {
    const chosen = made(2, "p1", { type: "CONFIRM_TARGETS", actor_unit_id: shooter!.id });
    const rolls = [3, 4, 5].map((seq) =>
      made(seq, "p1", { type: "RESOLVE_NEXT", actor_unit_id: shooter!.id }),
    );
    expect(lastChoiceBy("p1", [select(1), chosen, ...rolls])).toBe(chosen);
    const charge = {
      type: "DECLARE_CHARGE",
      actor_unit_id: shooter!.id,
      payload: { target_unit_ids: ["t"] },
    };
    const declared = made(1, "p1", charge);
    const rolled = made(2, "p1", { type: "CHARGE_ROLL", actor_unit_id: shooter!.id });
    expect(lastChoiceBy("p1", [declared, rolled])).toBe(declared);
  });
});

describe("news of a table", () => {
  test("who has joined, to those who waited", () => {
    const before = state({ you: "p1", view: view(false) });
    expect(newsOf(before, state({ you: "p1" }))).toBe("Bob has joined the game.");
    expect(newsOf(state({ view: view(false) }), state({}))).toBeUndefined();
  });

  test("what the other side set, and not what one set oneself", () => {
    const now = { steps: [set(1, { fast_dice: false, allocation: "DEFENDER" })] };
    const words = "Ann: dice step by step, defenders choose who takes wounds.";
    expect(newsOf(state({}), state(now))).toBe(words);
    expect(newsOf(state({ you: "watch" }), state({ you: "watch", ...now }))).toBe(words);
    expect(newsOf(state({ you: "p1" }), state({ you: "p1", ...now }))).toBeUndefined();
    const each = { steps: [set(1, { allocation: { p1: "DEFENDER", p2: "CAREFUL" } })] };
    expect(newsOf(state({}), state(each))).toBe(
      "Ann: on models of Ann defenders choose who takes wounds, on models of Bob the referee chooses who takes wounds, special models last.",
    );
    // How long a log is told is no news to anybody else.
    expect(newsOf(state({}), state({ steps: [set(1, { log: "COMPACT" })] }))).toBeUndefined();
  });

  test("what the other side adds to its rolls by hand, once", () => {
    const modifiers = { hit: { plus_one: true }, wound: { reroll_ones: true } };
    expect(newsOf(state({}), state({ steps: [aim(1, modifiers)] }))).toBe(
      "Ann: w, by hand: add 1 to hit rolls, re-roll wound rolls of 1.",
    );
    const pending = { weapon_id: "w", target_unit_id: "t", model_ids: ["m1"], automatic: false, modifiers };
    const document = { ...game, shooting: { ...game.shooting, pending_assignments: [pending] } };
    expect(newsOf(state({ document }), state({ document, steps: [aim(1, modifiers)] }))).toBeUndefined();
    expect(newsOf(state({}), state({ steps: [aim(1, {})] }))).toBeUndefined();
  });

  test("how much was taken back", () => {
    const before = state({ steps: [select(1), select(2)] });
    const received = (to: number) => newsOf(before, state({ steps: [...before.steps, rewind(3, to)] }));
    expect(received(1)).toBe("The last step was taken back.");
    expect(received(0)).toBe("The last 2 steps were taken back.");
    // After a welcome, with fewer steps than before and more of them behind it.
    const long = state({ steps: Array.from({ length: 300 }, (_, index) => select(index + 1)) });
    const welcome = state({ steps: [...long.steps.slice(-50), rewind(301, 299), select(302), select(303)] });
    expect(newsOf(long, welcome)).toBe("The last step was taken back.");
  });

  test("that whoever asked for something has played on", () => {
    const asking = (by: PlayerId) =>
      state({ view: { ...view(), offers: { undo: { by, to: 0 }, end: by, rematch: [] } } });
    const words = "Ann no longer asks to take back. Ann no longer offers a draw.";
    expect(newsOf(asking("p1"), state({ steps: [select(1)] }))).toBe(words);
    expect(newsOf(asking("p2"), state({ steps: [select(1)] }))).toBeUndefined();
    // Agreed to, or declined: whoever did that knows.
    expect(newsOf(asking("p1"), state({}))).toBeUndefined();
    expect(newsOf(asking("p1"), state({ steps: [rewind(1, 0)] }))).not.toContain("no longer");
    const watching = { ...asking("p1"), you: "watch" as const };
    expect(newsOf(watching, state({ you: "watch", steps: [select(1)] }))).toBeUndefined();
  });

  test("all of it, where much has happened", () => {
    const steps = [aim(1, { hit: { plus_one: true } }), set(2, { fast_dice: true })];
    const received = "Ann: w, by hand: add 1 to hit rolls. Ann: all dice at once.";
    expect(newsOf(state({}), state({ steps }))).toBe(received);
  });

  test("nothing of steps that were there already", () => {
    const steps = [set(1, { fast_dice: false })];
    expect(newsOf(state({ steps }), state({ steps }))).toBeUndefined();
  });
});
