import { memo } from "react";
import { useSession } from "../../online/store.ts";
import { useNotOurs } from "../../online/whose-decision.ts";
import { useAnswers } from "../../panels/charge/charge-odds.ts";
import { useWhoseStep } from "../../panels/deploying/sealing.ts";
import { askToEndPhase, nextStep } from "../../phases/next-step.ts";
import { BEFORE_BATTLE, rowOf, useMomentOf } from "../../phases/rows.ts";
import { useAsking } from "../../table/asking.ts";
import { changeSettings, redo } from "../../table/commands.ts";
import { isComputers as isComputersTurn } from "../../table/computer.ts";
import { seenOf } from "../../table/moment.ts";
import { usesPoints } from "../../table/points.ts";
import { canUndo, isByHandLast, undoneChoice } from "../../table/redo.ts";
import { explain, useGame, useTable } from "../../table/table.ts";
import { attacksUnderWay, reactionUnderWay } from "../../table/under-way.ts";
import { isPlacingByHand, look, useView } from "../../table/view.ts";
import { mayNow } from "../../table/whose.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";
import { HintButton, HintCard, WhileComputerPlays } from "./computer-actions.tsx";
import { takeBack } from "./take-back.ts";

const text = words.table;

/**
 * The next step, bottom left and always in the same place; everything else is beside it. Where there is no room for
 * all, what can be done at any time goes to a row of its own.
 */
export const ActionBar = memo(function ActionBar() {
  const side = useWhoseStep();
  return (
    <footer className="action-bar" data-side={side}>
      <HintCard />
      <div className="action-now">
        <Primary />
        <div className="action-others">
          <Others />
        </div>
      </div>
      <div className="action-always">
        <Always />
      </div>
    </footer>
  );
});

function Primary() {
  const game = useGame();
  // Whose step it is may be for a server to say.
  useNotOurs();
  // Whatever is looked at, drafted or chosen may decide what comes next, and whether it can be confirmed.
  const view = useView();
  // So does the answer whether any move can succeed, which may come later.
  useAnswers();
  // And whether a question is still looked at, or has only just appeared.
  useAsking();
  const { label, run, blocked } = nextStep(game, seenOf(game, view));
  return (
    <Button
      kind="primary"
      id="next-step"
      shortcut="↵"
      onPress={run}
      disabledBecause={blocked}
      onRefused={explain}
    >
      {label}
    </Button>
  );
}

/** The actions of whoever decides; the others look on. */
function Others() {
  const { Actions } = useMomentOf(useGame());
  const isByHand = useView(isPlacingByHand);
  const isComputers = useTable(({ table }) => isComputersTurn(table)) && !isByHand;
  const isOurs = useNotOurs() === undefined;
  if (isComputers) return <WhileComputerPlays />;
  return isOurs ? <Actions /> : null;
}

function Always() {
  const game = useGame();
  const table = useTable((state) => state.table);
  const tool = useView((view) => view.tool);
  const { fast_dice } = game.settings;
  // Either side may change how dice are rolled, whoever's turn it is, but not in the middle of another's volley.
  const attacks = attacksUnderWay(game);
  const rolling = attacks === null ? null : game.units[attacks.plans[0]!.shooter_unit_id]!.owner;
  const fixed = useSession(({ session }) => {
    if (session === null) return false;
    const { you, view } = session.state;
    return you === "watch" || view?.status.state !== "running" || (rolling !== null && rolling !== you);
  });
  const again = undoneChoice(table?.entries ?? []) !== undefined;
  const because = useNotOurs();
  const busy = mayNow(game, "END_PHASE") ? because : text.finishFirst;
  const isDrafted = useView((view) => view.drafts.length > 0);
  const isEithers = isByHandLast(table?.entries ?? []);
  const notMine = isEithers ? undefined : because;
  const spent = isDrafted || (table !== null && canUndo(table)) ? notMine : text.noUndo;
  const hasBegun = rowOf(game) !== BEFORE_BATTLE;
  const isByHand = useView(isPlacingByHand);
  return (
    <>
      <Button onPress={takeBack} shortcut="U" disabledBecause={spent}>
        {text.undo}
      </Button>
      <Button
        onPress={redo}
        label={text.redo}
        hint={text.redoHint}
        disabledBecause={again ? because : text.noRedo}
      >
        ↷
      </Button>
      <Button
        onPress={() => look({ tool: tool === "ruler" ? "select" : "ruler" })}
        pressed={tool === "ruler"}
        shortcut="R"
      >
        {text.ruler}
      </Button>
      {(rowOf(game).hasVolleys || attacks !== null || reactionUnderWay(game) !== null) && (
        <Button
          onPress={() => changeSettings({ fast_dice: !fast_dice })}
          pressed={fast_dice}
          disabledBecause={fixed ? because : undefined}
          hint={fast_dice ? text.fastDiceOn : text.fastDiceOff}
          shortcut="F"
        >
          {text.fastDice}
        </Button>
      )}
      <HintButton />
      {usesPoints(game) && hasBegun && (
        <Button onPress={() => look({ dialog: "stratagems" })} shortcut="K">
          {words.stratagemList.sheet}
        </Button>
      )}
      {hasBegun && reactionUnderWay(game) === null && !isByHand && (
        <Button onPress={askToEndPhase} disabledBecause={busy} id="end-phase" shortcut="E">
          {text.endPhase}
        </Button>
      )}
    </>
  );
}
