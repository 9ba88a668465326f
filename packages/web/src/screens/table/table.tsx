import "./table.css";
import { useGame } from "../../table/table.ts";
import { ActionBar } from "./action-bar.tsx";
import { BoardArea } from "./board-area.tsx";
import { Dialogs } from "./dialogs.tsx";
import { useKeys } from "./keys.ts";
import { SidePanel } from "./side-panel.tsx";
import { TopBar } from "./top-bar.tsx";

/** The table with everything around it: the bar above, the panel beside, the next step below. */
export function TableScreen() {
  const { turn } = useGame();
  useKeys();
  return (
    <div className="table-screen" data-side={turn.active_player}>
      <TopBar />
      <BoardArea />
      <SidePanel />
      <ActionBar />
      <Dialogs />
    </div>
  );
}
