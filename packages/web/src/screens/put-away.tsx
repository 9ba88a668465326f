import { sit, useWaiting } from "../table/play.ts";
import { saveTable } from "../table/save-file.ts";
import { useTable } from "../table/table.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";

/** Asks what becomes of the game on the table before another one takes its place. */
export function PutAway() {
  const waiting = useWaiting((state) => state.waiting);
  const table = useTable((state) => state.table);
  if (waiting === null || table === null) return null;
  const stay = () => useWaiting.setState({ waiting: null });
  const saveFirst = () => {
    saveTable(table);
    sit(waiting);
  };
  return (
    <Dialog
      title="Put the game on the table away?"
      onClose={stay}
      actions={
        <>
          <Button kind="primary" onPress={() => sit(waiting)} first>
            Begin anew
          </Button>
          <Button onPress={saveFirst}>Save it to a file, then begin</Button>
          <Button onPress={stay}>Keep it</Button>
        </>
      }
    >
      <p>
        {table.title} is in round {table.game.turn.round}. The browser keeps one game: beginning “
        {waiting.title}” puts it away.
      </p>
    </Dialog>
  );
}
