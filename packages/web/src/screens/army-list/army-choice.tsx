import "./army-choice.css";
import { type AnyArmy, ARMIES, isFieldArmy, pointsOf } from "@gunline/armies";
import type { PlayerId } from "@gunline/rules";
import { type DragEvent, lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";
import { recallArmies, useMyArmies } from "./my-armies.ts";

const own = words.armyList;

/** The readers of lists are fetched when somebody brings one. */
const ArmyListImport = lazy(() => import("./army-list.tsx"));

interface ArmyChoiceProps {
  readonly side: PlayerId;
  readonly army: AnyArmy;
  readonly onArmy: (army: AnyArmy) => void;
}

/** Which army a side plays: one of ours, one of the player's, or a list that is dropped or pasted here. */
export function ArmyChoice({ side, army, onArmy }: ArmyChoiceProps) {
  const [bringing, setBringing] = useState<{ readonly file: File | null } | null>(null);
  const [over, setOver] = useState(false);
  const mine = useMyArmies(({ armies }) => armies);
  useEffect(() => {
    void recallArmies();
  }, []);
  const isMine = isFieldArmy(army) && mine.some((one) => one === army);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined) setBringing({ file });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same without a mouse
    <div
      className="army-choice"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label>
        {words.newGame.army}
        <select
          value={isFieldArmy(army) ? (isMine ? `mine:${army.name}` : "list") : army.id}
          onChange={(event) => {
            const { value } = event.target;
            const chosen =
              ARMIES.find(({ id }) => id === value) ?? mine.find(({ name }) => `mine:${name}` === value);
            if (chosen !== undefined) onArmy(chosen);
          }}
        >
          {isFieldArmy(army) && !isMine && (
            <optgroup label={own.thisList}>
              <option value="list">{words.newGame.armyPoints(army.name, army.points)}</option>
            </optgroup>
          )}
          {mine.length > 0 && (
            <optgroup label={own.mine}>
              {mine.map(({ name, points }) => (
                <option key={name} value={`mine:${name}`}>
                  {words.newGame.armyPoints(name, points)}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={own.ready}>
            {ARMIES.map((one) => (
              <option key={one.id} value={one.id}>
                {words.newGame.armyPoints(one.name, pointsOf(one))}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <Button onPress={() => setBringing({ file: null })} hint={own.bringHint}>
        {own.bring}
      </Button>
      {over && <p className="army-choice-drop">{own.dropHere}</p>}
      {bringing !== null &&
        // Out of the form that this stands in: forms do not nest.
        createPortal(
          <Suspense fallback={<p className="loading">{own.choose.reading}</p>}>
            <ArmyListImport
              side={side}
              file={bringing.file}
              onClose={() => setBringing(null)}
              onArmy={(added) => {
                setBringing(null);
                onArmy(added);
              }}
            />
          </Suspense>,
          document.body,
        )}
    </div>
  );
}
