import { fights, type Game, type Unit } from "@gunline/rules";
import { FightPanel } from "../panels/fight/index.tsx";
import { selectFighter } from "../table/commands.ts";
import { type Marked, type Marker, markOwn } from "../table/marks.ts";
import type { Seen } from "../table/moment.ts";
import { currentGame, refuse } from "../table/table.ts";
import { fighterIn } from "../table/under-way.ts";
import { look } from "../table/view.ts";
import { fightingRefusals } from "../table/whose.ts";
import { words } from "../words/english.ts";
import { NOTHING_TO_DO } from "./nothing.ts";
import type { Hands, Left, NextStep, PhaseRow } from "./row.ts";

const WORDS = words.fighting;

/** The players pick units in turn; a unit's fight is a moment of its own. */
export const FIGHT: PhaseRow<"fight"> = {
  ...NOTHING_TO_DO,
  at: "fight",
  awaits: ["fighter"],
  phase: "FIGHT",
  name: WORDS.phase,
  Panel: FightPanel,
  marks,
  nextStep,
  click,
  doesSomething: (game, unit) => fightingRefusals(game)[unit.id]?.length === 0,
  keys: { N: { does: WORDS.keys.next, run: lookAtNext } },
  hint,
  units: null,
  left,
  current: () => null,
  endLabel: WORDS.endPhase,
  isPassedOver: () => false,
  hasVolleys: true,
};

function left(game: Game): Left {
  const reasons = fightingRefusals(game);
  const able = Object.keys(reasons).filter((id) => reasons[id]!.length === 0);
  // Who is left in either step stands in the panel: between two picks it is the choice that counts.
  const isPicking = fighterIn(game) === undefined;
  return { able, of: isPicking ? able.length : 0, label: WORDS.toPickFrom(able.length) };
}

/** Units of the player who picks. */
export function markFighters(game: Game): Marker {
  const deed = { flag: "has_fought", done: WORDS.marks.hasFought, ready: WORDS.marks.canFight } as const;
  const own = markOwn(fightingRefusals(game), deed);
  return (unit): Marked => {
    if (unit.flags.has_fought === true) return { mark: "done", badge: "", why: WORDS.marks.hasFought };
    const marked = own(unit);
    // Who has nobody to fight is no part of it, and not greyed for that.
    return marked.mark === "ineligible" ? { ...marked, mark: "none" } : marked;
  };
}

/** The enemies of the pick that is pointed at are lit. */
function marks(game: Game, view: Seen<"fight">): Marker {
  const own = markFighters(game);
  const hovered = game.units[view.hovered ?? ""];
  if (hovered === undefined || fightingRefusals(game)[hovered.id]?.length !== 0) return own;
  const enemies = new Set([...fights.struckBy(game, hovered)].map(({ id }) => id));
  return (unit) =>
    enemies.has(unit.id) ? { mark: "eligible", badge: "", why: WORDS.marks.inReach } : own(unit);
}

function nextStep(game: Game, view: Seen<"fight">): NextStep | null {
  const pick = fights.pickOf(game);
  if (pick === undefined) return null;
  const hovered = pick.units.find(({ id }) => id === view.hovered);
  const { id, name } = hovered ?? pick.units[0]!;
  return { label: WORDS.next.pick(name), run: () => selectFighter(id) };
}

function click(game: Game, unit: Unit): void {
  const refusals = fightingRefusals(game)[unit.id];
  if (refusals === undefined) return;
  if (refusals.length > 0) refuse(refusals);
  else selectFighter(unit.id);
}

/** Goes through the picks: each lights its enemies on the board. */
function lookAtNext({ hovered }: Seen<"fight">): void {
  const picks = fights.pickOf(currentGame())?.units ?? [];
  const at = picks.findIndex(({ id }) => id === hovered);
  const next = picks[(at + 1) % Math.max(picks.length, 1)];
  if (next !== undefined) look({ hovered: next.id });
}

function hint(game: Game, hands: Hands): string {
  return fights.pickOf(game) === undefined ? WORDS.hints.nobody : WORDS.hints.pick[hands];
}
