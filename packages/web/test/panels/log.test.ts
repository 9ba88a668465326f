import type { Action, ActionResult, DiceBlock, StoryLine } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { foldChoices, groupsOf, outcomeOf } from "../../src/panels/log/groups.ts";
import { type LogEntryLine, logLinesOf } from "../../src/panels/log/line.ts";
import { outcomeWords, stepWords } from "../../src/panels/log/step-words.ts";
import type { Entry } from "../../src/table/table.ts";
import { field } from "./field.ts";

const game = field(
  { id: "SQUAD", owner: "p1", models: [{ at: [5, 10], weapons: ["rifle", "pistol"] }] },
  { id: "BOYZ", owner: "p2", models: [{ at: [15, 10] }] },
  { id: "NOBZ", owner: "p2", models: [{ at: [15, 20] }] },
);

function entry(action: Action, result: Partial<ActionResult> = {}): Entry {
  const nothing = {
    success: true,
    phase: "SHOOTING",
    diffs: [],
    dice: [],
    log: [],
    errors: [],
    events: [],
  } as const;
  return { action, result: { ...nothing, ...result } };
}

const attacks = (weapon: string): DiceBlock => ({
  context: "attacks",
  unit_id: "SQUAD",
  rolls_raw: [],
  weapon,
  weapons: 5,
  characteristic: "1",
  minimum: 1,
  bonuses: [],
  total: 5,
  target_unit_id: "BOYZ",
});
const rolled = {
  weapon: "rifle",
  target_unit_id: "BOYZ",
  modifier: 0,
  rolls_raw: [4],
  rerolls: [],
  reroll_results: [],
  results: ["SUCCESS"],
  successes: 1,
  criticals: 0,
} as const;
const hit: DiceBlock = {
  ...rolled,
  context: "to_hit",
  threshold: 3,
  skill: 3,
  sustained_rolls: [],
  hits: 1,
  reasons: [{ text: "BS 3+", rule: "AT-2" }],
};
const wound: DiceBlock = {
  ...rolled,
  context: "to_wound",
  threshold: 4,
  strength: 4,
  toughness: 4,
  automatic: 0,
  wounds: 1,
  reasons: [{ text: "S 4 against T 4", rule: "AT-8" }],
};
const chargeDice = (a: number, b: number): DiceBlock => ({
  context: "charge_roll",
  unit_id: "SQUAD",
  rolls_raw: [a, b],
  total: a + b,
  first_die: 0,
});

const aimed = (weapon_id: string) => ({ unit_id: "SQUAD", weapon_id, target_unit_id: "BOYZ" });
const opens = (weapon: string, block = 0): StoryLine => ({
  line: "attacks",
  ...aimed(weapon),
  block,
  notes: [],
});
const done = (weapon: string): StoryLine => ({
  line: "weapon_done",
  ...aimed(weapon),
  tally: { attacks: 5, hits: 1, wounds: 1, unsaved: 1, damage: 1, slain: 1 },
});
const selected: StoryLine = { line: "unit_selected", unit_id: "SQUAD" };

const confirm = entry(
  { type: "CONFIRM_TARGETS", actor_unit_id: "SQUAD" },
  {
    events: [{ type: "targets_confirmed", unit_id: "SQUAD", target_unit_ids: ["BOYZ", "NOBZ"] }],
    log: [{ line: "targets_confirmed", ...aimed("rifle"), weapons: 5 }],
  },
);
const resolve: Action = { type: "RESOLVE_NEXT", actor_unit_id: "SQUAD" };
const aimedAt = (...targets: readonly string[]) => ({
  assignments: targets.map((target_unit_id) => ({ weapon_id: "rifle", target_unit_id })),
});

const texts = (lines: readonly LogEntryLine[]) => lines.map(({ text }) => text);
const DONE = (weapon: string) =>
  `squad → boyz: 5 shots, 1 hit, 1 wound, 1 failed save → 1 slain. [Bolt ${weapon}]`;

