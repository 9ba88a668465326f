/** The first page: games that are kept, problems, what can be opened. */
export const start = {
  heading: "A table, and a referee that knows the rules.",
  lead: "Set up two armies and play the tenth edition turn by turn, at one screen or online. Every number shows where it comes from, and you see the exact odds before you roll.",
  playDemo: "Play the demo battle",
  playDemoHint: "Begins in the Shooting phase: both sides are played at this screen",
  quick: "Quick battle against the computer",
  newGame: "New game, here or online…",
  continue: (title: string) => `Continue: ${title}`,
  continueHint: (title: string, round: number, phase: string) =>
    `${title}: round ${round}, ${phase.toLowerCase()} phase`,
  learnAndBattle: "Ready to play",
  problems: "Problems to solve",
  facts: (models: number, mine: number, theirs: number, phase: string) =>
    `${models} models · ${mine} v ${theirs} points · ${phase.toLowerCase()} phase`,
  foot: "Not affiliated with the makers of the game. Names and numbers are facts; words and pictures are ours.",
  openFile: "Open a file…",
  savedGame: "Saved game",
  checking: {
    title: (file: string) => `Checking ${file}…`,
    text: "Every step of the game is played again and compared. Of a long game this can take a minute.",
    cancel: "Cancel",
  },
  badFile: {
    title: "This file cannot be opened",
    nothingLost: "Your games are as they were.",
    more: (count: number) => `… and ${count} more.`,
    tooLarge: (file: string, megabytes: number) => `${file} is larger than ${megabytes} MB.`,
    notJson: (file: string, why: string) => `${file} is not JSON: ${why}`,
    noFormat: (file: string) => `${file} is JSON, but no Gunline game: it has no "format".`,
    tooSlow: (file: string, seconds: number) =>
      `${file} took longer than ${seconds} seconds to be checked, and was not opened.`,
    tooManySteps: (steps: number, most: number) =>
      `The record has ${steps} steps; at most ${most} are checked.`,
    otherStep: (step: number, field: string) =>
      `Step ${step} of the record does not come out as recorded (${field}).`,
  },
  loading: "Laying out the table…",
};
