import { accept, type Checked, type Refusal, refusal, reject } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { keywordsOf } from "../../game/unit.ts";
import { moveFaults } from "../move/faults.ts";
import { type Field, fieldOf } from "../move/field.ts";
import { type ModelStep, type MovePaths, readMove } from "../move/step.ts";
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

export function judgePileIn(game: Game, unit: Unit, move: MovePaths): Checked<FightMove> {
  const field = pileInField(game, unit);
  const none = refusal("NO_PILE_IN", "FI-16", { unit: unit.name }, { unit_id: unit.id });
  const barred = field.targets.length === 0 || keywordsOf(unit).has("AIRCRAFT");
  return judged(field, move, barred ? [none] : []);
}

/** By the mode that the rules leave; where several objectives are equally close, by any of them. */
export function judgeConsolidation(game: Game, unit: Unit, move: MovePaths): Checked<FightMove> {
  const { mode, fields: ways } = consolidationOf(game, unit);
  if (mode === "NONE") {
    const none = refusal("NOBODY_MOVES", "FI-33", { unit: unit.name }, { unit_id: unit.id });
    return judged(pileInField(game, unit), move, [none]);
  }
  const [first, ...others] = ways.map((field) => judged(field, move, []));
  return [first!, ...others].find(({ ok }) => ok) ?? first!;
}

function judged(field: Field, move: MovePaths, barred: readonly Refusal[]): Checked<FightMove> {
  const read = readMove(field, move);
  if (!read.ok) return read;
  const steps = read.value;
  if (steps.every(({ moves }) => !moves)) return accept({ field, steps });
  const faults = barred.length > 0 ? barred : moveFaults(field, steps);
  return faults.length > 0 ? reject(...faults) : accept({ field, steps });
}
