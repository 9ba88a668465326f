import { create } from "zustand";
import { go } from "../route/route.ts";
import { entriesAt, type Moment, momentsOf, storyAt } from "./moments.ts";
import { jump, type SectionKind, turnsOf } from "./sections.ts";
import { openTable, storyOf, type Table, useTable } from "./table.ts";
import { resetMoment, resetView } from "./view.ts";

/** A game looked back at: every moment of it, and which one is shown. */
interface Replay {
  readonly title: string;
  /** The table to come back to, if there was one. */
  readonly before: Table | null;
  readonly moments: readonly Moment[];
  /** The game on the server that this is, for links to a moment. */
  readonly source: Source | null;
  /** How the game ended after the last moment, in words; null where that is not known. */
  readonly ending: string | null;
  readonly at: number;
  readonly playing: boolean;
  /** Steps a second. */
  readonly speed: number;
}

interface Source {
  readonly game: string;
  readonly secret: string;
}

export const SPEEDS = [1, 2, 4, 8] as const;

export const useReplay = create<{ readonly replay: Replay | null }>(() => ({ replay: null }));

/** Looks back at the game on the table, from its first step. */
export function lookBack(): void {
  lookBackAt(0);
}

/** The same from another moment of it. */
export function lookBackAt(moment: number): void {
  const { table } = useTable.getState();
  if (table === null || table.entries.length === 0) return;
  watch(table.title, momentsOf(table.start, storyOf(table)), moment);
}

/** Looks at a game from outside. */
export function watch(title: string, moments: readonly Moment[], at = 0): void {
  lookAt({ title, moments, source: null, at, ending: null });
  go("replay");
}

/** The same at a moment, for whoever has a screen to show it on. */
export function lookAt(past: Omit<Replay, "before" | "playing" | "speed">): void {
  const { table } = useTable.getState();
  const before = table?.mode === "replay" ? (useReplay.getState().replay?.before ?? null) : table;
  const at = nearest(past.at, past.moments);
  useReplay.setState({ replay: { ...past, at, before, playing: false, speed: 2 } });
  showStep(at);
}

/** The moment that there is for a number that may be beyond them all. */
function nearest(wanted: number, moments: readonly Moment[]): number {
  return Math.min(Math.max(wanted, 0), moments.length - 1);
}

/** How the game ended, at the moment at which it did. */
export function useEnding(): string | null {
  return useReplay(({ replay }) => {
    const isLast = replay !== null && replay.at === replay.moments.length - 1;
    return isLast ? replay.ending : null;
  });
}

/** Puts the table as it was after so many steps before the eyes. */
export function showStep(wanted: number): void {
  const { replay } = useReplay.getState();
  if (replay === null) return;
  const { title, moments } = replay;
  const at = nearest(wanted, moments);
  const playing = replay.playing && at < moments.length - 1;
  useReplay.setState({ replay: { ...replay, at, playing } });
  resetMoment();
  const { game } = moments[at]!;
  const start = moments[0]!.game;
  const entries = entriesAt(moments, at);
  const story = storyAt(moments, at);
  openTable({
    mode: "replay",
    title,
    task: "",
    start,
    game,
    entries,
    choices: [],
    ...(story.length > entries.length && { story }),
  });
}

export function stepBy(steps: number): void {
  const { replay } = useReplay.getState();
  if (replay !== null) showStep(replay.at + steps);
}

/** To another round, turn or phase. */
export function jumpBy(kind: SectionKind, by: 1 | -1): void {
  const { replay } = useReplay.getState();
  if (replay === null) return;
  const games = replay.moments.map(({ game }) => game);
  showStep(jump(games, replay.at, kind, by));
}

/** To the beginning of a round; where the game never came so far, nothing happens. */
export function jumpToRound(round: number): void {
  const { replay } = useReplay.getState();
  const turn = turnsOf(replay?.moments.map(({ game }) => game) ?? []).find((one) => one.round === round);
  if (turn !== undefined) showStep(turn.at);
}

export function setPlaying(playing: boolean): void {
  const { replay } = useReplay.getState();
  if (replay === null) return;
  // From the end it begins again.
  if (playing && replay.at === replay.moments.length - 1) showStep(0);
  useReplay.setState(({ replay: now }) => ({ replay: now === null ? null : { ...now, playing } }));
}

export function setSpeed(speed: number): void {
  useReplay.setState(({ replay }) => ({ replay: replay === null ? null : { ...replay, speed } }));
}

/** A table on a server goes on while its past is looked at: this is the one to come back to. */
export function goOnBehind(table: Table): void {
  const { replay } = useReplay.getState();
  if (replay?.before?.mode === "online") useReplay.setState({ replay: { ...replay, before: table } });
}

/** Back to the table as it stands. */
export function endReplay(): void {
  const { replay } = useReplay.getState();
  if (replay === null) return;
  useReplay.setState({ replay: null });
  resetView();
  useTable.setState({ table: replay.before, refusals: [] });
}
