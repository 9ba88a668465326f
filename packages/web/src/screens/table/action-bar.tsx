import { legal } from "@gunline/rules";
import { useNotOurs } from "../../online/foreign.ts";
import { useSession } from "../../online/store.ts";
import { autoPath, resetModels, undoModel } from "../../panels/charge/draft.ts";
import { useAnswers } from "../../panels/charge/outlook.ts";
import {
  changeSettings,
  clearAllTargets,
  redo,
  skipCharge,
  skipShooting,
  undo,
} from "../../table/commands.ts";
import { askToEndPhase, nextStep } from "../../table/next-step.ts";
import { undoneGesture } from "../../table/redo.ts";
import { useGame, useTable } from "../../table/table.ts";
import { look, useView } from "../../table/view.ts";
import { Button } from "../../ui/button.tsx";

/** The next step, bottom left and always in the same place; everything else is beside it. */
export function ActionBar() {
  return (
    <footer className="action-bar">
      <Primary />
      <Phase />
      <span className="action-space" />
      <Always />
    </footer>
  );
}

function Primary() {
  const game = useGame();
  const charger = useView((view) => view.charger);
  const prey = useView((view) => view.prey);
  // Whose step it is may be for a server to say.
  useNotOurs();
  // The move as drafted decides whether it can be confirmed.
  useView((view) => view.draft);
  // So does the answer whether any move can succeed, which may come later.
  useAnswers();
  const { label, run, blocked } = nextStep(game, { charger, prey });
  return (
    <Button kind="primary" id="next-step" shortcut="↵" onPress={run} disabledBecause={blocked}>
      {label}
    </Button>
  );
}

/** The actions of whoever decides; the others look on. */
function Phase() {
  const { phase } = useGame().turn;
  const because = useNotOurs();
  if (because !== undefined) return null;
  if (phase === "SHOOTING") return <ShootingActions />;
  if (phase === "CHARGE") return <ChargeActions />;
  return null;
}

function ShootingActions() {
  const { active_shooter_id, pending_assignments, resolution_state } = useGame().shooting;
  if (active_shooter_id === null || resolution_state !== null) return null;
  const none = pending_assignments.length === 0 ? "No weapon has a target." : undefined;
  return (
    <>
      <Button onPress={clearAllTargets} disabledBecause={none} shortcut="C">
        Clear all
      </Button>
      <Button onPress={() => skipShooting(active_shooter_id)} shortcut="S">
        Skip unit
      </Button>
    </>
  );
}

function ChargeActions() {
  const game = useGame();
  const charger = useView((view) => view.charger);
  const drafts = useView((view) => view.drafts);
  const [pending] = Object.entries(game.charges.pending);
  if (pending === undefined) {
    if (charger === null) return null;
    return (
      <>
        <Button onPress={() => look({ charger: null, prey: [] })}>Another unit</Button>
        <Button onPress={() => charge(charger)} shortcut="S">
          Skip unit
        </Button>
      </>
    );
  }
  const rolled = pending[1].distance !== undefined;
  const untouched = drafts.length === 0 ? "No model was moved." : undefined;
  return (
    <>
      {rolled && (
        <>
          <Button onPress={autoPath} shortcut="A">
            Auto-path
          </Button>
          <Button onPress={undoModel} disabledBecause={untouched}>
            Undo model
          </Button>
          <Button onPress={resetModels} disabledBecause={untouched}>
            Reset models
          </Button>
        </>
      )}
      <Button onPress={() => look({ dialog: "fail-charge" })}>Fail the charge…</Button>
    </>
  );
}

function charge(unitId: string): void {
  skipCharge(unitId);
  look({ charger: null, prey: [] });
}

function Always() {
  const game = useGame();
  const entries = useTable(({ table }) => table?.entries) ?? [];
  const tool = useView((view) => view.tool);
  const { actions } = legal(game);
  const { fast_dice } = game.settings;
  const shooting = game.turn.phase === "SHOOTING";
  // Either side may change how dice are rolled, whoever's turn it is, but not in the middle of another's volley.
  const rolling = game.shooting.resolution_state === null ? null : game.turn.active_player;
  const fixed = useSession(({ session }) => {
    if (session === null) return false;
    const { you, view } = session.state;
    return you === "watch" || view?.status.state !== "running" || (rolling !== null && rolling !== you);
  });
  const again = undoneGesture(entries).length > 0;
  const because = useNotOurs();
  const busy = actions.includes("END_PHASE") ? because : "What was begun must be finished first.";
  const spent = actions.includes("UNDO") ? because : "Nothing to undo: dice are never taken back.";
  return (
    <>
      <Button onPress={undo} shortcut="U" disabledBecause={spent}>
        ↶ Undo
      </Button>
      <Button
        onPress={redo}
        label="Redo"
        hint="Redo (Shift+U)"
        disabledBecause={again ? because : "Nothing was undone."}
      >
        ↷
      </Button>
      <Button
        onPress={() => look({ tool: tool === "ruler" ? "select" : "ruler" })}
        pressed={tool === "ruler"}
        shortcut="R"
      >
        Ruler
      </Button>
      {shooting && (
        <Button
          onPress={() => changeSettings({ fast_dice: !fast_dice })}
          pressed={fast_dice}
          disabledBecause={fixed ? because : undefined}
          hint={fast_dice ? "All rolls of a volley at once" : "One press for each roll: hit, wound, save"}
          shortcut="F"
        >
          Fast dice
        </Button>
      )}
      <Button onPress={askToEndPhase} disabledBecause={busy} id="end-phase" shortcut="E">
        End phase…
      </Button>
    </>
  );
}
