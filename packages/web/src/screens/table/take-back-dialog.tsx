import { useState } from "react";
import { currentSteps } from "../../online/current-steps.ts";
import { useSession } from "../../online/store.ts";
import { goBack } from "../../table/go-back.ts";
import { useTable } from "../../table/table.ts";
import { lastChoice, stepsMade, takeBacks, undoneInWords } from "../../table/take-backs.ts";
import { look, useView } from "../../table/view.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { words } from "../../words/english.ts";

const own = words.online.takeBack;

const close = () => look({ dialog: null, takeBack: null });

/** How far back, and why. Far apart the other player reads both and accepts once; at one screen it is done. */
export function TakeBackDialog() {
  const session = useSession((state) => state.session);
  const table = useTable((state) => state.table);
  const wanted = useView(({ takeBack }) => takeBack);
  const [chosen, setChosen] = useState(wanted ?? "step");
  const [why, setWhy] = useState("");
  if (table === null) return null;
  const you = session?.state.you;
  if (session !== null && you !== "p1" && you !== "p2") return null;
  const seat = you === "p1" || you === "p2" ? you : null;
  const steps = session === null ? stepsMade(table) : currentSteps(session.state.steps);
  const options = takeBacks(steps, seat, table.game);
  const option = options.find(({ id }) => id === chosen) ?? options[0];
  const take = () => {
    close();
    if (option === undefined) return;
    const said = why.trim();
    const { to } = option;
    if (session === null) goBack(to, lastChoice(steps, null)!.seat, said);
    else {
      const base = session.state.seq;
      void session.send({ type: "offer_undo", base, to, ...(said !== "" && { why: said }) });
    }
  };
  const gone = steps.filter(({ seq }) => option !== undefined && seq > option.to);
  return (
    <Dialog
      title={own.title}
      onClose={close}
      actions={
        <>
          <Button
            kind="primary"
            id="take-back-ask"
            onPress={take}
            disabledBecause={option === undefined ? words.online.menu.nothingDone : undefined}
            first
          >
            {session === null ? own.take : own.ask}
          </Button>
          <Button onPress={close}>{own.cancel}</Button>
        </>
      }
    >
      {option === undefined ? (
        <p>{words.online.menu.nothingDone}</p>
      ) : (
        <>
          <Choice
            label={own.how}
            value={option.id}
            options={options.map(({ id, label }) => ({ value: id, label }))}
            onChange={setChosen}
          />
          <p>{own.undoes(undoneInWords(gone, table.game))}</p>
          <p>{own.newDice}</p>
          <label>
            {session === null ? own.whyHere : own.why}{" "}
            <input
              className="text-field"
              id="take-back-why"
              value={why}
              maxLength={200}
              placeholder={own.whyHint}
              onChange={(event) => setWhy(event.target.value)}
            />
          </label>
        </>
      )}
    </Dialog>
  );
}
