import type { Game, Unit } from "@gunline/rules";
import {
  autoMove,
  canConfirm,
  confirmMove,
  holdModels,
  isDrafted,
  mend,
  nudgeUnit,
  pickBox,
  resetUnit,
  stayInsteadOfScouting,
  turnMover,
} from "../panels/moving/draft.ts";
import { ScoutsPanel } from "../panels/moving/index.tsx";
import { movingOf } from "../panels/moving/moving.ts";
import { movingLinks, movingMoves, movingRings, movingSayings } from "../panels/moving/overlays.ts";
import { pass } from "../table/commands.ts";
import { type Marked, type Marker, PLAIN } from "../table/marks.ts";
import type { Seen } from "../table/moment.ts";
import { chooseMover, look } from "../table/view.ts";
import { againstScouting } from "../table/whose.ts";
import { Button } from "../ui/button.tsx";
import { words } from "../words/english.ts";
import { typeset } from "../words/format.ts";
import { FLOOR_KEYS } from "./floor-keys.ts";
import { NO_OVERLAYS, NOTHING_TO_DO } from "./nothing.ts";
import type { Moment, NextStep } from "./row.ts";

const WORDS = words.moving;

const mayScout = (game: Game, unit: Unit) => againstScouting(game)[unit.id]?.length === 0;

/** Before the first turn: units with Scouts move, with the hands of the Movement phase. */
export const SCOUTS: Moment<"other"> = {
  ...NOTHING_TO_DO,
  at: "other",
  Panel: ScoutsPanel,
  Actions: () => (
    <>
      <Button onPress={() => mend()} shortcut="A">
        {WORDS.buttons.together}
      </Button>
      <Button onPress={resetUnit} shortcut="X">
        {WORDS.buttons.reset}
      </Button>
      <Button onPress={() => pass({ restOfPhase: false })}>{WORDS.scouts.done}</Button>
    </>
  ),
  marks,
  nextStep,
  click: (game, unit) => {
    if (mayScout(game, unit)) chooseMover(unit.id);
  },
  doesSomething: (game, unit, { mover }) => mayScout(game, unit) && mover !== unit.id,
  clickModel: (modelId, unitId, { mover }) => {
    if (mover === unitId) look({ dragged: modelId });
    else chooseMover(unitId);
  },
  keys: {
    A: { does: WORDS.keys.together, run: () => mend() },
    X: { does: WORDS.keys.reset, run: resetUnit },
    ...FLOOR_KEYS,
  },
  hold: {
    takes: mayScout,
    drag: holdModels,
    turn: turnMover,
    ground: (at) => autoMove(at),
    box: pickBox,
  },
  arrows: { does: WORDS.keys.nudge, run: nudgeUnit },
  hint: (_game, hands) => WORDS.scouts.hint[hands],
  overlays: {
    ...NO_OVERLAYS,
    rings: movingRings,
    moves: movingMoves,
    links: movingLinks,
    sayings: movingSayings,
  },
};

function marks(game: Game, { mover }: Seen<"other">): Marker {
  return (unit): Marked => {
    if (unit.id === mover) return { mark: "acting", badge: "", why: WORDS.marks.moving };
    return mayScout(game, unit) ? { mark: "ready", badge: "", why: WORDS.marks.canMove } : PLAIN;
  };
}

function nextStep(game: Game, view: Seen<"other">): NextStep {
  const moving = movingOf(game, view);
  if (moving !== undefined) {
    if (!isDrafted()) return { label: WORDS.scouts.stay, run: stayInsteadOfScouting };
    const { ok, because } = canConfirm();
    const step = { label: WORDS.steps.confirm, run: confirmMove };
    return ok ? step : { ...step, blocked: typeset(because) };
  }
  const reasons = againstScouting(game);
  const next = Object.keys(reasons).find((id) => reasons[id]!.length === 0);
  if (next === undefined) return { label: WORDS.scouts.done, run: () => pass({ restOfPhase: false }) };
  return { label: WORDS.steps.next(game.units[next]!.name), run: () => chooseMover(next) };
}
