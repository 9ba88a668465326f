import { fightOrder, legal } from "@gunline/rules";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIsOurs } from "../../online/foreign.ts";
import { ChargePanel } from "../../panels/charge/index.tsx";
import { LogPanel } from "../../panels/log/index.tsx";
import { ShootingPanel } from "../../panels/shooting/index.tsx";
import { isJustRolled } from "../../table/just-rolled.ts";
import { useGame, useTable } from "../../table/table.ts";
import { useView } from "../../table/view.ts";
import { PHONE, useMedia } from "../../ui/media.ts";
import { Section } from "../../ui/section.tsx";

/** Reads from top to bottom as the decision does: who acts, with what, what it will do, what happened. */
export function SidePanel({ strip }: { readonly strip: ReactNode }) {
  const { turn, shooting } = useGame();
  const charger = useView((view) => view.charger);
  const isOurs = useIsOurs();
  const rolled =
    useTable(({ table }) => table !== null && isJustRolled(table.game, table.entries)) && !charger;
  const [freshFrom] = useState(() => useTable.getState().table?.entries.length ?? 0);
  const ref = useRef<HTMLElement>(null);
  const isScrolled = useRef(false);
  // Whoever acts next is read from the top.
  const acting = `${turn.phase} ${shooting.active_shooter_id} ${charger}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new actor is what this is about
  useEffect(() => {
    // To scroll makes the browser lay out the page at once, and mostly there is nothing to scroll.
    if (isScrolled.current) ref.current?.scrollTo(0, 0);
  }, [acting]);
  return (
    <aside
      className="side-panel"
      aria-label="Orders and log"
      data-reading={!isOurs || undefined}
      ref={ref}
      onScroll={({ currentTarget }) => {
        isScrolled.current = currentTarget.scrollTop > 0;
      }}
    >
      {strip}
      <Task />
      {rolled && <LogPanel part="newest" freshFrom={freshFrom} />}
      {turn.phase === "SHOOTING" && <ShootingPanel />}
      {turn.phase === "CHARGE" && <ChargePanel />}
      {turn.phase !== "SHOOTING" && turn.phase !== "CHARGE" && <OtherPhase />}
      <LogPanel part={rolled ? "earlier" : "all"} freshFrom={freshFrom} />
    </aside>
  );
}

/** What to try; on a phone it makes room for weapons and targets once play has begun, and can be had back. */
function Task() {
  const task = useTable(({ table }) => table?.task ?? "");
  const isBegun = useTable(({ table }) => table !== null && table.entries.length > 0);
  const isCharging = useView(({ charger }) => charger !== null);
  const isPhone = useMedia(PHONE);
  if (task === "") return null;
  if (isPhone) {
    return (
      <details className="section task-fold" open={!isBegun && !isCharging}>
        <summary className="heading">The problem</summary>
        <p className="task">{task}</p>
      </details>
    );
  }
  return (
    <Section title="The problem">
      <p className="task">{task}</p>
    </Section>
  );
}

/** Phases that the referee does not know yet are passed by hand, and say so. */
function OtherPhase() {
  const game = useGame();
  const { phase } = game.turn;
  const steps =
    phase === "FIGHT" ? fightOrder(game).filter(({ units }) => units.p1.length + units.p2.length > 0) : [];
  return (
    <Section title={`${phase.toLowerCase()} phase`}>
      <p>
        The referee knows the Shooting and Charge phases so far; nothing is moved or fought here.{" "}
        {game.players[legal(game).player].name} goes on.
      </p>
      {steps.map(({ step, begins, units }) => (
        <div key={step} className="fight-step">
          <h3>{step === "FIGHTS_FIRST" ? "Fights First" : "Remaining fights"}</h3>
          {units.p1.length > 0 && units.p2.length > 0 && (
            <p>{game.players[begins].name} would begin; the players take turns.</p>
          )}
          <ul>
            {[...units.p1, ...units.p2].map((id) => (
              <li key={id}>
                {game.units[id]!.name} <span>of {game.players[game.units[id]!.owner].name}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
