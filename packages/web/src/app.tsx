import { lazy, useEffect } from "react";
import { useSession } from "./online/store.ts";
import { go, useRoute } from "./route/route.ts";
import { NoRoom } from "./screens/no-room.tsx";
import { StartScreen } from "./screens/start/start.tsx";
import { lastTable } from "./table/autosave.ts";
import { endReplay } from "./table/replay.ts";
import { useTable } from "./table/table.ts";
import { Fetched } from "./ui/fetched.tsx";
import { Notices, notify } from "./ui/notices.tsx";
import { TipLayer } from "./ui/tip-layer.tsx";
import { words } from "./words/english.ts";

const fetchTable = () => import("./screens/table/local-table.tsx");

/** Screens that are fetched when somebody goes there. */
const LATER = {
  table: lazy(fetchTable),
  new: lazy(() => import("./screens/new-game/new-game.tsx")),
  replay: lazy(() => import("./screens/replay/replay.tsx")),
  online: lazy(() => import("./screens/online/online.tsx")),
};

/** Away from a table on the server, the one in this browser is the table again. */
function comeHome(): void {
  if (useTable.getState().table?.mode !== "online" && useSession.getState().session === null) return;
  useSession.getState().session?.leave();
  useTable.setState({ table: lastTable(notify), refusals: [] });
}

export function App() {
  // The first screen is drawn without it; most go to a table next, even where the server has gone by then.
  useEffect(() => void fetchTable().catch(() => {}), []);
  return (
    <>
      <Screen />
      <NoRoom />
      <Notices />
      <TipLayer />
    </>
  );
}

function Screen() {
  const route = useRoute();
  const open = useTable(({ table }) => table !== null);
  useEffect(() => {
    if (route !== "replay") endReplay();
    if (route !== "replay" && route !== "online") comeHome();
  }, [route]);
  if (route === "start" || (route === "table" && !open)) {
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
