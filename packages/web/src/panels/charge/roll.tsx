import type { CSSProperties } from "react";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { Die } from "../dice/index.ts";
import { type Charging, thrownIn } from "./charging.ts";
import { isCertain } from "./hopeless.ts";
import { needs, type Outlook } from "./outlook.ts";

const WORDS = words.charge.roll;

/** The two dice and how far they let each model go. */
export function Roll({
  charging,
  outlook,
}: {
  readonly charging: Charging;
  readonly outlook: Outlook | undefined;
}) {
  const { dice, roll } = charging;
  const rolled = outlook?.ok === true && roll !== null ? outlook.value.rolls[thrownIn(charging)] : undefined;
  const failed = rolled !== undefined && isCertain(rolled.reasons);
  const least = outlook?.ok === true ? needs(outlook.value) : undefined;
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
