import type { Game } from "@gunline/rules";
import { canConfirm, confirmMove, isDrafted, mend, resetUnit } from "../panels/moving/draft.ts";
import { movingOf } from "../panels/moving/moving.ts";
import { pass } from "../table/commands.ts";
import type { Seen } from "../table/moment.ts";
import { sideMoverIn } from "../table/under-way.ts";
import { chooseMover } from "../table/view.ts";
import { Button } from "../ui/button.tsx";
import { words } from "../words/english.ts";
import { typeset } from "../words/format.ts";
import type { Moment, NextStep } from "./row.ts";
import { SCOUTS } from "./scouts.tsx";

const WORDS = words.moving;

const stay = () => pass({ restOfPhase: false });

/** One unit moves in the middle of another phase: with the hands of the Movement phase, or it stays. */
export const SIDE_MOVE: Moment<"other"> = {
  ...SCOUTS,
  Actions: () => (
    <>
      <Button onPress={() => mend()} shortcut="A">
        {WORDS.buttons.together}
      </Button>
      <Button onPress={resetUnit} shortcut="X">
        {WORDS.buttons.reset}
      </Button>
      <Button onPress={stay}>{WORDS.aside.stay}</Button>
    </>
  ),
  nextStep,
  hint: (_game, hands) => WORDS.aside.hint[hands],
};

function nextStep(game: Game, view: Seen<"other">): NextStep {
  if (movingOf(game, view) === undefined) {
    const id = sideMoverIn(game)!;
    return { label: WORDS.steps.next(game.units[id]!.name), run: () => chooseMover(id) };
  }
  if (!isDrafted()) return { label: WORDS.aside.stay, run: stay };
  const { ok, because } = canConfirm();
  const step = { label: WORDS.steps.confirm, run: confirmMove };
  return ok ? step : { ...step, blocked: typeset(because) };
}
