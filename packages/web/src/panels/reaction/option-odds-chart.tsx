import type { Game } from "@gunline/rules";
import { words } from "../../words/english.ts";
import { TargetChart } from "../shooting/odds.tsx";
import type { OptionOdds } from "./option-odds.ts";

interface OptionOddsChartProps {
  readonly game: Game;
  /** Undefined while it is worked out. */
  readonly odds: OptionOdds | undefined;
}

/** What the chosen use would come to, drawn. */
export function OptionOddsChart({ game, odds }: OptionOddsChartProps) {
  if (odds === null) return null;
  if (odds === undefined) return <p className="odds-waiting">{words.reaction.oddsWorking}</p>;
  if (odds.kind === "charges" || odds.kind === "dice") return null;
  const unit = game.units[odds.unitId];
  if (unit === undefined) return null;
  // What is left with it is what is drawn; what it was without stands beside the use.
  const chances = odds.kind === "deals" ? odds.chances : odds.with;
  return <TargetChart target={unit} chances={chances} />;
}
