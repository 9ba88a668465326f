import type { Action, ActionResult, DiceBlock, LogLine } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { foldChoices, groupsOf, outcomeOf } from "../../src/panels/log/groups.ts";
import { stepsOf } from "../../src/panels/log/steps.ts";
import type { Entry } from "../../src/table/table.ts";

const names = { unit: (id: string) => `the ${id}`, weapon: (id: string) => id };
const say = (text: string): LogLine => ({ detail: false, text });
const detail = (text: string): LogLine => ({ detail: true, text });

function entry(action: Action, result: Partial<ActionResult> = {}): Entry {
  const nothing = {
    success: true,
    phase: "SHOOTING",
    diffs: [],
    dice: [],
    log_text: "",
    log: [],
    errors: [],
    events: [],
  } as const;
  return { action, result: { ...nothing, ...result } };
}

const attacks = (weapon: string): DiceBlock => ({
  context: "attacks",
  rolls_raw: [],
  weapon,
  weapons: 5,
  target_unit_id: "BOYZ",
});
const hit: DiceBlock = { context: "to_hit", rolls_raw: [4], threshold: 3 };
const wound: DiceBlock = { context: "to_wound", rolls_raw: [4], threshold: 4 };

const confirm = entry(
  { type: "CONFIRM_TARGETS", actor_unit_id: "SQUAD" },
  {
    events: [{ type: "targets_confirmed", unit_id: "SQUAD", target_unit_ids: ["BOYZ", "NOBZ"] }],
    log: [say("5x rifle")],
  },
);
const resolve: Action = { type: "RESOLVE_NEXT", actor_unit_id: "SQUAD" };

