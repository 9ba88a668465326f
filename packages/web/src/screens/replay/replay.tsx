import "../table/table.css";
import "./replay.css";
import { useEffect } from "react";
import { LogPanel } from "../../panels/log/index.tsx";
import { go } from "../../route/route.ts";
import {
  jumpBy,
  jumpToRound,
  setPlaying,
  showStep,
  stepBy,
  useEnding,
  useReplay,
} from "../../table/replay.ts";
import { words } from "../../words/english.ts";
import { BoardArea } from "../table/board-area.tsx";
import { TopBar } from "../table/top-bar.tsx";
import { ReplayBar } from "./replay-bar.tsx";

/** The table as it was, step by step, with the log up to there. */
export default function ReplayScreen() {
  const replaying = useReplay(({ replay }) => replay !== null);
  useEffect(() => {
    if (!replaying) go("start");
  }, [replaying]);
  const ending = useEnding();
  useReplayKeys();
  usePlaying();
  if (!replaying) return null;
  return (
    <div className="table-screen">
      <TopBar menu={<b className="replay-sign">{words.replay.sign}</b>} />
      <BoardArea />
      <aside className="side-panel" aria-label={words.replay.log}>
        <p className="replay-ending" role="status">
          {ending}
        </p>
        <LogPanel freshFrom={Number.POSITIVE_INFINITY} />
      </aside>
      <ReplayBar />
    </div>
  );
}

function usePlaying(): void {
  const playing = useReplay(({ replay }) => replay?.playing === true);
  const speed = useReplay(({ replay }) => replay?.speed ?? 1);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => stepBy(1), 1_000 / speed);
    return () => clearInterval(timer);
  }, [playing, speed]);
}

const KEYS: Readonly<Record<string, () => void>> = {
  ArrowRight: () => stepBy(1),
  ArrowLeft: () => stepBy(-1),
  Home: () => showStep(0),
  End: () => showStep(Number.POSITIVE_INFINITY),
  P: () => jumpBy("phase", 1),
  "Shift+P": () => jumpBy("phase", -1),
  T: () => jumpBy("turn", 1),
  "Shift+T": () => jumpBy("turn", -1),
  PageDown: () => jumpBy("round", 1),
  PageUp: () => jumpBy("round", -1),
  ...Object.fromEntries([1, 2, 3, 4, 5].map((round) => [`${round}`, () => jumpToRound(round)])),
  " ": () => setPlaying(useReplay.getState().replay?.playing !== true),
};

function useReplayKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
      const letter = key.length === 1 ? key.toUpperCase() : key;
      const run = ctrlKey || metaKey || altKey ? undefined : KEYS[shiftKey ? `Shift+${letter}` : letter];
      // Space presses the button in focus; the other keys mean the game whatever was pressed last.
      const owners = event.key === " " ? "button, input, select, .board" : "input, select, .board";
      const own = (event.target as Element).closest(owners) !== null;
      if (run === undefined || own) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
