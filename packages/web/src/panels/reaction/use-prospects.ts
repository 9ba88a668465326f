import type { Game } from "@gunline/rules";
import { useEffect, useState } from "react";
import type { Use } from "../../table/whose.ts";
import { type Prospect, type ProspectQuestion, prospectOf } from "./prospect.ts";

/** A use is worked out of the document that it stands in, and never changes. */
const known = new WeakMap<Use, Prospect>();

/** Null where none can be had: then the page works by itself, between two frames. */
let worker: Worker | null | undefined;
/** The table that the worker has. */
let sent: Game | undefined;
const asked = new Map<number, (prospect: Prospect) => void>();
let questions = 0;

function hire(): Worker | null {
  if (typeof Worker === "undefined") return null;
  const hired = new Worker(new URL("./prospect-worker.ts", import.meta.url), { type: "module" });
  hired.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly prospect: Prospect }>) => {
    asked.get(data.id)?.(data.prospect);
    asked.delete(data.id);
  };
  hired.onerror = () => {
    worker = null;
    for (const resolve of asked.values()) resolve(null);
    asked.clear();
  };
  return hired;
}

async function work(game: Game, use: Use): Promise<Prospect> {
  if (worker === undefined) worker = hire();
  const aside = worker;
  if (aside === null) return prospectOf(game, use);
  return await new Promise((resolve) => {
    const id = questions++;
    asked.set(id, resolve);
    const question: ProspectQuestion = { id, use, game: sent === game ? undefined : game };
    sent = game;
    aside.postMessage(question);
  });
}

/** What each use would come to, one after the other; undefined while it is worked out. */
export function useProspects(game: Game, uses: readonly Use[]): readonly (Prospect | undefined)[] {
  const [, look] = useState(0);
  useEffect(() => {
    let isOver = false;
    const workOn = async () => {
      // The page is drawn first.
      await pause();
      for (const use of uses) {
        if (isOver) return;
        if (known.has(use)) continue;
        known.set(use, await work(game, use));
        if (!isOver) look((looks) => looks + 1);
      }
    };
    void workOn();
    return () => {
      isOver = true;
    };
  }, [game, uses]);
  return uses.map((use) => known.get(use));
}

const PAUSE_MS = 15;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));
