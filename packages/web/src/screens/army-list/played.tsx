import { countsOf, rulesOf, rulesOfDetachment, type SheetRule } from "@gunline/armies/books";
import type { ListedArmy } from "@gunline/armies/lists";
import { useMemo } from "react";
import { playedCounts } from "../../panels/unit/played.ts";
import { words } from "../../words/english.ts";
import type { Draft } from "./draft.ts";

const own = words.armyList.played;

interface PlayedProps {
  readonly draft: Draft;
  readonly listed: ListedArmy;
}

/** How many of the army's rules the referee plays, and by name those that are left to the players. */
export function Played({ draft, listed }: PlayedProps) {
  const { edition } = draft;
  const { list } = draft.read;
  const groups = useMemo(() => {
    if (edition === null) return [];
    const sheets = [...new Set(listed.sheets.flatMap((sheet) => sheet?.structure ?? []))];
    const detachment = edition.detachments.find(({ name }) => name === list.detachment);
    const worn = new Set(list.units.flatMap(({ enhancements }) => enhancements));
    const ofDetachment = detachment === undefined ? [] : rulesOfDetachment(edition, detachment);
    return [
      // Enhancements that nobody has are no rules of this army.
      {
        of: list.detachment ?? "",
        rules: ofDetachment.filter(({ source, name }) => source !== "ENHANCEMENT" || worn.has(name)),
      },
      ...sheets.map((sheet) => ({ of: sheet.name, rules: rulesOf(edition.rules, sheet) })),
    ];
  }, [edition, listed.sheets, list]);
  const printed = countsOf(groups.flatMap(({ rules }) => rules));
  const others = useMemo(() => countsOfOthers(listed), [listed]);
  const left = groups
    .map(({ of, rules }) => ({ of, rules: rules.filter(isLeft) }))
    .filter(({ rules }) => rules.length > 0);
  return (
    <details className="army-list-played">
      <summary>
        {words.builder.head.played(
          printed.full + others.full,
          printed.partial + others.partial,
          printed.none + others.none,
        )}
      </summary>
      <dl>
        {left.map(({ of, rules }) => (
          <div key={of}>
            <dt>{of}</dt>
            <dd>
              {rules.map(({ name, status }) => (status === "partial" ? own.partly(name) : name)).join(", ")}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Of units that no book has, what they have is all that there is. */
function countsOfOthers({ army, sheets, places }: ListedArmy) {
  const units = sheets.flatMap((sheet, place) => {
    const at = sheet?.structure === undefined ? places[place] : null;
    const unit = at == null ? undefined : army.units[at];
    return unit === undefined ? [] : [{ ...unit, id: unit.kind, owner: "p1" as const }];
  });
  return playedCounts({ settings: { rows: army.rows ?? [] } }, units);
}

function isLeft({ status, applicable }: SheetRule): boolean {
  return status !== "full" && applicable !== false;
}
