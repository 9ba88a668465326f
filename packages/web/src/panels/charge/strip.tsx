import type { charges } from "@gunline/rules";
import { words } from "../../words/english.ts";
import { chanceInWords } from "./advice.ts";
import { needs } from "./charge-odds.ts";

/** How likely each roll of two dice is, and which of them make the charge. */
export function Strip({
  outlook: odds,
  rolled,
}: {
  readonly outlook: charges.ChargeOdds;
  readonly rolled?: number | null;
}) {
  const least = needs(odds);
  const rolls = Object.keys(odds.rolls).map(Number);
  const label =
    least === undefined
      ? words.charge.targets.noRoll
      : words.charge.targets.strip(least, chanceInWords(odds));
  return (
    <div className="charge-strip" role="img" aria-label={label}>
      {rolls.map((roll) => (
        <span
          key={roll}
          className={`charge-bar${odds.rolls[roll]!.possible ? " charge-lit" : ""}${roll === rolled ? " charge-rolled" : ""}`}
        >
          <span className="charge-column" style={{ height: `${likelihood(roll) * 100}%` }} />
          <span className="charge-pips">{roll}</span>
        </span>
      ))}
    </div>
  );
}

/** Of a sum of two dice, beside that of the likeliest one. */
function likelihood(sum: number): number {
  return (6 - Math.abs(7 - sum)) / 6;
}
