import type {
  Action,
  ActionResult,
  Game,
  PlayerId,
  Refusal,
  RuleId,
  WaitingFor,
  WindowId,
} from "@gunline/rules";

/** What travels between a table and those who sit at it. Types only: the page and the server both read them. */

export type Role = PlayerId | "watch";

export type Status =
  | { readonly state: "open" | "running" }
  | {
      readonly state: "over";
      /**
       * `battle`: as the rules say; the document's `result` says more. `absent`: the loser was awaited and did nothing for
       * as long as was agreed, and the winner has claimed it. `declined`: a player did not agree to what the game would
       * have been played with.
       */
      readonly reason: "resigned" | "agreed" | "declined" | "destroyed" | "battle" | "absent";
      /** Null where nobody has won. */
      readonly winner: PlayerId | null;
    };

export interface Seat {
  readonly name: string;
  readonly claimed: boolean;
}

export interface UndoOffer {
  readonly by: PlayerId;
  /** The match would stand as it did after this many steps. */
  readonly to: number;
  /** In the words of whoever asks. */
  readonly why?: string;
}

export interface Offers {
  readonly undo: UndoOffer | null;
  /** Who would call it a draw. */
  readonly end: PlayerId | null;
  readonly rematch: readonly PlayerId[];
}

/** One player whom the table awaits. All of it is data: the page makes words of it. */
export interface AwaitedPlayer {
  readonly player: PlayerId;
  /**
   * What the game waits for, or a seat that nobody has taken yet, or agreement to what is not built in, or battle
   * formations to be sealed.
   */
  readonly for: WaitingFor | { readonly what: "opponent_to_join" | "agreement" | "formations" };
  /** The reaction window that is open, if it is one. */
  readonly window: WindowId | null;
}

/** Those who have to act, each with the time since when. */
export type Awaited = Readonly<Partial<Record<PlayerId, number>>>;

/**
 * What both players have to agree to before the battle: all in the document that is not built in, as the review of
 * `@gunline/armies` lists it.
 */
export interface Agreement {
  /** Of the review. */
  readonly hash: string;
  readonly agreed: readonly PlayerId[];
}

/** Everything about a match but its document. */
export interface MatchView {
  readonly id: string;
  readonly status: Status;
  readonly seats: Readonly<Record<PlayerId, Seat>>;
  /** Empty once the game is over. */
  readonly waiting: readonly AwaitedPlayer[];
  readonly offers: Offers;
  /** Whose battle formations the server keeps sealed until the other side's are there; a server of before says nothing. */
  readonly sealed?: readonly PlayerId[];
  /** Null where everything is built in. */
  readonly agreement: Agreement | null;
  /** The game that was made of a rematch, open to the same tokens. */
  readonly next: string | null;
  /** Whether players may tick modifiers by hand here, as it was said when the game was made. */
  readonly modifiers_by_hand: boolean;
  /**
   * For how many minutes whoever is awaited may do nothing before the other player can claim the game; null where that
   * was not agreed. A server of before says nothing.
   */
  readonly absence_minutes?: number | null;
  /** Who has to act, and since when: milliseconds since 1970 by the server's clock. */
  readonly awaited?: Awaited;
  /** Hashes of what the files of the players say of their rules (`RuleTexts`); a server of before says nothing. */
  readonly texts?: Readonly<Partial<Record<PlayerId, string>>>;
  readonly seed_hash: string;
  /** Published when the game is over. */
  readonly seed: string | null;
  readonly seq: number;
  readonly created: number;
  readonly updated: number;
}

/** The fields of a view that a step has changed; its number and its time are the step's. */
export type ViewChange = Partial<Omit<MatchView, "seq" | "updated">>;

/** What a table is about beside its document: as it was said when it was made. Nothing of it touches the rules. */
export interface About {
  /** Empty where nobody gave one. */
  readonly title: string;
  /** What to try in a posed problem; else empty. */
  readonly task: string;
  /** Marked on the board, in inches. */
  readonly objectives: readonly (readonly [x: number, y: number])[];
}

