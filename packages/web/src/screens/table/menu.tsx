import { go } from "../../route/route.ts";
import { beginAgain } from "../../table/play.ts";
import { usesPoints } from "../../table/points.ts";
import { lookBack } from "../../table/replay.ts";
import { saveTable } from "../../table/save-file.ts";
import { useGame, useTable } from "../../table/table.ts";
import { look } from "../../table/view.ts";
import { Button } from "../../ui/button.tsx";
import { DropDown } from "../../ui/drop-down.tsx";
import { words } from "../../words/english.ts";
import { OpenFile } from "../open-file.tsx";
import { onceFetched } from "../play-online-later.ts";

const text = words.table.menu;

/** What is needed seldom: files, settings, help. */
export function Menu() {
  const played = useTable(({ table }) => (table?.entries.length ?? 0) > 0);
  return (
    <DropDown label={text.title} sign="☰">
      {(choose) => (
        <>
          <Button onPress={choose(save)}>{text.save}</Button>
          <OpenFile onOpened={choose(() => undefined)} />
          <Button onPress={choose(beginAgain)}>{text.again}</Button>
          <Button onPress={choose(lookBack)} disabledBecause={played ? undefined : text.notPlayed}>
            {text.replay}
          </Button>
          <Button
            onPress={choose(() => void onceFetched(() => look({ dialog: "online" })))}
            hint={text.onlineHint}
          >
            {text.online}
          </Button>
          <Button
            onPress={choose(() => look({ dialog: "take-back" }))}
            disabledBecause={played ? undefined : text.notPlayed}
          >
            {words.online.menu.takeBack}
          </Button>
          <Button onPress={choose(() => look({ dialog: "computer" }))}>{words.computer.menu}</Button>
          <CommonItems choose={choose} />
        </>
      )}
    </DropDown>
  );
}

/** What every table's menu has. */
export function CommonItems({ choose }: { readonly choose: (action: () => void) => () => void }) {
  const hasPoints = usesPoints(useGame());
  return (
    <>
      <Button onPress={choose(() => look({ dialog: "settings" }))}>{text.settings}</Button>
      {hasPoints && (
        <Button onPress={choose(() => look({ dialog: "questions" }))}>{words.reaction.questions.menu}</Button>
      )}
      <Button onPress={choose(() => look({ dialog: "coverage" }))}>{words.coverage.title}</Button>
      <Button onPress={choose(() => look({ dialog: "help" }))} shortcut="?">
        {text.help}
      </Button>
      <Button onPress={choose(() => look({ dialog: "tour" }))}>{text.tour}</Button>
      <Button onPress={choose(() => go("start"))}>{text.leave}</Button>
    </>
  );
}

/** Tables of this browser alone: the server keeps its own. */
export function save(): void {
  const { table } = useTable.getState();
  if (table?.mode === "hotseat") saveTable(table);
}
