import { inForce, RULES, type Unit } from "@gunline/rules";
import { useMayByHand } from "../../online/by-hand.ts";
import { useTexts } from "../../table/rule-texts.ts";
import { useGame } from "../../table/table.ts";
import { look } from "../../table/view.ts";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import "./unplayed.css";

/** A tip is read at a glance: what is longer stands on the card of the unit. */
const LONGEST_TIP = 600;

/** What the rule says, where the player's file does; else why the referee does nothing about it. */
function chipTip(ability: string, text: string | undefined): string {
  if (text === undefined) return `${words.shooting.notAutomatedTip(ability)}\n${RULES["KW-22"]}\nKW-22`;
  const short = text.length > LONGEST_TIP ? `${text.slice(0, LONGEST_TIP)}…` : text;
  return `${words.coverage.status.none}\n${words.coverage.fromList(short)}`;
}

/** The rules of a unit that acts and that its players play, with the tool for it; nothing where there are none. */
export function Unplayed({ unit }: { readonly unit: Unit }) {
  const game = useGame();
  const textOf = useTexts();
  const mayHand = useMayByHand();
  const unable = inForce.notAutomated(game, unit);
  if (unable.length === 0) return null;
  return (
    <p className="unplayed">
      {words.shooting.notAutomated}{" "}
      {unable.map((ability) => (
        <button
          key={ability}
          type="button"
          className="chip chip-button chip-unknown"
          {...tip(chipTip(ability, textOf(ability, unit.name)))}
        >
          {ability.toLowerCase()}
        </button>
      ))}
      {mayHand && (
        <button
          type="button"
          className="text-button"
          onClick={() => look({ dialog: "by-hand", byHandFor: unit.id })}
        >
          {words.byHand.open}
        </button>
      )}
    </p>
  );
}
