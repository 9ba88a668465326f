import { type Game, inProgress, waiting } from "@gunline/rules";
import { isDrafted, resetMove } from "../panels/moving/draft.ts";
import { autoMove, fixMove } from "../panels/moving/editor.ts";
import { movingOf } from "../panels/moving/moving.ts";
import { pass } from "../table/commands.ts";
import type { Seen } from "../table/moment.ts";
import { useGame } from "../table/table.ts";
import { outOfPhaseMoverIn } from "../table/under-way.ts";
import { chooseMover } from "../table/view.ts";
import { Button } from "../ui/button.tsx";
import { words } from "../words/english.ts";
import { confirmStep } from "./move-editing.ts";
import type { Moment, NextStep } from "./row.ts";
import { SCOUTS } from "./scouts.tsx";

const WORDS = words.moving;

const stay = () => pass({ restOfPhase: false });

const surge = () => {
  autoMove(null);
};

/** A Surge move goes where the rules lead; others where the player wants, or nowhere. */
function Actions() {
  const surges = isSurging(useGame());
  return (
    <>
      {surges && <Button onPress={surge}>{words.charge.buttons.autoPath}</Button>}
      <Button onPress={() => fixMove()} shortcut="A">
        {WORDS.buttons.coherency}
      </Button>
      <Button onPress={resetMove} shortcut="X">
        {WORDS.buttons.reset}
      </Button>
      {!surges && <Button onPress={stay}>{WORDS.outOfPhase.stay}</Button>}
    </>
  );
}

const isSurging = (game: Game): boolean =>
  inProgress.topTask(game, "side_move")?.kind === "SURGE" &&
  waiting(game).some(({ actions }) => !actions.includes("PASS"));

/** One unit moves in the middle of another phase: with the gestures of the Movement phase, or it stays. */
export const OUT_OF_PHASE: Moment<"other"> = {
  ...SCOUTS,
  awaits: ["side_move"],
  Actions,
  nextStep,
  hint: (_game, hands) => WORDS.outOfPhase.hint[hands],
};

function nextStep(game: Game, view: Seen<"other">): NextStep {
  if (movingOf(game, view) === undefined) {
    const id = outOfPhaseMoverIn(game)!;
    return { label: WORDS.steps.next(game.units[id]!.name), run: () => chooseMover(id) };
  }
  if (!isDrafted() && isSurging(game)) return { label: words.charge.buttons.autoPath, run: surge };
  if (!isDrafted()) return { label: WORDS.outOfPhase.stay, run: stay };
  return confirmStep(WORDS.steps.confirm);
}
