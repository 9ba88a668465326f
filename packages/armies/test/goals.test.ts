import {
  type Action,
  type ActionResult,
  begin,
  charges,
  type Game,
  moves,
  moveUnderWay,
  placement,
  step,
} from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { type GoalResult, puzzleCalled, SCENARIOS } from "../src/index.ts";

const END: Action = { type: "END_PHASE" };

/** Plays actions of a problem one after the other, and gives how it stands after each. */
function played(id: string, ...actions: readonly Action[]): { results: readonly GoalResult[]; game: Game } {
  const { game: start, goal } = SCENARIOS.find((one) => one.id === id)!;
  let timeline = begin(start());
  const story: { action: Action; result: ActionResult }[] = [];
  const results = [goal!(story, timeline.game)];
  for (const action of actions) {
    // Anyone who is asked for a reaction on the way lets it be.
    if (action.type === "END_PHASE" && timeline.game.tasks.at(-1)?.type === "window") {
      timeline = step(timeline, { type: "PASS" }).timeline;
    }
    const taken = step(timeline, action);
    expect(taken.result.errors, JSON.stringify(action)).toEqual([]);
    timeline = taken.timeline;
    story.push({ action, result: taken.result });
    results.push(goal!(story, timeline.game));
  }
  return { results, game: timeline.game };
}

const last = (id: string, ...actions: readonly Action[]): GoalResult =>
  played(id, ...actions).results.at(-1)!;

interface Aim {
  readonly weapon_id: string;
  readonly target_unit_id: string;
  readonly precision_model_id?: string;
}

/** As the page does it: a unit is chosen, its targets are set, and they are confirmed. */
function fire(actor_unit_id: string, ...assignments: readonly Aim[]): readonly Action[] {
  return [
    { type: "SELECT_SHOOTER", actor_unit_id },
    { type: "SET_ASSIGNMENTS", actor_unit_id, payload: { assignments: [...assignments] } },
    { type: "CONFIRM_TARGETS", actor_unit_id },
  ];
}

const declare = (actor_unit_id: string, ...targets: readonly string[]): readonly Action[] => [
  { type: "DECLARE_CHARGE", actor_unit_id, payload: { target_unit_ids: [...targets] } },
  { type: "CHARGE_ROLL", actor_unit_id },
];

/** A charge that is rolled and moved along paths that the rules have found. */
function charge(id: string, unit: string, ...targets: readonly string[]): readonly Action[] {
  const rolled = declare(unit, ...targets);
  const start = SCENARIOS.find((one) => one.id === id)!.game();
  const { game } = played(id, ...rolled);
  const odds = charges.chargeOdds(start, start.units[unit]!, [...targets]);
  if (!odds.ok) throw new Error(odds.refusals[0]!.message);
  const { per_model_paths } = odds.value.rolls[`${game.charges.pending[unit]!.distance!}`]!;
  return [...rolled, { type: "APPLY_CHARGE_MOVE", actor_unit_id: unit, payload: { per_model_paths } }];
}

describe("problems", () => {
  it.each(SCENARIOS.filter(({ kind }) => kind !== "battle"))(
    "$title: asks in one line, and is open at first",
    (one) => {
      expect(one.ask!.length).toBeLessThan(70);
      expect(played(one.id).results).toEqual([{ state: "open", why: "" }]);
      expect(puzzleCalled(one.task!)).toBe(one);
    },
  );

  it("a game with no words of ours poses none", () => {
    expect(puzzleCalled("")).toBeUndefined();
    expect(puzzleCalled("Win.")).toBeUndefined();
  });

  it.each([
    "rapid-fire-band",
    "blast-horde",
    "precision-shot",
    "hazard-pay",
    "charge-through-gap",
    "long-reach",
    "single-file",
    "out-of-the-brawl",
  ])("%s: is lost when its phase ends without it", (id) => {
    expect(last(id, END).state).toBe("lost");
  });
});

