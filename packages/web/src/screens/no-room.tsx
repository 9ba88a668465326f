import { go } from "../route/route.ts";
import { sit, useBlockedTable } from "../table/play.ts";
import { saveTable } from "../table/save-file.ts";
import { SAVED_GAMES_LIMITS } from "../table/saved-games.ts";
import { useTable } from "../table/table.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { words } from "../words/english.ts";

/** Where a game cannot be begun beside the others: says why, and what can be done about it. */
export function NoRoom() {
  const waiting = useBlockedTable((state) => state.waiting);
  if (waiting === null) return null;
  return waiting.because === "unkept" ? <Unkept /> : <Full because={waiting.because} />;
}

const stay = () => useBlockedTable.setState({ waiting: null });

function Full({ because }: { readonly because: "places" | "room" }) {
  const waiting = useBlockedTable((state) => state.waiting);
  const { full } = words.keptGames;
  const seeGames = () => {
    stay();
    go("start");
    document.getElementById("kept-games")?.scrollIntoView();
  };
  return (
    <Dialog
      title={full.title}
      onClose={stay}
      actions={
        <>
          <Button kind="primary" onPress={seeGames} first>
            {full.seeGames}
          </Button>
          {because === "room" && (
            <Button onPress={() => waiting !== null && sit(waiting.table)}>{full.withoutKeeping}</Button>
          )}
          <Button onPress={stay}>{full.cancel}</Button>
        </>
      }
    >
      <p>{because === "places" ? full.places(SAVED_GAMES_LIMITS.games) : full.room}</p>
    </Dialog>
  );
}

/** The browser had no room for the game on the table: to begin another one would lose it. */
function Unkept() {
  const waiting = useBlockedTable((state) => state.waiting);
  const table = useTable((state) => state.table);
  if (waiting === null || table === null) return null;
  const { unkept } = words.keptGames;
  const saveFirst = () => {
    saveTable(table);
    sit(waiting.table);
  };
  return (
    <Dialog
      title={unkept.title}
      onClose={stay}
      actions={
        <>
          <Button kind="primary" onPress={saveFirst} first>
            {unkept.saveFirst}
          </Button>
          <Button onPress={stay}>{unkept.cancel}</Button>
        </>
      }
    >
      <p>{unkept.text(table.title, waiting.table.title)}</p>
    </Dialog>
  );
}
