import "./start.css";
import { BOARD, SCENARIOS, type Scenario } from "@gunline/armies";
import { lazy, useDeferredValue } from "react";
import { heldSeats } from "../../online/seats.ts";
import { go } from "../../route/route.ts";
import { play } from "../../table/play.ts";
import { useTable } from "../../table/table.ts";
import { Button } from "../../ui/button.tsx";
import { Fetched } from "../../ui/fetched.tsx";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { MiniMap } from "../mini-map.tsx";
import { beginQuickBattle } from "../new-game/quick-battle.ts";
import { OpenFile } from "../open-file.tsx";
import { KeptGames } from "./kept-games.tsx";

/** For those who have any: what talks to the server comes with it. */
const MyGames = lazy(() => import("./my-games.tsx"));

const DEMO = "crossfire";

const SECTIONS: readonly { readonly title: string; readonly kinds: readonly Scenario["kind"][] }[] = [
  { title: words.start.learnAndBattle, kinds: ["learn", "battle"] },
  { title: words.start.problems, kinds: ["problem"] },
];

export function StartScreen() {
  const begun = useTable(({ table }) => table !== null);
  const demo = SCENARIOS.find(({ id }) => id === DEMO)!;
  return (
    <main className="start">
      <header className="start-head">
        <p className="brand" aria-hidden="true">
          GUN<b>LINE</b>
        </p>
        <h1>{words.start.heading}</h1>
        <p className="start-lead">{words.start.lead}</p>
        <div className="start-actions">
          <Continue />
          <Button
            kind={begun ? "secondary" : "primary"}
            id="play-demo"
            onPress={() => play(demo)}
            hint={words.start.playDemoHint}
          >
            {words.start.playDemo}
          </Button>
          <Button id="quick-battle" onPress={beginQuickBattle} hint={words.newBattle.quickHint}>
            {words.start.quick}
          </Button>
          <Button onPress={() => go("new")}>{words.start.newGame}</Button>
          <OpenFile />
        </div>
      </header>
      {heldSeats().length > 0 && (
        <Fetched instead={<p className="my-games-away">{words.online.gamesAway}</p>}>
          <MyGames />
        </Fetched>
      )}
      <DemoPicture scenario={demo} />
      <KeptGames />
      {SECTIONS.map(({ title, kinds }) => (
        <section key={title} className="start-section" aria-label={title}>
          <h2 className="heading">{title}</h2>
          <ul className="cards">
            {SCENARIOS.filter(({ id, kind }) => kinds.includes(kind) && id !== DEMO).map((scenario) => (
              <ScenarioCard key={scenario.id} scenario={scenario} />
            ))}
          </ul>
        </section>
      ))}
      <footer className="start-foot">{words.start.foot}</footer>
    </main>
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

function DemoPicture({ scenario }: { readonly scenario: Scenario }) {
  return (
    <button type="button" className="start-picture" onClick={() => play(scenario)}>
      <ScenarioMap scenario={scenario} />
      <span className="start-caption">
        <b>{scenario.title}</b>
        <span>{scenario.blurb}</span>
      </span>
    </button>
  );
}

/** Its table is set up and drawn when the page is there: one can play before all of them are. */
function ScenarioCard({ scenario }: { readonly scenario: Scenario }) {
  const isDrawn = useDeferredValue(true, false);
  return (
    <li>
      <button type="button" className="card" id={`scenario-${scenario.id}`} onClick={() => play(scenario)}>
        {isDrawn ? <ScenarioMap scenario={scenario} /> : <MiniMap {...BOARD} terrain={[]} />}
        <span className="card-title">{scenario.title}</span>
        <span className="card-blurb">{typeset(scenario.blurb)}</span>
        <span className="card-facts">{isDrawn ? <Facts scenario={scenario} /> : "\u00a0"}</span>
      </button>
    </li>
  );
}

function ScenarioMap({ scenario }: { readonly scenario: Scenario }) {
  const { board, terrain, units } = scenario.game();
  return <MiniMap {...board} terrain={Object.values(terrain)} units={Object.values(units)} />;
}

function Facts({ scenario }: { readonly scenario: Scenario }) {
  const { units, turn } = scenario.game();
  const models = Object.values(units).reduce((sum, unit) => sum + Object.keys(unit.models).length, 0);
  const [mine, theirs] = scenario.points;
  return words.start.facts(models, mine, theirs, turn.phase);
}
