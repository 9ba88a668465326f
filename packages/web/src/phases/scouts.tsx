import type { Game, Unit } from "@gunline/rules";
import { isDrafted, resetMove } from "../panels/moving/draft.ts";
import { autoMove, fixMove, stayInsteadOfScouting } from "../panels/moving/editor.ts";
import { ScoutsPanel } from "../panels/moving/index.tsx";
import { movingOf } from "../panels/moving/moving.ts";
import { movingRings, movingSayings } from "../panels/moving/overlays.ts";
import { pass } from "../table/commands.ts";
import { type Marked, type Marker, PLAIN } from "../table/marks.ts";
import type { Seen } from "../table/moment.ts";
import { chooseMover, look } from "../table/view.ts";
import { scoutingRefusals } from "../table/whose.ts";
import { Button } from "../ui/button.tsx";
import { words } from "../words/english.ts";
import { confirmStep, MOVE_ARROWS, MOVE_DRAG, MOVE_KEYS, MOVE_OVERLAYS } from "./move-editing.ts";
import { NO_OVERLAYS, NOTHING_TO_DO } from "./nothing.ts";
import type { Moment, NextStep } from "./row.ts";

const WORDS = words.moving;

const mayScout = (game: Game, unit: Unit) => scoutingRefusals(game)[unit.id]?.length === 0;

/** Before the first turn: units with Scouts move, with the gestures of the Movement phase. */
export const SCOUTS: Moment<"other"> = {
  ...NOTHING_TO_DO,
  at: "other",
  awaits: ["scouts"],
  Panel: ScoutsPanel,
  Actions: () => (
    <>
      <Button onPress={() => fixMove()} shortcut="A">
        {WORDS.buttons.coherency}
      </Button>
      <Button onPress={resetMove} shortcut="X">
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
    ...MOVE_KEYS,
    A: { does: WORDS.keys.coherency, run: () => fixMove() },
    X: { does: WORDS.keys.reset, run: resetMove },
  },
  drag: {
    ...MOVE_DRAG,
    takes: mayScout,
    ground: (at) => {
      autoMove(at);
    },
  },
  arrows: MOVE_ARROWS,
  hint: (_game, hands) => WORDS.scouts.hint[hands],
  overlays: {
    ...NO_OVERLAYS,
    ...MOVE_OVERLAYS,
    rings: movingRings,
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
    return confirmStep(WORDS.steps.confirm);
  }
  const reasons = scoutingRefusals(game);
  const next = Object.keys(reasons).find((id) => reasons[id]!.length === 0);
  if (next === undefined) return { label: WORDS.scouts.done, run: () => pass({ restOfPhase: false }) };
  return { label: WORDS.steps.next(game.units[next]!.name), run: () => chooseMover(next) };
}
