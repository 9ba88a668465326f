import { useState } from "react";
import { useSession } from "../../online/store.ts";
import { takeBacks, undoneInWords } from "../../online/take-back.ts";
import { look } from "../../table/view.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { words } from "../../words/english.ts";

const own = words.online.takeBack;

const close = () => look({ dialog: null });

/** How far back, and why: the other player reads both and accepts once. */
export function TakeBackDialog() {
  const session = useSession((state) => state.session);
  const [chosen, setChosen] = useState("step");
  const [why, setWhy] = useState("");
  if (session === null) return null;
  const { you, steps, seq, document } = session.state;
  if ((you !== "p1" && you !== "p2") || document === null) return null;
  const options = takeBacks(you, steps, document);
  const option = options.find(({ id }) => id === chosen) ?? options[0];
  const ask = () => {
    close();
    if (option === undefined) return;
    const said = why.trim();
    void session.send({
      type: "offer_undo",
      base: seq,
      to: option.to,
      ...(said !== "" && { why: said }),
    });
  };
  return (
    <Dialog
      title={own.title}
      onClose={close}
      actions={
        <>
          <Button
            kind="primary"
            id="take-back-ask"
            onPress={ask}
            disabledBecause={option === undefined ? words.online.menu.nothingDone : undefined}
            first
          >
            {own.ask}
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
          <p>{own.undoes(undoneInWords(steps, option.to, document))}</p>
          <p>{own.newDice}</p>
          <label>
            {own.why}{" "}
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
