import { opponentOf } from "@gunline/rules";
import { lazy, Suspense } from "react";
import { useSession } from "../../online/store.ts";
import { useIsOurs } from "../../online/whose-decision.ts";
import { ByHand } from "../../panels/by-hand/index.tsx";
import { ScoringPreviewLines } from "../../panels/scoring/preview.tsx";
import { ScoreSheet } from "../../panels/scoring/sheet.tsx";
import { StratagemSheet } from "../../panels/stratagems/sheet.tsx";
import { endPhaseNow } from "../../phases/next-step.ts";
import { leftToDo, rowOf } from "../../phases/rows.ts";
import { noteMovedOnline } from "../../table/autosave.ts";
import { failCharge } from "../../table/commands.ts";
import { usePreferences } from "../../table/preferences.ts";
import { useGame, useTable } from "../../table/table.ts";
import { chargeUnderWay, reactionUnderWay } from "../../table/under-way.ts";
import { look, useView } from "../../table/view.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { words } from "../../words/english.ts";
import { PlayOnline } from "../play-online-later.ts";
import { ComputerDialog } from "./computer.tsx";
import { HelpDialog } from "./help.tsx";
import { QuestionsDialog } from "./questions.tsx";
import { SettingsDialog } from "./settings.tsx";
import { TakeBackDialog } from "./take-back-dialog.tsx";
import { Tour } from "./tour.tsx";

const text = words.table;
const { absence } = words.online;

/** Its table is read by few: it is fetched when it is opened. */
const Coverage = lazy(() => import("./coverage.tsx"));

const close = () => look({ dialog: null });

export function Dialogs() {
  const dialog = useView((view) => view.dialog);
  // It says what to press: whoever waits gets it when there is something, and whoever watches never does.
  const isOurs = useIsOurs();
  const isAsked = useTable(({ table }) => table !== null && reactionUnderWay(table.game) !== null);
  const newcomer = usePreferences(({ tourSeen }) => !tourSeen) && isOurs && !isAsked;
  return (
    <>
      {dialog === "settings" && <SettingsDialog onClose={close} />}
      {dialog === "stratagems" && (
        <Dialog title={words.stratagemList.sheet} onClose={close} wide>
          <StratagemSheet />
        </Dialog>
      )}
      {dialog === "by-hand" && (
        <Dialog title={words.byHand.title} onClose={close} wide>
          <ByHand />
        </Dialog>
      )}
      {dialog === "score" && (
        <Dialog title={words.scoring.sheet.title} onClose={close} wide>
          <ScoreSheet />
        </Dialog>
      )}
      {dialog === "take-back" && <TakeBackDialog />}
      {dialog === "coverage" && (
        <Dialog title={words.coverage.title} onClose={close} wide>
          <Suspense fallback={<p>{words.coverage.loading}</p>}>
            <Coverage />
          </Suspense>
        </Dialog>
      )}
      {dialog === "questions" && <QuestionsDialog onClose={close} />}
      {dialog === "computer" && <ComputerDialog onClose={close} />}
      {dialog === "help" && <HelpDialog onClose={close} />}
      {dialog === "end-phase" && <EndPhase />}
      {dialog === "fail-charge" && <FailCharge />}
      {dialog === "resign" && <Resign />}
      {dialog === "claim" && <ClaimAbsence />}
      {dialog === "online" && <MoveOnline />}
      {(dialog === "tour" || (newcomer && dialog === null)) && <Tour onClose={close} />}
    </>
  );
}

/** Asked only where units could still act. */
function EndPhase() {
  const game = useGame();
  const { able } = leftToDo(game);
  return (
    <Dialog
      title={text.endPhaseDialog.title(rowOf(game).name)}
      onClose={close}
      actions={
        <>
          <Button kind="primary" onPress={endPhaseNow} first>
            {text.endPhaseDialog.end}
          </Button>
          <Button onPress={close}>{text.endPhaseDialog.notYet}</Button>
        </>
      }
    >
      <p>{text.endPhaseDialog.able(able.length)}</p>
      <ul className="still-able">
        {able.map((id) => (
          <li key={id}>{game.units[id]!.name}</li>
        ))}
      </ul>
      <ScoringPreviewLines game={game} />
    </Dialog>
  );
}

/** The table as it stands goes on at the server. */
function MoveOnline() {
  const table = useTable((state) => state.table);
  if (table === null) return null;
  const { game, title, task } = table;
  return (
    <Suspense>
      <PlayOnline
        document={game}
        about={{ title, task }}
        then={(id) => noteMovedOnline(id, table)}
        onClose={close}
      />
    </Suspense>
  );
}

function Resign() {
  const session = useSession((state) => state.session);
  const resign = () => {
    close();
    void session?.send({ type: "resign" });
  };
  return (
    <Dialog
      title={text.resignDialog.title}
      onClose={close}
      actions={
        <>
          <Button kind="danger" onPress={resign} first>
            {text.resignDialog.resign}
          </Button>
          <Button onPress={close}>{text.resignDialog.playOn}</Button>
        </>
      }
    >
      <p>{text.resignDialog.words}</p>
    </Dialog>
  );
}

function ClaimAbsence() {
  const session = useSession((state) => state.session);
  const { you, view } = session?.state ?? {};
  if (view === null || view === undefined || (you !== "p1" && you !== "p2")) return null;
  const claim = () => {
    close();
    void session?.send({ type: "claim_absence" });
  };
  return (
    <Dialog
      title={absence.title}
      onClose={close}
      actions={
        <>
          <Button kind="danger" id="claim-now" onPress={claim} first>
            {absence.claim}
          </Button>
          <Button onPress={close}>{absence.keep}</Button>
        </>
      }
    >
      <p>{absence.text(view.seats[opponentOf(you)].name)}</p>
    </Dialog>
  );
}

function FailCharge() {
  const game = useGame();
  const unitId = chargeUnderWay(game)?.unitId;
  if (unitId === undefined) return null;
  const fail = () => {
    close();
    failCharge(unitId);
  };
  return (
    <Dialog
      title={text.failDialog.title}
      onClose={close}
      actions={
        <>
          <Button kind="danger" onPress={fail} first>
            {text.failDialog.fail}
          </Button>
          <Button onPress={close}>{text.failDialog.goOn}</Button>
        </>
      }
    >
      <p>{text.failDialog.words(game.units[unitId]!.name)}</p>
    </Dialog>
  );
}
