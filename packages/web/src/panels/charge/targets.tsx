import { charges, type Game, numbersOf, type Refusal, RULES, type Unit } from "@gunline/rules";
import { choose, useMoment } from "../../table/moment.ts";
import { look } from "../../table/view.ts";
import { Section } from "../../ui/section.tsx";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { inches, typeset } from "../../words/format.ts";
import { chanceInWords } from "./advice.ts";
import { type ChargeOddsAnswer, needs, useChargeOdds } from "./charge-odds.ts";
import { isCertain } from "./hopeless.ts";
import { Reasons } from "./reasons.tsx";
import { Strip } from "./strip.tsx";

const WORDS = words.charge.targets;

/** Whom to charge: any number of units, each with what it takes to reach it. */
export function Targets({ game, unit }: { readonly game: Game; readonly unit: Unit }) {
  const { chargeTargets } = useMoment("charge");
  const { declared } = numbersOf(game).charge;
  const all = charges.chargeTargetsOf(game, unit);
  const near = all.filter(({ distance }) => distance <= declared);
  const able = near.filter(({ reasons }) => reasons.length === 0);
  const together = chargeTargets.length > 1 ? [chargeTargets] : [];
  const lists = [...together, ...able.map(({ unit_id }) => [unit_id])];
  const odds = useChargeOdds(game, unit.id, lists);
  const of = (target: charges.ChargeTarget) => odds[together.length + able.indexOf(target)];
  const chosen =
    chargeTargets.length > 1 ? odds[0] : odds[able.findIndex(({ unit_id }) => unit_id === chargeTargets[0])];
  return (
    <>
      <Section title={WORDS.title(declared)} aside={near.length > 0 && WORDS.figures}>
        {near.length === 0 && (
          <div className="charge-empty">
            <strong>{WORDS.none(declared)}</strong>
          </div>
        )}
        <ul className="charge-list" aria-label={WORDS.label}>
          {near.map((target) => (
            <li key={target.unit_id}>
              <Target
                game={game}
                target={target}
                outlook={of(target)}
                chosen={chargeTargets.includes(target.unit_id)}
                number={able.indexOf(target) + 1}
                onToggle={() => choose("charge", { chargeTargets: toggled(chargeTargets, target.unit_id) })}
              />
            </li>
          ))}
        </ul>
        <Beyond game={game} targets={all.filter((target) => !near.includes(target))} />
      </Section>
      {chargeTargets.length > 0 && <TargetChance game={game} targets={chargeTargets} outlook={chosen} />}
    </>
  );
}

function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}

interface TargetProps {
  readonly game: Game;
  readonly target: charges.ChargeTarget;
  readonly outlook: ChargeOddsAnswer | undefined;
  readonly chosen: boolean;
  /** The key that does the same; 0: none. */
  readonly number: number;
  readonly onToggle: () => void;
}

function Target({ game, target, outlook: odds, chosen, number, onToggle }: TargetProps) {
  const { unit_id, distance, reasons } = target;
  const { name } = game.units[unit_id]!;
  const refused = reasons[0];
  const lost = refused === undefined && odds !== undefined ? againstIt(odds) : [];
  const against = refused === undefined ? lost : [refused];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card of several lines is no input element
    <button
      type="button"
      role="checkbox"
      aria-checked={chosen}
      aria-disabled={refused !== undefined || undefined}
      className="charge-card charge-target"
      onClick={refused === undefined ? onToggle : undefined}
      onPointerEnter={() => look({ hovered: unit_id })}
      onPointerLeave={() => look({ hovered: null })}
      onFocus={() => look({ hovered: unit_id })}
      onBlur={() => look({ hovered: null })}
      {...tip(
        against.length === 0 ? undefined : against.map(({ rule }) => `${RULES[rule]} (${rule})`).join("\n"),
      )}
    >
      <span className="charge-mark" aria-hidden="true">
        {refused === undefined ? (chosen ? "◎" : "○") : "✕"}
      </span>
      <span className="charge-name">{name}</span>
      {refused === undefined && <Figures outlook={odds} />}
      {number > 0 && number < 10 && (
        <span className="charge-key" aria-hidden="true">
          <kbd>{number}</kbd>
        </span>
      )}
      <span className="charge-note">
        {refused === undefined ? (
          WORDS.nearest(inches(distance))
        ) : (
          <>
            {typeset(refused.message)} <span className="charge-rule">{refused.rule}</span>
          </>
        )}
      </span>
      {lost.map(({ message, rule }) => (
        <span key={rule + message} className="charge-note">
          {typeset(message)} <span className="charge-rule">{rule}</span>
        </span>
      ))}
    </button>
  );
}

/** `4″ · 92 %`: the least roll that succeeds, and the chance of it. */
function Figures({ outlook: odds }: { readonly outlook: ChargeOddsAnswer | undefined }) {
  if (odds === undefined) {
    return (
      <span className="charge-figure charge-thinking">
        <span aria-hidden="true">…</span>
        <span className="visually-hidden">{WORDS.thinking}</span>
      </span>
    );
  }
  if (!odds.ok) return <span className="charge-figure">–</span>;
  const least = needs(odds.value);
  if (least === undefined) {
    return (
      <span className="charge-figure charge-never">
        {isCertain(againstIt(odds)) ? WORDS.outOfReach : WORDS.notFound}
      </span>
    );
  }
  return <span className="charge-figure">{WORDS.figure(least, chanceInWords(odds.value))}</span>;
}

interface TargetChanceProps {
  readonly game: Game;
  readonly targets: readonly string[];
  readonly outlook: ChargeOddsAnswer | undefined;
}

/** What the whole of the choice takes: all targets have to be reached with the one roll. */
export function TargetChance({ game, targets, outlook: odds }: TargetChanceProps) {
  const names = targets.map((id) => game.units[id]!.name).join(" + ");
  return (
    <Section title={targets.length > 1 ? WORDS.several : WORDS.one} aside={WORDS.dice}>
      <div className="charge-together">
        <span className="charge-name">{names}</span>
        <Figures outlook={odds} />
      </div>
      {odds?.ok === true && <Strip outlook={odds.value} />}
      {odds !== undefined && <Reasons refusals={againstIt(odds)} />}
    </Section>
  );
}

/** Why it may not be declared, or why even the best roll is not enough; empty where neither is so. */
function againstIt(odds: ChargeOddsAnswer): readonly Refusal[] {
  if (!odds.ok) return odds.refusals;
  return needs(odds.value) === undefined ? (Object.values(odds.value.rolls).at(-1)?.reasons ?? []) : [];
}

function Beyond({
  game,
  targets,
}: {
  readonly game: Game;
  readonly targets: readonly charges.ChargeTarget[];
}) {
  if (targets.length === 0) return null;
  const far = targets.map(({ unit_id, distance }) => `${game.units[unit_id]!.name} ${inches(distance)}`);
  return <p className="charge-beyond">{WORDS.beyond(far.join(", "))}</p>;
}
