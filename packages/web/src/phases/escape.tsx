import type { Game } from "@gunline/rules";
import { modelName } from "@gunline/rules/words";
import { allocateWound, rollNext } from "../table/commands.ts";
import { type Marked, type Marker, PLAIN } from "../table/marks.ts";
import { useGame } from "../table/table.ts";
import { escapeDiceUnderWay, escapeUnderWay } from "../table/under-way.ts";
import { Section } from "../ui/section.tsx";
import { words } from "../words/english.ts";
import { NOTHING_TO_DO } from "./nothing.ts";
import type { Moment } from "./row.ts";

const WORDS = words.moving.escape;

/** A Fall Back has cost models, and their owner chooses which. */
export const ESCAPE: Moment<"other"> = {
  ...NOTHING_TO_DO,
  at: "other",
  awaits: ["escape_dice", "escape_loss"],
  Panel,
  marks,
  nextStep: (game) =>
    escapeDiceUnderWay(game) === undefined
      ? { label: WORDS.step, run: () => undefined, blocked: WORDS.blocked }
      : { label: WORDS.count, run: rollNext },
  clickModel: allocateWound,
  hint: (game, hands) => (escapeDiceUnderWay(game) === undefined ? WORDS.hint[hands] : WORDS.diceHint),
};

function marks(game: Game): Marker {
  const unitId = escapeUnderWay(game)?.unitId ?? escapeDiceUnderWay(game);
  return (unit): Marked => (unit.id === unitId ? { mark: "acting", badge: "", why: WORDS.title } : PLAIN);
}

function Panel() {
  const game = useGame();
  const losing = escapeUnderWay(game);
  const dice = game.units[escapeDiceUnderWay(game) ?? ""];
  if (dice !== undefined) {
    return (
      <Section title={WORDS.title} aside={dice.name}>
        <p>{WORDS.diceHint}</p>
      </Section>
    );
  }
  const unit = game.units[losing?.unitId ?? ""];
  if (losing === undefined || unit === undefined) return null;
  return (
    <Section title={WORDS.title} aside={unit.name}>
      <p>{WORDS.choose(losing.losses)}</p>
      <ul className="escape-models">
        {Object.keys(unit.models).map((id) => (
          <li key={id}>
            <button type="button" className="text-button" onClick={() => allocateWound(id)}>
              {modelName(unit, id)}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
