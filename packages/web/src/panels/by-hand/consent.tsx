import { BY_HAND_WORDS, changesByHandInWords } from "@gunline/rules/words";
import { useIsOurs } from "../../online/whose-decision.ts";
import { decline } from "../../table/commands.ts";
import { useGame } from "../../table/table.ts";
import { consentUnderWay } from "../../table/under-way.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import "./by-hand.css";

const WORDS = words.byHand.consent;

/** What the other player asks for, and why. */
export function ConsentPanel() {
  const game = useGame();
  const isOurs = useIsOurs();
  const asked = consentUnderWay(game);
  if (asked === null) return null;
  const { player, changes, reason, by_hand } = asked;
  const what =
    by_hand === undefined
      ? changesByHandInWords(game, player, changes)
      : WORDS.setting(BY_HAND_WORDS[by_hand]);
  return (
    <Section title={WORDS.title}>
      <p>{WORDS.asks(game.players[player].name)}</p>
      <p className="by-hand-asked">{what}</p>
      {reason !== undefined && reason !== "" && <blockquote className="by-hand-reason">{reason}</blockquote>}
      {!isOurs && <Button onPress={decline}>{WORDS.withdraw}</Button>}
    </Section>
  );
}
