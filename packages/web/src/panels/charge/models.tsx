import type { charges, moves, Unit } from "@gunline/rules";
import { modelName } from "@gunline/rules/words";
import type { KeyboardEvent } from "react";
import { look, usePointing, useView } from "../../table/view.ts";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { inches, typeset } from "../../words/format.ts";
import { confirmMove, nudge, returnModel, turnBy } from "./draft.ts";

const WORDS = words.charge.models;

/** Every model of the unit with what it has used of the roll; the arrow keys move the one in focus. */
export function Models({ unit, preview }: { readonly unit: Unit; readonly preview: charges.ChargePreview }) {
  const dragged = useView((view) => view.dragged);
  const current = preview.models.find(({ model_id }) => model_id === dragged);
  return (
    <div>
      <div className="charge-columns" aria-hidden="true">
        <span>{WORDS.model}</span>
        <span>{WORDS.used(preview.roll)}</span>
        <span>{WORDS.toTarget}</span>
      </div>
      <ul className="charge-models" aria-label={WORDS.label}>
        {preview.models.map((model) => (
          <Row key={model.model_id} unit={unit} model={model} roll={preview.roll} held={model === current} />
        ))}
      </ul>
      <p className="charge-keys" aria-hidden="true">
        <kbd>Tab</kbd>
        {WORDS.toModel}
        <kbd>←</kbd> <kbd>↑</kbd> <kbd>↓</kbd> <kbd>→</kbd>
        {WORDS.step}
        <kbd>Shift</kbd>
        {WORDS.stride}
        <kbd>↵</kbd>
        {WORDS.confirms}
      </p>
      <p className="visually-hidden" role="status">
        {current === undefined
          ? ""
          : `${modelName(unit, current.model_id)}: ${inWords(current, preview.roll)}`}
      </p>
    </div>
  );
}

interface RowProps {
  readonly unit: Unit;
  readonly model: moves.ModelPreview;
  readonly roll: number;
  readonly held: boolean;
}

function Row({ unit, model, roll, held }: RowProps) {
  const { model_id, moves, faults, in_contact } = model;
  const { base } = unit.models[model_id]!;
  const name = modelName(unit, model_id);
  const faulty = faults.length > 0;
  const turns = base.shape !== "round";
  const parts = partsOf(model);
  const share = Math.min(model.inches / roll, 1);
  const pointing = usePointing(unit.id, model_id);
  return (
    <li className={`charge-model${faulty ? " charge-faulty" : ""}${held ? " charge-held" : ""}`}>
      <button
        type="button"
        className="charge-grip"
        aria-pressed={held}
        aria-description={turns ? WORDS.keys + WORDS.turnKeys : WORDS.keys}
        onClick={() => look({ dragged: model_id })}
        {...pointing}
        onPointerEnter={() => {
          look({ dragged: model_id });
          pointing.onPointerEnter();
        }}
        onFocus={() => look({ dragged: model_id })}
        onKeyDown={(event) => onKey(event, model_id, turns)}
        data-tip={faulty ? faults.map(({ message }) => typeset(message)).join("\n") : undefined}
      >
        <span className="visually-hidden">{`${name}: ${inWords(model, roll)}, `}</span>
        <span className="charge-id">{name}</span>
        <span className="charge-used">
          <span className="charge-track">
            <span className="charge-fill" style={{ width: `${share * 100}%` }} />
          </span>
          <span className="charge-inches">{moves ? inches(model.inches) : WORDS.stays}</span>
        </span>
        <span className={`charge-gap${in_contact ? " charge-contact" : ""}`}>
          {in_contact ? WORDS.contact : inches(model.to_target)}
        </span>
        <span className="charge-flaw">{faulty ? "✕" : ""}</span>
        {parts.length > 0 && <span className="charge-parts">{WORDS.parts(parts)}</span>}
      </button>
      <button
        type="button"
        className="charge-back"
        aria-label={WORDS.back(name)}
        aria-disabled={!moves || undefined}
        onClick={() => returnModel(model_id)}
        {...tip(moves ? WORDS.backTip : undefined)}
      >
        ↺
      </button>
    </li>
  );
}

/** What the number is made of beside the way itself. */
function partsOf({ climb, pivot }: moves.ModelPreview): readonly string[] {
  return [
    ...(climb > 0 ? [WORDS.climbing(inches(climb))] : []),
    ...(pivot > 0 ? [WORDS.turning(inches(pivot))] : []),
  ];
}

function inWords(
  { moves, inches: used, in_contact, to_target, faults }: moves.ModelPreview,
  roll: number,
): string {
  const way = moves ? WORDS.moves(inches(used), roll) : WORDS.stays;
  const end = in_contact ? WORDS.inContact : WORDS.fromTarget(inches(to_target));
  return [way, end, ...faults.map(({ message }) => message)].join(", ");
}

const STEP = 0.25;
const STRIDE = 1;
const TURN = 15;

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function onKey(event: KeyboardEvent, modelId: string, turns: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const way = WAYS[event.key];
  if (way !== undefined) {
    const far = event.shiftKey ? STRIDE : STEP;
    nudge(modelId, way[0] * far, way[1] * far);
  } else if (turns && (event.key === "[" || event.key === "]"))
    turnBy(modelId, event.key === "[" ? -TURN : TURN);
  else if (event.key === "Enter") confirmMove();
  else if (event.key === "Delete" || event.key === "Backspace") returnModel(modelId);
  else return;
  // The board would pan with the same keys.
  event.preventDefault();
  event.stopPropagation();
}
