import type { Game, Unit } from "@gunline/rules";
import { useState } from "react";
import { choose, stateNow, useMoment } from "../../table/moment.ts";
import { words } from "../../words/english.ts";
import {
  attacksEach,
  moreAt,
  moreIn,
  type Strikers,
  splitOne,
  unsplit,
  type Way,
  waysOf,
} from "./strikes.ts";
import "../shooting/model-split.css";

const WORDS = words.fighting.division;

interface DivisionProps {
  readonly game: Game;
  readonly unit: Unit;
  readonly strikers: readonly Strikers[];
}

/** Who strikes whom with what, divided: models between weapons and enemies, and one model's attacks between enemies. */
export function Division({ game, unit, strikers }: DivisionProps) {
  const [open, setOpen] = useState(false);
  const groups = [...new Set(strikers.map(({ group }) => group))].filter((group) => {
    const first = strikers.find((one) => one.group === group)!;
    return first.enemies.length > 1 || (first.enemies.length === 1 && first.arms.length > 1);
  });
  if (groups.length === 0) return null;
  return (
    <div className="fight-division">
      <button type="button" className="text-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {WORDS.title} {open ? "▴" : "▾"}
      </button>
      {open &&
        groups.map((group) => (
          <GroupDivision key={group} game={game} unit={unit} strikers={strikers} group={group} />
        ))}
    </div>
  );
}

function GroupDivision({ game, unit, strikers, group }: DivisionProps & { readonly group: string }) {
  const { strikes: choices } = useMoment("fighting");
  const own = strikers.filter((one) => one.group === group);
  const ways = waysOf(strikers, group);
  const models = ways.reduce((sum, way) => sum + way.models, 0);
  const splitting = own.find(({ split }) => split !== undefined);
  return (
    <fieldset className="fight-share">
      <legend>{WORDS.group(models + (splitting === undefined ? 0 : 1), own[0]!.arms.map(nameOf))}</legend>
      {/* Who divides its attacks alone leaves nobody to share out. */}
      {(models === 0 ? [] : ways).map((way) => (
        <Stepper
          key={way.key}
          label={wayInWords(way, own[0]!)}
          count={way.models}
          onMore={
            way.models < models
              ? () => choose("fighting", { strikes: moreIn(strikers, choices, group, way.key) })
              : undefined
          }
        />
      ))}
      {splitting === undefined ? (
        <SplitButton game={game} unit={unit} own={own} />
      ) : (
        <SplitAttacks unit={unit} splitting={splitting} />
      )}
    </fieldset>
  );
}

const nameOf = ({ name }: { readonly name: string }) => name;

/** The name of the weapon only where there are several. */
function wayInWords({ arm, target }: Way, { arms }: Strikers): string {
  return arms.length > 1 && arm !== undefined ? WORDS.way(arm.name, target.name) : target.name;
}

function SplitButton({
  game,
  unit,
  own,
}: Omit<DivisionProps, "strikers"> & { readonly own: readonly Strikers[] }) {
  const most = own.toSorted((a, b) => b.modelIds.length - a.modelIds.length)[0]!;
  const { arm, target, enemies, modelIds } = most;
  if (enemies.length < 2 || arm === undefined || target === undefined) return null;
  const makes = attacksEach(game, unit, modelIds.at(-1)!, arm, target);
  if (makes === undefined) return <p className="fight-quiet">{WORDS.rolled(arm.name)}</p>;
  if (makes < 2) return null;
  return (
    <button
      type="button"
      className="text-button"
      onClick={() => choose("fighting", { strikes: splitOne(stateNow("fighting").strikes, most, makes) })}
    >
      {WORDS.split}
    </button>
  );
}

function SplitAttacks({ unit, splitting }: { readonly unit: Unit; readonly splitting: Strikers }) {
  const { group, split = {}, modelIds, enemies } = splitting;
  const total = Object.values(split).reduce((sum, attacks) => sum + attacks, 0);
  const model = unit.models[modelIds[0]!];
  return (
    <>
      <p className="fight-quiet">{WORDS.splits(model?.name ?? "", splitting.arm?.name ?? "")}</p>
      {enemies.map(({ id, name }) => (
        <Stepper
          key={id}
          label={name}
          count={split[id] ?? 0}
          unit={WORDS.attacks}
          onMore={
            (split[id] ?? 0) < total
              ? () => choose("fighting", { strikes: moreAt(stateNow("fighting").strikes, group, id) })
              : undefined
          }
        />
      ))}
      <button
        type="button"
        className="text-button"
        onClick={() => choose("fighting", { strikes: unsplit(stateNow("fighting").strikes, group) })}
      >
        {WORDS.unsplit}
      </button>
    </>
  );
}

interface StepperProps {
  readonly label: string;
  readonly count: number;
  readonly unit?: string;
  /** Undefined: all are there already. */
  readonly onMore: (() => void) | undefined;
}

/** What is taken here leaves another place, so that one button is enough. */
function Stepper({ label, count, unit = WORDS.models, onMore }: StepperProps) {
  return (
    <p className="fight-stepper">
      <span>{label}</span>
      <output aria-label={WORDS.countOf(unit, label)}>{count}</output>
      <button
        type="button"
        className="split-choice"
        aria-label={WORDS.more(unit, label)}
        aria-disabled={onMore === undefined || undefined}
        onClick={onMore}
      >
        +
      </button>
    </p>
  );
}
