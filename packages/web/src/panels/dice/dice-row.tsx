import type { DiceBlock } from "@gunline/rules";
import type { CSSProperties } from "react";
import { Die } from "./die.tsx";
import { diceOf, type Die as Outcome, pilesOf } from "./faces.ts";
import { spoken, wordsOf } from "./words.ts";
import "./dice.css";

interface DiceRowProps {
  readonly block: DiceBlock;
  /** Dice that were thrown just now settle once. */
  readonly fresh?: boolean;
  /** Without what was needed, where that stands in words beside it. */
  readonly terse?: boolean;
}

/** Beyond this many dice a row is counted by face: a wall of pips says nothing. */
const MOST_DICE = 40;

/** One step of a volley: its dice and, on the same line, what they came to. */
export function DiceRow({ block, fresh = false, terse = false }: DiceRowProps) {
  const dice = diceOf(block);
  const { result, needed, good } = wordsOf(block);
  const big = block.context === "charge_roll";
  return (
    <div className={`dice-row${fresh ? " dice-fresh" : ""}${big ? " dice-big" : ""}`}>
      <span className="visually-hidden">{spoken(block)}</span>
      <span className="dice-line" aria-hidden="true">
        {dice.length > MOST_DICE ? <Piles dice={dice} /> : <Row dice={dice} size={big ? 34 : 18} />}
        <span className={good ? "dice-result" : "dice-result dice-result-none"}>{result}</span>
        {!terse && needed !== "" && <span className="dice-needed">{needed}</span>}
      </span>
    </div>
  );
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
      {again > 0 && <span className="dice-needed">{again} rolled again</span>}
    </>
  );
}