/** What the file of a player says of a rule, and the names of the units that have it so; none: the army. */
export interface RuleText {
  readonly rule: string;
  readonly text: string;
  readonly of: readonly string[];
}

/** The answer to `GET /api/games/:id/texts`, for seats alone. */
export interface RuleTexts {
  readonly texts: Readonly<Partial<Record<PlayerId, readonly RuleText[]>>>;
}

/** The answer to `GET /api/games/:id/about`. */
export interface AboutGame extends About {
  /** A server of before does not say it. */
  readonly status?: Status;
}

interface TableStepOf<Kind extends string> {
  readonly kind: Kind;
  /** The number of this step, from 1: the document after it is the document after `seq` steps. */
  readonly seq: number;
  /** The command that made it. */
  readonly id: string;
  readonly seat: PlayerId;
  readonly at: number;
  /** Of the public document after the step. */
  readonly hash: string;
  readonly cursor: number;
}

export interface ActionMade extends TableStepOf<"action"> {
  readonly action: Action;
  readonly result: ActionResult;
}

/** `seat` has agreed to it. */
export interface Rewound extends TableStepOf<"rewind"> {
  readonly to: number;
  /** Why the other player asked for it. */
  readonly why?: string;
  /**
   * The server went back to a copy of its games, and the dice to come are of another seed, with this hash: those of the
   * one before may have been seen.
   */
  readonly seed_hash?: string;
}

export type TableStep = ActionMade | Rewound;

export interface ChatLine {
  readonly n: number;
  readonly seat: PlayerId;
  readonly text: string;
  readonly at: number;
}

/**
 * A reason why a command was not carried out. A refusal of the referee is one, and cites its rule; what is wrong with a
 * connection, a seat or the server breaks no rule of the game and cites none.
 */
export type Problem = Omit<Refusal<string>, "rule"> & { readonly rule?: RuleId };

export interface Presence {
  readonly p1: boolean;
  readonly p2: boolean;
  readonly watchers: number;
}

/** Up: a seat's commands, each with an id of the client's making, under which it is carried out once. */
export type Command =
  | { readonly type: "act"; readonly id: string; readonly base: number; readonly action: unknown }
  | { readonly type: "chat"; readonly id: string; readonly text: string }
  | {
      readonly type: "offer_undo";
      readonly id: string;
      readonly base: number;
      readonly to: number;
      /** In the player's own words. */
      readonly why?: string;
    }
  | { readonly type: "answer_undo"; readonly id: string; readonly to: number; readonly accept: boolean }
  | { readonly type: "offer_end"; readonly id: string }
  | { readonly type: "withdraw"; readonly id: string; readonly what: Withdrawn }
  /** Battle formations, seen by nobody until both sides have sealed theirs; then all are revealed in one step. */
  | { readonly type: "seal"; readonly id: string; readonly formations: readonly unknown[] }
  /** To the review with this hash. */
  | { readonly type: "agree"; readonly id: string; readonly hash: string }
  /** Before both have agreed it declines, and nobody has won. */
  | { readonly type: "resign"; readonly id: string }
  /** Claims the game: the other player is awaited and has been absent for as long as was agreed. */
  | { readonly type: "claim_absence"; readonly id: string }
  | { readonly type: "rematch"; readonly id: string };

/** What may be taken back: an offer, or formations that are still sealed. */
type Withdrawn = "undo" | "end" | "rematch" | "formations";

export type CommandType = Command["type"];

/** Up: questions, open to those who only watch. */
export type Question =
  | { readonly type: "sync" }
  | { readonly type: "history"; readonly before: number }
  /** Whether the line still holds. */
  | { readonly type: "beat" };

/** What a command that was carried out left behind; told again when the command is sent again. */
export interface Outcome {
  /** The step that it made; null where it made none. */
  readonly seq: number | null;
}

