import type { Counts, ListedArmy, ListModel } from "@gunline/armies/lists";
import { textOfRule } from "@gunline/armies/texts";
import type { Weapon } from "@gunline/rules";
import { useState } from "react";
import { type AbilityFact, abilityFactsOf } from "../../panels/unit/facts.ts";
import { RuleText } from "../../panels/unit/rule-text.tsx";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";
import type { Draft } from "./draft.ts";
import { UnitEdit } from "./unit-edit.tsx";

const own = words.armyList.unit;

interface UnitDetailProps {
  readonly draft: Draft;
  readonly listed: ListedArmy;
  readonly chosen: number;
  readonly onDraft: (draft: Draft) => void;
}

/** One unit: its models and what each carries, its weapons with their numbers, its rules and who plays them. */
export function UnitDetail({ draft, listed, chosen, onDraft }: UnitDetailProps) {
  const [isEdited, setEdited] = useState(false);
  const written = draft.read.list.units[chosen];
  if (written === undefined) return null;
  const unit = listed.shared[chosen] ?? written;
  const at = listed.places[chosen];
  const field = at == null ? undefined : listed.army.units[at];
  const size = unit.models.reduce((sum, { count }) => sum + count, 0);
  const carried = unit.models.reduce((sum, one) => sum + one.count * total(one.weapons), 0);
  const source = listed.sheets[chosen]?.source;
  const ids =
    field === undefined ? [] : [...new Set(Object.values(field.models).flatMap(({ weapons }) => weapons))];
  const rules = field === undefined ? [] : rulesOf(listed, field);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach what is below
    <section className="army-list-unit" aria-label={unit.name} tabIndex={0}>
      <header>
        <h3>{unit.name}</h3>
        <span>{own.facts(size, unit.points)}</span>
        {field !== undefined && <StatLine stats={field.stats} />}
        <Button onPress={() => setEdited(!isEdited)} label={words.armyList.edit.ofUnit(unit.name)}>
          {isEdited ? words.armyList.edit.done : words.armyList.edit.change}
        </Button>
      </header>
      {isEdited && <UnitEdit draft={draft} listed={listed} place={chosen} onDraft={onDraft} />}
      <h4>
        {own.carries} <span>{own.total(size, carried)}</span>
      </h4>
      <ul className="army-list-models">
        {unit.models.map((model, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups of models may be alike, and their order never changes
          <li key={`${index} ${model.name}`}>
            <b>
              {model.count} {model.name}
            </b>
            <span>{loadout(model)}</span>
            {model.split === "one of several" && <small>▲ {own.chosen}</small>}
          </li>
        ))}
        {Object.keys(unit.items).length > 0 && (
          <li>
            <b>{own.withUnit}</b>
            <span>{inWords(unit.items)}</span>
          </li>
        )}
      </ul>
      {ids.length > 0 && (
        <>
          <h4>
            {own.weapons} <span>{source === undefined ? "" : own.from[source]}</span>
          </h4>
          <table className="army-list-weapons">
            <thead>
              <tr>
                <td />
                <th scope="col">{own.range}</th>
                <th scope="col">{words.armyList.hand.attacks}</th>
                <th scope="col">{own.skill}</th>
                <th scope="col">{words.armyList.hand.strength}</th>
                <th scope="col">{words.armyList.hand.ap}</th>
                <th scope="col">{words.armyList.hand.damage}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {ids.map((id) => (
                <WeaponRow key={id} weapon={listed.army.weapons[id]!} />
              ))}
            </tbody>
          </table>
        </>
      )}
      {field !== undefined && rules.length > 0 && (
        <Rules rules={rules} textOf={(rule) => textOfRule(listed.army.texts ?? [], rule, unit.name)} />
      )}
    </section>
  );
}

/** As the unit will have them at the table: with the rows that its army brings. */
function rulesOf({ army }: ListedArmy, field: ListedArmy["army"]["units"][number]): readonly AbilityFact[] {
  return abilityFactsOf(
    { settings: army.rows === undefined ? {} : { rows: army.rows } },
    { ...field, id: field.kind, owner: "p1" },
  );
}

interface RulesProps {
  readonly rules: readonly AbilityFact[];
  readonly textOf: (rule: string) => string | undefined;
}

function Rules({ rules, textOf }: RulesProps) {
  const count = (wanted: AbilityFact["played"]) => rules.filter(({ played }) => played === wanted).length;
  return (
    <>
      <h4>
        {own.rules} <span>{words.coverage.counts(count("full"), count("partial"), count("none"))}</span>
      </h4>
      {rules.map(({ name, does, played, status }) => (
        <div key={name} className={played === "none" ? "army-list-rule by-hand" : "army-list-rule"}>
          <b>{name}</b> {does} <small>{status}</small>
          <RuleText text={textOf(name)} />
        </div>
      ))}
    </>
  );
}

function StatLine({ stats }: { readonly stats: ListedArmy["army"]["units"][number]["stats"] }) {
  const { move, toughness, save, invulnerable_save, wounds, leadership, objective_control } = stats;
  const all = [
    [own.stats.move, `${move}″`],
    [own.stats.toughness, toughness],
    [own.stats.save, save === 7 ? "–" : `${save}+`],
    ...(invulnerable_save === null ? [] : [[own.stats.inv, `${invulnerable_save}+`]]),
    [own.stats.wounds, wounds],
    [own.stats.leadership, `${leadership}+`],
    [own.stats.control, objective_control],
  ];
  return (
    <dl className="army-list-stats">
      {all.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function WeaponRow({ weapon }: { readonly weapon: Weapon }) {
  return (
    <tr>
      <th scope="row">{weapon.name}</th>
      <td>{weapon.type === "MELEE" ? own.melee : `${weapon.range}″`}</td>
      <td>{weapon.attacks}</td>
      <td>{weapon.skill === null ? "–" : `${weapon.skill}+`}</td>
      <td>{weapon.strength}</td>
      <td>{weapon.ap === 0 ? 0 : `−${-weapon.ap}`}</td>
      <td>{weapon.damage}</td>
      <td>{weapon.keywords.map((one) => one.toLowerCase()).join(", ")}</td>
    </tr>
  );
}

function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, number) => sum + number, 0);
}

function loadout({ weapons, items }: ListModel): string {
  const parts = [inWords(weapons), inWords(items)].filter((one) => one !== "");
  return parts.length === 0 ? own.nothing : parts.join("; ");
}

function inWords(counts: Counts): string {
  return Object.entries(counts)
    .map(([name, number]) => (number === 1 ? name : `${name} ×${number}`))
    .join(", ");
}