describe("the log in chapters", () => {
  it("tells a volley with its stages as one, even if settings were changed in its middle", () => {
    const groups = groupsOf(
      [
        entry({ type: "SELECT_SHOOTER", actor_unit_id: "SQUAD" }, { log: [selected] }),
        entry({ type: "SET_ASSIGNMENTS", actor_unit_id: "SQUAD", payload: aimedAt("BOYZ") }),
        confirm,
        entry(resolve, { dice: [attacks("rifle"), hit], log: [opens("rifle")] }),
        entry({ type: "CHANGE_SETTINGS", payload: { fast_dice: true } }),
        entry(resolve, { dice: [wound], log: [{ line: "wounds", block: 0 }] }),
      ],
      game,
    );
    expect(groups.map(({ kind, title, first, last }) => [kind, title, first, last])).toEqual([
      ["choice", "", 0, 1],
      ["volley", "squad → boyz, nobz", 2, 5],
    ]);
    expect(groups[1]!.parts.map(({ title, blocks, lines }) => [title, blocks.length, lines.length])).toEqual([
      ["", 0, 1],
      ["5× Bolt rifle → boyz", 3, 4],
    ]);
  });

  it("tells what a question has held up as itself, with its dice, and not as the answer", () => {
    const passed: StoryLine = {
      line: "passed",
      player: "p2",
      window: "W-SHOOT-TARGETS",
      rest_of_phase: false,
    };
    const pass: Action = { type: "PASS" };
    const asked: StoryLine = {
      line: "window_opened",
      player: "p2",
      window: "W-SHOOT-TARGETS",
      unit_id: "SQUAD",
    };
    const groups = groupsOf(
      [
        entry(
          { type: "MOVE", actor_unit_id: "SQUAD", payload: { kind: "NORMAL", per_model_paths: {} } },
          { log: [asked] },
        ),
        entry(pass, {
          log: [passed, { line: "unit_moved", unit_id: "SQUAD", kind: "NORMAL", models: 1, furthest: 3 }],
        }),
        entry(pass, { log: [passed], diffs: [{ op: "set", path: "turn.phase", value: "SHOOTING" }] }),
        entry({ type: "SHOOT", actor_unit_id: "SQUAD", payload: aimedAt("BOYZ") }, { log: [asked] }),
        entry(pass, { log: [passed, opens("rifle"), done("rifle")], dice: [attacks("rifle"), hit, wound] }),
        entry(pass, { log: [passed] }),
      ],
      game,
    );
    expect(groups.map(({ kind, title, first, last, side }) => [kind, title, first, last, side])).toEqual([
      ["deed", "", 0, 1, "p1"],
      ["phase", "Shooting phase", 2, 2, undefined],
      ["volley", "squad → boyz", 3, 4, "p1"],
      ["choice", "", 5, 5, undefined],
    ]);
    expect(groups[2]!.parts.at(-1)).toMatchObject({ choice: false, blocks: [{}, {}, {}] });
  });

  it("tells each move by itself, and an Advance with its die", () => {
    const move = (unit_id: string): Entry =>
      entry(
        { type: "MOVE", actor_unit_id: unit_id, payload: { kind: "NORMAL", per_model_paths: {} } },
        { log: [{ line: "unit_moved", unit_id, kind: "NORMAL", models: 1, furthest: 3 }] },
      );
    const advance = entry(
      { type: "ADVANCE_ROLL", actor_unit_id: "SQUAD" },
      { dice: [{ context: "advance", unit_id: "SQUAD", rolls_raw: [4], first_die: 0 }] },
    );
    const groups = groupsOf([advance, move("SQUAD"), move("BOYZ")], game);
    expect(groups.map(({ kind }) => kind)).toEqual(["deed"]);
    const parts = foldChoices(groups)[0]!.parts;
    expect(parts.map(({ blocks, lines }) => [blocks.length, texts(lines).length])).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
    ]);
  });

  it("begins a new chapter with each volley and cuts one action into its weapons", () => {
    const shoot = entry(
      { type: "SHOOT", actor_unit_id: "SQUAD", payload: aimedAt("BOYZ", "NOBZ", "BOYZ") },
      {
        dice: [attacks("rifle"), hit, attacks("pistol"), hit, wound],
        log: [opens("rifle"), done("rifle"), opens("pistol", 2), done("pistol")],
      },
    );
    const groups = groupsOf([shoot, shoot], game);
    expect(groups.map(({ kind, title, parts }) => [kind, title, parts.length])).toEqual([
      ["volley", "squad → boyz, nobz", 2],
      ["volley", "squad → boyz, nobz", 2],
    ]);
    expect(groups[0]!.parts.map(({ blocks, lines }) => [blocks.length, texts(lines).at(-1)])).toEqual([
      [2, DONE("rifle")],
      [3, DONE("pistol")],
    ]);
  });

  const declared = entry(
    { type: "DECLARE_CHARGE", actor_unit_id: "SQUAD", payload: { target_unit_ids: ["BOYZ"] } },
    {
      events: [{ type: "charge_declared", unit_id: "SQUAD", target_unit_ids: ["BOYZ"] }],
      log: [{ line: "charge_declared", unit_id: "SQUAD", target_unit_ids: ["BOYZ"] }],
    },
  );
  const roll = entry(
    { type: "CHARGE_ROLL", actor_unit_id: "SQUAD" },
    { dice: [chargeDice(1, 2)], log: [{ line: "charge_rolled", unit_id: "SQUAD", block: 0 }] },
  );
  const move = entry(
    { type: "APPLY_CHARGE_MOVE", actor_unit_id: "SQUAD", payload: { per_model_paths: {} } },
    {
      events: [{ type: "charge_move_ended", unit_id: "SQUAD", target_unit_ids: ["BOYZ"] }],
      log: [
        {
          line: "charge_moved",
          unit_id: "SQUAD",
          models: 1,
          targets: [{ unit_id: "BOYZ", in_contact: true }],
        },
      ],
    },
  );

  it("tells a charge from its declaration to its move", () => {
    expect(
      groupsOf([declared, roll, move], game).map(({ kind, title, last }) => [kind, title, last]),
    ).toEqual([["charge", "squad charges boyz", 2]]);
  });

  it("says how a charge ended, and leads with it", () => {
    const open = groupsOf([declared, roll], game)[0]!;
    expect([open.ending, texts(outcomeOf(open))]).toEqual([
      "open",
      ["Charge roll: 2D6 = 3 [1,2] for squad."],
    ]);
    const fail = entry(
      { type: "FAIL_CHARGE", actor_unit_id: "SQUAD" },
      {
        events: [{ type: "charge_failed", unit_id: "SQUAD" }],
        log: [{ line: "charge_failed", unit_id: "SQUAD", given_up: true, roll: 3 }],
      },
    );
    const failed = groupsOf([declared, roll, fail], game)[0]!;
    expect([failed.ending, texts(outcomeOf(failed))]).toEqual([
      "failed",
      ["squad gives up its charge after a roll of 3; it cannot charge again this phase."],
    ]);
    expect(groupsOf([declared, roll, move], game)[0]!.ending).toBe("made");
  });

  it("tells a reaction as a volley of its own, and the charge after it under its own title", () => {
    const overwatch = entry(
      {
        type: "USE_STRATAGEM",
        actor_unit_id: "BOYZ",
        payload: { stratagem: "FIRE_OVERWATCH" },
      },
      {
        dice: [attacks("rifle"), hit],
        log: [
          { line: "stratagem_used", player: "p2", stratagem: "FIRE_OVERWATCH", unit_id: "BOYZ", cost: 1 },
          {
            line: "attacks",
            unit_id: "BOYZ",
            weapon_id: "rifle",
            target_unit_id: "SQUAD",
            block: 0,
            notes: [],
          },
        ],
      },
    );
    const logged = foldChoices(groupsOf([declared, overwatch, roll, move], game));
    expect(logged.map(({ kind, title, ending }) => [kind, title, ending])).toEqual([
      ["volley", "boyz → squad", "open"],
      ["charge", "squad charges boyz", "made"],
    ]);
    expect(logged.map(({ choices }) => texts(choices))).toEqual([[], ["squad declares charge on boyz."]]);
    // Until it is rolled, the charge stands where it was declared.
    expect(foldChoices(groupsOf([declared, overwatch], game)).map(({ kind }) => kind)).toEqual([
      "charge",
      "volley",
    ]);
    // A charge that ends there is told as what it was.
    const slain: Entry = {
      ...overwatch,
      result: { ...overwatch.result, events: [{ type: "charge_failed", unit_id: "SQUAD" }] },
    };
    expect(
      foldChoices(groupsOf([declared, slain], game)).map(({ kind, title, ending }) => [kind, title, ending]),
    ).toEqual([
      ["charge", "squad charges boyz", "failed"],
      ["volley", "boyz → squad", "open"],
    ]);
  });

  it("goes on with a charge that nobody reacted to", () => {
    const pass = entry(
      { type: "PASS" },
      { log: [{ line: "passed", player: "p2", window: "W-CHARGE-DECLARED", rest_of_phase: false }] },
    );
    const logged = foldChoices(groupsOf([declared, pass, roll, move], game));
    expect(logged.map(({ kind, ending }) => [kind, ending])).toEqual([
      ["charge", "made"],
      ["choice", "open"],
    ]);
  });

  it("tells the dice that are rolled when nobody reacts under the fight or the volley that they are of", () => {
    const aimed = entry({ type: "FIGHT", actor_unit_id: "SQUAD", payload: aimedAt("BOYZ") });
    const pass = entry(
      { type: "PASS" },
      {
        dice: [attacks("rifle"), hit],
        log: [
          { line: "passed", player: "p2", window: "W-FIGHT-TARGETS", rest_of_phase: false },
          opens("rifle"),
          done("rifle"),
        ],
      },
    );
    const logged = foldChoices(groupsOf([aimed, pass], game));
    expect(logged.map(({ kind, side, first, last }) => [kind, side, first, last])).toEqual([
      ["volley", "p1", 0, 1],
    ]);
    expect(logged[0]!.parts.map(({ choice, blocks }) => [choice, blocks.length])).toEqual([
      [true, 0],
      [false, 2],
    ]);
  });

  it("folds choices into what came of them, and leaves those that nothing came of", () => {
    const select = entry({ type: "SELECT_SHOOTER", actor_unit_id: "SQUAD" }, { log: [selected] });
    const undone = entry({ type: "UNDO" }, { log: [{ line: "undone" }] });
    const shoot = entry(
      { type: "SHOOT", actor_unit_id: "SQUAD", payload: aimedAt("BOYZ") },
      { dice: [attacks("rifle"), hit], log: [opens("rifle"), done("rifle")] },
    );
    const end = entry(
      { type: "END_PHASE" },
      {
        diffs: [{ op: "set", path: "turn.phase", value: "CHARGE" }],
        log: [{ line: "phase_ended", phase: "SHOOTING", next: "CHARGE" }],
      },
    );
    const logged = foldChoices(
      groupsOf([select, shoot, select, end, declared, undone, declared, roll, select], game),
    );
    expect(logged.map(({ kind, choices }) => [kind, texts(choices)])).toEqual([
      ["volley", ["squad is selected to shoot."]],
      ["choice", []],
      ["phase", []],
      ["charge", ["squad declares charge on boyz.", "Undone."]],
      ["choice", []],
    ]);
  });

  it("leads a volley with what came of it, without the targets that were confirmed", () => {
    const last = entry(resolve, { log: [done("rifle")] });
    const first = entry(resolve, { dice: [attacks("rifle"), hit], log: [opens("rifle")] });
    const [volley] = groupsOf([confirm, first, last], game);
    expect(texts(outcomeOf(volley!))).toEqual([DONE("rifle")]);
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
      { log: [{ line: "setting_changed", name: "fast_dice", value: false }] },
    );
    const groups = groupsOf([fast, end("CHARGE"), length, end("FIGHT"), fast], game);
    expect(groups.map(({ kind, title }) => [kind, title])).toEqual([["phase", "Fight phase"]]);
  });
});