describe("problems of the Shooting phase", () => {
  const bolters = { weapon_id: "trainees_training_bolter", target_unit_id: "BOYZ" };
  const frag = (target_unit_id: string) => ({
    weapon_id: "devastators_missile_launcher_frag",
    target_unit_id,
  });
  const snipers = { weapon_id: "eliminators_bolt_sniper_rifle", target_unit_id: "BOYZ" };
  const plasma = (profile: string, target_unit_id: string) => ({
    weapon_id: `hellblasters_plasma_incinerator_${profile}`,
    target_unit_id,
  });

  it("targets that are chosen answer nothing yet; confirmed they do", () => {
    const { results } = played("rapid-fire-band", ...fire("TRAINEES", bolters));
    expect(results.map(({ state }) => state)).toEqual(["open", "open", "open", "solved"]);
    expect(results.at(-1)!.why).toContain("8 attacks");
  });

  it.each([
    ["blast-horde", "DEVASTATORS", frag("BOYZ_SIXTEEN"), "solved"],
    ["blast-horde", "DEVASTATORS", frag("BOYZ_TEN"), "lost"],
    ["precision-shot", "ELIMINATORS", { ...snipers, precision_model_id: "m1" }, "solved"],
    ["precision-shot", "ELIMINATORS", snipers, "lost"],
    ["hazard-pay", "HELLBLASTERS", plasma("supercharge", "MEGANOBZ"), "solved"],
    ["hazard-pay", "HELLBLASTERS", plasma("supercharge", "BOYZ"), "lost"],
    ["hazard-pay", "HELLBLASTERS", plasma("standard", "MEGANOBZ"), "lost"],
  ] as const)("%s: %s fire %o: %s", (id, unit, aim, state) => {
    expect(last(id, ...fire(unit, aim)).state).toBe(state);
    // Fast dice: targets and rolls in one step.
    const assignments: Aim[] = [aim];
    expect(last(id, { type: "SHOOT", actor_unit_id: unit, payload: { assignments } }).state).toBe(state);
  });

  it("another unit's volley decides nothing", () => {
    const rifles = { weapon_id: "intercessors_bolt_rifle", target_unit_id: "BOYZ" };
    expect(last("precision-shot", ...fire("INTERCESSORS", rifles)).state).toBe("open");
  });

  it("what was solved stays solved when the game goes on", () => {
    const resolve: Action = { type: "RESOLVE_NEXT", actor_unit_id: "TRAINEES" };
    const actions = [...fire("TRAINEES", bolters), resolve];
    let { game } = played("rapid-fire-band", ...actions);
    while (game.tasks.length > 0) {
      actions.push(resolve);
      ({ game } = played("rapid-fire-band", ...actions));
    }
    expect(last("rapid-fire-band", ...actions, END).state).toBe("solved");
  });
});

describe("problems of the Charge phase", () => {
  it("through the gap: the Lootas alone", () => {
    const way = charge("charge-through-gap", "ASSAULT_INTERCESSORS", "LOOTAS");
    expect(played("charge-through-gap", ...way).results.map(({ state }) => state)).toEqual([
      "open",
      "open",
      "open",
      "solved",
    ]);
    const both = charge("charge-through-gap", "ASSAULT_INTERCESSORS", "LOOTAS", "BOYZ");
    expect(last("charge-through-gap", ...both).state).toBe("lost");
  });

  it("the long reach: both at once, and it is lost only when neither squad can", () => {
    const both = charge("long-reach", "JUMP_INTERCESSORS", "BURNA_BOYZ", "LOOTAS");
    expect(last("long-reach", ...both).state).toBe("solved");
    const giveUp = (actor_unit_id: string): readonly Action[] => [
      ...declare(actor_unit_id, "BURNA_BOYZ", "LOOTAS"),
      { type: "FAIL_CHARGE", actor_unit_id },
    ];
    expect(last("long-reach", ...giveUp("JUMP_INTERCESSORS")).state).toBe("open");
    const neither = [...giveUp("JUMP_INTERCESSORS"), ...giveUp("ASSAULT_INTERCESSORS")];
    expect(last("long-reach", ...neither).state).toBe("lost");
  });
});

