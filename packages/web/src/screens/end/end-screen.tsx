import "./end.css";
import type { Status } from "@gunline/link";
import { missions, type PlayerId } from "@gunline/rules";
import { type ReactNode, useEffect } from "react";
import { endingOf } from "../../online/ending.ts";
import { useSession } from "../../online/store.ts";
import { viewerOf } from "../../panels/feed/viewer.ts";
import { go, goOnline } from "../../route/route.ts";
import { putEndAway } from "../../table/end.ts";
import { beginAgain } from "../../table/play.ts";
import { lookBackAt } from "../../table/replay.ts";
import { useGame, useTable } from "../../table/table.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { MiniMap } from "../mini-map.tsx";
import { save } from "../table/menu.tsx";
import { EndSheet } from "./end-sheet.tsx";
import { GrowthCurve } from "./growth-curve.tsx";
import { Losses } from "./losses.tsx";
import { LuckPanel } from "./luck-panel.tsx";
import { TurningPoints } from "./turning-points.tsx";
import { useBattleReport } from "./use-battle-report.ts";

const text = words.end;

interface EndScreenProps {
  readonly menu: ReactNode;
  /** What there is between players who are far apart: a rematch is offered there. */
  readonly strip?: ReactNode;
}

/** A battle that is over: who has won, how it came to that, and what to do next. */
export default function EndScreen({ menu, strip }: EndScreenProps) {
  const game = useGame();
  const { battleReport, progress, again } = useBattleReport();
  const isFailed = progress === "lost" || progress === "unreadable";
  const instead = isFailed ? text.record.failed : text.record.working;
  const online = useTable(({ table }) => table?.mode === "online");
  useEscape();
  const { players, objectives, board, terrain, units } = game;
  const held = (player: PlayerId) =>
    Object.values(objectives).filter(({ controlled_by }) => controlled_by === player).length;
  return (
    <div className="end-screen">
      <header className="end-head">
        <Winner />
        {battleReport === undefined && progress !== "working" && (
          <p className="end-late" role="status">
            {isFailed ? text.record.why[progress] : words.online.delays[progress]}{" "}
            {isFailed && <Button onPress={again}>{text.record.again}</Button>}
          </p>
        )}
        {menu}
      </header>
      <main className="end-body">
        <div className="end-column">
          <Section title={text.growth.title} aside={text.growth.aside}>
            <GrowthCurve growth={battleReport?.growth} turns={battleReport?.turning_points ?? []} />
          </Section>
          <Section title={text.turns.title} aside={text.turns.aside}>
            <TurningPoints points={battleReport?.turning_points} instead={instead} onPick={replayAt} />
          </Section>
          <Section
            title={text.battlefield}
            aside={text.markers(
              (["p1", "p2"] as const).map((player) => text.holds(players[player].name, held(player))),
            )}
          >
            <MiniMap
              {...board}
              terrain={Object.values(terrain)}
              units={Object.values(units)}
              markers={Object.values(objectives)}
            />
          </Section>
        </div>
        <div className="end-column">
          <Section title={text.sheet.title} aside={text.sheet.aside}>
            <EndSheet />
          </Section>
          <Section title={text.kills.title}>
            <Losses battleReport={battleReport} instead={instead} onPick={replayAt} />
          </Section>
        </div>
        <div className="end-column">
          {strip}
          <Section title={text.luck.title} aside={text.luck.aside}>
            <LuckPanel luck={battleReport?.luck ?? (isFailed ? null : undefined)} />
          </Section>
        </div>
      </main>
      <footer className="action-bar end-bar">
        <Button kind="primary" id="end-to-table" onPress={putEndAway} shortcut="Esc">
          {text.toTable}
        </Button>
        {!online && (
          <Button id="rematch" onPress={beginAgain} hint={text.rematchHint}>
            {text.rematch}
          </Button>
        )}
        <Button onPress={() => replayAt(0)}>{text.replay}</Button>
        {!online && <Button onPress={save}>{text.save}</Button>}
        <Button onPress={() => go("new")}>{text.newGame}</Button>
      </footer>
    </div>
  );
}

function Winner() {
  const game = useGame();
  const { result, players, turn } = game;
  const status = useSession(({ session }) => session?.state.view?.status);
  const [p1, p2] = [missions.victoryPointsOf(game, "p1"), missions.victoryPointsOf(game, "p2")];
  const viewer = useTable(({ table }) => (table === null ? null : viewerOf(table)));
  if (result === null) return <GivenUp status={status} p1={p1} p2={p2} />;
  const { winner } = result;
  const sentence =
    winner === null
      ? text.draw(p1, p2)
      : text.verdict(players[winner].name, ...(winner === "p1" ? ([p1, p2] as const) : ([p2, p1] as const)));
  const why = text.reasons[result.reason === "ARMY_DESTROYED" ? "ARMY_DESTROYED" : "POINTS"];
  return (
    <div className="end-verdict" data-side={winner ?? undefined} role="status">
      {viewer !== null && (
        <p className="end-fate" data-fate={fateOf(winner, viewer)}>
          {text.fates[fateOf(winner, viewer)]}
        </p>
      )}
      <h1>{sentence}</h1>
      <p>{why(missions.missionOf(game)?.name ?? "", turn.round)}</p>
    </div>
  );
}

function fateOf(winner: PlayerId | null, viewer: PlayerId): keyof typeof text.fates {
  return winner === null ? "draw" : winner === viewer ? "victory" : "defeat";
}

/** A battle that its players have ended before the rules did: who resigned, and how it stood. */
function GivenUp({
  status,
  p1,
  p2,
}: {
  readonly status: Status | undefined;
  readonly p1: number;
  readonly p2: number;
}) {
  const game = useGame();
  const { players, turn } = game;
  const winner = status?.state === "over" ? status.winner : null;
  return (
    <div className="end-verdict" data-side={winner ?? undefined} role="status">
      <h1>{endingOf(status, players)}</h1>
      <p>{text.stood(missions.missionOf(game)?.name ?? "", turn.round, p1, p2)}</p>
    </div>
  );
}

/** At the server a replay has an address of its own, which can be sent to others. */
function replayAt(moment: number): void {
  const { session } = useSession.getState();
  const { table } = useTable.getState();
  if (table?.mode !== "online" || session === null) {
    lookBackAt(moment);
    return;
  }
  const secret = session.state.watch ?? session.token;
  goOnline({ kind: "look", game: session.game, secret, step: moment });
}

function useEscape(): void {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key === "Escape" && (target as Element).closest("dialog, input") === null) putEndAway();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
