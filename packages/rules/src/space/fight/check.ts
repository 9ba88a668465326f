import { accept, type Checked, type Refusal, refusal, reject } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { modelName } from "../../game/names.ts";
import { keywordsOf, modelOf } from "../../game/unit.ts";
import { moveFaults } from "../move/faults.ts";
import { type Field, fieldOf } from "../move/field.ts";
import { type ModelStep, type MoveDraft, readMove } from "../move/step.ts";
import { consolidationOf } from "./consolidation.ts";
import { pileInOrder } from "./order.ts";

/** The moves of a fight, judged: nobody has to move, and whoever does keeps every condition. */

const fields = new WeakMap<Game, Map<string, Field>>();

/** The table as a pile-in sees it; one a position, with the ways that were found on it. */
export function pileInField(game: Game, unit: Unit): Field {
  const ofGame = fields.get(game) ?? new Map<string, Field>();
  fields.set(game, ofGame);
  let field = ofGame.get(unit.id);
  if (field === undefined) {
    field = fieldOf(game, unit, pileInOrder(game, unit));
    ofGame.set(unit.id, field);
  }
  return field;
}

/** A move of a fight that breaks nothing, with the field that it was judged on. */
export interface FightMove {
  readonly field: Field;
  readonly steps: readonly ModelStep[];
}

export function checkPileIn(game: Game, unit: Unit, move: MoveDraft): Checked<FightMove> {
  const field = pileInField(game, unit);
  const none = refusal("NO_PILE_IN", "FI-16", { unit: unit.name }, { unit_id: unit.id });
  const barred = field.targets.length === 0 || keywordsOf(unit).has("AIRCRAFT");
  return checked(field, move, barred ? [none] : []);
}

/** The pile-in of a last fight: only the fallen move (FI-27). */
export function checkLastPileIn(game: Game, unit: Unit, move: MoveDraft): Checked<FightMove> {
  const named = [...Object.keys(move.per_model_paths), ...Object.keys(move.facings ?? {})];
  const living = [...new Set(named)].filter(
    (id) => modelOf(unit, id) !== undefined && unit.fallen?.includes(id) !== true,
  );
  if (living.length === 0) return checkPileIn(game, unit, move);
  return reject(
    ...living.map((id) =>
      refusal("NOT_FALLEN", "FI-27", { model: modelName(unit, id) }, { unit_id: unit.id, model_id: id }),
    ),
  );
}

/** By the mode that the rules leave; where several objectives are equally close, by any of them. */
export function checkConsolidation(game: Game, unit: Unit, move: MoveDraft): Checked<FightMove> {
  const { mode, fields: ways } = consolidationOf(game, unit);
  if (mode === "NONE") {
    const none = refusal("NOBODY_MOVES", "FI-33", { unit: unit.name }, { unit_id: unit.id });
    return checked(pileInField(game, unit), move, [none]);
  }
  const [first, ...others] = ways.map((field) => checked(field, move, []));
  return [first!, ...others].find(({ ok }) => ok) ?? first!;
}

function checked(field: Field, move: MoveDraft, barred: readonly Refusal[]): Checked<FightMove> {
  const read = readMove(field, move);
  if (!read.ok) return read;
  const steps = read.value;
  if (steps.every(({ moves }) => !moves)) return accept({ field, steps });
  const faults = barred.length > 0 ? barred : moveFaults(field, steps);
  return faults.length > 0 ? reject(...faults) : accept({ field, steps });
}
