import { parseRecord, type report } from "@gunline/rules";
import { useCallback, useEffect, useState } from "react";
import type { Delay, Patience } from "../../online/reach.ts";
import { fetchRecord } from "../../online/record.ts";
import { useSession } from "../../online/store.ts";
import { type Table, useTable } from "../../table/table.ts";
import type { Story } from "./story.ts";

/** How far it is: worked out, held up by the server, or not to be had. */
type Progress = "working" | Delay | "lost" | "unreadable";

interface Found {
  /** Undefined until it is worked out. */
  readonly battleReport: report.BattleReport | undefined;
  readonly progress: Progress;
  /** Begins again where it could not be had. */
  readonly again: () => void;
}

/** What a battle came to, for as long as its table is there: whoever comes back to it need not wait again. */
const known = new WeakMap<Table["game"], report.BattleReport>();

export function useBattleReport(): Found {
  const table = useTable((state) => state.table);
  const game = table?.game;
  const [battleReport, setBattleReport] = useState(() => game && known.get(game));
  const [progress, setProgress] = useState<Progress>("working");
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same once more
  useEffect(() => {
    if (game === undefined || known.has(game)) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    setProgress("working");
    void work({ signal, onWait: setProgress }).then((found) => {
      if (signal.aborted) return;
      if (typeof found === "string") {
        setProgress(found);
        return;
      }
      known.set(game, found);
      setBattleReport(found);
    });
    return () => leaving.abort();
  }, [game, tries]);
  const again = useCallback(() => setTries((count) => count + 1), []);
  return { battleReport, progress, again };
}

async function work(patience: Patience): Promise<report.BattleReport | "lost" | "unreadable"> {
  let story: Story | undefined;
  try {
    story = await storyNow(patience);
  } catch {
    return "lost";
  }
  if (story === undefined || patience.signal.aborted) return "unreadable";
  return (await reportInWorker(story, patience.signal)) ?? "unreadable";
}

/** A server has the whole story, of which the page may have only the end. */
async function storyNow(patience: Patience): Promise<Story | undefined> {
  const { session } = useSession.getState();
  const { table } = useTable.getState();
  if (table === null) return undefined;
  if (table.mode !== "online" || session === null) {
    const steps = table.entries.map(({ action, result }) => ({ action, result }));
    return { kind: "told", start: table.start, steps };
  }
  const record = parseRecord(await fetchRecord(session.game, session.token, patience));
  return record.ok ? { kind: "record", record: record.value } : undefined;
}

function reportInWorker(story: Story, leaving: AbortSignal): Promise<report.BattleReport | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("../../worker.ts", import.meta.url), {
      type: "module",
      name: "report",
    });
    const end = (battleReport: report.BattleReport | null) => {
      worker.terminate();
      resolve(battleReport);
    };
    worker.onmessage = ({ data }: MessageEvent<report.BattleReport | null>) => end(data);
    worker.onerror = () => end(null);
    leaving.addEventListener("abort", () => end(null));
    worker.postMessage(story);
  });
}
