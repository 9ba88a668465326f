import { parseRecord, type Reckoning } from "@gunline/rules";
import { useEffect, useState } from "react";
import { fetchRecord } from "../../online/record.ts";
import { useSession } from "../../online/store.ts";
import { type Table, useTable } from "../../table/table.ts";
import type { Story } from "./story.ts";

/** Undefined while it is worked out; null where it cannot be. */
type Found = Reckoning | null | undefined;

/** What a battle came to, for as long as its table is there: whoever comes back to it need not wait again. */
const known = new WeakMap<Table["game"], Reckoning | null>();

export function useReckoning(): Found {
  const table = useTable((state) => state.table);
  const game = table?.game;
  const [found, setFound] = useState<Found>(() => game && known.get(game));
  useEffect(() => {
    if (game === undefined || known.has(game)) return;
    const leaving = new AbortController();
    void work(leaving.signal).then((reckoning) => {
      if (leaving.signal.aborted) return;
      known.set(game, reckoning);
      setFound(reckoning);
    });
    return () => leaving.abort();
  }, [game]);
  return found;
}

async function work(leaving: AbortSignal): Promise<Reckoning | null> {
  try {
    const story = await storyNow();
    return story === undefined || leaving.aborted ? null : await reckonAside(story, leaving);
  } catch {
    return null;
  }
}

/** A server has the whole story, of which the page may have only the end. */
async function storyNow(): Promise<Story | undefined> {
  const { session } = useSession.getState();
  const { table } = useTable.getState();
  if (table === null) return undefined;
  if (table.mode !== "online" || session === null) {
    const steps = table.entries.map(({ action, result }) => ({ action, result }));
    return { kind: "told", start: table.start, steps };
  }
  const record = parseRecord(await fetchRecord(session.game, session.token));
  return record.ok ? { kind: "record", record: record.value } : undefined;
}

function reckonAside(story: Story, leaving: AbortSignal): Promise<Reckoning | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("../../worker.ts", import.meta.url), {
      type: "module",
      name: "reckoning",
    });
    const end = (reckoning: Reckoning | null) => {
      worker.terminate();
      resolve(reckoning);
    };
    worker.onmessage = ({ data }: MessageEvent<Reckoning | null>) => end(data);
    worker.onerror = () => end(null);
    leaving.addEventListener("abort", () => end(null));
    worker.postMessage(story);
  });
}
