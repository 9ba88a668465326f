import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";

const WORDS = words.placing.rollOff;

/** What the roll-off decides, before anybody has rolled. */
export function RollOffPanel() {
  return (
    <Section title={WORDS.title}>
      <p>{WORDS.words}</p>
    </Section>
  );
}
