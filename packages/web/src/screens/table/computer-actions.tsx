import "./computer.css";
import { isComputers, pauseComputer, seatComputer, standIn, useComputer } from "../../table/computer.ts";
import { closeHint, showHint, takeHint, useHint } from "../../table/hint.ts";
import { useGame, useTable } from "../../table/table.ts";
import { deciderOf } from "../../table/whose.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";

const text = words.computer;

/** What whoever looks on can do while the computer plays. */
export function WhileComputerPlays() {
  const game = useGame();
  const paused = useComputer((state) => state.paused);
  return (
    <>
      <Button id="pause-computer" onPress={() => pauseComputer(!paused)} pressed={paused}>
        {paused ? text.goOn : text.pause}
      </Button>
      <Button onPress={() => seatComputer(deciderOf(game), undefined)} hint={text.takeOverHint}>
        {text.takeOver}
      </Button>
    </>
  );
}

/** At one screen, for whoever is to decide: what the computer would do. Far apart it would be no fair help. */
export function HintButton() {
  const isHere = useTable(
    ({ table }) => table?.mode === "hotseat" && table.game.result === null && !isComputers(table),
  );
  const hint = useHint();
  if (!isHere) return null;
  return (
    <Button
      id="hint"
      onPress={() => (hint === null ? void showHint() : closeHint())}
      pressed={hint !== null}
      hint={hint === null ? text.hintTip : undefined}
    >
      {text.hint}
    </Button>
  );
}

/** Above the next step, where no card hides it: what the computer would do and why, to be done or not. */
export function HintCard() {
  const hint = useHint();
  if (hint === null) return null;
  const { decision } = hint;
  return (
    <section className="computer-hint" aria-label={text.hint} role="status">
      <p>
        {decision === undefined
          ? text.thinking
          : decision === null
            ? text.noHint
            : text.wouldDo(decision.why)}
      </p>
      {decision !== undefined && decision !== null && (
        <>
          <Button id="take-hint" onPress={takeHint} hint={text.doItHint}>
            {text.doIt}
          </Button>
          <Button onPress={() => standIn("battle")} hint={text.standInHint}>
            {text.standIn}
          </Button>
        </>
      )}
      <Button kind="quiet" label={words.ui.dismiss} onPress={closeHint}>
        ✕
      </Button>
    </section>
  );
}
