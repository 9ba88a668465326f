import "./house-rules.css";
import type { RulesetId } from "@gunline/rules";
import { RULESET_DIFFERENCES } from "@gunline/rules/words";
import { useState } from "react";
import { rowOf } from "../phases/rows.ts";
import { beginByOtherRules, changeRuleset, isRulesetOpen } from "../table/change-ruleset.ts";
import { useGame, useTable } from "../table/table.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { notify } from "../ui/notices.tsx";
import { words } from "../words/english.ts";
import { typeset } from "../words/format.ts";

const own = words.houseRules;

/** Where the rules of this table are not the published ones, and act in this phase; with the switch to the others. */
export function HouseRules() {
  const game = useGame();
  const table = useTable((state) => state.table);
  const [asked, setAsked] = useState(false);
  const { ruleset } = game;
  const acting = RULESET_DIFFERENCES.find(({ option }) => option === rowOf(game).houseRule);
  if (acting === undefined || table === null) return null;
  const isOpen = isRulesetOpen(table);
  // Anyone who plays by the book need not be told in every phase; only while it can still be changed at a press.
  if (ruleset === "published" && !isOpen) return null;
  const other: RulesetId = ruleset === "spec" ? "published" : "spec";
  const change = () => {
    if (!isOpen) return setAsked(true);
    changeRuleset(other);
    notify(own.changed[other]);
  };
  return (
    <>
      <div className="house-rules">
        {ruleset === "spec" ? own.line(typeset(acting.spec)) : own.published}{" "}
        {table.mode === "hotseat" && (
          <Button kind="quiet" id="change-rules" onPress={change}>
            {ruleset === "spec" ? own.usePublished : own.useHouse}
          </Button>
        )}
      </div>
      {asked && <BeginAgain ruleset={other} onClose={() => setAsked(false)} />}
    </>
  );
}

interface BeginAgainProps {
  readonly ruleset: RulesetId;
  readonly onClose: () => void;
}

function BeginAgain({ ruleset, onClose }: BeginAgainProps) {
  const { again } = own;
  const start = () => {
    onClose();
    beginByOtherRules(ruleset);
  };
  return (
    <Dialog
      title={again.title[ruleset]}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onPress={start} first>
            {again.begin}
          </Button>
          <Button onPress={onClose}>{again.cancel}</Button>
        </>
      }
    >
      <p>{again.text}</p>
    </Dialog>
  );
}
