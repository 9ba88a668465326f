import type { Game } from "@gunline/rules";
import { words } from "../../words/english.ts";
import { TargetChart } from "../shooting/odds.tsx";
import type { Prospect } from "./prospect.ts";

interface ProspectChartProps {
  readonly game: Game;
  /** Undefined while it is worked out. */
  readonly prospect: Prospect | undefined;
}

/** What the chosen use would come to, drawn. */
export function ProspectChart({ game, prospect }: ProspectChartProps) {
  if (prospect === null) return null;
  if (prospect === undefined) return <p className="odds-waiting">{words.reaction.oddsWorking}</p>;
  if (prospect.kind === "charges" || prospect.kind === "mortal") return null;
  const unit = game.units[prospect.unitId];
  if (unit === undefined) return null;
  // What is left with it is what is drawn; what it was without stands beside the use.
  const chances = prospect.kind === "deals" ? prospect.chances : prospect.with;
  return <TargetChart target={unit} chances={chances} />;
}
