/** Dice that lie on the table, and rolling one of them again. */
export const reRoll = {
  title: "Dice on the table",
  what: (step: string, needed: number | undefined) => (needed === undefined ? step : `${step}, ${needed}+`),
  whose: (player: string, cp: number) => `${player}, ${cp} CP`,
  dice: "Dice on the table",
  die: (number: number, face: number) => `Die ${number}: ${face}`,
  done: "This die was rolled again already.",
  choose: "Choose a die, or press its number. Command Re-roll, once per phase.",
  one: "Command Re-roll, once per phase.",
  button: (faces: readonly number[], cost: number) => `Re-roll the ${faces.join(" and the ")}, ${cost} CP`,
  told: (before: readonly number[], now: readonly number[]) =>
    `Command Re-roll: ${before.join(" and ")} became ${now.join(" and ")}.`,
  number: "choose a die on the table",
};
