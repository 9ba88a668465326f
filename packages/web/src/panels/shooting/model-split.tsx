import { type Model, prepare, type Refusal, type Unit } from "@gunline/rules";
import { type ReactNode, useId } from "react";
import { type Pending, type Wish, wishOf } from "../../table/assignments.ts";
import { useGame } from "../../table/table.ts";
import { useNumbers, usePointing } from "../../table/view.ts";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { ruleTip } from "../unit-words.ts";
import { aim, holdFire } from "./aim.ts";
import { type Arm, bearerOf, lentBy, pendingOf } from "./arsenal.ts";
import { numberedTargets, sightedBy } from "./targets.ts";
import "./model-split.css";

interface ModelSplitProps {
  readonly unit: Unit;
  readonly arm: Arm;
  readonly weaponId: string;
  readonly firing: number;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Which bearers of a weapon fire at which target. */
export function ModelSplit({ unit, arm, weaponId, firing, open, onToggle }: ModelSplitProps) {
  const id = useId();
  return (
    <div className="split">
      <button
        type="button"
        className="text-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        {words.shooting.modelsFire(firing, arm.bearers.length)} {open ? "▴" : "▾"}
      </button>
      <div id={id} hidden={!open}>
        {open && <Table unit={unit} arm={arm} weaponId={weaponId} />}
      </div>
    </div>
  );
}

function Table({ unit, arm, weaponId }: Pick<ModelSplitProps, "unit" | "arm" | "weaponId">) {
  const game = useGame();
  const numbers = numberedTargets(game, unit.id);
  const targets = sightedBy(game, unit, weaponId, arm)
    .filter(({ eligible }) => eligible)
    .sort((a, b) => numbers.indexOf(a.unit.id) - numbers.indexOf(b.unit.id));
  const pending = pendingOf(game, arm);
  const bearer = bearerOf(game, unit, arm);
  useNumbers(bearer.id);
  return (
    <>
      <p className="split-key">
        {targets.map(({ unit: { id, name } }) => (
          <span key={id}>
            <b>{numbers.indexOf(id) + 1}</b> {name}
          </span>
        ))}
        <span>
          <b>{words.shooting.holdFireSign}</b> {words.shooting.holdsFire}
        </span>
      </p>
      <ul className="split-rows">
        {arm.bearers.map((modelId) => {
          const model = bearer.models[modelId];
          if (model === undefined) return null;
          const aimed = pending.find(({ model_ids }) => model_ids.includes(modelId));
          return (
            <SplitRow key={modelId} unitId={bearer.id} modelId={modelId}>
              <span className="split-name">
                <span className="split-id">{modelId}</span> {model.name}
              </span>
              <fieldset className="split-choices">
                <legend className="visually-hidden">
                  {words.shooting.targetOfModel(model.name, modelId)}
                </legend>
                {targets.map(({ unit: { id, name } }) => {
                  const checked = prepare(game, unit, [
                    { weapon_id: weaponId, target_unit_id: id, model_ids: [modelId], ...lentBy(arm) },
                  ]);
                  return (
                    <Choice
                      key={id}
                      label={`${numbers.indexOf(id) + 1}`}
                      name={name}
                      on={aimed?.target_unit_id === id}
                      refusals={checked.ok ? [] : checked.refusals}
                      onPick={() =>
                        sendTo(pending, model, { weapon_id: weaponId, target_unit_id: id, ...lentBy(arm) })
                      }
                    />
                  );
                })}
                <Choice
                  label={words.shooting.holdFireSign}
                  name={words.shooting.holdFireChoice}
                  on={aimed === undefined}
                  refusals={[]}
                  onPick={() => aimed !== undefined && holdFire(aimed, [modelId])}
                />
              </fieldset>
            </SplitRow>
          );
        })}
      </ul>
    </>
  );
}

interface SplitRowProps {
  readonly unitId: string;
  readonly modelId: string;
  readonly children: ReactNode;
}

function SplitRow({ unitId, modelId, children }: SplitRowProps) {
  return (
    <li className="split-row" {...usePointing(unitId, modelId)}>
      {children}
    </li>
  );
}

function Choice({
  label,
  name,
  on,
  refusals,
  onPick,
}: {
  readonly label: string;
  readonly name: string;
  readonly on: boolean;
  readonly refusals: readonly Refusal[];
  readonly onPick: () => void;
}) {
  const able = refusals.length === 0;
  return (
    <button
      type="button"
      className="split-choice"
      aria-label={`${label} ${name}`}
      aria-pressed={on}
      aria-disabled={!able || undefined}
      onClick={() => able && !on && onPick()}
      {...tip(able ? name : ruleTip(refusals))}
    >
      {label}
    </button>
  );
}

/** The model joins those that fire at the target already, and takes on their modifiers. */
function sendTo(pending: readonly Pending[], model: Model, fresh: Wish): void {
  const there = pending.find(({ target_unit_id }) => target_unit_id === fresh.target_unit_id);
  const wish = there === undefined ? fresh : wishOf(there);
  aim({ ...wish, model_ids: [...(there?.model_ids ?? []), model.id] });
}
