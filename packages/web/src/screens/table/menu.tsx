import { go } from "../../route/route.ts";
import { beginAgain } from "../../table/play.ts";
import { lookBack } from "../../table/replay.ts";
import { saveTable } from "../../table/save-file.ts";
import { useTable } from "../../table/table.ts";
import { look } from "../../table/view.ts";
import { Button } from "../../ui/button.tsx";
import { DropDown } from "../../ui/drop-down.tsx";
import { OpenFile } from "../open-file.tsx";
import { onceFetched } from "../play-online-later.ts";

/** What is needed seldom: files, settings, help. */
export function Menu() {
  const played = useTable(({ table }) => (table?.entries.length ?? 0) > 0);
  return (
    <DropDown label="Menu" sign="☰">
      {(choose) => (
        <>
          <Button onPress={choose(save)}>Save to a file</Button>
          <OpenFile onOpened={choose(() => undefined)} />
          <Button onPress={choose(beginAgain)}>Begin this table again</Button>
          <Button onPress={choose(lookBack)} disabledBecause={played ? undefined : "Nothing was played yet."}>
            Replay this game
          </Button>
          <Button
            onPress={choose(() => void onceFetched(() => look({ dialog: "online" })))}
            hint="From here on, with somebody far away: a link brings your opponent to the table"
          >
            Play it online…
          </Button>
          <CommonItems choose={choose} />
        </>
      )}
    </DropDown>
  );
}

/** What every table's menu has. */
export function CommonItems({ choose }: { readonly choose: (action: () => void) => () => void }) {
  return (
    <>
      <Button onPress={choose(() => look({ dialog: "settings" }))}>Settings…</Button>
      <Button onPress={choose(() => look({ dialog: "help" }))} shortcut="?">
        Keys and help
      </Button>
      <Button onPress={choose(() => look({ dialog: "tour" }))}>Show the tour</Button>
      <Button onPress={choose(() => go("start"))}>Leave the table</Button>
    </>
  );
}

/** Tables of this browser alone: the server keeps its own. */
export function save(): void {
  const { table } = useTable.getState();
  if (table?.mode === "hotseat") saveTable(table);
}
