import "./army-choice.css";
import { type AnyArmy, ARMIES, isFieldArmy, pointsOf } from "@gunline/armies";
import { type BuiltArmy, fieldArmy } from "@gunline/armies/builder";
import { READY_FACTIONS, readyArmy } from "@gunline/armies/ready";
import type { PlayerId } from "@gunline/rules";
import { type DragEvent, lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { go } from "../../route/route.ts";
import { noteTexts } from "../../table/rule-texts.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notices.tsx";
import { words } from "../../words/english.ts";
import { recallArmies, takeDropped, useMyArmies } from "./my-armies.ts";

/** What ready armies are to be had at. */
const LIMITS = [500, 1_000, 2_000];

const own = words.armyList;

/** The readers of lists are fetched when somebody brings one. */
const ArmyListImport = lazy(() => import("./army-list.tsx"));

interface ArmyChoiceProps {
  readonly side: PlayerId;
  readonly army: AnyArmy;
  readonly onArmy: (army: AnyArmy) => void;
}

/** Which army a side plays: one of ours, one of the player's, or a list that is dropped or pasted here. */
export function ArmyChoice({ side, army, onArmy: onChosen }: ArmyChoiceProps) {
  const onArmy = (chosen: AnyArmy) => {
    noteTexts(chosen);
    onChosen(chosen);
  };
  const [bringing, setBringing] = useState<{ readonly file: File | null } | null>(null);
  const [over, setOver] = useState(false);
  const [fetched, setFetched] = useState<{ readonly value: string; readonly army: AnyArmy } | null>(null);
  const mine = useMyArmies(({ armies }) => armies);
  const built = useMyArmies((state) => state.built);
  useEffect(() => {
    void recallArmies();
  }, []);
  // The second player's list waits until the first one's is read.
  const dropped = useMyArmies((state) =>
    side === "p2" && state.dropped.p1 !== undefined ? undefined : state.dropped[side],
  );
  const current = bringing?.file ?? dropped ?? null;
  const isMine = isFieldArmy(army) && mine.some((one) => one === army);
  /** An army that is put together first: its book is fetched. */
  const fetchArmy = async (value: string, wanted: Promise<BuiltArmy | undefined>) => {
    try {
      const found = await wanted;
      if (found === undefined) return;
      const { army: made } = await fieldArmy(found);
      setFetched({ value, army: made });
      onArmy(made);
    } catch {
      notify(words.ui.away);
    }
  };
  const choose = (value: string) => {
    const [kind, id, limit] = value.split(":");
    if (kind === "ready") return void fetchArmy(value, readyArmy(id!, Number(limit)));
    const own = kind === "built" ? built.find((one) => one.id === id) : undefined;
    if (own !== undefined) return void fetchArmy(value, Promise.resolve(own.army));
    const chosen =
      ARMIES.find((one) => one.id === value) ?? mine.find(({ name }) => `mine:${name}` === value);
    if (chosen !== undefined) onArmy(chosen);
  };
  const close = () => {
    setBringing(null);
    takeDropped(side);
  };
  const isFetched = fetched?.army === army;
  const drop = (event: DragEvent) => {
    const { files } = event.dataTransfer;
    setOver(false);
    // Several are for both sides: the page deals them out.
    if (files.length !== 1) return;
    event.preventDefault();
    event.stopPropagation();
    setBringing({ file: files[0]! });
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
          value={
            isFetched ? fetched.value : isFieldArmy(army) ? (isMine ? `mine:${army.name}` : "list") : army.id
          }
          onChange={(event) => choose(event.target.value)}
        >
          {isFieldArmy(army) && !isMine && !isFetched && (
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
          {built.length > 0 && (
            <optgroup label={words.builder.ready.built}>
              {built.map(({ id, army: one, points }) => (
                <option key={id} value={`built:${id}`}>
                  {words.newGame.armyPoints(one.name, points)}
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
          {LIMITS.map((limit) => (
            <optgroup key={limit} label={words.builder.ready.group(limit)}>
              {READY_FACTIONS.flatMap(({ faction, name, armies }) =>
                armies
                  .filter((one) => one.limit === limit)
                  .map(({ points }) => (
                    <option key={faction} value={`ready:${faction}:${limit}`}>
                      {words.builder.ready.option(name, points)}
                    </option>
                  )),
              )}
            </optgroup>
          ))}
        </select>
      </label>
      <div className="army-choice-ways">
        <Button onPress={() => setBringing({ file: null })} hint={own.bringHint}>
          {own.bring}
        </Button>
        <Button onPress={() => go("army")}>{words.builder.open}</Button>
      </div>
      {over && <p className="army-choice-drop">{own.dropHere}</p>}
      {(bringing !== null || dropped !== undefined) &&
        // Out of the form that this stands in: forms do not nest.
        createPortal(
          <Suspense fallback={<p className="loading">{own.choose.reading}</p>}>
            <ArmyListImport
              side={side}
              key={side}
              file={current}
              onClose={close}
              onArmy={(added) => {
                close();
                onArmy(added);
              }}
            />
          </Suspense>,
          document.body,
        )}
    </div>
  );
}
