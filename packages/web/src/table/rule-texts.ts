import { type AnyArmy, isFieldArmy } from "@gunline/armies";
import { cleanTexts, type RuleText, textOfRule } from "@gunline/armies/texts";
import type { Game, PlayerId } from "@gunline/rules";
import { useEffect, useMemo } from "react";
import { create } from "zustand";
import { once } from "../ui/once.ts";
import { allSaved, forget, keep } from "./device.ts";
import { useTable } from "./table.ts";

/**
 * What the files of armies say of their rules, as this device knows it: of the armies that were brought here, and of the
 * other player's at a table far apart. It lies beside games and is no part of them: neither documents nor files have it.
 */

interface ArmyTexts {
  readonly format: "gunline-texts/1";
  readonly name: string;
  readonly at: number;
  readonly texts: readonly RuleText[];
}

export const useRuleTexts = create<{
  readonly armies: readonly ArmyTexts[];
  /** Of the other player at this table. */
  readonly theirs: readonly RuleText[];
}>(() => ({ armies: [], theirs: [] }));

/** More armies than anybody plays in a month. */
const MOST = 20;

/** What the device keeps, read once. */
export const recallTexts = once(async () => {
  const found = await allSaved<ArmyTexts>("armies");
  const known = found
    .filter((one) => one?.format === "gunline-texts/1")
    .map((one) => ({ ...one, texts: cleanTexts(one.texts) }));
  useRuleTexts.setState(({ armies }) => ({ armies: latest([...known, ...armies]) }));
});

/** An army is brought to a table: its texts are known wherever one of its units is shown. */
export function noteTexts(army: AnyArmy): void {
  if (!isFieldArmy(army) || army.texts === undefined) return;
  const texts = cleanTexts(army.texts);
  if (texts.length === 0) return;
  const noted: ArmyTexts = { format: "gunline-texts/1", name: army.name, at: Date.now(), texts };
  void recallTexts().then(async () => {
    const before = useRuleTexts.getState().armies;
    const armies = latest([...before.filter(({ name }) => name !== army.name), noted]);
    useRuleTexts.setState({ armies });
    await keep("armies", keyOf(noted), noted);
    for (const one of before)
      if (!armies.some(({ name }) => name === one.name)) await forget("armies", keyOf(one));
  });
}

const keyOf = ({ name }: ArmyTexts) => `texts/${name}`;

function latest(armies: readonly ArmyTexts[]): readonly ArmyTexts[] {
  return armies.toSorted((a, b) => b.at - a.at).slice(0, MOST);
}

/** Those of the army of which most units stand on a side. */
export function textsOfSide(game: Game, side: PlayerId): readonly RuleText[] {
  const names = new Set(namesIn(game, side));
  let best: { readonly units: number; readonly texts: readonly RuleText[] } = { units: 0, texts: [] };
  for (const { texts } of useRuleTexts.getState().armies) {
    const units = [...new Set(texts.flatMap(({ of }) => of))].filter((name) => names.has(name)).length;
    if (units > best.units) best = { units, texts };
  }
  return best.texts;
}

/** Two units of one sheet are called "Boyz A" and "Boyz B"; the file calls both "Boyz". */
function namesIn({ units }: Game, side?: PlayerId): readonly string[] {
  return Object.values(units)
    .filter(({ owner }) => side === undefined || owner === side)
    .flatMap(({ name }) => [name, name.replace(/ [A-Z]$/, "")]);
}

/** What is said of rules at the table that is shown. */
export type TextOf = (rule: string, unit?: string) => string | undefined;

export function useTexts(): TextOf {
  const { armies, theirs } = useRuleTexts();
  const units = useTable(({ table }) => (table === null ? "" : namesIn(table.game).join("\n")));
  useEffect(() => void recallTexts(), []);
  return useMemo(() => {
    const names = new Set(units.split("\n"));
    const own = armies.filter(({ texts }) => texts.some(({ of }) => of.some((name) => names.has(name))));
    const all = [...theirs, ...own.flatMap(({ texts }) => texts)];
    return (rule, unit) => (all.length === 0 ? undefined : textOfRule(all, rule, unit));
  }, [armies, theirs, units]);
}
