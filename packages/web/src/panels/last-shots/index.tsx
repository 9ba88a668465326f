import type { Game } from "@gunline/rules";
import { unitName } from "@gunline/rules/words";
import { useIsOurs } from "../../online/whose-decision.ts";
import { chooseUse, useChosenUse } from "../../table/moment.ts";
import { useGame } from "../../table/table.ts";
import { lastShotsUnderWay } from "../../table/under-way.ts";
import { UnitBadge } from "../../table/unit-badge.tsx";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { useOdds } from "../fight/use-odds.ts";
import { TargetChart, whatOf } from "../shooting/odds.tsx";
import { modelCount } from "../unit-words.ts";
import { chosenShots, type Shots, shotsNow } from "./shots.ts";
import "../fight/fight.css";

const WORDS = words.interludes.lastShots;

/** Who has fallen, and what each enemy would suffer by their last shots. */
export function LastShotsPanel() {
  const game = useGame();
  const isOurs = useIsOurs();
  const chosen = useChosenUse();
  const task = lastShotsUnderWay(game);
  if (task === undefined) return null;
  const shots = chosenShots(game, chosen);
  return (
    <>
      <Section title={WORDS.title} aside={game.units[task.unit_id]!.name}>
        <p>{WORDS.words(task.model_ids.length, unitName(game, task.unit_id))}</p>
      </Section>
      {isOurs && (
        <Section title={WORDS.targets}>
          <div className="fight-picks" role="radiogroup" aria-label={WORDS.targets}>
            {shotsNow(game).map((one) => (
              <Target key={one.target.id} game={game} shots={one} isChosen={one === shots} />
            ))}
          </div>
        </Section>
      )}
      {isOurs && shots !== undefined && <Chart game={game} shots={shots} />}
    </>
  );
}

interface TargetProps {
  readonly game: Game;
  readonly shots: Shots;
  readonly isChosen: boolean;
}

function useShots(game: Game, { action }: Shots) {
  const { actor_unit_id, payload } = action;
  return useOdds(game, { of: "shots", unitId: actor_unit_id, assignments: payload.assignments });
}

function Target({ game, shots, isChosen }: TargetProps) {
  const odds = useShots(game, shots);
  const { target } = shots;
  const chances = odds?.targets[target.id];
  const { shown } = chances === undefined ? { shown: undefined } : whatOf(target, chances);
  const mean = shown !== undefined && "mean" in shown ? shown.mean.toFixed(1) : undefined;
  const models = modelCount(target);
  const wounds = Object.values(target.models)[0]?.wounds ?? 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card of several lines is no input element
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      className={isChosen ? "fight-pick fight-hovered" : "fight-pick"}
      onClick={() => chooseUse(target.id)}
    >
      <span className="fight-head">
        <UnitBadge unit={target} />
        <span className="fight-unit">{target.name}</span>
        <span className="fight-count">{models}</span>
      </span>
      <span className="fight-line">
        {mean === undefined
          ? WORDS.working
          : models === 1
            ? WORDS.wounds(mean, wounds)
            : WORDS.slain(mean, models)}
      </span>
    </button>
  );
}

function Chart({ game, shots }: Omit<TargetProps, "isChosen">) {
  const chances = useShots(game, shots)?.targets[shots.target.id];
  return chances === undefined ? null : <TargetChart target={shots.target} chances={chances} />;
}
