import type { GameRecord } from "@gunline/rules";
import type { Delay } from "../../online/reach.ts";
import { fetchRecord } from "../../online/record.ts";
import { inWords } from "../../online/words.ts";
import { download } from "../../table/save-file.ts";
import { notify } from "../../ui/notices.tsx";
import { words } from "../../words/english.ts";

/** Somebody who asked for a file two minutes ago no longer expects it. */
const LONGEST_MS = 120_000;

/** Hands the record of a game on the server to the player as a file. */
export async function saveRecord(game: string, token: string): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  let isSaid = false;
  const onWait = (delay: Delay) => {
    if (!isSaid) notify(words.online.delays[delay]);
    isSaid = true;
  };
  try {
    downloadRecord(game, await fetchRecord(game, token, { signal, onWait }));
  } catch (error) {
    notify(inWords(error));
  }
}

export function downloadRecord(game: string, record: GameRecord): void {
  download(`gunline-${game}.json`, `${JSON.stringify(record, null, 1)}\n`);
}
