import type { ListQuestion } from "@gunline/armies/lists";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";
import { BaseField } from "./base-field.tsx";
import { alike, answer, type Draft, keep, keyOf, leaveOut, lineOf } from "./draft.ts";

const own = words.armyList.questions;

interface QuestionListProps {
  readonly draft: Draft;
  readonly questions: readonly ListQuestion[];
  /** Places of units without numbers. */
  readonly blocked: readonly number[];
  readonly onDraft: (draft: Draft) => void;
  readonly onEnter: (unit: number) => void;
  readonly onLook: (unit: number) => void;
  readonly onKeepAll: () => void;
}

/** What was not understood, first: each with its guess, its line in the list, and a field. */
export function QuestionList({
  draft,
  questions,
  blocked,
  onDraft,
  onEnter,
  onLook,
  onKeepAll,
}: QuestionListProps) {
  return (
    <section className="army-list-settle" aria-label={own.title(questions.length)}>
      <header>
        <h3>▲ {own.title(questions.length)}</h3>
        <p>{own.rest}</p>
        {blocked.length > 1 && (
          <Button onPress={() => onDraft(leaveOut(draft, blocked))}>{own.leaveAllOut(blocked.length)}</Button>
        )}
        {questions.some(({ kind }) => kind !== "numbers") && (
          <Button onPress={onKeepAll}>{own.keepAll}</Button>
        )}
      </header>
      <ol>
        {questions.map((question, index) => (
          <li key={keyOf(draft, question)} data-blocking={question.kind === "numbers" || undefined}>
            <span className="army-list-number">{index + 1}</span>
            <p>
              <Whose draft={draft} question={question} onLook={onLook} /> {question.says ?? question.message}{" "}
              <Line draft={draft} question={question} />
            </p>
            <Field draft={draft} question={question} onDraft={onDraft} onEnter={onEnter} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Whose({
  draft,
  question: { unit },
  onLook,
}: Pick<QuestionListProps, "draft" | "onLook"> & { question: ListQuestion }) {
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

function Line({ draft, question }: { readonly draft: Draft; readonly question: ListQuestion }) {
  const name =
    question.kind === "weapon" || question.kind === "split"
      ? question.name
      : question.kind === "numbers"
        ? draft.read.list.units[question.unit]?.name
        : undefined;
  const line = name === undefined ? null : lineOf(draft, question.unit!, name);
  return line === null ? null : <small>{own.line(line.number, line.text)}</small>;
}

interface FieldProps {
  readonly draft: Draft;
  readonly question: ListQuestion;
  readonly onDraft: (draft: Draft) => void;
  readonly onEnter: (unit: number) => void;
}

function Field({ draft, question, onDraft, onEnter }: FieldProps) {
  const keepIt = <Button onPress={() => onDraft(keep(draft, [question]))}>{own.keep}</Button>;
  switch (question.kind) {
    case "numbers":
      return (
        <div className="army-list-buttons">
          <Button onPress={() => onDraft(leaveOut(draft, alike(draft, question.unit)))}>
            {own.leaveOut}
          </Button>
          <Button onPress={() => onEnter(question.unit)}>{own.enter}</Button>
        </div>
      );
    case "weapon":
      return (
        <div className="army-list-buttons">
          <select
            aria-label={own.weapon(question.name)}
            value={question.guess ?? ""}
            onChange={({ target }) => {
              const choice = target.value === "" ? null : target.value;
              const arms = alike(draft, question.unit).map(
                (unit) => [`${unit}/${question.name}`, choice] as const,
              );
              onDraft(answer(draft, { arms: { ...draft.settled.arms, ...Object.fromEntries(arms) } }));
            }}
          >
            <option value="">{own.nobody}</option>
            {question.options.map((name) => (
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
            base={question.guess}
            onBase={(base) => {
              const bases = alike(draft, question.unit).map((unit) => [unit, base] as const);
              onDraft(answer(draft, { bases: { ...draft.settled.bases, ...Object.fromEntries(bases) } }));
            }}
          />
          {keepIt}
        </div>
      );
    case "split":
      return (
        <div className="army-list-buttons">
          <select
            aria-label={own.split(question.name)}
            value={(draft.settled.together ?? []).includes(question.unit) ? "together" : "spread"}
            onChange={({ target }) => {
              const units = new Set(alike(draft, question.unit));
              const others = (draft.settled.together ?? []).filter((unit) => !units.has(unit));
              onDraft(
                answer(draft, { together: target.value === "together" ? [...others, ...units] : others }),
              );
            }}
          >
            <option value="spread">{own.spread}</option>
            <option value="together">{own.together}</option>
          </select>
          {keepIt}
        </div>
      );
    case "note":
      return (
        <div className="army-list-buttons">
          <Button onPress={() => onDraft(keep(draft, [question]))}>{own.noted}</Button>
        </div>
      );
    case "leader":
      return null;
  }
}
