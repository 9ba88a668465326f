import type { Game } from "@gunline/rules";
import { placingHeld, placingMoves, placingSayings } from "../panels/placing/overlays.ts";
import {
  confirmPlacing,
  nudgeBlock,
  previewPlacing,
  setDownHere,
  takeUp,
  toNearest,
} from "../panels/placing/placing.ts";
import { PlacingSection } from "../panels/placing/placing-section.tsx";
import { Tray } from "../panels/placing/tray.tsx";
import type { Seen } from "../table/moment.ts";
import { useGame } from "../table/table.ts";
import { wreckUnderWay } from "../table/under-way.ts";
import { useView } from "../table/view.ts";
import { settingUpRefusals } from "../table/whose.ts";
import { Button } from "../ui/button.tsx";
import { Section } from "../ui/section.tsx";
import { words } from "../words/english.ts";
import { typeset } from "../words/format.ts";
import { NO_OVERLAYS, NOTHING_TO_DO } from "./nothing.ts";
import { PLACING_DRAG } from "./placing-editing.ts";
import type { Moment, NextStep } from "./row.ts";

const WORDS = words.placing.wreck;

/** A transport was destroyed: its passengers are set up by their owner before anything else goes on. */
export const WRECK: Moment<"other"> = {
  ...NOTHING_TO_DO,
  at: "other",
  awaits: ["escape_wreck"],
  Panel,
  Actions: () => (
    <Button onPress={toNearest} shortcut="A">
      {words.placing.buttons.nearest}
    </Button>
  ),
  nextStep,
  clickModel: setDownHere,
  keys: { A: { does: words.placing.keys.nearest, run: toNearest } },
  drag: PLACING_DRAG,
  arrows: { does: words.placing.keys.nudge, run: nudgeBlock },
  hint: (_game, hands) => WORDS.hint[hands],
  overlays: { ...NO_OVERLAYS, held: placingHeld, moves: placingMoves, sayings: placingSayings },
};

function nextStep(game: Game, { placing }: Seen<"other">): NextStep {
  if (placing !== null) {
    const { legal, faults } = previewPlacing(game, placing);
    const step = { label: WORDS.place(game.units[placing.unitId]!.name), run: () => confirmPlacing() };
    return legal ? step : { ...step, blocked: typeset(faults[0]?.message ?? "") };
  }
  const reasons = settingUpRefusals(game);
  const next = Object.keys(reasons).find((id) => reasons[id]!.length === 0) ?? "";
  return { label: WORDS.next(game.units[next]?.name ?? ""), run: () => takeUp(next) };
}

function Panel() {
  const game = useGame();
  const placing = useView((view) => view.placing);
  const transport = game.units[wreckUnderWay(game) ?? ""];
  return (
    <>
      <Section title={WORDS.title}>
        <p>{WORDS.words(transport?.name ?? "")}</p>
      </Section>
      {placing !== null && <PlacingSection game={game} placing={placing} />}
      <Tray game={game} />
    </>
  );
}
