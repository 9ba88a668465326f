import type { CSSProperties } from "react";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { Die } from "../dice/index.ts";
import { type ChargeOddsAnswer, needs } from "./charge-odds.ts";
import { type Charging, thrownIn } from "./charging.ts";
import { isCertain } from "./hopeless.ts";

const WORDS = words.charge.roll;

/** The two dice and how far they let each model go. */
export function Roll({
  charging,
  outlook: odds,
}: {
  readonly charging: Charging;
  readonly outlook: ChargeOddsAnswer | undefined;
}) {
  const { dice, roll } = charging;
  const rolled = odds?.ok === true && roll !== null ? odds.value.rolls[thrownIn(charging)] : undefined;
  const failed = rolled !== undefined && isCertain(rolled.reasons);
  const least = odds?.ok === true ? needs(odds.value) : undefined;
  return (
    <Section
      title={WORDS.title}
      aside={least === undefined ? words.charge.targets.dice : WORDS.needed(least)}
    >
      <div className={`charge-roll dice-fresh${failed ? " charge-short" : ""}`}>
        <span className="visually-hidden">{WORDS.spoken(dice.join(WORDS.and), roll ?? 0)}</span>
        <span className="charge-dice" aria-hidden="true">
          {dice.map((face, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place in the roll
            <span key={index} className="dice-die" style={{ "--die": index * 4 } as CSSProperties}>
              <Die face={face} state={failed ? "failure" : "plain"} size={40} />
            </span>
          ))}
        </span>
        <span className="charge-sum" aria-hidden="true">
          {dice.join(" + ")} =<strong>{roll}″</strong>
        </span>
      </div>
    </Section>
  );
}