describe("a mirror match", () => {
  const mirror: typeof game = {
    ...game,
    units: { ...game.units, BOYZ: { ...game.units["BOYZ"]!, name: "squad" } },
  };

  it("names the sides, in titles and in lines, and leaves other names alone", () => {
    const shoot = entry(
      { type: "SHOOT", actor_unit_id: "SQUAD", payload: aimedAt("BOYZ", "NOBZ") },
      { dice: [attacks("rifle"), hit], log: [opens("rifle"), done("rifle")] },
    );
    const [volley] = groupsOf([shoot], mirror);
    expect([volley!.title, volley!.side]).toEqual(["squad (Blue) → squad (Orange), nobz", "p1"]);
    expect(texts(outcomeOf(volley!))[0]).toMatch(/^squad \(Blue\) → squad \(Orange\): 5 shots/);
  });
});

describe("the steps of a weapon", () => {
  const row = (block: DiceBlock) => Object.values(stepWords(block));

  it("say what was needed, what made it, and what came of it", () => {
    const bonus = { text: "Blast", rule: "KW-5", attacks: 2 };
    expect(row(attacks("rifle"))).toEqual(["Attacks", "5 × 1", "", "5", true]);
    const rolledAttacks = { ...attacks("rifle"), characteristic: "D3", rolls_raw: [4], minimum: 3 };
    expect(row({ ...rolledAttacks, bonuses: [bonus] } as DiceBlock)[2]).toBe("at least 3 each · +2 Blast");
    expect(row(hit)).toEqual(["Hit", "3+", "BS 3+", "1 hit", true]);
    const sustained = { ...hit, criticals: 1, hits: 3, rerolls: [0], reroll_results: [6] } as DiceBlock;
    expect(row(sustained)[2]).toBe("BS 3+ · 1 critical · 1 re-rolled · 2 from Sustained Hits");
    expect(row(wound)).toEqual(["Wound", "4+", "S 4 against T 4", "1 wound", true]);
  });

  it("end with the damage and whom it met", () => {
    const injury = (model_id: string, lost: number, slain: boolean): StoryLine => ({
      line: "injury",
      unit_id: "BOYZ",
      model_id,
      save: null,
      damage: lost,
      damage_rolls: [],
      feel_no_pain_rolls: [],
      lost,
      slain,
    });
    const logged = (log: readonly StoryLine[]) =>
      logLinesOf(entry(resolve, { dice: [attacks("rifle")], log }).result, game);
    const lines = logged([
      injury("m1", 1, false),
      injury("m1", 1, true),
      injury("m2", 1, false),
      done("rifle"),
    ]);
    expect(outcomeWords(lines)).toEqual({
      why: "model 1 slain · model 2 −1",
      result: "1 damage · 1 slain",
      good: true,
    });
    expect(outcomeWords(logged([injury("m1", 1, false)]))).toBeUndefined();
  });
});

