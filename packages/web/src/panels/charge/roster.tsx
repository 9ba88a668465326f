import { chargeTargetsOf, type Game, legal, type Refusal, RULES, type Unit } from "@gunline/rules";
import { useIsOurs } from "../../online/foreign.ts";
import { look } from "../../table/view.ts";
import { count, inches, typeset } from "../../table/words.ts";
import { Section } from "../../ui/section.tsx";
import { tip } from "../../ui/tip.ts";

/** Own units, and for each whether it can charge: those that can first. */
export function Roster({ game }: { readonly game: Game }) {
  const { chargers } = legal(game);
  const units = Object.keys(chargers)
    .map((id) => game.units[id]!)
    .filter(({ models }) => Object.keys(models).length > 0);
  const able = units.filter(({ id }) => chargers[id]!.length === 0);
  const others = units.filter(({ id }) => chargers[id]!.length > 0);
  return (
    <>
      <Section
        title="Who charges"
        aside={able.length > 0 ? `${count(able.length, "unit")} can` : "none left"}
      >
        {able.length === 0 && <NobodyLeft any={game.charges.tried_unit_ids.length > 0} />}
        <ul className="charge-list">
          {able.map((unit) => (
            <li key={unit.id}>
              <Able game={game} unit={unit} />
            </li>
          ))}
        </ul>
      </Section>
      {others.length > 0 && (
        <Section title="Not charging">
          <ul className="charge-list charge-resting">
            {others.map((unit) => (
              <Resting key={unit.id} game={game} unit={unit} refusals={chargers[unit.id]!} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function NobodyLeft({ any }: { readonly any: boolean }) {
  const isOurs = useIsOurs();
  return (
    <div className="charge-empty">
      <strong>{any ? "No charge is left" : "Nobody can charge"}</strong>
      <p>
        {any ? "Every unit has charged, tried or stood by." : "The reasons are below."}
        {isOurs && " End the phase to go on."}
      </p>
    </div>
  );
}

function hovering(id: string) {
  return {
    onPointerEnter: () => look({ hovered: id }),
    onPointerLeave: () => look({ hovered: null }),
    onFocus: () => look({ hovered: id }),
    onBlur: () => look({ hovered: null }),
  };
}

function Able({ game, unit }: { readonly game: Game; readonly unit: Unit }) {
  const targets = chargeTargetsOf(game, unit).filter(({ reasons }) => reasons.length === 0);
  const nearest = targets[0];
  return (
    <button
      type="button"
      className="charge-card charge-able"
      onClick={() => look({ charger: unit.id, prey: [], hovered: null })}
      {...hovering(unit.id)}
    >
      <span className="charge-mark charge-ready" aria-hidden="true">
        ✓
      </span>
      <span className="charge-name">{unit.name}</span>
      <span className="charge-figure">{count(targets.length, "target")}</span>
      <span className="charge-note">
        {count(Object.keys(unit.models).length, "model")}
        {nearest !== undefined &&
          ` · nearest ${game.units[nearest.unit_id]!.name}, ${inches(nearest.distance)}`}
      </span>
    </button>
  );
}

interface RestingProps {
  readonly game: Game;
  readonly unit: Unit;
  readonly refusals: readonly Refusal[];
}

function Resting({ game, unit, refusals }: RestingProps) {
  const { mark, word, why } = standing(game, unit, refusals);
  return (
    <li className="charge-rest" {...hovering(unit.id)}>
      <span className="charge-mark" aria-hidden="true">
        {mark}
      </span>
      <span className="charge-name">{unit.name}</span>
      <span className="charge-figure">{word}</span>
      {why.map(({ message, rule }) => (
        <span key={rule + message} className="charge-note" {...tip(`${RULES[rule]} (${rule})`)}>
          {typeset(message)} <span className="charge-rule">{rule}</span>
        </span>
      ))}
    </li>
  );
}

/** What became of it, if anything did; else why it cannot. */
function standing(game: Game, { id, flags }: Unit, refusals: readonly Refusal[]) {
  const { tried_unit_ids, skipped_unit_ids } = game.charges;
  if (flags.charged_this_turn === true) return { mark: "⚔", word: "charged · fights first", why: [] };
  if (tried_unit_ids.includes(id)) return { mark: "✕", word: "charge failed", why: [] };
  if (skipped_unit_ids.includes(id)) return { mark: "–", word: "skipped", why: [] };
  return { mark: "✕", word: "cannot", why: refusals };
}
