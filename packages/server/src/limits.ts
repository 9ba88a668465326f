import { MOST_STEPS } from "@gunline/link";

const CHOICES = 10_000;

/** Every bound of the server in one place; those that depend on the machine are settings (`config.ts`). */
export const LIMITS = {
  /** Of a WebSocket message: a charge of many models along bent paths fits in. */
  messageBytes: 64 * 1024,
  /** Values in a message, each key and each list among them, and how deep they may lie within each other. */
  messageValues: 32_768,
  messageDepth: 16,
  /** Of an HTTP body: a document of the largest armies fits in. */
  bodyBytes: 2 * 1024 * 1024,
  /** Of one that brings neither a document nor an army. */
  smallBodyBytes: 16 * 1024,
  /** Of one that brings what a player's file says of the rules of an army. */
  textsBytes: 512 * 1024,
  /** Bodies that are being read or answered: of one address, and of all. */
  addressBodiesBytes: 8 * 1024 * 1024,
  bodiesBytes: 64 * 1024 * 1024,
  /** Values in a body, entries of a list, keys of an object, and how deep they may lie within each other. */
  bodyValues: 250_000,
  bodyEntries: 10_000,
  bodyKeys: 2_000,
  bodyDepth: 32,
  /** Answers that are sent piece by piece at a time: to one address, and to all; and how long one of them may stand still. */
  addressStreams: 4,
  streams: 256,
  streamMs: 30_000,
  /** Requests of one address that wait for its dear ones, which are dealt with one after the other. */
  waitingRequests: 200,
  nameLength: 40,
  chatLength: 500,
  /** Why somebody would like to take something back: as long as texts of records may be. */
  reasonLength: 200,
  titleLength: 80,
  taskLength: 1_000,
  objectives: 50,
  chatLines: 200,
  /** Units whose beginning one side seals. */
  formations: 400,
  /** Steps of one match beside the choices below; and those together with all of the two seats' choices. */
  steps: MOST_STEPS - 2 * CHOICES,
  allSteps: MOST_STEPS,
  /**
   * Choices of one seat that draw no die, those that were undone and the undoing among them: in one phase, in a game, and
   * their bytes. Anyone who has used them up can still go on with what stands, and the other seat does not notice.
   */
  choicesPerPhase: 1_000,
  choices: CHOICES,
  choicesBytes: 32 * 1024 * 1024,
  /** How long whoever is awaited may be absent: where nobody says otherwise, and the bounds of what may be agreed. */
  absenceMinutes: 24 * 60,
  leastAbsenceMinutes: 5,
  mostAbsenceMinutes: 30 * 24 * 60,
  /** Lines of chat, offers and changes of settings of one seat in a game, so that neither can fill it alone. */
  chatAndOffers: 10_000,
  /** Commands that wait for those before them at one table. */
  waitingCommands: 200,
  /** A match is read from its last snapshot and at most this many steps. */
  stepsPerSnapshot: 64,
  /** Steps in a welcome, and in a page of the story; fewer where they have more bytes in all. */
  stepsPerPage: 50,
  pageBytes: 512 * 1024,
  /** Of one step as JSON, dice and story included: a volley of three thousand attacks fits in. */
  stepBytes: 256 * 1024,
  /** Of all steps and saved documents of a match. */
  gameBytes: 128 * 1024 * 1024,
  /** A match is read from its last snapshot, and the steps since have at most about so many bytes. */
  bytesPerSnapshot: 512 * 1024,
  /** Documents, as JSON, that one thread of the referee holds at a time. */
  threadDocumentBytes: 16 * 1024 * 1024,
  /** What one thread may take of memory before it is stopped. */
  threadMegabytes: 1_024,
  /** Of what it has just made: with more room, a thread keeps more of what nobody needs. */
  threadYoungMegabytes: 48,
  /** Actions and documents that wait for a thread. */
  waitingJobs: 2_000,
  /**
   * Milliseconds of work that an address may have had of the threads before it gets low priority, and how many of
   * them are forgotten in each second: persons at two large games stay well below.
   */
  freeMs: 1_000,
  shareMs: 150,
  /** A thread that has to be stopped counts as so many more: what it remembers of other tables goes with it. */
  stoppedMs: 5_000,
  /** The same of threads that read what strangers send. */
  readingFreeMs: 200,
  /** How long one of those may take over one document: milliseconds of its work, and on the clock where it gets little. */
  readingMs: 400,
  readingClockMs: 5_000,
  tokensPerList: 100,
  gamesPerList: 200,
  /** Documents of tables in memory, as JSON: one byte for so many that the heap may have, of which a table takes five. */
  heapPerDocumentByte: 16,
  /** The part of them that only players of games that have begun may fill. */
  reservedForPlayers: 0.25,
  /** A table that nobody has used for so long gives way to anybody. */
  idleTableMs: 10_000,
  /** How long a player waits for room, and after how many seconds those who found none may try again. */
  roomMs: 2_000,
  noRoomSeconds: 30,
  connectionsPerSeat: 8,
  /** Those who watch one table, which has one link for them: in all, and of one address. */
  watchers: 100,
  addressWatchers: 10,
  /** What may wait to be sent to one connection before it is given up; to all of an address; and to all. */
  backlogBytes: 8 * 1024 * 1024,
  addressBacklogBytes: 32 * 1024 * 1024,
  allBacklogBytes: 128 * 1024 * 1024,
  /** Anyone who has asked for a table and does not take it up within this time is sent away. */
  joinMs: 15_000,
  /** Parts in which one message may come. */
  fragments: 64,
  /** How long a stop may take. */
  stopMs: 10_000,
} as const;
