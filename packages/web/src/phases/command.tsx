import type { Game, Unit } from "@gunline/rules";
import { CommandPanel } from "../panels/command/index.tsx";
import { nextTest, owed, TESTERS } from "../panels/command/tests.ts";
import { findUse, keyOf, offersNow } from "../panels/reaction/offers.ts";
import { testBattleShock } from "../table/commands.ts";
import { type Marked, type Marker, PLAIN } from "../table/marks.ts";
import { choose, type Seen } from "../table/moment.ts";
import { refuse } from "../table/table.ts";
import { mayNow, testingRefusals } from "../table/whose.ts";
import { words } from "../words/english.ts";
import { NOTHING_TO_DO } from "./nothing.ts";
import type { Hands, NextStep, PhaseRow } from "./row.ts";

const WORDS = words.command;

/** Points are gained as it begins; then units that are below half strength test their nerve. */
export const COMMAND: PhaseRow<"command"> = {
  ...NOTHING_TO_DO,
  at: "command",
  awaits: ["battle_shock_tests"],
  phase: "COMMAND",
  name: WORDS.phase,
  Panel: CommandPanel,
  marks,
  nextStep,
  click,
  doesSomething: (game, unit) => testingRefusals(game)[unit.id]?.length === 0,
  hint,
  units: TESTERS,
  // Tests that are owed are taken as the phase ends: nobody has to be asked whether it may.
  left: () => ({ able: [], of: 0 }),
  current: (game, { tester }) => nextTest(game, tester)?.id ?? null,
  endLabel: WORDS.endPhase,
  isPassedOver: hasNothing,
  hasVolleys: false,
};

/** On a bare table, where nobody gains points, nor has to test, nor can use anything. */
function hasNothing(game: Game): boolean {
  return game.mission === null && owed(game).length === 0 && !mayNow(game, "USE_STRATAGEM");
}

function marks(game: Game): Marker {
  const reasons = testingRefusals(game);
  return (unit): Marked => {
    if (reasons[unit.id]?.length === 0) return { mark: "ready", badge: "", why: WORDS.ready };
    return unit.flags.battle_shock_tested === true ? { ...PLAIN, mark: "done", why: WORDS.tested } : PLAIN;
  };
}

function nextStep(game: Game, { tester }: Seen<"command">): NextStep | null {
  const unit = nextTest(game, tester);
  if (unit === undefined) return null;
  return { label: WORDS.testUnit(unit.name), run: () => testBattleShock(unit.id) };
}

function click(game: Game, unit: Unit): void {
  const refusals = testingRefusals(game)[unit.id];
  if (refusals === undefined) return;
  const use = findUse(offersNow(game), unit.id, null);
  // What is used next is used on it too.
  if (refusals.length === 0)
    choose("command", { tester: unit.id, chosenUse: use === undefined ? null : keyOf(use) });
  else refuse(refusals);
}

function hint(game: Game, hands: Hands): string {
  return owed(game).length === 0 ? WORDS.hint.none : WORDS.hint[hands];
}
