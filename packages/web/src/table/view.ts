import type { MoveDraft, MoveKind, placement } from "@gunline/rules";
import { useEffect } from "react";
import { create } from "zustand";
import type { Ruler } from "../board/index.ts";
import { modelKey } from "./model-key.ts";
import type { OwnedState } from "./moment-state.ts";

/** A unit that is being placed. */
export interface Placing {
  readonly unitId: string;
  /** The middle of the block. */
  readonly at: readonly [x: number, y: number];
  readonly facing: number;
  readonly places: placement.Places;
  /** The stratagem by which it arrives; absent: in its own turn, or before the battle. */
  readonly stratagem?: string;
  /** Put elsewhere by hand, and why in the player's own words; absent: by the rules. */
  readonly byHand?: string;
  /** Set down: it no longer follows the pointer, and its models can be dragged one by one. */
  readonly isDown: boolean;
  /** The floor of ruins on which its models stand, in inches above the ground; absent: the ground. */
  readonly floor?: number;
}

/** Models that a pointer drags over the board in a move draft. */
interface ModelDrag {
  /** The one under the pointer. */
  readonly modelId: string;
  /** Where each of them would have ended as the drag began. */
  readonly from: Readonly<Record<string, readonly [x: number, y: number]>>;
}

/** The same with a unit that is being placed. */
interface BlockDrag {
  readonly before: Placing;
  readonly from: readonly [x: number, y: number];
  readonly ids: readonly string[];
}

/** What the pointer does with the draft or the unit that is being placed. */
interface Pointer {
  /** While models are dragged, the costly question of base contact waits. */
  readonly dragging: ModelDrag | null;
  readonly draggingBlock: BlockDrag | null;
  /** The model that is being turned: however many steps of a wheel are one change. */
  readonly turning: string | null;
  /** What the player should know about the last thing that they asked for; empty: nothing. */
  readonly notice: string;
}

/** What a person is looking at and about to do: no business of the referee, and forgotten on reload but for a draft. */
export interface View {
  /** The unit under the pointer, or in focus, on the board or in a list. */
  readonly hovered: string | null;
  /** The weapon whose reach is drawn; null: all of the acting unit's. */
  readonly weapon: string | null;
  /** Profiles that were picked before their weapon had a target, by unit and card. */
  readonly profiles: Readonly<Record<string, string>>;
  readonly tool: "select" | "ruler";
  readonly rulers: readonly Ruler[];
  /** The unit that was chosen to move, and how; null: as it usually would. */
  readonly mover: string | null;
  readonly moveKind: MoveKind | null;
  /** Models that are dragged together; none: as the drag mode says. */
  readonly picked: readonly string[];
  /** What a drag takes: all of a unit, or a model; null: as is usual for the move. */
  readonly dragMode: "unit" | "model" | null;
  /** Paths up to the last waypoint, by model: it goes on from there. */
  readonly waypoints: Readonly<Record<string, readonly (readonly [x: number, y: number, z: number])[]>>;
  /** The floor of ruins that models go to, in inches above the ground; null: whichever they are on. */
  readonly floor: number | null;
  /** The ranks in which units are set up or formed up. */
  readonly formation: placement.FormationShape;
  readonly placing: Placing | null;
  /** Where all units that are left would be set up, until that is done or not. */
  readonly rest: ReadonlyMap<string, placement.Places> | null;
  /** The move draft, and what it was before each change. */
  readonly draft: MoveDraft;
  readonly drafts: readonly MoveDraft[];
  readonly pointer: Pointer;
  /** The model being dragged, or last dragged. */
  readonly dragged: string | null;
  /** The unit whose models the panel lists one by one: they carry their numbers on the board. */
  readonly numbered: string | null;
  /** The model that is pointed at, by its key: its token and its row in the panel light up together. */
  readonly pointed: string | null;
  /** What was chosen at a phase, and at what comes in its middle; `moment.ts` knows whether it still counts. */
  readonly ofPhase: OwnedState | null;
  readonly ofInterruption: OwnedState | null;
  readonly dialog: Dialog | null;
  /** The unit that the tool by hand is opened for; null: the one whose card is open. */
  readonly byHandFor: string | null;
  /** How far the dialog about taking back proposes to go; null: one step. */
  readonly takeBack: string | null;
  /** The unit whose card is open. */
  readonly looked: string | null;
  /** How long the log is told where that is each reader's own choice; null: as the game's settings say. */
  readonly log: "VERBOSE" | "COMPACT" | null;
}

