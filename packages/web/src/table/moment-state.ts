import type { Action, missions, Phase, PlayerId, placement } from "@gunline/rules";

/** Which secondary missions a side goes for. */
export type SecondariesChoice = Extract<Action, { type: "CHOOSE_SECONDARIES" }>["payload"];

/** How a unit is to begin the battle, if not on the table. */
export type Beginning =
  | { readonly as: "leader"; readonly of: string }
  | { readonly as: "passenger"; readonly of: string }
  | { readonly as: "reserve"; readonly kind: "STRATEGIC" | "DEEP_STRIKE" };

/** What a model attacks with and at whom, as far as a person has chosen it. */
interface Strike {
  readonly arm?: string;
  readonly target?: string;
  readonly ways?: Readonly<Record<string, number>>;
  readonly split?: { readonly arm: string; readonly attacks: Readonly<Record<string, number>> };
}

/** What a person has chosen at a phase, so far. */
interface PhaseStates {
  readonly deployment: {
    /** How units are to begin the battle, until that is revealed. */
    readonly beginnings: Readonly<Record<string, Beginning | null>>;
    /** Where units will be set up at their side's next drops. */
    readonly drops: ReadonlyMap<string, placement.Places>;
    /** At one screen: whose formations are sealed, and who has taken the screen over to choose theirs. */
    readonly settled: Readonly<Record<PlayerId, boolean>>;
    readonly settler: PlayerId | null;
    /** Which cards are about to be chosen: two fixed ones, or tactical ones. */
    readonly cardMode: "FIXED" | "TACTICAL";
    readonly fixedCards: readonly missions.CardId[];
    /** What each side goes for, until it is revealed with the formations. */
    readonly chosenCards: Readonly<Partial<Record<PlayerId, SecondariesChoice>>>;
  };
  /** The unit that tests next; null: the first. */
  readonly command: { readonly tester: string | null };
  readonly movement: object;
  /** The weapon that the next enemy clicked is for, by the key of its card; null: all of them. */
  readonly shooting: { readonly armed: string | null };
  /** The unit that is about to charge, and whom. */
  readonly charge: { readonly charger: string | null; readonly chargeTargets: readonly string[] };
  readonly fight: object;
}

/** The same at what can come in the middle of a phase. */
interface InterruptionStates {
  /** Units or an objective that are about to be named for a card. */
  readonly card: { readonly named: readonly string[] };
  readonly fighting: {
    readonly strikes: Readonly<Record<string, Strike>>;
    /** The Character of a target that attacks with Precision pick out; null: nobody. */
    readonly precise: Readonly<Record<string, string | null>>;
  };
  /** All others. */
  readonly other: object;
}

/** What one row or one panel alone lets a person choose: it declares that itself, and all of it is absent at first. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, so that a button costs no line here.
export interface OwnChoices {}

type States = PhaseStates & InterruptionStates;

/** By which the state of a moment is told from that of another. */
export type At = keyof States;

/** What a person has chosen at this moment and not sent yet. */
export type MomentState<A extends At = At> = {
  readonly [Tag in A]: {
    readonly at: Tag;
    /** The use of a stratagem that is about to be made, by its key; null: the first. */
    readonly chosenUse: string | null;
    readonly own: OwnChoices;
  } & States[Tag];
}[A];

const NOTHING = { chosenUse: null, own: {} } as const;

/** As each begins, with nothing chosen. */
export const FRESH: { readonly [Tag in At]: MomentState<Tag> } = {
  deployment: {
    at: "deployment",
    ...NOTHING,
    beginnings: {},
    drops: new Map(),
    settled: { p1: false, p2: false },
    settler: null,
    cardMode: "TACTICAL",
    fixedCards: [],
    chosenCards: {},
  },
  command: { at: "command", ...NOTHING, tester: null },
  movement: { at: "movement", ...NOTHING },
  shooting: { at: "shooting", ...NOTHING, armed: null },
  charge: { at: "charge", ...NOTHING, charger: null, chargeTargets: [] },
  fight: { at: "fight", ...NOTHING },
  card: { at: "card", ...NOTHING, named: [] },
  fighting: { at: "fighting", ...NOTHING, strikes: {}, precise: {} },
  other: { at: "other", ...NOTHING },
};

const PHASES_AT: { readonly [Name in Lowercase<Phase>]: true } = {
  deployment: true,
  command: true,
  movement: true,
  shooting: true,
  charge: true,
  fight: true,
};

/** Whether it is a phase's own: that lasts through what comes in its middle. */
export function isOfPhase(at: At): boolean {
  return Object.hasOwn(PHASES_AT, at);
}

/** A state with what it belongs to: where the game is elsewhere by now, it counts for nothing. */
export interface OwnedState {
  readonly of: string;
  readonly state: MomentState;
}
