import { keyword } from "../../../abilities/keyword.ts";
import { type DiceExpression, makeDice, parseDice } from "../../../dice/expression.ts";

const PATTERN = /^SUSTAINED HITS (\d*D[36](?:\s?\+\s?\d+)?|\d+)$/;

function mean({ count, sides, plus }: DiceExpression): number {
  return (count * (sides + 1)) / 2 + plus;
}

/** A Critical Hit scores more hits; those are automatic, so never critical themselves. */
export const sustainedHits = keyword<DiceExpression>({
  name: "SUSTAINED HITS",
  rule: "KW-9",
  parse(text) {
    const match = PATTERN.exec(text);
    return match === null ? undefined : parseDice(match[1]!);
  },
  indicator: (extra) => `SH ${makeDice(extra)}`,
  better: (a, b) => (mean(b) > mean(a) ? b : a),
  compile(extra, _volley, draft) {
    draft.extraHits = extra;
  },
});
