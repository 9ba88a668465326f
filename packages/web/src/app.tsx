import { lazy, useEffect } from "react";
import { go, useRoute } from "./route/route.ts";
import { fetchRules, useRules } from "./screens/later.ts";
import { StartScreen } from "./screens/start/start.tsx";
import { useTable } from "./table/table.ts";
import { Fetched } from "./ui/fetched.tsx";
import { onceIdle } from "./ui/idle.ts";
import { Notices } from "./ui/notices.tsx";
import { TipLayer } from "./ui/tip-layer.tsx";
import { words } from "./words/english.ts";

const fetchTable = () => import("./screens/table/local-table.tsx");

/** A screen and the rules, fetched side by side: it is drawn when the last table is open. */
async function withTable<Screen>(screen: Promise<Screen>): Promise<Screen> {
  const [fetched] = await Promise.all([screen, fetchRules()]);
  return fetched;
}

/** Screens that are fetched when somebody goes there. */
const LATER = {
  table: lazy(() => withTable(fetchTable())),
  new: lazy(() => withTable(import("./screens/new-game/new-game.tsx"))),
  army: lazy(() => withTable(import("./screens/builder/builder.tsx"))),
  replay: lazy(() => withTable(import("./screens/replay/replay.tsx"))),
  online: lazy(() => withTable(import("./screens/online/online.tsx"))),
};

/** Most go to a table next, even where the server has gone by then. */
function fetchAhead(): void {
  withTable(fetchTable()).catch(() => {});
}

export function App() {
  const rules = useRules();
  useEffect(() => onceIdle(fetchAhead), []);
  return (
    <>
      <Screen />
      {rules !== null && <rules.NoRoom />}
      <Notices />
      <TipLayer />
    </>
  );
}

function Screen() {
  const route = useRoute();
  const rules = useRules();
  const open = useTable(({ table }) => table !== null);
  useEffect(() => rules?.arriveAt(route), [route, rules]);
  // Before the rules are there, nobody knows whether there is a table.
  if (route === "start" || (route === "table" && rules !== null && !open)) {
    if (route === "table") go("start");
    return <StartScreen />;
  }
  const Wanted = LATER[route];
  return (
    <Fetched key={route} waiting={<p className="loading">{words.table.loading}</p>}>
      <Wanted />
    </Fetched>
  );
}
