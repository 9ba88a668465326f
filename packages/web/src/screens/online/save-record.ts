import type { GameRecord } from "@gunline/rules";
import { fetchRecord } from "../../online/record.ts";
import { inWords } from "../../online/words.ts";
import { download } from "../../table/save-file.ts";
import { notify } from "../../ui/notices.tsx";

/** Hands the record of a game on the server to the player as a file. */
export async function saveRecord(game: string, token: string): Promise<void> {
  try {
    downloadRecord(game, await fetchRecord(game, token));
  } catch (error) {
    notify(inWords(error));
  }
}

export function downloadRecord(game: string, record: GameRecord): void {
  download(`gunline-${game}.json`, `${JSON.stringify(record, null, 1)}\n`);
}
