/** Sentences of conditions have one verb: what each says where it takes a "not". */
const VERBS: readonly (readonly [RegExp, string])[] = [
  [/^one or more (.*?) are /, "no $1 are "],
  [/ has shot /, " has not shot "],
  [/ has fought /, " has not fought "],
  [/ has no /, " has "],
  [/ Advanced /, " did not Advance "],
  [/ Fell Back /, " did not Fall Back "],
  [/ Remained Stationary /, " did not Remain Stationary "],
  [/ disembarked /, " did not disembark "],
  [/ was set up /, " was not set up "],
  [/ charged /, " did not charge "],
  [/ moved /, " did not move "],
  [/ contains /, " does not contain "],
  [/ can /, " cannot "],
  [/ is /, " is not "],
  [/ are /, " are not "],
  [/^you have /, "you do not have "],
  [/ has /, " does not have "],
];

/** "this unit has not shot this turn". */
export function negated(words: string): string {
  const verb = VERBS.map((one) => ({ one, at: words.search(one[0]) }))
    .filter(({ at }) => at >= 0)
    // The first verb is that of the sentence; of two at one place the longer is meant.
    .sort((a, b) => a.at - b.at || VERBS.indexOf(a.one) - VERBS.indexOf(b.one))[0];
  return verb === undefined ? `not (${words})` : words.replace(...verb.one);
}
