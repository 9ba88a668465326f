import { useMemo } from "react";
import { useSession } from "../../online/store.ts";
import { linkTo } from "../../route/links.ts";
import { go, goOnline } from "../../route/route.ts";
import type { Moment } from "../../table/moments.ts";
import { jumpBy, SPEEDS, setPlaying, setSpeed, showStep, stepBy, useReplay } from "../../table/replay.ts";
import { SECTION_KINDS, turnsOf } from "../../table/sections.ts";
import { Button } from "../../ui/button.tsx";
import { copy } from "../../ui/copy.ts";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";

const own = words.replay;

/** A seat at a table on the server has an address of its own. */
function backToTable(): void {
  const { session } = useSession.getState();
  if (session === null) go("table");
  else if (session.state.you === "watch")
    goOnline({ kind: "watch", game: session.game, secret: session.token });
  else goOnline({ kind: "game", game: session.game });
}

/** Every turn of the game, as long as it took: a press goes there. */
function Turns({ moments, at }: { readonly moments: readonly Moment[]; readonly at: number }) {
  const turns = useMemo(() => turnsOf(moments.map(({ game }) => game)), [moments]);
  if (turns.length < 2) return null;
  const { players } = moments[0]!.game;
  return (
    <nav className="replay-turns" aria-label={own.turns}>
      {turns.map(({ at: from, moments: length, round, player }) => {
        const name = round === null ? own.settingUp : own.turnOf(round, players[player].name);
        return (
          <button
            key={from}
            type="button"
            className="replay-turn"
            data-side={round === null ? undefined : player}
            style={{ flexGrow: length }}
            aria-label={name}
            aria-current={from <= at && at < from + length ? "step" : undefined}
            onClick={() => showStep(from)}
            {...tip(name)}
          >
            {round}
          </button>
        );
      })}
    </nav>
  );
}

export function ReplayBar() {
  const replay = useReplay((state) => state.replay);
  if (replay === null) return null;
  const { at, moments, playing, source, speed } = replay;
  const last = moments.length - 1;
  return (
    <footer className="action-bar replay-bar">
      <Button kind="primary" id="next-step" onPress={() => setPlaying(!playing)}>
        {playing ? own.pause : own.play}
      </Button>
      <Button label={own.toStart} onPress={() => showStep(0)}>
        |◀
      </Button>
      <Button label={own.back} onPress={() => stepBy(-1)}>
        ◀
      </Button>
      <Button label={own.on} onPress={() => stepBy(1)}>
        ▶
      </Button>
      <Button label={own.toEnd} onPress={() => showStep(last)}>
        ▶|
      </Button>
      <div className="replay-leaps">
        {SECTION_KINDS.map((kind) => (
          <span key={kind} className="replay-leap">
            <Button label={own.jumpBack[kind]} onPress={() => jumpBy(kind, -1)}>
              ‹
            </Button>
            <span aria-hidden="true">{own.kinds[kind]}</span>
            <Button label={own.jumpOn[kind]} onPress={() => jumpBy(kind, 1)}>
              ›
            </Button>
          </span>
        ))}
      </div>
      <div className="replay-line">
        <div className="replay-way">
          <Turns moments={moments} at={at} />
          <input
            type="range"
            className="replay-slider"
            min={0}
            max={last}
            value={at}
            aria-label={own.step}
            aria-valuetext={own.stepOf(at, last)}
            onChange={(event) => showStep(Number(event.target.value))}
          />
        </div>
        <span className="replay-at tabular">{own.at(at, last)}</span>
        <label className="replay-speed">
          <span className="replay-more">{own.speed}</span>
          <select
            aria-label={own.speed}
            value={speed}
            onChange={(event) => setSpeed(Number(event.target.value))}
          >
            {SPEEDS.map((value) => (
              <option key={value} value={value}>
                {own.aSecond(value)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {source !== null && (
        <Button label={own.copyLink} onPress={() => copy(linkTo({ kind: "look", ...source, step: at }))}>
          {own.copyLinkShort}
          <span className="replay-more">{own.copyLinkMore}</span>
        </Button>
      )}
      {replay.before === null ? (
        <Button onPress={() => go("start")}>{own.leave}</Button>
      ) : (
        <Button label={own.toTable} onPress={backToTable}>
          {own.toTableShort}
          <span className="replay-more">{own.toTableMore}</span>
        </Button>
      )}
    </footer>
  );
}
