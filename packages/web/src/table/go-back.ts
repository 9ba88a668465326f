import { goingBack, type PlayerId } from "@gunline/rules";
import { timelinesOf } from "./moments.ts";
import { rewindEntry } from "./rewind-entry.ts";
import { currentTable, openTable, storyOf } from "./table.ts";

/** At one screen: the game stands as it did after so many of the steps that stand. Dice that were rolled stay spent. */
export function goBack(to: number, player: PlayerId, why: string): void {
  const table = currentTable();
  if (table.mode !== "hotseat") return;
  const { start, game, entries } = table;
  const story = storyOf(table);
  const last = entries[to - 1];
  const place = last === undefined ? 0 : story.lastIndexOf(last) + 1;
  const rewind = { to: place, from: place, player, ...(why !== "" && { why }) };
  const back = goingBack.rewoundTimeline(timelinesOf(start, story)[place]!, game);
  const entry = rewindEntry(game, back.game, rewind, entries.slice(to));
  openTable({ ...table, ...back, entries: entries.slice(0, to), story: [...story, entry] });
}
