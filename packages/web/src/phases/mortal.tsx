import type { Game } from "@gunline/rules";
import { modelName } from "@gunline/rules/words";
import { allocateWound } from "../table/commands.ts";
import { type Marked, type Marker, PLAIN } from "../table/marks.ts";
import { useGame } from "../table/table.ts";
import { attacksUnderWay, mortalUnderWay } from "../table/under-way.ts";
import { Section } from "../ui/section.tsx";
import { words } from "../words/english.ts";
import { NOTHING_TO_DO } from "./nothing.ts";
import type { Moment } from "./row.ts";

const WORDS = words.interludes.mortal;

/** A unit suffers mortal wounds, and its owner chooses who takes them. */
export const MORTAL: Moment<"other"> = {
  ...NOTHING_TO_DO,
  at: "other",
  awaits: ["allocation"],
  // Of anything but attacks, whose own row it is otherwise.
  isIt: (game) => attacksUnderWay(game) === null,
  Panel,
  marks,
  nextStep: () => ({ label: WORDS.step, run: () => undefined, blocked: WORDS.blocked }),
  clickModel: allocateWound,
  hint: (_game, hands) => WORDS.hint[hands],
};

function marks(game: Game): Marker {
  const unitId = mortalUnderWay(game)?.unit_id;
  return (unit): Marked => (unit.id === unitId ? { mark: "acting", badge: "", why: WORDS.title } : PLAIN);
}

function Panel() {
  const game = useGame();
  const task = mortalUnderWay(game);
  const unit = game.units[task?.unit_id ?? ""];
  if (task === undefined || unit === undefined) return null;
  return (
    <Section title={WORDS.title} aside={unit.name}>
      <p>{WORDS.choose(WORDS.wounds(task.wounds))}</p>
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