describe("the log in chapters", () => {
  it("tells a volley with its stages as one, even if settings were changed in its middle", () => {
    const groups = groupsOf(
      [
        entry({ type: "SELECT_SHOOTER", actor_unit_id: "SQUAD" }, { log: [say("selected")] }),
        entry({
          type: "ASSIGN_TARGET",
          actor_unit_id: "SQUAD",
          payload: { weapon_id: "rifle", target_unit_id: "BOYZ" },
        }),
        confirm,
        entry(resolve, {
          dice: [attacks("rifle"), hit],
          log: [detail("the SQUAD fire rifle ×5 at the BOYZ")],
        }),
        entry({ type: "CHANGE_SETTINGS", payload: { fast_dice: true } }),
        entry(resolve, { dice: [wound], log: [say("1 slain")] }),
      ],
      names,
    );
    expect(groups.map(({ kind, title, first, last }) => [kind, title, first, last])).toEqual([
      ["choice", "", 0, 1],
      ["volley", "the SQUAD → the BOYZ, the NOBZ", 2, 5],
    ]);
    expect(groups[1]!.parts.map(({ title, blocks, lines }) => [title, blocks.length, lines.length])).toEqual([
      ["", 0, 1],
      ["5× rifle → the BOYZ", 3, 2],
    ]);
  });

  it("begins a new chapter with each volley and cuts one action into its weapons", () => {
    const shoot = entry(
      { type: "SHOOT", actor_unit_id: "SQUAD", payload: { assignments: [] } },
      {
        dice: [attacks("rifle"), hit, attacks("pistol"), hit, wound],
        log: [
          detail("SQUAD fire rifle ×5 at BOYZ"),
          say("first"),
          detail("SQUAD fire pistol ×1 at BOYZ"),
          say("second"),
        ],
      },
    );
    const groups = groupsOf([shoot, shoot], names);
    expect(groups.map(({ kind, parts }) => [kind, parts.length])).toEqual([
      ["volley", 2],
      ["volley", 2],
    ]);
    expect(
      groups[0]!.parts.map(({ blocks, lines }) => [blocks.length, lines.map(({ text }) => text)]),
    ).toEqual([
      [2, ["SQUAD fire rifle ×5 at BOYZ", "first"]],
      [3, ["SQUAD fire pistol ×1 at BOYZ", "second"]],
    ]);
  });

  it("tells a charge from its declaration to its move", () => {
    const groups = groupsOf(
      [
        entry(
          { type: "DECLARE_CHARGE", actor_unit_id: "SQUAD", payload: { target_unit_ids: ["BOYZ"] } },
          { events: [{ type: "charge_declared", unit_id: "SQUAD", target_unit_ids: ["BOYZ"] }] },
        ),
        entry(
          { type: "CHARGE_ROLL", actor_unit_id: "SQUAD" },
          { dice: [{ context: "charge_roll", rolls_raw: [3, 4], total: 7 }] },
        ),
        entry(
          { type: "APPLY_CHARGE_MOVE", actor_unit_id: "SQUAD", payload: { per_model_paths: {} } },
          { log: [say("moved")] },
        ),
      ],
      names,
    );
    expect(groups.map(({ kind, title, last }) => [kind, title, last])).toEqual([
      ["charge", "the SQUAD charge the BOYZ", 2],
    ]);
  });

  const declare = entry(
    { type: "DECLARE_CHARGE", actor_unit_id: "SQUAD", payload: { target_unit_ids: ["BOYZ"] } },
    { log: [say("SQUAD declare charge on BOYZ.")] },
  );
  const roll = entry(
    { type: "CHARGE_ROLL", actor_unit_id: "SQUAD" },
    {
      dice: [{ context: "charge_roll", rolls_raw: [1, 2], total: 3 }],
      log: [say("Charge roll: 2D6 = 3 [1,2] for SQUAD.")],
    },
  );
  const texts = (lines: readonly LogLine[]) => lines.map(({ text }) => text);

  it("says how a charge ended, and leads with it", () => {
    const open = groupsOf([declare, roll], names)[0]!;
    expect([open.ending, texts(outcomeOf(open))]).toEqual([
      "open",
      ["Charge roll: 2D6 = 3 [1,2] for SQUAD."],
    ]);
    const fail = entry(
      { type: "FAIL_CHARGE", actor_unit_id: "SQUAD" },
      {
        events: [{ type: "charge_failed", unit_id: "SQUAD" }],
        log: [say("The charge of SQUAD is given up: it fails.")],
      },
    );
    const failed = groupsOf([declare, roll, fail], names)[0]!;
    expect([failed.ending, texts(outcomeOf(failed))]).toEqual([
      "failed",
      ["The charge of SQUAD is given up: it fails."],
    ]);
    const move = entry(
      { type: "APPLY_CHARGE_MOVE", actor_unit_id: "SQUAD", payload: { per_model_paths: {} } },
      { events: [{ type: "charge_move_ended", unit_id: "SQUAD" }], log: [say("moved")] },
    );
    expect(groupsOf([declare, roll, move], names)[0]!.ending).toBe("made");
  });

  it("folds choices into what came of them, and leaves those that nothing came of", () => {
    const select = entry({ type: "SELECT_SHOOTER", actor_unit_id: "SQUAD" }, { log: [say("selected")] });
    const undone = entry({ type: "UNDO" }, { log: [say("undone")] });
    const shoot = entry(
      { type: "SHOOT", actor_unit_id: "SQUAD", payload: { assignments: [] } },
      { dice: [attacks("rifle"), hit], log: [say("1 slain")] },
    );
    const end = entry(
      { type: "END_PHASE" },
      { diffs: [{ op: "set", path: "turn.phase", value: "CHARGE" }], log: [say("ended")] },
    );
    const told = foldChoices(
      groupsOf([select, shoot, select, end, declare, undone, declare, roll, select], names),
    );
    expect(told.map(({ kind, choices }) => [kind, texts(choices)])).toEqual([
      ["volley", ["selected"]],
      ["choice", []],
      ["phase", []],
      ["charge", ["SQUAD declare charge on BOYZ.", "undone"]],
      ["choice", []],
    ]);
  });

  it("leads a volley with what came of it, without the targets that were confirmed", () => {
    const last = entry(resolve, { log: [detail("rifle → BOYZ: 1 shot"), say("SQUAD → BOYZ: 1 shot")] });
    const [volley] = groupsOf([confirm, entry(resolve, { dice: [attacks("rifle"), hit] }), last], names);
    expect(texts(outcomeOf(volley!))).toEqual(["SQUAD → BOYZ: 1 shot"]);
    // A stage without dice belongs to the weapon too.
    expect(volley!.parts.map(({ choice, blocks }) => [choice, blocks.length])).toEqual([
      [true, 0],
      [false, 2],
    ]);
  });

  it("draws one line where phases pass, and is silent about settings", () => {
    const end = (phase: string) =>
      entry({ type: "END_PHASE" }, { diffs: [{ op: "set", path: "turn.phase", value: phase }] });
    const length = entry({ type: "CHANGE_SETTINGS", payload: { log: "COMPACT" } });
    const fast = entry(
      { type: "CHANGE_SETTINGS", payload: { fast_dice: false } },
      { log: [say("Fast dice off")] },
    );
    const groups = groupsOf([fast, end("CHARGE"), length, end("FIGHT"), fast], names);
    expect(groups.map(({ kind, title }) => [kind, title])).toEqual([["phase", "Fight phase"]]);
  });
});

describe("the steps of a weapon", () => {
  it("stand with their lines; the summary comes last", () => {
    const lines = [
      detail("SQUAD fire rifle ×5 at BOYZ"),
      detail("3+ to hit: BS 3+"),
      detail("Hit Rolls: [4] vs BS 3+ → 1 hit"),
      detail("Wound Rolls: [4] vs T4 (S4 = 4+) → 1 wound"),
      say("SQUAD → BOYZ: 1 shot"),
    ];
    const steps = stepsOf([attacks("rifle"), hit, wound], lines);
    expect(
      steps.map(({ block, lines: own }) => [
        block?.context ?? null,
        own.map(({ text }) => lines.findIndex((one) => one.text === text)),
      ]),
    ).toEqual([
      ["attacks", [0]],
      ["to_hit", [1, 2]],
      ["to_wound", [3]],
      [null, [4]],
    ]);
  });
});
