import type { Doubt } from "@gunline/armies/lists";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";
import { BaseField } from "./base-field.tsx";
import { type Draft, keep, keyOf, leaveOut, lineOf, settle } from "./draft.ts";

const own = words.armyList.settle;

interface SettleListProps {
  readonly draft: Draft;
  readonly doubts: readonly Doubt[];
  readonly onDraft: (draft: Draft) => void;
  readonly onEnter: (unit: number) => void;
  readonly onLook: (unit: number) => void;
  readonly onKeepAll: () => void;
}

/** What was not understood, first: each with its guess, its line in the list, and a field. */
export function SettleList({ draft, doubts, onDraft, onEnter, onLook, onKeepAll }: SettleListProps) {
  const blocking = doubts.filter(({ kind }) => kind === "numbers").map(({ unit }) => unit as number);
  return (
    <section className="army-list-settle" aria-label={own.title(doubts.length)}>
      <header>
        <h3>▲ {own.title(doubts.length)}</h3>
        <p>{own.rest}</p>
        {blocking.length > 1 && (
          <Button onPress={() => onDraft(leaveOut(draft, blocking))}>
            {own.leaveAllOut(blocking.length)}
          </Button>
        )}
        {doubts.length > blocking.length && <Button onPress={onKeepAll}>{own.keepAll}</Button>}
      </header>
      <ol>
        {doubts.map((doubt, index) => (
          <li key={keyOf(doubt)} data-blocking={doubt.kind === "numbers" || undefined}>
            <span className="army-list-number">{index + 1}</span>
            <p>
              <button type="button" className="army-list-look" onClick={() => onLook(doubt.unit ?? 0)}>
                {draft.read.list.units[doubt.unit ?? 0]?.name}
              </button>{" "}
              {withoutName(doubt.message, draft.read.list.units[doubt.unit ?? 0]?.name)}{" "}
              <Line draft={draft} doubt={doubt} />
            </p>
            <Field draft={draft} doubt={doubt} onDraft={onDraft} onEnter={onEnter} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The unit's name stands before the message already. */
function withoutName(message: string, name = ""): string {
  return message.startsWith(`${name} `) ? message.slice(name.length + 1) : message;
}

function Line({ draft, doubt }: { readonly draft: Draft; readonly doubt: Doubt }) {
  const line = doubt.kind === "weapon" ? lineOf(draft, doubt.unit, doubt.name) : null;
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
          <Button onPress={() => onDraft(leaveOut(draft, [doubt.unit]))}>{own.leaveOut}</Button>
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
              const arms = { ...draft.settled.arms, [`${doubt.unit}/${doubt.name}`]: choice };
              onDraft(settle(draft, { arms }));
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
            onBase={(base) =>
              onDraft(settle(draft, { bases: { ...draft.settled.bases, [doubt.unit]: base } }))
            }
          />
          {keepIt}
        </div>
      );
    case "split":
      return <div className="army-list-buttons">{keepIt}</div>;
    case "leader":
    case "told":
      return null;
  }
}
