import { modelName } from "@gunline/rules/words";
import { useIsOurs } from "../../online/whose-decision.ts";
import { worded } from "../../table/marks.ts";
import { useMoment } from "../../table/moment.ts";
import { useGame } from "../../table/table.ts";
import { coherencyUnderWay } from "../../table/under-way.ts";
import { usePointing } from "../../table/view.ts";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { removedNow, removingRefusals, toggleRemoved } from "./removal.ts";
import "./coherency.css";

const WORDS = words.interludes.coherency;

/** A turn ends, and the owner of a unit that is out of coherency chooses which of its models go. */
export function CoherencyPanel() {
  const game = useGame();
  const isOurs = useIsOurs();
  const { own } = useMoment("other");
  const unit = game.units[coherencyUnderWay(game)?.unit_id ?? ""];
  if (unit === undefined) return null;
  const going = removedNow(game, own);
  const against = worded(removingRefusals(game, going)[0]);
  return (
    <Section title={WORDS.title} aside={unit.name}>
      <p>{isOurs ? WORDS.choose : WORDS.chooses(game.players[unit.owner].name)}</p>
      {isOurs && (
        <>
          <fieldset className="coherency-models">
            <legend className="visually-hidden">{WORDS.models}</legend>
            {Object.keys(unit.models).map((id) => (
              <ModelRow
                key={id}
                unitId={unit.id}
                modelId={id}
                name={modelName(unit, id)}
                goes={going.includes(id)}
              />
            ))}
          </fieldset>
          <p role="status" className={against === undefined ? "coherency-good" : "coherency-bad"}>
            {against ?? WORDS.restStands(Object.keys(unit.models).length - going.length)}
          </p>
        </>
      )}
    </Section>
  );
}

interface ModelRowProps {
  readonly unitId: string;
  readonly modelId: string;
  readonly name: string;
  readonly goes: boolean;
}

function ModelRow({ unitId, modelId, name, goes }: ModelRowProps) {
  const pointing = usePointing(unitId, modelId);
  return (
    <button
      type="button"
      className="coherency-model"
      aria-pressed={goes}
      // Enter removes those that go, whichever was chosen last; the space bar changes this one.
      data-spends
      onClick={() => toggleRemoved(modelId)}
      {...pointing}
    >
      <span>{name}</span>
      <span className="coherency-fate">{goes ? WORDS.goes : WORDS.stays}</span>
    </button>
  );
}
