import { useSession } from "../../online/store.ts";
import { linkTo } from "../../route/links.ts";
import { go, goOnline } from "../../route/route.ts";
import { SPEEDS, setPlaying, setSpeed, showStep, stepBy, useReplay } from "../../table/replay.ts";
import { Button } from "../../ui/button.tsx";
import { copy } from "../../ui/copy.ts";

/** A seat at a table on the server has an address of its own. */
function backToTable(): void {
  const { session } = useSession.getState();
  if (session === null) go("table");
  else if (session.state.you === "watch")
    goOnline({ kind: "watch", game: session.game, secret: session.token });
  else goOnline({ kind: "game", game: session.game });
}

export function ReplayBar() {
  const replay = useReplay((state) => state.replay);
  if (replay === null) return null;
  const { at, moments, playing, source, speed } = replay;
  const last = moments.length - 1;
  return (
    <footer className="action-bar replay-bar">
      <Button kind="primary" id="next-step" onPress={() => setPlaying(!playing)}>
        {playing ? "Pause" : "Play"}
      </Button>
      <Button label="To the start" onPress={() => showStep(0)}>
        |◀
      </Button>
      <Button label="One step back" onPress={() => stepBy(-1)}>
        ◀
      </Button>
      <Button label="One step on" onPress={() => stepBy(1)}>
        ▶
      </Button>
      <Button label="To the end" onPress={() => showStep(last)}>
        ▶|
      </Button>
      <div className="replay-line">
        <input
          type="range"
          className="replay-slider"
          min={0}
          max={last}
          value={at}
          aria-label="Step"
          aria-valuetext={`step ${at} of ${last}`}
          onChange={(event) => showStep(Number(event.target.value))}
        />
        <span className="replay-at tabular">
          {at} of {last}
        </span>
        <label className="replay-speed">
          <span className="replay-more">Speed</span>
          <select aria-label="Speed" value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
            {SPEEDS.map((value) => (
              <option key={value} value={value}>
                {value} a second
              </option>
            ))}
          </select>
        </label>
      </div>
      {source !== null && (
        <Button label="Copy link to here" onPress={() => copy(linkTo({ kind: "look", ...source, step: at }))}>
          Copy link<span className="replay-more"> to here</span>
        </Button>
      )}
      {replay.before === null ? (
        <Button onPress={() => go("start")}>Leave</Button>
      ) : (
        <Button label="Back to the table" onPress={backToTable}>
          Back<span className="replay-more"> to the table</span>
        </Button>
      )}
    </footer>
  );
}
