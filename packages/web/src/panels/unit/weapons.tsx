import type { Weapon } from "@gunline/rules";
import { words } from "../../words/english.ts";
import type { Carried } from "./facts.ts";

const text = words.unitCard;

interface WeaponTableProps {
  readonly carried: readonly Carried[];
  /** Over the column of skills: ballistic or weapon skill. */
  readonly skill: { readonly short: string; readonly long: string };
}

/** Weapons as players read them: range, attacks, skill, strength, piercing, damage, and under the name its keywords. */
export function WeaponTable({ carried, skill }: WeaponTableProps) {
  const columns = [text.columns.range, text.columns.attacks, skill, ...text.columns.others];
  return (
    <table className="unit-card-weapons tabular">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{text.weapon}</span>
          </th>
          {columns.map(({ short, long }) => (
            <th key={short} scope="col">
              <abbr title={long}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {carried.map(({ weapon, count, terms }) => (
          <tr key={weapon.id}>
            <th scope="row">
              {weapon.name} <span className="unit-card-faint">×{count}</span>
              {terms.length > 0 && (
                <span className="unit-card-chips">{terms.map(({ name }) => name).join(", ")}</span>
              )}
            </th>
            {valuesOf(weapon).map((value, index) => (
              <td key={columns[index]!.short}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function valuesOf({ type, range, attacks, skill, strength, ap, damage }: Weapon): readonly string[] {
  return [
    type === "MELEE" ? "–" : `${range}″`,
    `${attacks}`,
    skill === null ? "–" : `${skill}+`,
    `${strength}`,
    ap === 0 ? "0" : `−${-ap}`,
    `${damage}`,
  ];
}
