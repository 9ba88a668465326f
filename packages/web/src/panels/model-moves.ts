import type { moves, Unit } from "@gunline/rules";
import { shapeOf } from "@gunline/rules/geometry";
import type { Move } from "../board/scene.ts";
import { modelKey } from "../table/model-key.ts";
import { contactsOf } from "../table/tape.ts";
import { words } from "../words/english.ts";
import { inches } from "../words/format.ts";

interface Preview {
  readonly models: readonly moves.ModelPreview[];
  /** How far each may go. */
  readonly roll: number;
}

/** The ways of the models that a charge, a pile-in or a consolidation moves, and whom they touch at their ends. */
export function modelMoves(unit: Unit, { models, roll }: Preview, enemies: readonly Unit[]): readonly Move[] {
  return models.filter(({ moves }) => moves).map((model) => moveOf(unit, enemies, model, roll));
}

function moveOf(unit: Unit, enemies: readonly Unit[], model: moves.ModelPreview, roll: number): Move {
  const label = words.charge.models.of(inches(model.inches), roll);
  return { ...wayOf(unit, model), label, contacts: contactsOf(endOf(unit, model), enemies) };
}

/** The way of a model and where it would stand, without a word. */
export function wayOf(unit: Unit, model: moves.ModelPreview): Omit<Move, "label"> {
  const { kind, x, y, halfLong, halfShort } = endOf(unit, model);
  return {
    modelId: modelKey(unit.id, model.model_id),
    path: model.path.map(([px, py]) => [px, py]),
    ghost: { kind, x, y, halfLong, halfShort, angle: model.facing },
    endsAt: model.path.at(-1)![2],
    faulty: model.faults.length > 0,
    faultyLegs: model.faulty_legs,
  };
}

function endOf(unit: Unit, { model_id, path, facing }: moves.ModelPreview) {
  const [x, y] = path.at(-1)!;
  return shapeOf(unit.models[model_id]!.base, x, y, facing);
}
