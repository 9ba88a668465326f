import type { Game } from "@gunline/rules";
import { changeSettings } from "./commands.ts";
import { currentGame, useGame, useTable } from "./table.ts";
import { look, useView } from "./view.ts";

type Length = Game["settings"]["log"];

/** At one screen the length of the log is a setting of the game; far apart, and looking back, each reader's own. */
const isShared = () => useTable.getState().table?.mode === "hotseat";

export function useLogLength(): Length {
  const { settings } = useGame();
  const own = useView((view) => view.log);
  return isShared() ? settings.log : (own ?? settings.log);
}

export function setLogLength(log: Length): void {
  if (isShared()) changeSettings({ log });
  else look({ log });
}

export function otherLogLength(): void {
  const { log } = currentGame().settings;
  const now = isShared() ? log : (useView.getState().log ?? log);
  setLogLength(now === "VERBOSE" ? "COMPACT" : "VERBOSE");
}
