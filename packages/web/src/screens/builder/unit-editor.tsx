import type { Sheet } from "@gunline/armies/books";
import {
  type BuiltUnit,
  carriedBy,
  freeKinds,
  kindsOf,
  leadsSomebody,
  ledBy,
  mayBear,
  mayBeWarlord,
  sizeOf,
  sizesOf,
} from "@gunline/armies/builder";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";
import type { Building } from "./editor.tsx";
import { Stepper } from "./stepper.tsx";
import { UnitBase } from "./unit-base.tsx";
import { WargearOptions } from "./wargear-options.tsx";

const own = words.builder.unit;

export interface UnitProps extends Building {
  readonly unit: BuiltUnit;
}

/** Size, wargear, enhancement, leader and Warlord of one unit. */
export function UnitEditor({ unit, ...building }: UnitProps) {
  const { army, book, onEdit } = building;
  const sheet = book.sheets.get(unit.sheet);
  if (sheet === undefined) return null;
  const enhancements = (book.detachment(army.detachment)?.enhancements ?? []).filter(
    (one) => one.name === unit.enhancement || mayBear(army, book, unit, one),
  );
  const led = ledBy(army, book, unit);
  const current = army.units.find(({ id }) => id === unit.leads);
  const targets = current === undefined || led.includes(current) ? led : [...led, current];
  const nameOf = (one: BuiltUnit) => one.name ?? book.sheets.get(one.sheet)?.name ?? one.sheet;
  const base = sheet.models[0]?.base ?? "";
  return (
    <div className="builder-edit">
      <Sizes sheet={sheet} unit={unit} {...building} />
      <WargearOptions sheet={sheet} unit={unit} {...building} />
      <details>
        <summary>{own.carries}</summary>
        <ul className="builder-carried">
          {unit.models.map((group) => (
            <li key={JSON.stringify([group.kind, group.start, group.takes])}>
              {group.count} × {group.kind}: {inWords(carriedBy(sheet, group))}
            </li>
          ))}
        </ul>
      </details>
      {enhancements.length > 0 && (
        <label>
          {own.enhancement}
          <select
            value={unit.enhancement ?? ""}
            onChange={({ target }) => onEdit({ type: "ENHANCE", unit: unit.id, name: target.value || null })}
          >
            <option value="">{own.none}</option>
            {enhancements.map(({ name, points }) => (
              <option key={name} value={name}>
                {words.newGame.armyPoints(name, points)}
              </option>
            ))}
          </select>
        </label>
      )}
      {leadsSomebody(sheet) && (
        <label>
          {own.leads}
          <select
            value={unit.leads ?? ""}
            onChange={({ target }) => onEdit({ type: "LEAD", unit: unit.id, to: target.value || null })}
          >
            <option value="">{own.nobody}</option>
            {targets.map((one) => (
              <option key={one.id} value={one.id}>
                {nameOf(one)} {words.builder.units.models(sizeOf(one))}
              </option>
            ))}
          </select>
        </label>
      )}
      {mayBeWarlord(army, book, sheet) && (
        <label className="builder-check">
          <input
            type="checkbox"
            checked={army.warlord === unit.id}
            onChange={({ target }) => onEdit({ type: "WARLORD", unit: target.checked ? unit.id : null })}
          />
          {own.warlord}
        </label>
      )}
      <label>
        {own.name}
        <input
          value={unit.name ?? ""}
          placeholder={sheet.name}
          maxLength={60}
          onChange={({ target }) => onEdit({ type: "NAME_UNIT", unit: unit.id, name: target.value })}
        />
      </label>
      <UnitBase
        code={base}
        base={unit.base}
        onBase={(one) => onEdit({ type: "BASE", unit: unit.id, base: one })}
      />
      <div className="builder-row">
        <Button onPress={() => onEdit({ type: "DUPLICATE", unit: unit.id })}>{own.duplicate}</Button>
        <Button kind="danger" onPress={() => onEdit({ type: "REMOVE", unit: unit.id })}>
          {own.remove}
        </Button>
      </div>
    </div>
  );
}

function Sizes({ sheet, unit, onEdit }: UnitProps & { readonly sheet: Sheet }) {
  const sizes = sizesOf(sheet);
  const size = sizeOf(unit);
  const kinds = kindsOf(unit);
  const free = freeKinds(sheet, unit);
  const all = sizes.includes(size) ? sizes : [...sizes, size].toSorted((a, b) => a - b);
  return (
    <>
      {all.length > 1 && (
        <label>
          {own.size}
          <select
            value={size}
            onChange={({ target }) => onEdit({ type: "SIZE", unit: unit.id, size: Number(target.value) })}
          >
            {all.map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        </label>
      )}
      {free.map((kind) => {
        const count = kinds[kind] ?? 0;
        const change = (by: number) =>
          onEdit({ type: "KINDS", unit: unit.id, kinds: { ...kinds, [kind]: count + by } });
        return (
          <Stepper
            key={kind}
            label={kind}
            count={count}
            more={{ label: own.more(kind), onPress: () => change(1) }}
            fewer={{
              label: own.fewer(kind),
              onPress: () => change(-1),
              disabledBecause: count === 0 ? own.cannot : undefined,
            }}
          />
        );
      })}
    </>
  );
}

function inWords(carried: ReadonlyMap<string, number> | undefined): string {
  return [...(carried ?? [])]
    .map(([name, number]) => (number === 1 ? name : `${name} ×${number}`))
    .join(", ");
}
