import "./hand-over.css";
import type { Game, PlayerId } from "@gunline/rules";
import { useEffect, useRef, useState } from "react";
import { BEFORE_BATTLE, rowOf } from "../../phases/rows.ts";
import { isComputers } from "../../table/computer.ts";
import { type Table, useGame, useTable } from "../../table/table.ts";
import { reactionUnderWay } from "../../table/under-way.ts";
import { awaitedIn, deciderOf } from "../../table/whose.ts";
import { words } from "../../words/english.ts";

/** Long enough to be read twice. */
const SHOWN_FOR = 4_500;

interface HandOver {
  readonly to: PlayerId;
  readonly title: string;
  readonly what: string;
}

/**
 * At one screen two players share a mouse: whose decision it is now, and what for, is said when it changes. It lies over
 * the line of hints, hears no pointer, and goes by itself or at the next key or press.
 */
export function HandOverBanner() {
  const game = useGame();
  const isShared = useTable(({ table }) => table?.mode === "hotseat");
  const last = useRef({ decider: deciderOf(game), turn: turnOf(game) });
  const [banner, setBanner] = useState<HandOver | null>(null);
  useEffect(() => {
    const now = { decider: deciderOf(game), turn: turnOf(game) };
    const { decider, turn } = last.current;
    last.current = now;
    // A question says itself whose it is.
    if (!isShared || game.result !== null || reactionUnderWay(game) !== null) setBanner(null);
    // The computer needs no hand on the mouse, and to a single person at the screen no drop need be handed over.
    else if (isComputers(useTable.getState().table)) setBanner(null);
    else if (isAlone(useTable.getState().table) && rowOf(game) === BEFORE_BATTLE) setBanner(null);
    else if (now.decider !== decider || now.turn !== turn) setBanner(handOver(game, now.turn !== turn));
  }, [game, isShared]);
  useEffect(() => {
    if (banner === null) return;
    const end = () => setBanner(null);
    const timer = setTimeout(end, SHOWN_FOR);
    window.addEventListener("keydown", end, true);
    window.addEventListener("pointerdown", end, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", end, true);
      window.removeEventListener("pointerdown", end, true);
    };
  }, [banner]);
  return (
    <div className="hand-over" role="status" data-side={banner?.to}>
      {banner !== null && (
        <p className="hand-over-card">
          <span className="hand-over-dot" aria-hidden="true" />
          <b>{banner.title}</b> <span>{banner.what}</span>
        </p>
      )}
    </div>
  );
}

const isAlone = (table: Table | null): boolean => Object.keys(table?.computer ?? {}).length > 0;

/** Whose turn of which round it is. */
function turnOf({ turn }: Game): string {
  return `${turn.round} ${turn.active_player}`;
}

function handOver(game: Game, isNewTurn: boolean): HandOver {
  const to = deciderOf(game);
  const { name } = game.players[to];
  return isNewTurn && to === game.turn.active_player
    ? { to, title: words.handOver.turn(name), what: words.handOver.phase(game.turn.round, rowOf(game).name) }
    : { to, title: words.handOver.decides(name), what: words.handOver.waitsFor(awaitedIn(game)) };
}
