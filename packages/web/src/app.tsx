import { lazy, Suspense } from "react";
import { Notices } from "./notices.tsx";
import { go, useRoute } from "./route.ts";
import { StartScreen } from "./screens/start/start.tsx";
import { TableScreen } from "./screens/table/table.tsx";
import { useTable } from "./table/table.ts";
import { TipLayer } from "./ui/tip-layer.tsx";

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
  if (route === "new") {
    return (
      <Suspense fallback={<p className="loading">Laying out the table…</p>}>
        <NewGameScreen />
      </Suspense>
    );
  }
  if (route === "table" && open) return <TableScreen />;
  if (route === "table") go("start");
  return <StartScreen />;
}
