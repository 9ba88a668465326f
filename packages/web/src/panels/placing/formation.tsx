import type { placement, Unit } from "@gunline/rules";
import { look, useView } from "../../table/view.ts";
import { Segments } from "../../ui/segments.tsx";
import { words } from "../../words/english.ts";
import { inches } from "../../words/format.ts";
import { modelCount } from "../unit-words.ts";
import "./placing.css";

const WORDS = words.placing.formation;

interface Kind {
  readonly name: keyof typeof WORDS.kinds;
  readonly shape: (models: number) => placement.FormationShape;
}

const LOOSE_GAP = 1.4;

/** What the buttons draw up; the figures beside them say how, and can be changed one by one. */
const KINDS: readonly Kind[] = [
  { name: "block", shape: () => ({}) },
  { name: "line", shape: (models) => ({ files: models }) },
  { name: "twoLines", shape: (models) => ({ files: Math.ceil(models / 2) }) },
  { name: "loose", shape: () => ({ gap: LOOSE_GAP }) },
];

interface FormationProps {
  readonly unit: Unit;
  /** The ranks were changed. */
  readonly onChange: () => void;
}

/** Ranks in which a unit is set up, or formed up. */
export function FormationControls({ unit, onChange }: FormationProps) {
  const formation = useView((view) => view.formation);
  const models = modelCount(unit);
  const draw = (shape: placement.FormationShape) => {
    look({ formation: shape });
    onChange();
  };
  const isNow = ({ shape }: Kind) => {
    const { files, gap } = shape(models);
    return files === formation.files && gap === formation.gap;
  };
  const files = formation.files ?? Math.min(models, Math.ceil(Math.sqrt(2 * models)));
  const gap = formation.gap ?? LEAST_GAP;
  return (
    <div className="formation">
      <Segments
        label={WORDS.label}
        value={KINDS.find(isNow)?.name ?? null}
        options={KINDS.map(({ name }) => ({ value: name, label: WORDS.kinds[name] }))}
        onChange={(name) => draw(KINDS.find((kind) => kind.name === name)!.shape(models))}
      />
      <div className="steppers">
        <Stepper
          label={WORDS.wide}
          value={String(files)}
          onLess={() => draw({ ...formation, files: Math.max(files - 1, 1) })}
          onMore={() => draw({ ...formation, files: Math.min(files + 1, models) })}
        />
        <Stepper
          label={WORDS.gap}
          value={inches(gap)}
          onLess={() => draw({ ...formation, gap: Math.max(round(gap - STEP), LEAST_GAP) })}
          onMore={() => draw({ ...formation, gap: Math.min(round(gap + STEP), MOST_GAP) })}
        />
      </div>
    </div>
  );
}

const STEP = 0.2;
const LEAST_GAP = 0.1;
const MOST_GAP = 2;

const round = (value: number): number => Math.round(value * 10) / 10;

interface StepperProps {
  readonly label: string;
  readonly value: string;
  readonly onLess: () => void;
  readonly onMore: () => void;
}

function Stepper({ label, value, onLess, onMore }: StepperProps) {
  return (
    <fieldset className="stepper">
      <legend className="visually-hidden">{label}</legend>
      <span className="stepper-label" aria-hidden="true">
        {label}
      </span>
      <button type="button" onClick={onLess} aria-label={WORDS.less(label)}>
        −
      </button>
      <output>{value}</output>
      <button type="button" onClick={onMore} aria-label={WORDS.more(label)}>
        +
      </button>
    </fieldset>
  );
}

const GRIPS = (["unit", "model"] as const).map((value) => ({ value, label: words.moving.formation[value] }));

/** What a drag takes up. */
export function GripControls() {
  const grip = useView((view) => view.grip);
  return (
    <Segments
      label={words.moving.formation.grip}
      value={grip}
      options={GRIPS}
      onChange={(next) => look({ grip: next, picked: [] })}
    />
  );
}
