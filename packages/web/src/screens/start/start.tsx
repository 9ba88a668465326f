import "./start.css";
import { OFFERS, type Offer } from "@gunline/armies/offers";
import { lazy, startTransition, useEffect, useState } from "react";
import { heldSeats } from "../../online/seats.ts";
import { go } from "../../route/route.ts";
import { canSaveGames } from "../../table/saved-games.ts";
import { useTable } from "../../table/table.ts";
import { Button } from "../../ui/button.tsx";
import { Fetched } from "../../ui/fetched.tsx";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { useRules, withRules } from "../later.ts";
import { OpenFile } from "../open-file.tsx";
import { ReadyArmies } from "./ready-armies.tsx";

/** For those who have any: what talks to the server comes with it. */
const MyGames = lazy(() => import("./my-games.tsx"));

const DEMO = "crossfire";

const SECTIONS: readonly { readonly title: string; readonly kinds: readonly Offer["kind"][] }[] = [
  { title: words.start.learnAndBattle, kinds: ["learn", "battle"] },
  { title: words.start.problems, kinds: ["problem"] },
];

/** Drawn without the rules. Tables that are kept come with the rules, and nothing moves under a pointer when they do. */
export function StartScreen() {
  const rules = useRules();
  const [keeps] = useState(canSaveGames);
  return (
    <main
      className="start"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        if (files.length > 0) void withRules(({ playLists }) => playLists(files));
      }}
    >
      <header className="start-head">
        <p className="brand" aria-hidden="true">
          GUN<b>LINE</b>
        </p>
        <h1>{words.start.heading}</h1>
        <p className="start-lead">{words.start.lead}</p>
        {(rules !== null || !keeps) && <Actions />}
      </header>
      {rules === null && keeps ? <p className="loading">{words.table.loading}</p> : <Tables />}
      <footer className="start-foot">{words.start.foot}</footer>
    </main>
  );
}

function playLater(id: string): void {
  void withRules(({ playOffer }) => playOffer(id));
}

function Actions() {
  const begun = useTable(({ table }) => table !== null);
  return (
    <div className="start-actions">
      <Continue />
      <Button
        kind={begun ? "secondary" : "primary"}
        id="play-demo"
        onPress={() => playLater(DEMO)}
        hint={words.start.playDemoHint}
      >
        {words.start.playDemo}
      </Button>
      <Button
        id="quick-battle"
        onPress={() => void withRules(({ beginQuickBattle }) => beginQuickBattle())}
        hint={words.newBattle.quickHint}
      >
        {words.start.quick}
      </Button>
      <Button onPress={() => go("new")}>{words.start.newGame}</Button>
      <Button onPress={() => go("army")}>{words.builder.open}</Button>
      <OpenFile />
    </div>
  );
}

function Tables() {
  const rules = useRules();
  return (
    <>
      {heldSeats().length > 0 && (
        <Fetched instead={<p className="my-games-away">{words.online.gamesAway}</p>}>
          <MyGames />
        </Fetched>
      )}
      <DemoPicture offer={OFFERS.find(({ id }) => id === DEMO)!} />
      {rules !== null && <rules.KeptGames />}
      <ReadyArmies />
      {SECTIONS.map(({ title, kinds }) => (
        <section key={title} className="start-section" aria-label={title}>
          <h2 className="heading">{title}</h2>
          <ul className="cards">
            {OFFERS.filter(({ id, kind }) => kinds.includes(kind) && id !== DEMO).map((offer) => (
              <OfferCard key={offer.id} offer={offer} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Continue() {
  const table = useTable((state) => state.table);
  if (table === null) return null;
  const { round, phase } = table.game.turn;
  return (
    <Button
      kind="primary"
      onPress={() => go("table")}
      hint={words.start.continueHint(table.title, round, phase)}
    >
      {words.start.continue(table.title)}
    </Button>
  );
}

function DemoPicture({ offer }: { readonly offer: Offer }) {
  const rules = useRules();
  return (
    <button type="button" className="start-picture" onClick={() => playLater(offer.id)}>
      {rules === null ? <EmptyMap /> : <rules.ScenarioMap id={offer.id} />}
      <span className="start-caption">
        <b>{offer.title}</b>
        <span>{offer.blurb}</span>
      </span>
    </button>
  );
}

/** Its table is set up and drawn when the page is there: one can play before all of them are. */
function OfferCard({ offer }: { readonly offer: Offer }) {
  const rules = useRules();
  const [isDrawn, draw] = useState(false);
  useEffect(() => {
    if (rules !== null) startTransition(() => draw(true));
  }, [rules]);
  const drawn = isDrawn ? rules : null;
  return (
    <li>
      <button type="button" className="card" id={`scenario-${offer.id}`} onClick={() => playLater(offer.id)}>
        {drawn === null ? <EmptyMap /> : <drawn.ScenarioMap id={offer.id} />}
        <span className="card-title">{offer.title}</span>
        <span className="card-blurb">{typeset(offer.blurb)}</span>
        <span className="card-facts">{drawn === null ? "\u00a0" : <drawn.Facts id={offer.id} />}</span>
      </button>
    </li>
  );
}

/** A table of the usual size, so that nothing moves when what stands on it is drawn. */
function EmptyMap() {
  return (
    <svg className="mini-map" viewBox="0 0 60 44" aria-hidden="true">
      <rect width={60} height={44} className="mini-mat" />
    </svg>
  );
}
