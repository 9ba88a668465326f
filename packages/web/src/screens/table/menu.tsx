import { useEffect, useRef, useState } from "react";
import { go } from "../../route.ts";
import { lookBack } from "../../table/replay.ts";
import { download, makeSaveFile } from "../../table/save-file.ts";
import { useTable } from "../../table/table.ts";
import { look } from "../../table/view.ts";
import { Button } from "../../ui/button.tsx";
import { OpenFile } from "../open-file.tsx";

/** What is needed seldom: files, settings, help. */
export function Menu() {
  const [open, setOpen] = useState(false);
  const played = useTable(({ table }) => (table?.entries.length ?? 0) > 0);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      // A dialog that the menu opened lies outside of it, and its clicks are its own.
      const target = event.target as Element;
      if (ref.current?.contains(target) !== true && target.closest("dialog") === null) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", onEscape);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", onEscape);
    };
  }, [open]);
  const choose = (action: () => void) => () => {
    setOpen(false);
    action();
  };
  return (
    <div className="menu" ref={ref}>
      <button
        type="button"
        className="button menu-button"
        aria-label="Menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        ☰
      </button>
      {open && (
        <div className="menu-list">
          <Button onPress={choose(save)}>Save to a file</Button>
          <OpenFile onOpened={() => setOpen(false)} />
          <Button onPress={choose(lookBack)} disabledBecause={played ? undefined : "Nothing was played yet."}>
            Replay this game
          </Button>
          <Button onPress={choose(() => look({ dialog: "settings" }))}>Settings…</Button>
          <Button onPress={choose(() => look({ dialog: "help" }))} shortcut="?">
            Keys and help
          </Button>
          <Button onPress={choose(() => look({ dialog: "tour" }))}>Show the tour</Button>
          <Button onPress={choose(() => go("start"))}>Leave the table</Button>
        </div>
      )}
    </div>
  );
}

export function save(): void {
  const { table } = useTable.getState();
  if (table === null) return;
  const name =
    table.title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "game";
  download(`gunline-${name}.json`, makeSaveFile(table));
}
