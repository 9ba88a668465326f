import "./table.css";
import type { ReactNode } from "react";
import { useSession } from "../../online/store.ts";
import { useGame } from "../../table/table.ts";
import { HandOverBanner } from "../hand-over/hand-over.tsx";
import { ActionBar } from "./action-bar.tsx";
import { BoardArea } from "./board-area.tsx";
import { Dialogs } from "./dialogs.tsx";
import { useKeys } from "./keys.ts";
import { SidePanel } from "./side-panel.tsx";
import { TopBar } from "./top-bar.tsx";

interface TableScreenProps {
  readonly menu: ReactNode;
  /** What stands at the top of the panel: between players who are far apart, what there is between them. */
  readonly strip?: ReactNode;
}

/** The table with everything around it: the bar above, the panel beside, the next step below. */
export function TableScreen({ menu, strip }: TableScreenProps) {
  const { turn } = useGame();
  // Of a table on the server: which step is shown, and the hash that the document was checked against.
  const step = useSession(({ session }) => session?.state.steps.at(-1));
  useKeys();
  return (
    <div className="table-screen" data-side={turn.active_player} data-seq={step?.seq} data-hash={step?.hash}>
      <TopBar menu={menu} />
      <BoardArea />
      <HandOverBanner />
      <SidePanel strip={strip} />
      <ActionBar />
      <Dialogs />
    </div>
  );
}
