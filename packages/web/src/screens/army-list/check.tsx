import type { FieldArmy } from "@gunline/armies";
import { armyOfList, packArmy } from "@gunline/armies/builder";
import type { ListedArmy } from "@gunline/armies/lists";
import { type KeyboardEvent, useState } from "react";
import { goToArmy } from "../../route/route.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notices.tsx";
import { words } from "../../words/english.ts";
import { ByHand } from "./by-hand.tsx";
import { alike, blockedUnits, type Draft, keep, openQuestions } from "./draft.ts";
import { keepArmy } from "./my-armies.ts";
import { type MyRule, MyRules, withMyRules } from "./my-rules.tsx";
import { Played } from "./played.tsx";
import { QuestionList } from "./question-list.tsx";
import { SideNotes } from "./side-notes.tsx";
import { UnitDetail } from "./unit-detail.tsx";
import { UnitRows } from "./unit-rows.tsx";

const own = words.armyList;

interface CheckProps {
  readonly draft: Draft;
  readonly listed: ListedArmy;
  readonly onDraft: (draft: Draft) => void;
  readonly onAnother: () => void;
  readonly onArmy: (army: FieldArmy) => void;
}

/** What was read, doubts first; then it is played, saved or exported. */
export function Check({ draft, listed, onDraft, onAnother, onArmy }: CheckProps) {
  const [chosen, setChosen] = useState(0);
  const [hand, setHand] = useState<number | null>(null);
  const questions = openQuestions(draft, listed);
  const blocked = blockedUnits(listed);
  const guesses = questions.filter(({ kind }) => kind !== "numbers" && kind !== "note").length;
  const [rules, setRules] = useState<readonly MyRule[]>([]);
  const army = withMyRules(listed.army, rules);
  const whyNot =
    army.units.length === 0
      ? own.foot.nobody
      : blocked.length > 0
        ? own.foot.blocked(blocked.length)
        : undefined;
  const next = () => {
    const later = questions.find(({ unit }) => unit !== null && unit > chosen) ?? questions[0];
    if (later?.unit != null) setChosen(later.unit);
  };
  const edit = async () => {
    const built = await armyOfList(draft.read, draft.settled);
    if (built === undefined) notify(own.foot.notEdited);
    else goToArmy(packArmy(built.army));
  };
  const save = async () => notify((await keepArmy(army)) ? own.foot.saved(army.name) : own.foot.notSaved);
  const press = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    if (event.ctrlKey || event.metaKey || event.altKey || hand !== null) return;
    if (event.key === "n") next();
    else if (event.key === "s" && whyNot === undefined) void save();
    else if (event.key === "Enter" && whyNot === undefined && !(event.target instanceof HTMLButtonElement))
      onArmy(army);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that buttons in it do as well
    <div className="army-list-check" onKeyDown={press}>
      <div className="army-list-main">
        {questions.length > 0 && (
          <QuestionList
            draft={draft}
            questions={questions}
            blocked={blocked}
            onDraft={onDraft}
            onEnter={setHand}
            onLook={setChosen}
            onKeepAll={() =>
              onDraft(
                keep(
                  draft,
                  questions.filter(({ kind }) => kind !== "numbers"),
                ),
              )
            }
          />
        )}
        <Played draft={draft} listed={listed} />
        <div className="army-list-panes">
          <UnitRows
            draft={draft}
            listed={listed}
            questions={questions}
            chosen={chosen}
            onChoose={setChosen}
            onAdded={(added) => {
              onDraft(added);
              setChosen(added.read.list.units.length - 1);
            }}
          />
          <UnitDetail draft={draft} listed={listed} chosen={chosen} onDraft={onDraft} />
        </div>
      </div>
      <SideNotes draft={draft} listed={listed} onDraft={onDraft} />
      <footer className="army-list-foot">
        <Button kind="primary" shortcut="↵" onPress={() => onArmy(army)} disabledBecause={whyNot} first>
          {own.foot.play}
        </Button>
        <div className="army-list-more">
          <Button shortcut="S" onPress={() => void save()} disabledBecause={whyNot}>
            {own.foot.save}
          </Button>
          <Button onPress={() => download(army)} disabledBecause={whyNot}>
            {own.foot.export}
          </Button>
          <MyRules army={listed.army} rules={rules} onRules={setRules} />
          {draft.edition !== null && (
            <Button onPress={() => void edit()} hint={own.foot.editHint}>
              {own.foot.edit}
            </Button>
          )}
          <Button onPress={onAnother}>{own.foot.another}</Button>
        </div>
        <span className="army-list-guesses" data-blocked={whyNot !== undefined || undefined}>
          {whyNot ?? (guesses > 0 ? own.foot.guesses(guesses) : "")}
        </span>
        {questions.length > 0 && (
          <Button shortcut="N" onPress={next}>
            {own.questions.next}
          </Button>
        )}
      </footer>
      {hand !== null && (
        <ByHand
          unit={draft.read.list.units[hand]!}
          onClose={() => setHand(null)}
          onSheet={(sheet) => {
            const entered = alike(draft, hand).map((place) => [place, sheet] as const);
            onDraft({ ...draft, byHand: { ...draft.byHand, ...Object.fromEntries(entered) } });
            setHand(null);
          }}
        />
      )}
    </div>
  );
}

function download(army: FieldArmy): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(army)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${army.name.replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
