import { unitOf } from "@gunline/rules";
import { useGame, useTable } from "../../table/table.ts";
import { type Attacks, allocationUnderWay, attacksUnderWay } from "../../table/under-way.ts";
import { Section } from "../../ui/section.tsx";
import { DiceRow } from "../dice/index.ts";
import { rowsOf } from "../log/rows.ts";
import { Allocation } from "./allocation.tsx";
import { Shooter } from "./shooter.tsx";
import { type Stage, stageIsEmpty, stageOf } from "./stage.ts";
import "./shooting.css";
import "./resolution.css";

const STEPS = ["Hit", "Wound", "Save", "Damage"] as const;

/** Which step comes next at each stage. */
const AT: Readonly<Record<Stage, (typeof STEPS)[number] | "Devastating" | "Hazardous">> = {
  HIT: "Hit",
  WOUND: "Wound",
  SAVE: "Save",
  DEVASTATING: "Devastating",
  HAZARDOUS: "Hazardous",
};

/** What is said of a stage that passes without a die. */
const NOTHING_TO_ROLL: Readonly<Record<Stage, string>> = {
  HIT: "No hit roll: nothing to roll here.",
  WOUND: "No wound rolls: nothing to roll here.",
  SAVE: "No wounds to save: nothing to roll here.",
  DEVASTATING: "No model is left to take them.",
  HAZARDOUS: "No Hazardous weapon fired.",
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
        title="Resolving attacks"
        aside={done ? "after all attacks" : `${state.at + 1} of ${state.plans.length}`}
      >
        <Stepper current={AT[stage]} steps={stepsOf(state)} />
        {waiting !== null && <Allocation state={state} waiting={waiting} />}
        {waiting === null && stageIsEmpty(state) && <p className="step-empty">{NOTHING_TO_ROLL[stage]}</p>}
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

/** Every attack goes through four steps; some weapons bring one more when all others are done. */
function stepsOf({ plans }: Attacks): readonly string[] {
  return [
    ...STEPS,
    ...(plans.some(({ wound }) => wound.devastating) ? ["Devastating"] : []),
    ...(plans.some(({ hazardous }) => hazardous) ? ["Hazardous"] : []),
  ];
}

function Stepper({ current, steps }: { readonly current: string; readonly steps: readonly string[] }) {
  const at = steps.indexOf(current);
  return (
    <ol className="stepper" aria-label="Steps of the attack">
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
            {step}
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
  const parts = [
    [attacks, attacks === 1 ? "attack" : "attacks"],
    [hits, hits === 1 ? "hit" : "hits"],
    [wounds, wounds === 1 ? "wound" : "wounds"],
    [unsaved, "unsaved"],
    [damage, "damage"],
    [slain, "slain"],
  ] as const;
  return (
    <li className={`volley-line volley-${place}`} aria-current={place === "current" ? "true" : undefined}>
      <p className="volley-name">
        <span className="volley-mark" aria-hidden="true">
          {place === "done" ? "✓" : place === "current" ? "▸" : "·"}
        </span>
        <b>{plan.guns.length}×</b> {plan.weapon_name} <span className="volley-arrow">→</span>{" "}
        {plan.target_name}
      </p>
      {place === "done" && (
        <p className="volley-tally">{parts.map(([count, noun]) => `${count} ${noun}`).join(" · ")}</p>
      )}
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
      (block) => "target_unit_id" in block && block.target_unit_id === targetId && block.weapon === weaponId,
    );
  return rowsOf(blocks).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows are told in the order rolled
    <DiceRow key={index} block={block} fresh />
  ));
}
