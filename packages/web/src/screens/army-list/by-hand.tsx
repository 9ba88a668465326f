import type { ListUnit, UnitSheet } from "@gunline/armies/lists";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { words } from "../../words/english.ts";
import { type HandWeapon, NO_WEAPON, type StatName, sheetByHand } from "./hand-sheet.ts";

const own = words.armyList.hand;
const stat = words.armyList.unit.stats;

const STATS: readonly (readonly [StatName, string, string])[] = [
  ["move", stat.move, "6"],
  ["toughness", stat.toughness, "4"],
  ["save", stat.save, "3"],
  ["invulnerable_save", own.invulnerable, ""],
  ["wounds", stat.wounds, "2"],
  ["leadership", stat.leadership, "6"],
  ["objective_control", stat.control, "1"],
];

interface ByHandProps {
  readonly unit: ListUnit;
  readonly onSheet: (sheet: UnitSheet) => void;
  readonly onClose: () => void;
}

/** The numbers of a unit that nobody else knows, typed from its datasheet. */
export function ByHand({ unit, onSheet, onClose }: ByHandProps) {
  const names = [...new Set(unit.models.flatMap(({ weapons }) => Object.keys(weapons)))];
  const [stats, setStats] = useState<Readonly<Record<StatName, string>>>(
    () => Object.fromEntries(STATS.map(([key, , first]) => [key, first])) as Record<StatName, string>,
  );
  const [weapons, setWeapons] = useState<Readonly<Record<string, HandWeapon>>>({});
  const [keywords, setKeywords] = useState("INFANTRY");
  const [bad, setBad] = useState(false);
  const weaponOf = (name: string) => weapons[name] ?? NO_WEAPON;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The page below has a form of its own.
    event.stopPropagation();
    const sheet = sheetByHand(unit, stats, weapons, keywords);
    if (sheet === undefined) setBad(true);
    else onSheet(sheet);
  };
  return (
    <Dialog title={own.title(unit.name)} onClose={onClose} wide>
      <form className="army-list-form" onSubmit={submit}>
        <p>{own.intro}</p>
        <fieldset>
          <legend>{own.models}</legend>
          {STATS.map(([key, label]) => (
            <label key={key}>
              {label}
              <input
                value={stats[key]}
                inputMode="numeric"
                onChange={({ target }) => setStats({ ...stats, [key]: target.value })}
              />
            </label>
          ))}
          <label>
            {own.keywords}
            <input value={keywords} onChange={({ target }) => setKeywords(target.value)} />
          </label>
        </fieldset>
        {names.map((name) => (
          <fieldset key={name}>
            <legend>{name}</legend>
            {(
              [
                ["range", words.armyList.unit.range],
                ["attacks", own.attacks],
                ["skill", words.armyList.unit.skill],
                ["strength", own.strength],
                ["ap", own.ap],
                ["damage", own.damage],
                ["keywords", own.keywords],
              ] as const
            ).map(([key, label]) => (
              <label key={key}>
                {label}
                <input
                  value={weaponOf(name)[key]}
                  placeholder={key === "range" ? own.rangeHint : undefined}
                  onChange={({ target }) =>
                    setWeapons({ ...weapons, [name]: { ...weaponOf(name), [key]: target.value } })
                  }
                />
              </label>
            ))}
          </fieldset>
        ))}
        {bad && (
          <p className="army-list-failed" role="alert">
            {own.bad}
          </p>
        )}
        <button type="submit" className="button button-primary">
          {own.use}
        </button>
        <Button onPress={onClose}>{words.ui.close}</Button>
      </form>
    </Dialog>
  );
}
