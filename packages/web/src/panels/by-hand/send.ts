import { type byHand, byHand as rules } from "@gunline/rules";
import { sideHere } from "../../online/whose-decision.ts";
import { adjust, changeSettings } from "../../table/commands.ts";
import { currentGame, tableNow } from "../../table/table.ts";

/** Sends changes by hand: at one screen those of the side that they are about, far apart our own. */
export function change(changes: readonly byHand.ByHandChange[], reason: string): void {
  const said = reason.trim();
  const player = sideHere() ?? sideOf(changes[0]!);
  const send = () => adjust(player, changes, said === "" ? undefined : said);
  const isOff = rules.byHandOf(currentGame()) === "OFF";
  if (isOff && tableNow()?.mode === "hotseat") changeSettings({ by_hand: "FREE" }, send);
  else send();
}

function sideOf(change: byHand.ByHandChange) {
  const { units, turn } = currentGame();
  if ("player" in change && change.player !== null) return change.player;
  const unit = "unit_id" in change && change.unit_id !== undefined ? units[change.unit_id] : undefined;
  return unit?.owner ?? turn.active_player;
}
