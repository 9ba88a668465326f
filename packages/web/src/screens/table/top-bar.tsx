import type { TableState } from "@gunline/link";
import type { Game, PlayerId } from "@gunline/rules";
import { memo, type ReactNode } from "react";
import { useSession } from "../../online/store.ts";
import { useWhoseStep } from "../../panels/deploying/sealing.ts";
import { leftToDo, PHASES, rowOf } from "../../phases/rows.ts";
import { go } from "../../route/route.ts";
import { usesPoints, victoryPointsOf } from "../../table/points.ts";
import { prefer, usePreferences } from "../../table/preferences.ts";
import { useEnding } from "../../table/replay.ts";
import { useGame, useTable } from "../../table/table.ts";
import { reactionUnderWay } from "../../table/under-way.ts";
import { look } from "../../table/view.ts";
import { useCounted } from "../../ui/counted.ts";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";

const text = words.table;

export const TopBar = memo(function TopBar({ menu }: { readonly menu: ReactNode }) {
  const game = useGame();
  const title = useTable(({ table }) => table?.title ?? "");
  const { able, of, done, label } = leftToDo(game);
  const now = rowOf(game);
  const shown = PHASES.includes(now) ? PHASES : [now, ...PHASES];
  const isOver = useIsOver();
  return (
    <header className="top-bar">
      <button
        type="button"
        className="brand brand-button"
        onClick={() => go("start")}
        aria-label={text.startPage}
      >
        GUN<b>LINE</b>
      </button>
      <p className="top-title">
        <span>{text.round(game.turn.round)}</span> <span>{text.title(title)}</span>
      </p>
      <ol className="phases" aria-label={text.phasesOfTurn}>
        {shown.map(({ phase, name }) => {
          const current = phase === game.turn.phase;
          return (
            <li key={phase} className="phase" aria-current={current ? "step" : undefined}>
              {name}
              {current && of > 0 && !isOver && (
                <span className="phase-left" aria-live="polite">
                  {done === undefined
                    ? (label ?? text.unitsLeft(able.length, of))
                    : words.placing.deployment.dropsLeft(done, of)}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <Players />
      <div className="top-end">
        <Mute />
        {menu}
      </div>
    </header>
  );
});

/** The table on the server as it is now; looking back at it, or at one screen, there is none. */
function useLive(): TableState | undefined {
  const online = useTable(({ table }) => table?.mode === "online");
  const state = useSession(({ session }) => session?.state);
  return online ? state : undefined;
}

/** On the server now, or at the moment that is looked back at. */
function useIsOver(): boolean {
  const live = useLive()?.view?.status.state === "over";
  const { result } = useGame();
  return useEnding() !== null || live || result !== null;
}

function Players() {
  const game = useGame();
  const player = useWhoseStep();
  const state = useLive();
  const { link, presence, view } = state ?? { link: "here", presence: undefined, view: null };
  // While we are away ourselves nobody tells us who else is.
  const away = (id: PlayerId) => link === "here" && presence?.[id] === false;
  const isOver = useIsOver();
  const isAnswer = reactionUnderWay(game) !== null;
  const hasCp = usesPoints(game);
  const isRunning = !isOver && (view === null || view.status.state === "running");
  return (
    <ul className="players" aria-label={text.players}>
      {(["p1", "p2"] as const).map((id) => (
        <li
          key={id}
          className={away(id) ? "player player-away" : "player"}
          data-side={id}
          aria-current={id === player && isRunning ? "true" : undefined}
        >
          <span className="player-dot" aria-hidden="true" />
          <span className="player-name">{game.players[id].name}</span>
          {state?.you === id && <span>{text.you}</span>}
          {away(id) && <span>{view?.seats[id].claimed === false ? text.notHereYet : text.away}</span>}
          {id === player && isRunning && <b>{isAnswer ? text.toAnswer : text.toAct}</b>}
          {hasCp && <CommandPoints cp={game.players[id].cp} asked={isAnswer && id === player} />}
          <VictoryPoints name={game.players[id].name} vp={victoryPointsOf(game, id)} />
          <Losses game={game} side={id} />
        </li>
      ))}
    </ul>
  );
}

function CommandPoints({ cp, asked }: { readonly cp: number; readonly asked: boolean }) {
  return (
    <span className={asked ? "player-cp player-cp-asked" : "player-cp"} {...tip(text.commandPoints)}>
      {text.cp(cp)}
    </span>
  );
}

function Mute() {
  const sound = usePreferences((preferences) => preferences.sound);
  return (
    <button
      type="button"
      className="mute"
      aria-pressed={!sound}
      aria-label={text.mute}
      onClick={() => prefer({ sound: !sound })}
      {...tip(sound ? text.soundIsOn : text.soundIsOff)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 8h3l5-4v12l-5-4H3z" />
        {sound ? (
          <path className="mute-waves" d="M13.5 7q2 3 0 6M15.5 5q3.6 5 0 10" />
        ) : (
          <path className="mute-waves" d="M14 8l4 4m0-4l-4 4" />
        )}
      </svg>
    </button>
  );
}

/** They open the sheet that says what they are made of, and count up where points are scored. */
function VictoryPoints({ name, vp }: { readonly name: string; readonly vp: number | null }) {
  const shown = useCounted(vp ?? 0);
  if (vp === null) return null;
  return (
    <button
      type="button"
      className="player-vp"
      data-counting={shown !== vp || undefined}
      aria-label={words.scoring.sheet.vpOf(name, vp)}
      onClick={() => look({ dialog: "score" })}
      {...tip(text.victoryPoints)}
    >
      {text.vp(shown)}
    </button>
  );
}

/** The casualty tray: how many models a side has lost, and of which units. */
function Losses({ game, side }: { readonly game: Game; readonly side: PlayerId }) {
  const units = Object.values(game.units)
    .filter(({ owner }) => owner === side)
    .map(({ name, starting_strength, models }) => ({
      name,
      of: starting_strength,
      lost: starting_strength - Object.keys(models).length,
    }))
    .filter(({ lost }) => lost > 0);
  const lost = units.reduce((sum, unit) => sum + unit.lost, 0);
  if (lost === 0) return null;
  const each = units.map(({ name, of, lost: gone }) => text.lostOf(name, gone, of)).join("\n");
  return (
    <span className="player-lost" {...tip(text.modelsLost(lost, each))}>
      −{lost}
    </span>
  );
}
