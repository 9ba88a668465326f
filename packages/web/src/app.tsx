import { lazy, Suspense, useEffect } from "react";
import { Notices } from "./notices.tsx";
import { go, useRoute } from "./route.ts";
import { StartScreen } from "./screens/start/start.tsx";
import { TableScreen } from "./screens/table/table.tsx";
import { endReplay } from "./table/replay.ts";
import { useTable } from "./table/table.ts";
import { TipLayer } from "./ui/tip-layer.tsx";

const ReplayScreen = lazy(() => import("./screens/replay/replay.tsx"));
const NewGameScreen = lazy(() => import("./screens/new-game/new-game.tsx"));

export function App() {
  return (
    <>
      <Screen />
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
  }, [route]);
  if (route === "new") {
    return (
      <Suspense fallback={<p className="loading">Laying out the table…</p>}>
        <NewGameScreen />
      </Suspense>
    );
  }
  if (route === "replay") {
    return (
      <Suspense fallback={null}>
        <ReplayScreen />
      </Suspense>
    );
  }
  if (route === "table" && open) return <TableScreen />;
  if (route === "table") go("start");
  return <StartScreen />;
}
