import "./builder.css";
import { type BuiltArmy, bookOfArmy, pointsOfArmy, unpackArmy } from "@gunline/armies/builder";
import { type DragEvent, useEffect, useState } from "react";
import { forgetPacked, packedIn } from "../../route/links.ts";
import { useHash } from "../../route/route.ts";
import { notify } from "../../ui/notices.tsx";
import { words } from "../../words/english.ts";
import { keepBuilt, recallArmies } from "../army-list/my-armies.ts";
import { Editor } from "./editor.tsx";
import { Entrance } from "./entrance.tsx";
import { newId, readFileAsArmy } from "./read-army.ts";

const own = words.builder;

/** An army that is open: its id on the device, and what it is. */
export interface OpenArmy {
  readonly id: string;
  readonly army: BuiltArmy;
  /** What of a list was not read. */
  readonly notes: readonly string[];
}

/** My armies, and the one that is being built. Files that are dropped anywhere here become armies. */
export default function BuilderScreen() {
  const [open, setOpen] = useState<OpenArmy | null>(null);
  const [isOver, setOver] = useState(false);
  const hash = useHash();
  useEffect(() => {
    void recallArmies();
  }, []);
  useEffect(() => {
    const packed = packedIn(hash);
    if (packed === undefined) return;
    forgetPacked();
    const army = unpackArmy(packed);
    if (army === undefined) notify(own.read.badLink);
    else setOpen({ id: newId(), army, notes: [] });
  }, [hash]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void takeFiles([...event.dataTransfer.files]).then((taken) => taken !== null && setOpen(taken));
  };
  return (
    <main
      className="builder"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => event.currentTarget === event.target && setOver(false)}
      onDrop={drop}
    >
      {open === null ? (
        <Entrance
          onOpen={setOpen}
          onFiles={(files) => void takeFiles(files).then((one) => one && setOpen(one))}
        />
      ) : (
        <Editor key={open.id} {...open} onClose={() => setOpen(null)} />
      )}
      {isOver && <p className="builder-drop">{own.read.drop}</p>}
    </main>
  );
}

/** Every file is kept as an army; the last one that can be read is opened. */
async function takeFiles(files: readonly File[]): Promise<OpenArmy | null> {
  let last: OpenArmy | null = null;
  for (const file of files) {
    const read = await readFileAsArmy(file);
    if ("failed" in read) {
      notify(`${file.name}: ${read.failed}`);
      continue;
    }
    last = { id: newId(), ...read };
    await keepBuilt(last.id, last.army, pointsOfArmy(last.army, await bookOfArmy(last.army)));
  }
  return last;
}
