import { type byHand, PHASES, rows } from "@gunline/rules";

/** A rule that a player makes at home: what it is called, whom it is for, when, and what it does. */

/** "begin": in the first phase of one's turn; then as the unit is selected for it, or chosen as a target. */
export const MOMENTS = ["always", "begin", "move", "shoot", "charge", "fight", "targeted"] as const;
export type Moment = (typeof MOMENTS)[number];

export interface OwnRule {
  readonly name: string;
  readonly kind: "ABILITY" | "STRATAGEM";
  /** Of a stratagem. */
  readonly cost: number;
  readonly moment: Moment;
  readonly effects: readonly object[];
  readonly until: byHand.EffectEnd;
  /** What the players do themselves. */
  readonly left: string;
}

function whenOf(moment: Moment): object {
  if (moment === "targeted") return { targeted: "ANY" };
  if (moment === "always" || moment === "begin") return { during: PHASES[1] };
  return { selected: moment.toUpperCase() };
}

/** The row that it makes, or undefined where the referee would not read it. `detachment`: whose stratagem it is. */
export function rowOfOwn(rule: OwnRule, detachment: string | undefined): rows.Row | undefined {
  const { name, kind, effects, left } = rule;
  const isStratagem = kind === "STRATAGEM";
  const said = left.trim();
  const read = rows.readRow({
    id: `OWN_${name
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]+/g, "_")
      .slice(0, 50)}`,
    name: name.trim(),
    source: isStratagem ? "STRATAGEM" : "DATASHEET",
    ...(isStratagem && detachment !== undefined && { detachment }),
    // A stratagem of which the referee knows nothing still costs its points, and marks the unit.
    does: effects.length === 0 && !isStratagem ? [] : [clauseOf(rule)],
    ...(said !== "" && { left: said }),
  });
  return read.ok ? read.value : undefined;
}

/** What the referee does of it, and what is left to the players. */
export function ruleInWords(row: rows.Row): string {
  return [row.does.length === 0 ? "" : rows.sentenceOf(row), row.left ?? ""].filter(Boolean).join(" ");
}

function clauseOf({ kind, cost, moment, effects, until }: OwnRule): object {
  if (kind === "ABILITY" && moment === "always") return { on: "UNIT", do: effects };
  const when = whenOf(moment);
  const use = kind === "STRATAGEM" ? { cost, once: "PHASE" } : { once: "PHASE", per: "UNIT" };
  return { on: "UNIT", when, use, do: effects, until };
}
