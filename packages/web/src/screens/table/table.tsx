import "./table.css";
import type { Game } from "@gunline/rules";
import { type CSSProperties, lazy, type ReactNode, useEffect } from "react";
import { RIM } from "../../board/viewport.ts";
import { useSession } from "../../online/store.ts";
import { useIsGivenUp } from "../../online/whose-decision.ts";
import { followDrops } from "../../panels/deploying/rest.ts";
import { FeedLayer } from "../../panels/feed/index.tsx";
import { useIsEndShown } from "../../table/end.ts";
import { ShownLater } from "../../table/shown-later.tsx";
import { useGame } from "../../table/table.ts";
import { deciderOf } from "../../table/whose.ts";
import { Fetched } from "../../ui/fetched.tsx";
import { words } from "../../words/english.ts";
import { HandOverBanner } from "../hand-over/hand-over.tsx";
import { ActionBar } from "./action-bar.tsx";
import { BoardArea } from "./board-area.tsx";
import { Dialogs } from "./dialogs.tsx";
import { SidePanel } from "./side-panel.tsx";
import { TopBar } from "./top-bar.tsx";

/** For those who have come to the end of a battle. */
const EndScreen = lazy(() => import("../end/end-screen.tsx"));

interface TableScreenProps {
  readonly menu: ReactNode;
  /** What stands at the top of the panel: between players who are far apart, what there is between them. */
  readonly strip?: ReactNode;
}

/** The table, or how the battle at it has ended. */
export function TableScreen(props: TableScreenProps) {
  const isGivenUp = useIsGivenUp();
  if (!useIsEndShown(isGivenUp)) return <Playing {...props} />;
  return (
    <Fetched waiting={<p className="loading">{words.table.loading}</p>}>
      <EndScreen {...props} />
      <Dialogs />
    </Fetched>
  );
}

/** The table with everything around it: the bar above, the panel beside, the next step below. */
function Playing({ menu, strip }: TableScreenProps) {
  const game = useGame();
  const { board } = game;
  useEffect(followDrops, []);
  // Of a table on the server: which step is shown, and the hash that the document was checked against.
  const step = useSession(({ session }) => session?.state.steps.at(-1));
  return (
    <div
      className="table-screen"
      data-side={deciderOf(game)}
      data-seq={step?.seq}
      data-hash={step?.hash}
      style={shapeOf(board)}
    >
      <ShownLater>
        <TopBar menu={menu} />
      </ShownLater>
      <BoardArea />
      <FeedLayer />
      <HandOverBanner />
      <ShownLater>
        <SidePanel strip={strip} />
        <ActionBar />
      </ShownLater>
      <Dialogs />
    </div>
  );
}

/** The board takes the room that its own shape needs, and the panel has what is left. */
function shapeOf({ width, height }: Game["board"]): CSSProperties {
  return { "--board-shape": (width + 2 * RIM) / (height + 2 * RIM) } as CSSProperties;
}
