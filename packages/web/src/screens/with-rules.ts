import { useSession } from "../online/store.ts";
import { followDraft } from "../panels/moving/keeping.ts";
import { followPlacing } from "../panels/placing/placing.ts";
import { followQuestions } from "../panels/reaction/follow-questions.ts";
import { go, type Route } from "../route/route.ts";
import { followTable, lastTable } from "../table/autosave.ts";
import { followComputer } from "../table/computer-player.ts";
import { begin } from "../table/play.ts";
import { openFile } from "../table/reading.ts";
import { endReplay, watch } from "../table/replay.ts";
import { followAims } from "../table/saved-aims.ts";
import { openTable, useTable } from "../table/table.ts";
import { notify } from "../ui/notices.tsx";
import { words } from "../words/english.ts";
import { Faults } from "./cannot-open.tsx";
import { beginQuickBattle, quickBattleOf } from "./new-game/quick-battle.ts";
import { NoRoom } from "./no-room.tsx";
import { SavedGames } from "./start/saved-games.tsx";
import { Facts, playOffer, ScenarioMap } from "./start/scenario.tsx";

/** From here on the table is kept and the computer plays; the last table is on the table again. */
function openLastTable(): void {
  followTable(notify);
  followComputer(() => notify(words.computer.failed));
  const left = lastTable(notify);
  if (left !== null) openTable(left);
  followDraft();
  followPlacing();
  followAims();
  followQuestions();
}

/** Leaves what belongs to another screen. */
function arriveAt(route: Route): void {
  if (route === "replay") return;
  endReplay();
  if (route !== "online") comeHome();
}

/** Away from a table on the server, the one in this browser is the table again. */
function comeHome(): void {
  if (useTable.getState().table?.mode !== "online" && useSession.getState().session === null) return;
  useSession.getState().session?.leave();
  useTable.setState({ table: lastTable(notify), refusals: [] });
}

/** Lists that were dropped: a new game is begun with them. */
async function playLists(files: readonly File[]): Promise<void> {
  const { dropLists } = await import("./army-list/my-armies.ts");
  dropLists(files);
  go("new");
}

/** All that the first page asks for once the rules are there. */
export const WITH_RULES = {
  openLastTable,
  arriveAt,
  begin,
  beginQuickBattle,
  quickBattleOf,
  openFile,
  playLists,
  playOffer,
  watch,
  Facts,
  Faults,
  KeptGames: SavedGames,
  NoRoom,
  ScenarioMap,
};
