import { useMoment } from "../table/moment.ts";
import "./problem.css";
import { type GoalResult, puzzleCalled, SCENARIOS, type Scenario } from "@gunline/armies";
import { useMemo } from "react";
import { beginAgain, play } from "../table/play.ts";
import { useGame, useTable } from "../table/table.ts";
import { Button } from "../ui/button.tsx";
import { PHONE, useMedia } from "../ui/media.ts";
import { Section } from "../ui/section.tsx";
import { words } from "../words/english.ts";
import { typeset } from "../words/format.ts";

/** What is asked at this table, and whether it was done; nothing where nothing is asked. */
export function Problem() {
  const task = useTable(({ table }) => table?.task ?? "");
  if (task === "") return null;
  return (
    <>
      <Asked task={task} posed={puzzleCalled(task)} />
      <Outcome posed={puzzleCalled(task)} />
    </>
  );
}

interface AskedProps {
  readonly task: string;
  readonly posed: Scenario | undefined;
}

/** On a phone it is one line once play has begun, with the rest at a press. */
function Asked({ task, posed: puzzle }: AskedProps) {
  const isBegun = useTable(({ table }) => table !== null && table.entries.length > 0);
  const isCharging = useMoment("charge").charger !== null;
  const isPhone = useMedia(PHONE);
  const ask = puzzle?.ask;
  if (isPhone) {
    return (
      <details className="section task-fold" open={!isBegun && !isCharging}>
        <summary className="task-short">
          {ask === undefined ? words.problems.heading : words.problems.short(typeset(ask))}
        </summary>
        <p className="task">{typeset(task)}</p>
      </details>
    );
  }
  return (
    <Section title={words.problems.heading}>
      {ask !== undefined && <p className="task-ask">{typeset(ask)}</p>}
      <p className="task">{typeset(task)}</p>
    </Section>
  );
}

function Outcome({ posed: puzzle }: { readonly posed: Scenario | undefined }) {
  const result = useGoalResult(puzzle);
  const isHere = useTable(({ table }) => table?.mode === "hotseat");
  const next = puzzle && after(puzzle);
  return (
    <div role="status">
      {result !== undefined && result.state !== "open" && (
        <div className="outcome" data-state={result.state}>
          <p>
            <b>{words.problems[result.state]}</b> {typeset(result.why)}
          </p>
          {isHere && (
            <div className="outcome-actions">
              {result.state === "solved" && next !== undefined && (
                <Button onPress={() => play(next)}>{words.problems.next(next.title)}</Button>
              )}
              {result.state === "lost" && <Button onPress={beginAgain}>{words.problems.tryAgain}</Button>}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function useGoalResult(puzzle: Scenario | undefined): GoalResult | undefined {
  const game = useGame();
  const entries = useTable(({ table }) => table?.entries);
  return useMemo(() => puzzle?.goal?.(entries ?? [], game), [puzzle, entries, game]);
}

/** The problem that the start page offers after this one. */
function after({ id }: Scenario): Scenario | undefined {
  const at = SCENARIOS.findIndex((one) => one.id === id);
  return SCENARIOS.find(({ kind }, index) => index > at && kind === "problem");
}
