import type { Sheet } from "@gunline/armies/books";
import {
  type BuiltArmy,
  type BuiltUnit,
  fieldArmy,
  newUnit,
  type PracticeOdds,
  practiceOdds,
} from "@gunline/armies/builder";
import { useEffect, useState } from "react";
import { words } from "../../words/english.ts";

const own = words.builder.sheet;

interface OddsTableProps {
  readonly army: BuiltArmy;
  readonly sheet: Sheet;
  readonly unit: BuiltUnit | undefined;
}

/** What the unit would do to a few common targets; worked out when nothing else is to be done. */
export function OddsTable({ army, sheet, unit }: OddsTableProps) {
  const [odds, setOdds] = useState<readonly PracticeOdds[] | null>(null);
  const key = JSON.stringify([sheet.id, unit?.models ?? null, unit?.wargear ?? null]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the odds depend on
  useEffect(() => {
    let isWanted = true;
    setOdds(null);
    const later = setTimeout(async () => {
      const { leads: _, ...alone } = unit ??
        newUnit(sheet, "u1") ?? { leads: undefined, id: "", sheet: "", models: [] };
      const { army: field } = await fieldArmy({ ...army, units: [alone], warlord: null });
      if (isWanted) setOdds(practiceOdds(field));
    }, 250);
    return () => {
      isWanted = false;
      clearTimeout(later);
    };
  }, [key]);
  if (!sheet.weapons.some(({ type }) => type === "RANGED")) return null;
  return (
    <>
      <h3>{own.odds}</h3>
      {odds === null ? (
        <p className="builder-quiet">{own.working}</p>
      ) : (
        <table className="builder-odds">
          <thead>
            <tr>
              <th scope="col">{own.targetHead}</th>
              <th scope="col">{own.slainHead}</th>
              <th scope="col">{own.wipedHead}</th>
            </tr>
          </thead>
          <tbody>
            {odds.map(({ target, models, slain, destroyed }) => (
              <tr key={target}>
                <th scope="row">{own.target(target, models)}</th>
                <td>{slain === null ? own.noOdds : own.slain(slain.toFixed(2), models)}</td>
                <td>{destroyed === null ? "–" : percent(destroyed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="builder-quiet">{own.oddsNote}</p>
    </>
  );
}

function percent(chance: number): string {
  return `${(chance * 100).toFixed(chance < 0.1 ? 1 : 0)} %`;
}
