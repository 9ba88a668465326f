import type { Sheet } from "@gunline/armies/books";
import {
  barredFrom,
  isBattleline,
  mostUnits,
  newUnit,
  pointsOfArmy,
  pricedUnit,
  sizesOf,
} from "@gunline/armies/builder";
import { useMemo, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Segments } from "../../ui/segments.tsx";
import { words } from "../../words/english.ts";
import type { Building } from "./editor.tsx";

const own = words.builder.add;

const ROLES = ["all", "Character", "Battleline", "Other", "Transport"] as const;
type Role = (typeof ROLES)[number];

interface AddUnitsProps extends Building {
  readonly onLook: (sheet: string | null) => void;
  readonly onAllies: () => void;
}

/** The datasheets of the army by role, name and what still fits. */
export function AddUnits({ army, book, onEdit, onLook, onAllies }: AddUnitsProps) {
  const [search, setSearch] = useState("");
  const [role, setRole] = useState<Role>("all");
  const [isFitting, setFitting] = useState(false);
  const left = army.limit - pointsOfArmy(army, book);
  const priced = useMemo(
    () =>
      [...book.own, ...book.allies]
        .filter((sheet) => sizesOf(sheet).length > 0)
        .map((sheet) => ({ sheet, points: pricedUnit(sheet, newUnit(sheet, "")!, book.isAlly(sheet)) })),
    [book],
  );
  const wanted = plain(search);
  const rows = priced
    .filter(
      ({ sheet, points }) =>
        plain(sheet.name).includes(wanted) &&
        (!isFitting || points <= left) &&
        (role === "all" ||
          roleOf(sheet) === role ||
          (role === "Battleline" && isBattleline(army, book, sheet))),
    )
    .map((row) => ({ ...row, barred: barredFrom(army, book, row.sheet) }));
  const shown = rows.filter(({ barred }) => barred === undefined);
  const barred = rows.filter((row) => row.barred !== undefined);
  return (
    <section className="builder-add" aria-label={own.heading}>
      <h2>{own.heading}</h2>
      <label className="builder-search">
        <span className="visually-hidden">{own.search}</span>
        <input
          type="search"
          placeholder={own.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            const [first] = shown;
            if (event.key !== "Enter" || first === undefined) return;
            event.preventDefault();
            onEdit({ type: "ADD", sheet: first.sheet.id });
          }}
        />
      </label>
      <Segments
        label={own.role}
        value={role}
        options={ROLES.map((value) => ({ value, label: own.roles[value] }))}
        onChange={setRole}
      />
      <label className="builder-check">
        <input type="checkbox" checked={isFitting} onChange={({ target }) => setFitting(target.checked)} />
        {own.fits}
      </label>
      {rows.length === 0 && <p className="builder-quiet">{own.none}</p>}
      <ul className="builder-sheets">
        {shown.map(({ sheet, points }) => {
          const count = army.units.filter((unit) => unit.sheet === sheet.id).length;
          return (
            <li key={sheet.id} data-over={points > left || undefined}>
              <button type="button" className="builder-look" onClick={() => onLook(sheet.id)}>
                <span>{sheet.name}</span>
                <span className="builder-price">
                  {own.points(points)}
                  {count > 0 && <b> {own.most(count, mostUnits(army, book, sheet))}</b>}
                </span>
              </button>
              <Button label={own.add(sheet.name)} onPress={() => onEdit({ type: "ADD", sheet: sheet.id })}>
                +
              </Button>
            </li>
          );
        })}
      </ul>
      {barred.length > 0 && (
        <details className="builder-barred">
          <summary>{own.barred(barred.length)}</summary>
          <ul className="builder-sheets">
            {barred.map(({ sheet, barred: why }) => (
              <li key={sheet.id}>
                <button type="button" className="builder-look" onClick={() => onLook(sheet.id)}>
                  <span>
                    {sheet.name}
                    <small>{why}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {book.allies.length === 0 && (
        <Button onPress={onAllies} hint={own.alliesHint}>
          {own.allies}
        </Button>
      )}
    </section>
  );
}

function roleOf({ role }: Sheet): Role {
  if (role === "Dedicated Transport") return "Transport";
  return role === "Fortification" ? "Other" : role;
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}|['’]/gu, "")
    .toLowerCase();
}
