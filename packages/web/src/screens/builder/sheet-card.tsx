import { countsOf, rulesOf, type Sheet } from "@gunline/armies/books";
import type { ArmyBook, BuiltArmy, BuiltUnit } from "@gunline/armies/builder";
import { useMemo } from "react";
import { words } from "../../words/english.ts";
import { OddsTable } from "./odds-table.tsx";

const own = words.builder.sheet;
const detail = words.armyList.unit;

interface SheetCardProps {
  readonly book: ArmyBook;
  readonly sheet: Sheet | undefined;
  readonly army: BuiltArmy;
  /** The unit of the army that is looked at; none: the sheet alone. */
  readonly unit: BuiltUnit | undefined;
}

/** A datasheet: numbers, weapons, and what the referee plays of its rules. */
export function SheetCard({ book, sheet, army, unit }: SheetCardProps) {
  const rules = useMemo(() => (sheet === undefined ? [] : rulesOf(book.rules, sheet)), [book, sheet]);
  if (sheet === undefined) return <p className="builder-sheet builder-quiet">{own.none}</p>;
  const counts = countsOf(rules);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys
    <section className="builder-sheet" aria-label={own.heading(sheet.name)} tabIndex={0}>
      <h2>{sheet.name}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {Object.values(STATS).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.models.map((kind) => (
            <tr key={kind.name}>
              <th scope="row">{kind.name}</th>
              <td>{`${kind.move}″`}</td>
              <td>{kind.toughness}</td>
              <td>{kind.save === 7 ? "–" : `${kind.save}+`}</td>
              <td>{kind.invulnerable === null ? "–" : `${kind.invulnerable}+`}</td>
              <td>{kind.wounds}</td>
              <td>{`${kind.leadership}+`}</td>
              <td>{kind.oc}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{own.weapons}</h3>
      <table>
        <thead>
          <tr>
            <td />
            {WEAPON.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.weapons.flatMap(({ name, type, profiles }) =>
            profiles.map((profile) => (
              <tr key={`${type} ${name} ${profile.name ?? ""}`}>
                <th scope="row">
                  {profile.name === undefined ? name : `${name} (${profile.name})`}
                  {profile.keywords.length > 0 && (
                    <span className="builder-note builder-weapon-keywords">
                      {profile.keywords.join(", ").toLowerCase()}
                    </span>
                  )}
                </th>
                <td>{type === "MELEE" ? detail.melee : profile.range == null ? "–" : `${profile.range}″`}</td>
                <td>{profile.attacks}</td>
                <td>{profile.skill === null ? "–" : `${profile.skill}+`}</td>
                <td>{profile.strength}</td>
                <td>{profile.ap === 0 ? 0 : `−${-profile.ap}`}</td>
                <td>{profile.damage}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <OddsTable army={army} sheet={sheet} unit={unit} />
      <h3>
        {own.rules} <span>{own.count(counts.full, counts.partial, counts.none)}</span>
      </h3>
      <ul className="builder-rules">
        {rules.map(({ name, source, status, sentence, left, applicable }) => (
          <li key={`${source} ${name}`} data-status={applicable === false ? undefined : status}>
            <b>{name}</b> {applicable !== false && <span className="builder-note">{own.status[status]}</span>}
            {sentence !== null && <p>{sentence}</p>}
            {left !== null && (
              <p className={applicable === false ? "builder-quiet" : "builder-left"}>{left}</p>
            )}
          </li>
        ))}
      </ul>
      {sheet.leads.length > 0 && <p className="builder-quiet">{own.leads(sheet.leads.join(", "))}</p>}
      <p className="builder-quiet">
        {own.keywords}: {[...sheet.factionKeywords, ...sheet.keywords].join(", ").toLowerCase()}
      </p>
    </section>
  );
}

const STATS = {
  move: detail.stats.move,
  toughness: detail.stats.toughness,
  save: detail.stats.save,
  inv: detail.stats.inv,
  wounds: detail.stats.wounds,
  leadership: detail.stats.leadership,
  control: detail.stats.control,
};
const { attacks, strength, ap, damage } = words.armyList.hand;
const WEAPON = [detail.range, attacks, detail.skill, strength, ap, damage];