type Dialog =
  | "computer"
  | "by-hand"
  | "take-back"
  | "questions"
  | "coverage"
  | "score"
  | "stratagems"
  | "settings"
  | "help"
  | "end-phase"
  | "fail-charge"
  | "resign"
  | "claim"
  | "tour"
  | "online";

const NO_MOVE: MoveDraft = { per_model_paths: {} };

const IDLE: Pointer = { dragging: null, draggingBlock: null, turning: null, notice: "" };

const NOTHING: View = {
  hovered: null,
  weapon: null,
  profiles: {},
  tool: "select",
  rulers: [],
  mover: null,
  moveKind: null,
  picked: [],
  dragMode: null,
  waypoints: {},
  floor: null,
  formation: {},
  placing: null,
  rest: null,
  draft: NO_MOVE,
  drafts: [],
  pointer: IDLE,
  dragged: null,
  numbered: null,
  pointed: null,
  ofPhase: null,
  ofInterruption: null,
  dialog: null,
  byHandFor: null,
  takeBack: null,
  looked: null,
  log: null,
};

export const useView = create<View>(() => NOTHING);

export const look = useView.setState;

/** Whether a unit is being put elsewhere by hand: that is done whoever's turn it is. */
export const isPlacingByHand = ({ placing }: Pick<View, "placing">): boolean => placing?.byHand !== undefined;

/** As it is now, for what happens on an event; what is shown uses `useView`. */
export const viewNow = useView.getState;

interface Row {
  readonly "data-pointed": true | undefined;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
}

/** What the row of a model in a panel needs to light up with its token, and to light it up. */
export function usePointing(unitId: string, modelId: string): Row {
  const key = modelKey(unitId, modelId);
  const isPointed = useView(({ pointed }) => pointed === key);
  return {
    "data-pointed": isPointed || undefined,
    onPointerEnter: () => look({ pointed: key }),
    onPointerLeave: () => look(({ pointed }) => ({ pointed: pointed === key ? null : pointed })),
  };
}

/** For as long as a list of the unit's models is shown: each has its number on the board too. */
export function useNumbers(unitId: string): void {
  useEffect(() => {
    look({ numbered: unitId });
    return () => look(({ numbered }) => ({ numbered: numbered === unitId ? null : numbered, pointed: null }));
  }, [unitId]);
}

/** For another table; how one reads the log stays, and what the panel lists it says itself. */
export function resetView(): void {
  look(({ log, numbered }) => ({ ...NOTHING, log, numbered }));
}

/** For another moment of the same table: the card of a unit stays open, and tells of the unit as it was then. */
export function resetMoment(): void {
  look(({ log, looked, numbered }) => ({ ...NOTHING, log, looked, numbered }));
}

/** The pointer does only this now; earlier notices are gone. */
export function setPointer(doing: Partial<Pointer> = {}): void {
  const { pointer: before } = useView.getState();
  const pointer = { ...IDLE, ...doing };
  const isSame = (Object.keys(IDLE) as (keyof Pointer)[]).every((key) => pointer[key] === before[key]);
  if (!isSame) look({ pointer });
}

/** The next state of the draft; the one before can be restored, change by change. */
export function redraft(draft: MoveDraft): void {
  const { draft: before, drafts } = useView.getState();
  look({ draft, drafts: [...drafts, before].slice(-MOST_DRAFTS) });
}

const MOST_DRAFTS = 100;

export function undraft(): void {
  const { drafts } = useView.getState();
  const last = drafts.at(-1);
  if (last !== undefined) look({ draft: last, drafts: drafts.slice(0, -1), dragged: null });
}

export function dropDraft(): void {
  look({ draft: NO_MOVE, drafts: [], dragged: null, picked: [], waypoints: {}, floor: null });
}

/** Chooses a unit to move, or none. */
export function chooseMover(mover: string | null): void {
  dropDraft();
  look({ mover, moveKind: null, placing: null });
}
