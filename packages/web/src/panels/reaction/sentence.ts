import { type Game, rows, stratagems } from "@gunline/rules";

/** What a use does, in a sentence: from its row, or from the words of an act of the core rules. */
export function sentenceOf(game: Game, id: string): string | undefined {
  return rows.sentenceOfUse(game, id) ?? stratagems.stratagemOf(game, id)?.words?.does;
}
