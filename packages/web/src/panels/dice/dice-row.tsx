import type { CSSProperties } from "react";
import { words } from "../../words/english.ts";
import type { RowBlock } from "./block.ts";
import { Die } from "./die.tsx";
import { diceOf, type Die as Outcome, pilesOf } from "./faces.ts";
import { spoken, wordsOf } from "./words.ts";
import "./dice.css";

interface DiceRowProps {
  readonly block: RowBlock;
  /** Dice that were thrown just now settle once. */
  readonly fresh?: boolean;
  /** What became of it, where the dice do not say: a charge roll is good if the charge was made. */
  readonly fate?: "open" | "made" | "failed" | undefined;
}

/** Beyond this many dice a row is counted by face: a wall of pips says nothing. */
const MOST_DICE = 40;

/** One step of a volley: its dice and, on the same line, what they came to. */
export function DiceRow({ block, fresh = false, fate }: DiceRowProps) {
  const { result, needed, good } = wordsOf(block);
  const big = block.context === "charge_roll";
  return (
    <div className={`dice-row${fresh ? " dice-fresh" : ""}${big ? " dice-big" : ""}`}>
      <span className="visually-hidden">{spoken(block)}</span>
      <span className="dice-line" aria-hidden="true">
        <Dice block={block} size={big ? 34 : 18} />
        <span className={`dice-result${resultTone(good, fate)}`}>{result}</span>
        {needed !== "" && <span className="dice-needed">{needed}</span>}
      </span>
    </div>
  );
}

/** The dice themselves; their words stand beside them. */
export function Dice({ block, size = 18 }: { readonly block: RowBlock; readonly size?: number }) {
  const dice = diceOf(block);
  return dice.length > MOST_DICE ? <Piles dice={dice} /> : <Row dice={dice} size={size} />;
}

function resultTone(good: boolean, fate: DiceRowProps["fate"]): string {
  if (fate === "failed") return " dice-result-failed";
  if (fate === "open") return " dice-result-open";
  return good ? "" : " dice-result-none";
}

function Row({ dice, size }: { readonly dice: readonly Outcome[]; readonly size: number }) {
  return dice.map(({ face, state, first }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place in the roll
    <span key={index} className="dice-die" style={{ "--die": Math.min(index, 12) } as CSSProperties}>
      {first !== undefined && <Die face={first} state="failure" struck size={size} />}
      <Die face={face} state={state} size={size} />
    </span>
  ));
}

function Piles({ dice }: { readonly dice: readonly Outcome[] }) {
  const again = dice.filter(({ first }) => first !== undefined).length;
  return (
    <>
      {pilesOf(dice).map(({ face, state, count }) => (
        <span key={`${face}${state}`} className="dice-pile">
          <Die face={face} state={state} />×{count}
        </span>
      ))}
      {again > 0 && <span className="dice-needed">{words.dice.rerolled(again)}</span>}
    </>
  );
}
