import type { Game, Unit } from "../../game/document.ts";
import { keywordsOf } from "../../game/unit.ts";
import { autoPath, landingOf } from "../move/auto-path.ts";
import { isCoherent } from "../move/coherency.ts";
import { unmetTargets } from "../move/engagement.ts";
import type { Field } from "../move/field.ts";
import { type Landing, stayed } from "../move/landing.ts";
import { press, stepsTo } from "../move/press.ts";
import { intoContact } from "../move/search.ts";
import type { ModelStep, MoveDraft } from "../move/step.ts";
import { moveToMarker } from "../move/to-marker.ts";
import { pileInField } from "./check.ts";
import { consolidationOf } from "./consolidation.ts";
import { holdingMarkers, markersHeld, winningMarkers } from "./markers.ts";

/** Pile-ins and consolidations that bring as many models as can be found into the fight, and give up no objective. */

/** Whole paths of the models that move; empty where nobody does. */
export type FightPaths = Required<Pick<MoveDraft, "per_model_paths">> & {
  readonly facings: Readonly<Record<string, number>>;
};

export function autoPileIn(game: Game, unit: Unit): FightPaths {
  if (keywordsOf(unit).has("AIRCRAFT")) return pathsOf([]);
  return pathsOf(holdingMarkers(pileInField(game, unit), intoFight));
}

/** The pile-in of models that fight for the last time; the living of their unit stay where they are (FI-27). */
export function autoLastPileIn(game: Game, unit: Unit): FightPaths {
  if (keywordsOf(unit).has("AIRCRAFT")) return pathsOf([]);
  const field = pileInField(game, unit);
  const movers = field.movers.map((mover) =>
    unit.fallen?.includes(mover.id) ? mover : { ...mover, held: true },
  );
  return pathsOf(intoFight({ ...field, movers }));
}

/** Towards enemies, or the closest marker; of several that are equally close, the one that leaves most of them held. */
export function autoConsolidate(game: Game, unit: Unit): FightPaths {
  const { mode, fields } = consolidationOf(game, unit);
  const towards = mode === "ENEMY" ? intoFight : (field: Field) => moveToMarker(field) ?? [];
  let best: readonly ModelStep[] = [];
  let most = -1;
  for (const field of fields) {
    const steps = winningMarkers(field, holdingMarkers(field, towards));
    const held = markersHeld(field, steps).size;
    if (held > most || (held === most && best.length === 0)) [best, most] = [steps, held];
  }
  return pathsOf(best);
}

/** From where all stand, if that is a fight already, or else from a move that makes it one. */
function intoFight(field: Field): readonly ModelStep[] {
  if (field.targets.length === 0) return [];
  const begin = beginning(field);
  return begin === undefined
    ? []
    : (stepsTo(field, press(field, begin)) ?? stepsTo(field, intoContact(field, begin)) ?? []);
}

function beginning(field: Field): readonly Landing[] | undefined {
  const stands = field.movers.map(({ start }) => start);
  if (isCoherent(stands, field.numbers.coherency) && unmetTargets(field, stands).length === 0)
    return field.movers.map(stayed);
  const found = autoPath(field);
  return found.possible ? found.steps.map(landingOf) : undefined;
}

function pathsOf(steps: readonly ModelStep[]): FightPaths {
  const moving = steps.filter(({ moves }) => moves);
  return {
    per_model_paths: Object.fromEntries(moving.map(({ mover, path }) => [mover.id, path])),
    facings: Object.fromEntries(
      moving
        .filter(({ mover, facing }) => facing !== mover.model.facing)
        .map(({ mover, facing }) => [mover.id, facing]),
    ),
  };
}
