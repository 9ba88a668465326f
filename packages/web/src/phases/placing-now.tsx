import type { Game } from "@gunline/rules";
import { confirmPlacing, previewPlacing, takeUp, toNearest } from "../panels/placing/placing.ts";
import { PlacingSection } from "../panels/placing/placing-section.tsx";
import { pass, reserveUnit } from "../table/commands.ts";
import type { Seen } from "../table/moment.ts";
import { useGame } from "../table/table.ts";
import { placingUnderWay } from "../table/under-way.ts";
import { useView } from "../table/view.ts";
import { Button } from "../ui/button.tsx";
import { Section } from "../ui/section.tsx";
import { words } from "../words/english.ts";
import { typeset } from "../words/format.ts";
import type { Moment, NextStep } from "./row.ts";
import { WRECK } from "./wreck.tsx";

const WORDS = {
  title: "Set up now",
  text: {
    DISEMBARK: "These units can disembark now, one after the other.",
    AGAIN: "This unit can be set up again elsewhere.",
    REDEPLOY: "These units can be set up once more before the battle.",
  },
  left: (most: number) => `Up to ${most} of them.`,
  take: (name: string) => `Set up ${name}`,
  reserve: "Into Strategic Reserves",
  done: "Done",
  hint: { mouse: "Set units up, or press Done", fingers: "Set units up, or press Done" },
} as const;

const done = () => pass({ restOfPhase: false });

/** A rule lets units be set up in the middle of anything: with the gestures of setting up, or not at all. */
export const PLACING_NOW: Moment<"other"> = {
  ...WRECK,
  awaits: ["placing"],
  Panel,
  Actions: () => (
    <>
      <Button onPress={toNearest} shortcut="A">
        {words.placing.buttons.nearest}
      </Button>
      <Button onPress={done}>{WORDS.done}</Button>
    </>
  ),
  nextStep,
  hint: (_game, hands) => WORDS.hint[hands],
};

function nextStep(game: Game, { placing }: Seen<"other">): NextStep {
  if (placing === null) return { label: WORDS.done, run: done };
  const { legal, faults } = previewPlacing(game, placing);
  const step = { label: WORDS.take(game.units[placing.unitId]!.name), run: () => confirmPlacing() };
  return legal ? step : { ...step, blocked: typeset(faults[0]?.message ?? "") };
}

function Panel() {
  const game = useGame();
  const placing = useView((view) => view.placing);
  const task = placingUnderWay(game);
  if (task === undefined) return null;
  return (
    <>
      <Section title={WORDS.title}>
        <p>
          {WORDS.text[task.how]} {task.most !== undefined && WORDS.left(task.most)}
        </p>
        <ul className="tray">
          {task.unit_ids.map((id) => (
            <li key={id}>
              <Button onPress={() => takeUp(id)}>{WORDS.take(game.units[id]!.name)}</Button>
              {task.how === "REDEPLOY" && <Button onPress={() => reserveUnit(id)}>{WORDS.reserve}</Button>}
            </li>
          ))}
        </ul>
      </Section>
      {placing !== null && <PlacingSection game={game} placing={placing} />}
    </>
  );
}
