import { Fragment } from "react";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import type { RowBlock } from "../dice/block.ts";
import { diceOf } from "../dice/faces.ts";
import { Dice } from "../dice/index.ts";
import type { Group, LogPart } from "./groups.ts";
import { rowsOf } from "./rows.ts";
import { outcomeWords, stepWords } from "./step-words.ts";

const text = words.log;

interface StepTableProps {
  readonly part: LogPart;
  /** Dice that were thrown just now settle once. */
  readonly fresh: boolean;
  /** What became of a charge, which its roll does not say. */
  readonly fate: Group["ending"] | undefined;
}

/** A weapon step by step: what was needed, the dice, and what they came to. */
export function StepTable({ part: { blocks, lines }, fresh, fate }: StepTableProps) {
  const rows = rowsOf(blocks);
  if (rows.length === 0) return null;
  const outcome = outcomeWords(lines);
  return (
    <table className={fresh ? "log-table dice-fresh" : "log-table"}>
      <thead>
        <tr>
          <th scope="col">{text.columns.step}</th>
          <th scope="col">{text.columns.needed}</th>
          <th scope="col">{text.columns.dice}</th>
          <th scope="col">{text.columns.result}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a weapon only ever grow at the end
          <Step key={index} block={block} fate={fate} />
        ))}
        {outcome !== undefined && (
          <tr className="log-table-end">
            <th scope="row">{text.outcome}</th>
            <td className="log-table-why" colSpan={2}>
              {outcome.why}
            </td>
            <td className={toneOf(outcome.good, undefined)}>{outcome.result}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Step({ block, fate }: { readonly block: RowBlock; readonly fate: Group["ending"] | undefined }) {
  const { step, needed, why, result, good } = stepWords(block);
  const faces = diceOf(block).map(({ face, first }) =>
    first === undefined ? `${face}` : text.rolledAgain(first, face),
  );
  return (
    <Fragment>
      <tr>
        <th scope="row">{step}</th>
        <td>{needed}</td>
        <td>
          <span className="visually-hidden">{faces.join(", ")}</span>
          <span className="dice-line" aria-hidden="true">
            <Dice block={block} />
          </span>
        </td>
        <td className={toneOf(good, block.context === "charge_roll" ? fate : undefined)}>{result}</td>
      </tr>
      {why !== "" && (
        <tr>
          <td />
          <td className="log-table-why" colSpan={3}>
            {typeset(why)}
          </td>
        </tr>
      )}
    </Fragment>
  );
}

function toneOf(good: boolean, fate: Group["ending"] | undefined): string {
  if (fate === "failed") return "log-table-failed";
  return good && fate !== "open" ? "log-table-good" : "";
}
