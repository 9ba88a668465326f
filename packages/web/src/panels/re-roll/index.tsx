import { useNotOurs } from "../../online/whose-decision.ts";
import { useChosenUse } from "../../table/moment.ts";
import { useGame, useTable } from "../../table/table.ts";
import { neededOnTable, reactionUnderWay } from "../../table/under-way.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { Die } from "../dice/index.ts";
import { keyInWords } from "../reaction/letters.ts";
import { chosenOf, costOf } from "../reaction/offers.ts";
import { make } from "../reaction/reaction.ts";
import { chooseDie, isChosenDie, type Rerollable, rerollableIn } from "./re-roll.ts";
import "./re-roll.css";

const WORDS = words.reRoll;

/** In the panel, while dice lie on the table that whoever acts may roll again; a question has them on its card. */
export function ReRollTray() {
  const game = useGame();
  const away = useNotOurs();
  const isReplay = useTable(({ table }) => table?.mode === "replay");
  if (isReplay || away !== undefined || reactionUnderWay(game) !== null) return null;
  const rerollable = rerollableIn(game);
  if (rerollable === undefined) return null;
  const { offer, roll } = rerollable;
  const { name, cp } = game.players[game.units[roll.unit_id]!.owner];
  return (
    <Section title={WORDS.title} aside={WORDS.whose(name, cp)}>
      <PendingDice rerollable={rerollable} />
      <ReRollButton rerollable={rerollable} />
      <p className="re-roll-hint">{offer.uses.length > 1 ? WORDS.choose : WORDS.one}</p>
    </Section>
  );
}

/** The dice as they lie: each can be chosen that was not rolled again yet. */
export function PendingDice({ rerollable }: { readonly rerollable: Rerollable }) {
  const game = useGame();
  const chosen = useChosenUse();
  const { roll } = rerollable;
  const needed = neededOnTable(game);
  const stateOf = (face: number) => (needed === undefined ? "plain" : face >= needed ? "success" : "failure");
  return (
    <div className="re-roll-dice" role="radiogroup" aria-label={WORDS.dice}>
      <span className="re-roll-what">{WORDS.what(words.log.steps[roll.of], needed)}</span>
      {roll.faces.map((face, die) => {
        const isDone = roll.rerolled.includes(die);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a die is no input element
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place in the roll
            key={die}
            type="button"
            role="radio"
            className="re-roll-die"
            aria-checked={!isDone && isChosenDie(rerollable, die, chosen)}
            aria-disabled={isDone || undefined}
            aria-label={WORDS.die(die + 1, face)}
            onClick={() => !isDone && chooseDie(rerollable, die)}
            {...tip(isDone ? WORDS.done : undefined)}
          >
            <Die face={face} state={stateOf(face)} size={26} />
          </button>
        );
      })}
    </div>
  );
}

/** `Re-roll the 2, 1 CP`: never pressed by Enter. */
function ReRollButton({ rerollable }: { readonly rerollable: Rerollable }) {
  const game = useGame();
  const chosen = useChosenUse();
  const { roll, offer } = rerollable;
  const faces = roll.faces.filter((_, die) => isChosenDie(rerollable, die, chosen));
  return (
    <Button
      kind="spend"
      shortcut={keyInWords(offer.key)}
      onPress={() => make(offer)}
      hint={words.reaction.spendTip}
      spends
    >
      {WORDS.button(faces, costOf(game, offer, chosenOf(offer, chosen)))}
    </Button>
  );
}
