import "./table.css";
import type { Game } from "@gunline/rules";
import type { CSSProperties, ReactNode } from "react";
import { RIM } from "../../board/viewport.ts";
import { useSession } from "../../online/store.ts";
import { useGame } from "../../table/table.ts";
import { HandOverBanner } from "../hand-over/hand-over.tsx";
import { ActionBar } from "./action-bar.tsx";
import { BoardArea } from "./board-area.tsx";
import { Dialogs } from "./dialogs.tsx";
import { SidePanel } from "./side-panel.tsx";
import { TopBar } from "./top-bar.tsx";

interface TableScreenProps {
  readonly menu: ReactNode;
  /** What stands at the top of the panel: between players who are far apart, what there is between them. */
  readonly strip?: ReactNode;
}

/** The table with everything around it: the bar above, the panel beside, the next step below. */
export function TableScreen({ menu, strip }: TableScreenProps) {
  const { turn, board } = useGame();
  // Of a table on the server: which step is shown, and the hash that the document was checked against.
  const step = useSession(({ session }) => session?.state.steps.at(-1));
  return (
    <div
      className="table-screen"
      data-side={turn.active_player}
      data-seq={step?.seq}
      data-hash={step?.hash}
      style={shapeOf(board)}
    >
      <TopBar menu={menu} />
      <BoardArea />
      <HandOverBanner />
      <SidePanel strip={strip} />
      <ActionBar />
      <Dialogs />
    </div>
  );
}

/** The board takes the room that its own shape needs, and the panel has what is left. */
function shapeOf({ width, height }: Game["board"]): CSSProperties {
  return { "--board-shape": (width + 2 * RIM) / (height + 2 * RIM) } as CSSProperties;
}
