import type { Game, Unit } from "@gunline/rules";
import { LastShotsPanel } from "../panels/last-shots/index.tsx";
import { chosenShots, shotsNow } from "../panels/last-shots/shots.ts";
import { fireLast, pass } from "../table/commands.ts";
import { type Marked, type Marker, PLAIN } from "../table/marks.ts";
import { chooseUse, type Seen } from "../table/moment.ts";
import { currentGame } from "../table/table.ts";
import { lastShotsUnderWay } from "../table/under-way.ts";
import { Button } from "../ui/button.tsx";
import { words } from "../words/english.ts";
import { NOTHING_TO_DO } from "./nothing.ts";
import type { Moment, NextStep } from "./row.ts";

const WORDS = words.interludes.lastShots;

const fall = () => pass({ restOfPhase: false });

/** Models that have fallen may shoot before they are removed: their owner chooses at whom. */
export const LAST_SHOTS: Moment<"other"> = {
  ...NOTHING_TO_DO,
  at: "other",
  awaits: ["last_shots"],
  Panel: LastShotsPanel,
  Actions: () => (
    <Button onPress={fall} shortcut="X">
      {WORDS.pass}
    </Button>
  ),
  marks,
  nextStep,
  click: (game, unit) => choose(game, unit.id),
  doesSomething: (game, { id }) => shotsNow(game).some(({ target }) => target.id === id),
  keys: { X: { does: WORDS.keys.pass, run: fall } },
  numbers: {
    does: WORDS.keys.target,
    run: (number) => choose(currentGame(), shotsNow(currentGame())[number - 1]?.target.id ?? ""),
  },
  hint: (_game, hands) => WORDS.hint[hands],
};

function choose(game: Game, unitId: string): void {
  if (shotsNow(game).some(({ target }) => target.id === unitId)) chooseUse(unitId);
}

function marks(game: Game, { chosenUse }: Seen<"other">): Marker {
  const shooter = lastShotsUnderWay(game)?.unit_id;
  const targets = shotsNow(game).map(({ target }) => target.id);
  const chosen = chosenShots(game, chosenUse)?.target.id;
  return ({ id }: Unit): Marked => {
    if (id === shooter) return { mark: "acting", badge: "", why: WORDS.marks.shooter };
    if (id === chosen) return { mark: "chosen", badge: "", why: WORDS.marks.target };
    return targets.includes(id) ? { mark: "eligible", badge: "", why: WORDS.marks.other } : PLAIN;
  };
}

function nextStep(game: Game, { chosenUse }: Seen<"other">): NextStep {
  const shots = chosenShots(game, chosenUse);
  if (shots === undefined) return { label: WORDS.pass, run: fall };
  return { label: WORDS.shoot(shots.target.name), run: () => fireLast(shots.action) };
}
