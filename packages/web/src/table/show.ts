import { create } from "zustand";
import type { Show } from "../board/effects/show.ts";
import { sound } from "../board/effects/sound.ts";
import { wasSentHere } from "./authority.ts";
import { showOf } from "./happenings.ts";
import { usePreferences } from "./preferences.ts";
import { type Table, useTable } from "./table.ts";

/** What has just happened and is still to be seen; at one screen, far apart and in a replay alike. */
export const useShow = create<{
  readonly show: Show | null;
  /** How many there were, by which each is known. */
  readonly shown: number;
}>(() => ({ show: null, shown: 0 }));

export function endShow(): void {
  if (useShow.getState().show !== null) useShow.setState({ show: null });
}

/** Shows and sounds what happens at the table from now on. Returns how to stop. */
export function followShow(): () => void {
  const stop = useTable.subscribe(({ table: now }, { table: before }) => {
    if (now !== before) showNext(now, before);
  });
  return () => {
    stop();
    endShow();
  };
}

function showNext(now: Table | null, before: Table | null): void {
  const next = now === null || before === null ? undefined : nextShow(before, now);
  if (next === undefined) {
    // Another moment, another table: what was shown belongs to neither.
    if (now?.game !== before?.game) endShow();
    return;
  }
  const shown = useShow.getState().shown + 1;
  const show = { ...next, id: shown };
  useShow.setState({ show, shown });
  if (usePreferences.getState().sound) sound(show);
}

/** Only a single step forward is shown: who leaps through a replay, or comes back, wants to see where things stand. */
function nextShow(before: Table, now: Table): Omit<Show, "id"> | undefined {
  const last = now.entries.at(-1);
  const isNext =
    now.mode === before.mode &&
    now.entries.length === before.entries.length + 1 &&
    now.entries.at(-2) === before.entries.at(-1);
  if (!isNext || last === undefined) return undefined;
  const show = showOf(before.game, last);
  if (show === undefined || now.mode === "replay" || !wasSentHere(last.action)) return show;
  const { tracers, losses } = show;
  return tracers.length + losses.length > 0 ? { ...show, walks: [] } : undefined;
}
