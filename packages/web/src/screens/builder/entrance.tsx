import { FACTIONS } from "@gunline/armies/books";
import { type BuiltArmy, byPlayed, loadArmyBook, newArmy } from "@gunline/armies/builder";
import { readyArmy } from "@gunline/armies/ready";
import { useRef, useState } from "react";
import { go } from "../../route/route.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notices.tsx";
import { words } from "../../words/english.ts";
import { forgetBuilt, keepBuilt, type MyArmy, useMyArmies } from "../army-list/my-armies.ts";
import type { OpenArmy } from "./builder.tsx";
import { newId, readTextAsArmy } from "./read-army.ts";

const own = words.builder;

const LIMITS = [500, 1_000, 1_500, 2_000, 3_000];

interface EntranceProps {
  readonly onOpen: (open: OpenArmy) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where building begins: an army that is kept, a new one, or one that is brought in. */
export function Entrance({ onOpen, onFiles }: EntranceProps) {
  return (
    <>
      <header className="builder-head">
        <h1>{own.title}</h1>
        <Button onPress={() => go("start")}>{own.back}</Button>
      </header>
      <div className="builder-entrance">
        <NewArmy onArmy={(army) => onOpen({ id: newId(), army, notes: [] })} />
        <BringIn onOpen={onOpen} onFiles={onFiles} />
        <MyArmies onOpen={onOpen} />
      </div>
    </>
  );
}

function NewArmy({ onArmy }: { readonly onArmy: (army: BuiltArmy) => void }) {
  const [faction, setFaction] = useState(FACTIONS[0]!.id);
  const [limit, setLimit] = useState(1_000);
  const entry = FACTIONS.find(({ id }) => id === faction)!;
  const name = own.fresh.name(entry.name);
  const begin = async () => {
    try {
      const [usual] = byPlayed(await loadArmyBook(faction));
      onArmy(newArmy(faction, usual?.name ?? null, limit, name));
    } catch {
      notify(words.ui.away);
    }
  };
  const beginReady = async () => {
    const ready = await readyArmy(faction, limit);
    if (ready !== undefined) onArmy({ ...ready, name });
  };
  const hasReady = limit === 500 || limit === 1_000 || limit === 2_000;
  return (
    <section className="builder-box" aria-label={own.fresh.heading}>
      <h2>{own.fresh.heading}</h2>
      <label>
        {own.fresh.faction}
        <select value={faction} onChange={({ target }) => setFaction(target.value)}>
          {FACTIONS.map(({ id, name: called }) => (
            <option key={id} value={id}>
              {called}
            </option>
          ))}
        </select>
      </label>
      <label>
        {own.fresh.points}
        <select value={limit} onChange={({ target }) => setLimit(Number(target.value))}>
          {LIMITS.map((points) => (
            <option key={points} value={points}>
              {points}
            </option>
          ))}
        </select>
      </label>
      <div className="builder-row">
        <Button kind="primary" onPress={() => void begin()}>
          {own.fresh.begin}
        </Button>
        {hasReady && <Button onPress={() => void beginReady()}>{own.fresh.ready}</Button>}
      </div>
    </section>
  );
}

function BringIn({ onOpen, onFiles }: EntranceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [failed, setFailed] = useState<string | null>(null);
  const take = async () => {
    const read = await readTextAsArmy(text);
    if ("failed" in read) setFailed(read.failed);
    else onOpen({ id: newId(), ...read });
  };
  return (
    <section className="builder-box" aria-label={own.read.heading}>
      <h2>{own.read.heading}</h2>
      {failed !== null && (
        <p className="builder-failed" role="alert">
          {failed}
        </p>
      )}
      <label>
        {own.read.paste}
        <textarea rows={5} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <div className="builder-row">
        <Button
          onPress={() => void take()}
          disabledBecause={text.trim() === "" ? own.read.nothing : undefined}
        >
          {own.read.take}
        </Button>
        <Button onPress={() => input.current?.click()}>{own.read.files}</Button>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          multiple
          tabIndex={-1}
          aria-label={own.read.filesLabel}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = "";
          }}
        />
      </div>
    </section>
  );
}

function MyArmies({ onOpen }: Pick<EntranceProps, "onOpen">) {
  const built = useMyArmies((state) => state.built);
  return (
    <section className="builder-box builder-mine" aria-label={own.mine.heading}>
      <h2>{own.mine.heading}</h2>
      {built.length === 0 && <p className="builder-quiet">{own.mine.none}</p>}
      <ul>
        {built.map((one) => (
          <MyArmyRow key={one.id} mine={one} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

function MyArmyRow({ mine, onOpen }: { readonly mine: MyArmy } & Pick<EntranceProps, "onOpen">) {
  const { id, army, points } = mine;
  const faction = FACTIONS.find((one) => one.id === army.faction)?.name ?? army.faction;
  return (
    <li className="builder-my">
      <button
        type="button"
        className="builder-open"
        aria-label={own.mine.edit(army.name)}
        onClick={() => onOpen({ id, army, notes: [] })}
      >
        <b>{army.name}</b>
        <span className="builder-my-facts">{own.mine.facts(faction, points, army.limit)}</span>
      </button>
      <Button
        kind="quiet"
        onPress={() => void keepBuilt(newId(), { ...army, name: own.mine.copyName(army.name) }, points)}
      >
        {own.mine.duplicate}
      </Button>
      <Button
        kind="quiet"
        onPress={() => void forgetBuilt(id).then(() => notify(own.mine.removed(army.name)))}
      >
        {own.mine.remove}
      </Button>
    </li>
  );
}
