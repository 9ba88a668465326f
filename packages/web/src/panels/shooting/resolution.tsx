import { unitOf } from "@gunline/rules";
import { useGame, useTable } from "../../table/table.ts";
import { type Attacks, allocationUnderWay, attacksUnderWay } from "../../table/under-way.ts";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { count } from "../../words/format.ts";
import { DiceRow } from "../dice/index.ts";
import { rowsOf } from "../log/rows.ts";
import { Allocation } from "./allocation.tsx";
import { neededAtSteps, neededNext } from "./needed.ts";
import { Shooter } from "./shooter.tsx";
import { type Stage, stageIsEmpty, stageOf } from "./stage.ts";
import "./shooting.css";
import "./resolution.css";

/** Every attack goes through four steps; some weapons bring one more when all others are done. */
const STEPS = ["hit", "wound", "save", "damage"] as const;
type ResolutionStep = (typeof STEPS)[number] | "devastating" | "hazardous";

/** Which step comes next at each stage. */
const AT: Readonly<Record<Stage, ResolutionStep>> = {
  HIT: "hit",
  WOUND: "wound",
  SAVE: "save",
  DEVASTATING: "devastating",
  HAZARDOUS: "hazardous",
};

/** What is said of a stage that passes without a die. */
const NOTHING_TO_ROLL: Readonly<Record<Stage, string>> = {
  HIT: words.dice.nothingToRoll.hit,
  WOUND: words.dice.nothingToRoll.wound,
  SAVE: words.dice.nothingToRoll.save,
  DEVASTATING: words.dice.nothingToRoll.devastating,
  HAZARDOUS: words.dice.nothingToRoll.hazardous,
};

/** Confirmed targets on their way through the dice. */
export function ResolutionPanel() {
  const state = attacksUnderWay(useGame());
  return state === null ? null : <Resolution state={state} />;
}

function Resolution({ state }: { readonly state: Attacks }) {
  const game = useGame();
  const unit = unitOf(game, state.plans[0]?.shooter_unit_id ?? "");
  const waiting = allocationUnderWay(game);
  const stage = stageOf(state);
  const done = state.at >= state.plans.length;
  return (
    <>
      {unit !== undefined && <Shooter unit={unit} fixed />}
      <Section
        title={words.dice.resolving}
        aside={done ? words.dice.afterAll : words.dice.weaponOf(state.at + 1, state.plans.length)}
      >
        <Stepper current={AT[stage]} state={state} />
        {waiting !== null && <Allocation state={state} waiting={waiting} />}
        {waiting === null && <p className="step-empty">{aboutNext(state)}</p>}
        <ol className="volley">
          {state.plans.map((plan, index) => (
            <Line
              key={`${plan.weapon_id} ${plan.target_unit_id} ${plan.guns[0]?.model_id}`}
              state={state}
              index={index}
            />
          ))}
        </ol>
      </Section>
    </>
  );
}

/** The roll that comes next, and what it needs; or that there is nothing to roll. */
function aboutNext(state: Attacks): string {
  const stage = stageOf(state);
  if (stageIsEmpty(state)) return NOTHING_TO_ROLL[stage];
  const plan = state.plans[state.at];
  const needed = plan === undefined ? "" : neededNext(plan, stage);
  return needed === "" ? "" : words.dice.needs(needed);
}

function stepsOf({ plans }: Attacks): readonly ResolutionStep[] {
  return [
    ...STEPS,
    ...(plans.some(({ wound }) => wound.devastating) ? (["devastating"] as const) : []),
    ...(plans.some(({ hazardous }) => hazardous) ? (["hazardous"] as const) : []),
  ];
}

function Stepper({ current, state }: { readonly current: ResolutionStep; readonly state: Attacks }) {
  const steps = stepsOf(state);
  const at = steps.indexOf(current);
  const plan = state.plans[state.at];
  const needed: Readonly<Partial<Record<ResolutionStep, string>>> =
    plan === undefined ? {} : neededAtSteps(plan);
  return (
    <ol className="stepper" aria-label={words.dice.steps}>
      {steps.map((step, index) => {
        const place = index < at ? "done" : index === at ? "current" : "next";
        return (
          <li
            key={step}
            className={`step step-${place}`}
            aria-current={place === "current" ? "step" : undefined}
          >
            <span className="step-mark" aria-hidden="true">
              {place === "done" ? "✓" : index + 1}
            </span>
            {words.dice[step]}
            {needed[step] !== undefined && <span className="step-needed">{needed[step]}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function Line({ state, index }: { readonly state: Attacks; readonly index: number }) {
  const plan = state.plans[index]!;
  const tally = state.tallies[index]!;
  const place = index < state.at ? "done" : index === state.at ? "current" : "next";
  const { attacks, hits, wounds, unsaved, damage, slain } = tally;
  const text = [
    count(attacks, words.dice.attack),
    count(hits, words.dice.aHit),
    count(wounds, words.dice.aWound),
    words.dice.unsaved(unsaved),
    words.dice.damageDone(damage),
    words.dice.slain(slain),
  ];
  return (
    <li className={`volley-line volley-${place}`} aria-current={place === "current" ? "true" : undefined}>
      <p className="volley-name">
        <span className="volley-mark" aria-hidden="true">
          {place === "done" ? "✓" : place === "current" ? "▸" : "·"}
        </span>
        <b>{words.dice.weapons(plan.guns.length)}</b> {plan.weapon_name}{" "}
        <span className="volley-arrow">→</span> {plan.target_name}
      </p>
      {place === "done" && <p className="volley-tally">{text.join(" · ")}</p>}
      {place === "current" && <DiceSoFar weaponId={plan.weapon_id} targetId={plan.target_unit_id} />}
    </li>
  );
}

/** The dice of the weapon in hand. */
function DiceSoFar({ weaponId, targetId }: { readonly weaponId: string; readonly targetId: string }) {
  const entries = useTable(({ table }) => table?.entries) ?? [];
  const opened = entries.findLastIndex(
    ({ action: { type } }) => type === "CONFIRM_TARGETS" || type === "SHOOT" || type === "USE_STRATAGEM",
  );
  const blocks = entries
    .slice(Math.max(opened, 0))
    .flatMap(({ result }) => result.dice)
    .filter(
      (block) =>
        "weapon" in block &&
        "target_unit_id" in block &&
        block.target_unit_id === targetId &&
        block.weapon === weaponId,
    );
  return rowsOf(blocks).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows are told in the order rolled
    <DiceRow key={index} block={block} fresh />
  ));
}
