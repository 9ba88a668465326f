/** Games that this browser keeps. */
export const savedGames = {
  title: "Your games",
  intro: (count: number, most: number) => `${count} of ${most} kept in this browser, saved as you play.`,
  onTable: "on the table",
  facts: (round: number, phase: string) => `Round ${round} · ${phase.toLowerCase()} phase`,
  sides: (p1: string, p2: string) => `${p1} against ${p2}`,
  /** Read out before the name of the game. */
  continue: "Continue",
  rename: "Rename",
  renameGame: (title: string) => `Rename ${title}`,
  name: "Name of the game",
  save: "Save to a file",
  saveGame: (title: string) => `Save to a file: ${title}`,
  remove: "Remove",
  removeGame: (title: string) => `Remove ${title}`,
  removed: (title: string) => `${title} is removed.`,
  undo: "Undo",
  download: "Download its record",
  downloadGame: (title: string) => `Download its record: ${title}`,
  nameless: "A kept game",
  copyOf: (title: string) => `${title} (2)`,
  cannotBeRead: "This game cannot be read. You can download what is left of it.",
  cannotOpen: {
    title: "This game cannot be opened",
    text: "It was kept by another version of Gunline. It stays in your games, and you can download its record.",
    more: (count: number) => `… and ${count} more.`,
    close: "Close",
  },
  /** Games that take long to open, since all that was played is played again. */
  slow: {
    label: "Too slow last time: open anyway",
    notOpened: "This game took too long to open last time. It is still in your games, where you can open it.",
    opening: (title: string) => `Opening ${title}…`,
    saving: (title: string) => `Writing ${title} to a file…`,
    wait: "Everything that was played is played again and checked. Of a long game this can take a minute.",
    cancel: "Cancel",
  },
  unreadable: "The last game cannot be opened. It is still in your games, where you can download its record.",
  withoutLog:
    "The rules have changed since this game was kept. It goes on without its log; the game with its log stays in your games.",
  notKept:
    "This browser has no room left, so this game is not kept. Save it to a file, or remove another game.",
  playedElsewhere: "This game was just played in another tab.",
  playedTwice: (title: string) =>
    `This game was also played in another tab. What you do here is kept as “${title}”.`,
  full: {
    title: "No room for another game",
    places: (most: number) =>
      `This browser keeps ${most} games, and all ${most} places are taken. Remove a game to make room. You can save it to a file first.`,
    room: "Your games take up all the room that the browser gives. Remove a game to make room. You can save it to a file first.",
    seeGames: "See my games",
    withoutKeeping: "Play without keeping it",
    cancel: "Cancel",
  },
  unkept: {
    title: "This game is not kept",
    text: (title: string, next: string) =>
      `The browser has no room left for “${title}”. It is lost if you open “${next}” now.`,
    saveFirst: "Save it to a file, then go on",
    cancel: "Cancel",
  },
};
