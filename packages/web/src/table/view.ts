import type { ChargeMove } from "@gunline/rules";
import { useEffect } from "react";
import { create } from "zustand";
import type { Ruler } from "../board/index.ts";
import { modelKey } from "./model-key.ts";

/** What a person is looking at and about to do: no business of the referee, and forgotten on reload but for a draft. */
export interface View {
  /** The unit under the pointer, or in focus, on the board or in a list. */
  readonly hovered: string | null;
  /** The weapon whose reach is drawn; null: all of the acting unit's. */
  readonly weapon: string | null;
  /** Shooting phase: the weapon that the next enemy clicked is for, by the key of its card; null: all of them. */
  readonly armed: string | null;
  readonly tool: "select" | "ruler";
  readonly rulers: readonly Ruler[];
  /** Charge phase: the unit that is about to charge, and whom. */
  readonly charger: string | null;
  readonly chargeTargets: readonly string[];
  /** The unit that is about to react; null: the first that can. */
  readonly reactor: string | null;
  /** The charge move as dragged so far, and what it was before each change. */
  readonly draft: ChargeMove;
  readonly drafts: readonly ChargeMove[];
  /** The model being dragged, or last dragged. */
  readonly dragged: string | null;
  /** The unit whose models the panel lists one by one: they carry their numbers on the board. */
  readonly numbered: string | null;
  /** The model that is pointed at, by its key: its token and its row in the panel light up together. */
  readonly pointed: string | null;
  readonly dialog: Dialog | null;
  /** The unit whose card is open. */
  readonly looked: string | null;
  /** How long the log is told where that is each reader's own choice; null: as the game's settings say. */
  readonly log: "VERBOSE" | "COMPACT" | null;
}

type Dialog = "settings" | "help" | "end-phase" | "fail-charge" | "resign" | "tour" | "online";

const NO_MOVE: ChargeMove = { per_model_paths: {} };

const NOTHING: View = {
  hovered: null,
  weapon: null,
  armed: null,
  tool: "select",
  rulers: [],
  charger: null,
  chargeTargets: [],
  reactor: null,
  draft: NO_MOVE,
  drafts: [],
  dragged: null,
  numbered: null,
  pointed: null,
  dialog: null,
  looked: null,
  log: null,
};

export const useView = create<View>(() => NOTHING);

export const look = useView.setState;

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

/** What a person has picked but not yet said to the referee. */
export type Intent = Pick<View, "charger" | "chargeTargets"> & Partial<Pick<View, "armed">>;

/** Chooses a unit to charge with, or none; whom, is asked next. */
export function chooseCharger(charger: string | null): void {
  look({ charger, chargeTargets: [] });
}

/** The next state of the draft; the one before can be had back, model by model. */
export function redraft(draft: ChargeMove): void {
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
  look({ draft: NO_MOVE, drafts: [], dragged: null });
}
