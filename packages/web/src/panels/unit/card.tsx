import { type Game, RULES, type RuleId, type Unit } from "@gunline/rules";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTexts } from "../../table/rule-texts.ts";
import { useGame } from "../../table/table.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { statsOf, strengthOf } from "../unit-words.ts";
import { abilityFactsOf, effectsOf, profilesOf, ranksOf, titled, weaponsOf } from "./facts.ts";
import { countsInWords, playedCounts } from "./played.ts";
import { RuleText } from "./rule-text.tsx";
import { WeaponTable } from "./weapons.tsx";
import "./unit.css";

interface UnitCardProps {
  readonly game: Game;
  readonly unit: Unit;
  /** The half of the board that the unit does not stand in. */
  readonly place: "left" | "right";
  /** Beside the name: from unit to unit, and what can be done with this one. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
}

const text = words.unitCard;

/** All that is known of a unit, whosever it is and whoever looks. */
export function UnitCard({ game, unit, place, actions, onClose }: UnitCardProps) {
  const ref = useRef<HTMLElement>(null);
  // The keys that read on belong to it; those of the table go on to work.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another unit is read from the top
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollTo(0, 0);
  }, [unit.id]);
  return (
    <section
      className={`unit-card unit-card-${unit.owner}`}
      data-place={place}
      aria-label={text.cardOf(unit.name)}
      tabIndex={-1}
      ref={ref}
    >
      <header className="unit-card-head">
        <div>
          <h2>{unit.name}</h2>
          <p className="unit-card-owner">
            <span className="unit-card-dot" aria-hidden="true" />
            {[game.players[unit.owner].name, strengthOf(unit), pointsOf(unit)].filter(Boolean).join(" · ")}
          </p>
        </div>
        <Button kind="quiet" label={text.close} hint={text.closeHint} onPress={onClose}>
          ✕
        </Button>
      </header>
      <div className="unit-card-actions">{actions}</div>
      <Profiles unit={unit} />
      <Effects game={game} unit={unit} />
      <Wounds unit={unit} />
      <Weapons game={game} unit={unit} />
      <Abilities unit={unit} />
      <Part title={text.keywords}>
        <p className="unit-card-words">{unit.keywords.map(titled).join(" · ")}</p>
      </Part>
    </section>
  );
}

function pointsOf({ points }: Unit): string {
  return points === undefined ? "" : text.points(points);
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="unit-card-part" aria-labelledby={id}>
      <h3 id={id} className="heading">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Profiles({ unit }: { readonly unit: Unit }) {
  const profiles = profilesOf(unit);
  return (
    <div className="unit-card-part">
      {profiles.map(({ name, stats }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two models of one name may differ in their numbers alone
        <div key={index} className="unit-card-profile">
          {profiles.length > 1 && <p className="unit-card-words">{name}</p>}
          <dl className="unit-card-stats tabular">
            {statsOf({ stats }).map(([short, value]) => (
              <div key={short}>
                <dt>
                  <abbr title={text.stats[short]}>{short}</abbr>
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

function Effects({ game, unit }: { readonly game: Game; readonly unit: Unit }) {
  const effects = effectsOf(game, unit);
  return (
    <Part title={text.inEffect}>
      {effects.length === 0 ? (
        <p className="unit-card-words">{text.noEffect}</p>
      ) : (
        <ul className="unit-card-effects">
          {effects.map(({ name, does, source, until }) => (
            <li key={name}>
              <b>{name}</b> {does !== undefined && does}{" "}
              <span>{source === undefined ? until : text.sourceUntil(source, until)}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Wounds({ unit }: { readonly unit: Unit }) {
  const standing = Object.keys(unit.models).length;
  const slain = unit.starting_strength - standing;
  return (
    <Part title={text.wounds}>
      {ranksOf(unit).map(({ name, isLeader, full, models }) => (
        <div key={`${name} ${full}`} className="unit-card-rank">
          <p>
            {isLeader && <span aria-hidden="true">★ </span>}
            {name}
            {models.length > 1 && <span className="unit-card-faint"> ×{models.length}</span>}
          </p>
          <ul>
            {models.map(({ id, wounds }) => (
              <li key={id} data-wounded={wounds < full || undefined}>
                <span className="visually-hidden">{text.woundsOf(id, wounds, full)}</span>
                <span aria-hidden="true">
                  <span className="unit-card-faint">{id}</span> {wounds}/{full}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {slain > 0 && <p className="unit-card-words">{text.slain(slain)}</p>}
    </Part>
  );
}

function Weapons({ game, unit }: { readonly game: Game; readonly unit: Unit }) {
  const carried = weaponsOf(game, unit);
  const ranged = carried.filter(({ weapon }) => weapon.type === "RANGED");
  const melee = carried.filter(({ weapon }) => weapon.type === "MELEE");
  const terms = [...new Map(carried.flatMap((one) => one.terms).map((term) => [term.name, term])).values()];
  return (
    <>
      {ranged.length > 0 && (
        <Part title={text.ranged}>
          <WeaponTable carried={ranged} skill={text.ballisticSkill} />
        </Part>
      )}
      {melee.length > 0 && (
        <Part title={text.melee}>
          <WeaponTable carried={melee} skill={text.weaponSkill} />
        </Part>
      )}
      {terms.length > 0 && (
        <Part title={text.weaponKeywords}>
          <dl className="unit-card-terms">
            {terms.map(({ name, rule }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{rule === null ? <NotAutomated /> : explanationOf(rule)}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
    </>
  );
}

/** The rule begins with its name, which stands beside it. */
function explanationOf(rule: RuleId): string {
  const does = RULES[rule].replace(/^[^:]*: /, "");
  return typeset(`${does[0]?.toUpperCase()}${does.slice(1)}`);
}

function NotAutomated() {
  return <span className="unit-card-own">{text.notAutomated}</span>;
}

function Abilities({ unit }: { readonly unit: Unit }) {
  const game = useGame();
  const abilities = abilityFactsOf(game, unit);
  const textOf = useTexts();
  return (
    <Part title={text.abilitiesTitle}>
      {abilities.length === 0 ? (
        <p className="unit-card-words">{text.noAbilities}</p>
      ) : (
        <>
          <p className="unit-card-words">{countsInWords(playedCounts(game, [unit]))}</p>
          <dl className="unit-card-terms">
            {abilities.map(({ name, does, played, status }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {does}{" "}
                  <small className={played === "none" ? "unit-card-own" : "unit-card-faint"}>{status}</small>
                  <RuleText text={textOf(name, unit.name)} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Part>
  );
}