/** Down, by message type. */
export interface Down {
  /** The whole table, on joining and whenever the host had to read it again. */
  readonly welcome: {
    readonly you: Role;
    /** The time by the server's clock, which decides; a server of before does not say it. */
    readonly now?: number;
    /** A server of before does not say it. */
    readonly about?: About;
    readonly view: MatchView;
    readonly document: Game;
    readonly hash: string;
    /** The last ones; earlier ones by `history`. */
    readonly steps: readonly TableStep[];
    readonly chat: readonly ChatLine[];
    readonly presence: Presence;
    /** For the link that lets others watch; told to seats. */
    readonly watch: string | null;
  };
  readonly step: { readonly step: ActionMade; readonly changed: ViewChange };
  readonly rewound: { readonly step: Rewound; readonly document: Game; readonly view: MatchView };
  readonly status: { readonly view: MatchView };
  readonly chat: ChatLine;
  readonly presence: Presence;
  /**
   * To the sender alone: the command was carried out, now or (`repeat`) before. One that has just made a step is
   * answered by that step, which bears its id.
   */
  readonly done: { readonly id: string; readonly repeat: boolean; readonly step: TableStep | null };
  /** To the sender alone; `id` is null where the message had none. */
  readonly refused: {
    readonly id: string | null;
    readonly errors: readonly Problem[];
    readonly seq: number;
  };
  /** The answer to `sync`. */
  readonly document: { readonly document: Game; readonly hash: string; readonly view: MatchView };
  /** The answer to `history`: steps before the one asked for, in order. */
  readonly history: { readonly steps: readonly TableStep[] };
  /** The answer to `beat`. */
  readonly beat: Record<string, never>;
  /**
   * To one, who need not come back by itself: its seat was opened in too many other places, or as many watch as may, in
   * all or of one address.
   */
  readonly replaced: { readonly why?: "watchers" };
  /** The server stops and will be back. */
  readonly restart: Record<string, never>;
}

export type DownType = keyof Down;

/** One message down with its type. */
export type Message = { readonly [Type in DownType]: readonly [type: Type, body: Down[Type]] }[DownType];

/** One of one's own games, as `POST /api/my-games` lists it. */
export interface GameSummary {
  readonly id: string;
  readonly title: string;
  readonly seat: PlayerId;
  readonly status: Status;
  readonly seats: Readonly<Record<PlayerId, Seat>>;
  readonly waiting: readonly AwaitedPlayer[];
  readonly next: string | null;
  readonly seq: number;
  readonly created: number;
  readonly updated: number;
  /** Said of a game whose last step was made with an earlier version of Gunline: it may be that it cannot go on. */
  readonly earlier?: true;
}

/** The answer to `POST /api/games`. */
export interface CreatedGame {
  readonly id: string;
  readonly seat: PlayerId;
  readonly token: string;
  readonly invite: string;
  readonly watch: string;
  readonly seed_hash: string;
}

/** What an invitation is to, before it is taken: the answer to `GET /api/games/:id/invitation`. */
export interface Invitation {
  /** Who invites. */
  readonly from: string;
  readonly seat: PlayerId;
  /** What the seat is called as long as nobody has given it a name. */
  readonly name: string;
  readonly title: string;
  readonly task: string;
  /** A server of before does not say these. */
  readonly modifiers_by_hand?: boolean;
  readonly absence_minutes?: number | null;
  /** Whether the player who comes brings an army. */
  readonly brings: boolean;
  /** The table, with the army of the player who invites. */
  readonly document: Game;
  /** The hash of what there is to agree to; null where everything is built in. */
  readonly agreement: string | null;
}

/** An army for a side that the document leaves open: units that stand nowhere yet, and their weapons. */
export interface OwnArmy {
  readonly units: Game["units"];
  readonly weapons: Game["weapons"];
  readonly detachment?: string;
  /** Rows of rules that the table does not have. */
  readonly rows?: NonNullable<Game["settings"]["rows"]>;
}

/** The answer to `POST /api/games/:id/claim`. */
export interface ClaimedSeat {
  readonly id: string;
  readonly seat: PlayerId;
  readonly token: string;
  readonly watch: string;
  readonly seed_hash: string;
}