describe("Devastating Wounds", () => {
  const damage = (weapon: string, face: number): DiceBlock => ({
    context: "damage",
    weapon,
    target_unit_id: "BOYZ",
    model_id: "m4",
    rolls_raw: [face],
    damage: face,
  });
  const injury = (name: string, lost: number): StoryLine => ({
    line: "injury",
    unit_id: "BOYZ",
    model_id: name,
    model_name: `Boy ${name.slice(1)}`,
    save: null,
    damage: lost,
    damage_rolls: [lost],
    feel_no_pain_rolls: [],
    lost,
    slain: true,
  });
  const devastating = (weapon_id: string, total: number): StoryLine => ({
    line: "devastating_done",
    ...aimed(weapon_id),
    damage: total,
    slain: 2,
  });
  // Both weapons roll; then the rifle deals its Devastating Wound, and the pistol its own.
  const volley = entry(
    { type: "SHOOT", actor_unit_id: "SQUAD", payload: aimedAt("BOYZ") },
    {
      dice: [
        attacks("rifle"),
        hit,
        attacks("pistol"),
        { ...hit, weapon: "pistol" },
        damage("rifle", 3),
        damage("pistol", 2),
      ],
      log: [
        opens("rifle"),
        done("rifle"),
        opens("pistol", 2),
        done("pistol"),
        injury("m4", 3),
        devastating("rifle", 4),
        injury("m5", 2),
        devastating("pistol", 3),
      ],
    },
  );

  it("stand under the weapon that caused them, dice and words", () => {
    const [group] = groupsOf([volley], game);
    const [rifle, pistol] = group!.parts;
    const faces = (blocks: readonly DiceBlock[]) =>
      blocks.filter(({ context }) => context === "damage").flatMap(({ rolls_raw }) => rolls_raw);
    expect([rifle!.title, faces(rifle!.blocks)]).toEqual(["5× Bolt rifle → boyz", [3]]);
    expect([pistol!.title, faces(pistol!.blocks)]).toEqual(["5× Bolt pistol → boyz", [2]]);
    expect(rifle!.lines.map(({ about }) => about.line).slice(-2)).toEqual(["injury", "devastating_done"]);
    // The end of the table counts them, and names models as players do.
    expect(outcomeWords(rifle!.lines)).toMatchObject({ why: "Boy 4 slain", result: "4 damage · 2 slain" });
    expect(outcomeWords(pistol!.lines)).toMatchObject({ why: "Boy 5 slain", result: "3 damage · 2 slain" });
  });

  it("do so also where they are rolled in an action of their own", () => {
    const { dice, log } = volley.result;
    const first = entry(volley.action, { dice: dice.slice(0, 4), log: log.slice(0, 6) });
    const later = entry(resolve, { dice: dice.slice(4), log: log.slice(6) });
    const [group] = groupsOf(
      [
        { ...first, result: { ...first.result, log: log.slice(0, 4 + 1) } },
        { ...later, result: { ...later.result, log: log.slice(5) } },
      ],
      game,
    );
    expect(group!.parts.map(({ blocks }) => blocks.length)).toEqual([3, 3]);
  });
});