describe("problems of the Movement phase", () => {
  /** The unit goes where its models are dragged. */
  function move(
    id: string,
    kind: moves.MadeMove,
    to: Readonly<Record<string, readonly [number, number]>>,
  ): Action {
    const game = SCENARIOS.find((one) => one.id === id)!.game();
    const underWay = moveUnderWay(game, game.units["INTERCESSORS"]!, kind);
    const found = underWay.ok ? underWay.value.drag({ per_model_paths: {} }, to) : underWay;
    if (!found.ok) throw new Error(found.refusals[0]!.message);
    const { per_model_paths } = found.value;
    return { type: "MOVE", actor_unit_id: "INTERCESSORS", payload: { kind, per_model_paths } };
  }

  it("single file: all five go through the gap one after the other, and stand together beyond it", () => {
    const through = move("single-file", "NORMAL", {
      m1: [29.1, 20],
      m2: [27.9, 19.1],
      m3: [27.9, 20.85],
      m4: [26.9, 20],
      m5: [25.6, 20.05],
    });
    expect(played("single-file", through).results.map(({ state }) => state)).toEqual(["open", "solved"]);
    // Coherent, but three of them are still on the near side.
    const halfway = move("single-file", "NORMAL", { m1: [24.6, 20] });
    expect(last("single-file", halfway).state).toBe("lost");
  });

  it("out of the brawl: up and away only who is surrounded is tested; straight back three are", () => {
    const away = move("out-of-the-brawl", "FALL_BACK", {
      m1: [29.2, 17.3],
      m2: [27.7, 17.2],
      m3: [27.3, 18.7],
      m4: [26.2, 17],
      m5: [25.95, 18.5],
    });
    const { results, game } = played("out-of-the-brawl", away);
    expect(results.map(({ state }) => state)).toEqual(["open", "solved"]);
    expect(game.rng.cursor).toBe(1);
    const start = SCENARIOS.find((one) => one.id === "out-of-the-brawl")!.game();
    const found = moves.suggestMove(start, start.units["INTERCESSORS"]!, [10, 22]);
    if (!found.ok) throw new Error(found.refusals[0]!.message);
    const payload = { kind: "FALL_BACK", ...found.value } as const;
    const back: Action = { type: "MOVE", actor_unit_id: "INTERCESSORS", payload };
    expect(last("out-of-the-brawl", back).state).toBe("lost");
  });

  it("down on the guns: set down beyond 9″, the dice of the title make the charge", () => {
    const start = SCENARIOS.find((one) => one.id === "from-above")!.game();
    const places = placement.nearestPlaces(start, start.units["TERMINATORS"]!, [47, 24], 180)!;
    const arrive: Action = { type: "SET_UP", actor_unit_id: "TERMINATORS", payload: places };
    const first = [arrive, END, END, ...declare("TERMINATORS", "LOOTAS")];
    const { game, results } = played("from-above", ...first);
    expect(results.map(({ state }) => state)).toEqual(["open", "open", "open", "open", "open", "open"]);
    expect(game.charges.pending["TERMINATORS"]!.distance).toBe(9);
    const odds = charges.chargeOdds(played("from-above", arrive, END, END).game, game.units["TERMINATORS"]!, [
      "LOOTAS",
    ]);
    if (!odds.ok) throw new Error(odds.refusals[0]!.message);
    // More than 9″ away no roll below 9 reaches: 10 of 36 do.
    expect(odds.value.probability).toBeCloseTo(10 / 36);
    const { per_model_paths } = odds.value.rolls["9"]!;
    const made: Action = {
      type: "APPLY_CHARGE_MOVE",
      actor_unit_id: "TERMINATORS",
      payload: { per_model_paths },
    };
    expect(last("from-above", ...first, made).state).toBe("solved");
    expect(last("from-above", END, END, END).state).toBe("lost");
  });
});

describe("first shots", () => {
  const shoot = (actor_unit_id: string, weapon_id: string, target_unit_id: string): Action => ({
    type: "SHOOT",
    actor_unit_id,
    payload: { assignments: [{ weapon_id, target_unit_id }] },
  });
  const rifles = shoot("INTERCESSORS", "intercessors_bolt_rifle", "BOYZ");
  const pistols = shoot("ASSAULT_INTERCESSORS", "assault_intercessors_heavy_bolt_pistol", "GRETCHIN");

  it("both squads fire and one rolls a charge", () => {
    const actions = [rifles, pistols, END, ...declare("ASSAULT_INTERCESSORS", "GRETCHIN")];
    const { results } = played("first-shots", ...actions);
    expect(results.map(({ state }) => state)).toEqual(["open", "open", "open", "open", "open", "solved"]);
  });

  it("is lost with the first phase where one squad has not fired", () => {
    expect(last("first-shots", rifles, END).state).toBe("lost");
    expect(last("first-shots", rifles, pistols, END, END).state).toBe("lost");
  });
});
