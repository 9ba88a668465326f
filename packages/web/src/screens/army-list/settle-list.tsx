import type { Doubt } from "@gunline/armies/lists";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";
import { BaseField } from "./base-field.tsx";
import { alike, type Draft, keep, keyOf, leaveOut, lineOf, settle } from "./draft.ts";

const own = words.armyList.settle;

interface SettleListProps {
  readonly draft: Draft;
  readonly doubts: readonly Doubt[];
  /** Places of units without numbers. */
  readonly blocked: readonly number[];
  readonly onDraft: (draft: Draft) => void;
  readonly onEnter: (unit: number) => void;
  readonly onLook: (unit: number) => void;
  readonly onKeepAll: () => void;
}

/** What was not understood, first: each with its guess, its line in the list, and a field. */
export function SettleList({ draft, doubts, blocked, onDraft, onEnter, onLook, onKeepAll }: SettleListProps) {
  return (
    <section className="army-list-settle" aria-label={own.title(doubts.length)}>
      <header>
        <h3>▲ {own.title(doubts.length)}</h3>
        <p>{own.rest}</p>
        {blocked.length > 1 && (
          <Button onPress={() => onDraft(leaveOut(draft, blocked))}>{own.leaveAllOut(blocked.length)}</Button>
        )}
        {doubts.some(({ kind }) => kind !== "numbers") && <Button onPress={onKeepAll}>{own.keepAll}</Button>}
      </header>
      <ol>
        {doubts.map((doubt, index) => (
          <li key={keyOf(draft, doubt)} data-blocking={doubt.kind === "numbers" || undefined}>
            <span className="army-list-number">{index + 1}</span>
            <p>
              <Whose draft={draft} doubt={doubt} onLook={onLook} /> {doubt.says ?? doubt.message}{" "}
              <Line draft={draft} doubt={doubt} />
            </p>
            <Field draft={draft} doubt={doubt} onDraft={onDraft} onEnter={onEnter} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Whose({
  draft,
  doubt: { unit },
  onLook,
}: Pick<SettleListProps, "draft" | "onLook"> & { doubt: Doubt }) {
  if (unit === null) return <b>{own.wholeList}</b>;
  const units = alike(draft, unit).length;
  return (
    <>
      <button type="button" className="army-list-look" onClick={() => onLook(unit)}>
        {draft.read.list.units[unit]?.name}
      </button>
      {units > 1 && ` ×${units}`}
    </>
  );
}

function Line({ draft, doubt }: { readonly draft: Draft; readonly doubt: Doubt }) {
  const name =
    doubt.kind === "weapon" || doubt.kind === "split"
      ? doubt.name
      : doubt.kind === "numbers"
        ? draft.read.list.units[doubt.unit]?.name
        : undefined;
  const line = name === undefined ? null : lineOf(draft, doubt.unit!, name);
  return line === null ? null : <small>{own.line(line.number, line.text)}</small>;
}

interface FieldProps {
  readonly draft: Draft;
  readonly doubt: Doubt;
  readonly onDraft: (draft: Draft) => void;
  readonly onEnter: (unit: number) => void;
}

function Field({ draft, doubt, onDraft, onEnter }: FieldProps) {
  const keepIt = <Button onPress={() => onDraft(keep(draft, [doubt]))}>{own.keep}</Button>;
  switch (doubt.kind) {
    case "numbers":
      return (
        <div className="army-list-buttons">
          <Button onPress={() => onDraft(leaveOut(draft, alike(draft, doubt.unit)))}>{own.leaveOut}</Button>
          <Button onPress={() => onEnter(doubt.unit)}>{own.enter}</Button>
        </div>
      );
    case "weapon":
      return (
        <div className="army-list-buttons">
          <select
            aria-label={own.weapon(doubt.name)}
            value={doubt.guess ?? ""}
            onChange={({ target }) => {
              const choice = target.value === "" ? null : target.value;
              const arms = alike(draft, doubt.unit).map((unit) => [`${unit}/${doubt.name}`, choice] as const);
              onDraft(settle(draft, { arms: { ...draft.settled.arms, ...Object.fromEntries(arms) } }));
            }}
          >
            <option value="">{own.nobody}</option>
            {doubt.options.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
          {keepIt}
        </div>
      );
    case "base":
      return (
        <div className="army-list-buttons">
          <BaseField
            base={doubt.guess}
            onBase={(base) => {
              const bases = alike(draft, doubt.unit).map((unit) => [unit, base] as const);
              onDraft(settle(draft, { bases: { ...draft.settled.bases, ...Object.fromEntries(bases) } }));
            }}
          />
          {keepIt}
        </div>
      );
    case "split":
      return (
        <div className="army-list-buttons">
          <select
            aria-label={own.split(doubt.name)}
            value={(draft.settled.together ?? []).includes(doubt.unit) ? "together" : "spread"}
            onChange={({ target }) => {
              const units = new Set(alike(draft, doubt.unit));
              const others = (draft.settled.together ?? []).filter((unit) => !units.has(unit));
              onDraft(
                settle(draft, { together: target.value === "together" ? [...others, ...units] : others }),
              );
            }}
          >
            <option value="spread">{own.spread}</option>
            <option value="together">{own.together}</option>
          </select>
          {keepIt}
        </div>
      );
    case "told":
      return (
        <div className="army-list-buttons">
          <Button onPress={() => onDraft(keep(draft, [doubt]))}>{own.noted}</Button>
        </div>
      );
    case "leader":
      return null;
  }
}
