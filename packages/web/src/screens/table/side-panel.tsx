import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import { useIsOurs } from "../../online/whose-decision.ts";
import { LogPanel } from "../../panels/log/index.tsx";
import { ReRollTray } from "../../panels/re-roll/index.tsx";
import { CardsSection } from "../../panels/scoring/cards.tsx";
import { ScoringPreviewSection } from "../../panels/scoring/preview.tsx";
import { StratagemsNow } from "../../panels/stratagems/now.tsx";
import { BEFORE_BATTLE, rowOf, useMomentOf } from "../../phases/rows.ts";
import { useAsking } from "../../table/asking.ts";
import { isJustRolled } from "../../table/just-rolled.ts";
import { seenOf, useMoment } from "../../table/moment.ts";
import { nextNumber, storyOf, useGame, useTable } from "../../table/table.ts";
import { discardUnderWay } from "../../table/under-way.ts";
import { useView } from "../../table/view.ts";
import { words } from "../../words/english.ts";
import { HouseRules } from "../house-rules.tsx";
import { Problem } from "../problem.tsx";

/** Points, cards and stratagems, once the battle has begun; a question about cards shows them itself. */
function Standing() {
  const game = useGame();
  if (rowOf(game) === BEFORE_BATTLE || discardUnderWay(game) !== undefined) return null;
  return (
    <>
      <ScoringPreviewSection />
      <CardsSection />
      <StratagemsNow />
    </>
  );
}

/** Reads from top to bottom as the decision does: who acts, with what, what it will do, what happened. */
export const SidePanel = memo(function SidePanel({ strip }: { readonly strip: ReactNode }) {
  const game = useGame();
  const { charger } = useMoment("charge");
  const { Panel, Card } = useMomentOf(game);
  const asking = useAsking((state) => state.asking);
  const { phase, current } = rowOf(game);
  const actor = useView((view) => current(game, seenOf(game, view)));
  const isOurs = useIsOurs();
  const rolled =
    useTable(({ table }) => table !== null && isJustRolled(table.game, table.entries)) && !charger;
  const [freshFrom] = useState(() => nextNumber(storyOf(useTable.getState().table)));
  const ref = useRef<HTMLElement>(null);
  const isScrolled = useRef(false);
  // The player who acts next is read from the top, and so are a question and what was just rolled.
  const acting = `${phase} ${actor} ${rolled} ${asking}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new actor is what this is about
  useEffect(() => {
    // To scroll makes the browser lay out the page at once, and mostly there is nothing to scroll.
    if (isScrolled.current) ref.current?.scrollTo(0, 0);
  }, [acting]);
  return (
    <aside
      className="side-panel"
      aria-label={words.table.panel}
      data-reading={!isOurs || undefined}
      ref={ref}
      onScroll={({ currentTarget }) => {
        isScrolled.current = currentTarget.scrollTop > 0;
      }}
    >
      <Card />
      {strip}
      <HouseRules />
      <Problem />
      {rolled && (
        <div className="just-rolled">
          <LogPanel part="newest" freshFrom={freshFrom} />
        </div>
      )}
      <ReRollTray />
      <Panel />
      <Standing />
      <LogPanel part={rolled ? "earlier" : "all"} freshFrom={freshFrom} />
    </aside>
  );
});
