import { legal } from "@gunline/rules";
import { useEffect } from "react";
import { notOurs } from "../../online/foreign.ts";
import { autoPath } from "../../panels/charge/draft.ts";
import { assignAll } from "../../panels/shooting/aim.ts";
import { numberedTargets } from "../../panels/shooting/targets.ts";
import {
  changeSettings,
  clearAllTargets,
  redo,
  skipCharge,
  skipShooting,
  undo,
} from "../../table/commands.ts";
import { leftToDo } from "../../table/left-to-do.ts";
import { otherLogLength } from "../../table/log-length.ts";
import { askToEndPhase, nextStep } from "../../table/next-step.ts";
import { currentGame } from "../../table/table.ts";
import { look, useView } from "../../table/view.ts";
import { chargePrey, clickUnit, doesSomething, togglePrey } from "./clicks.ts";
import { save } from "./menu.tsx";

/** What each key does, by its name; letters in upper case. */
const KEYS: Readonly<Record<string, () => void>> = {
  N: nextUnit,
  C: clearAllTargets,
  S: skip,
  A: autoPathIfRolled,
  E: () => notOurs() === undefined && legal(currentGame()).actions.includes("END_PHASE") && askToEndPhase(),
  R: () => look(({ tool }) => ({ tool: tool === "ruler" ? "select" : "ruler" })),
  U: undo,
  F: () => changeSettings({ fast_dice: !currentGame().settings.fast_dice }),
  V: otherLogLength,
  "?": () => look({ dialog: "help" }),
  Escape: letGo,
};

export function useKeys(): void {
  useEffect(() => {
    // Before the board hears of it: Enter on a unit that has nothing more to be asked is the next step.
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, []);
}

function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  const element = event.target as Element;
  // A dialog, a list that is open or a field has its own keys.
  if (useView.getState().dialog !== null || event.defaultPrevented || altKey) return;
  if (element.closest("dialog, input, select, textarea, [role=listbox], [role=combobox][aria-expanded=true]"))
    return;
  const run = commandFor(key, ctrlKey || metaKey, shiftKey, element);
  if (run === undefined || (repeat && key === "Enter")) return;
  event.preventDefault();
  event.stopPropagation();
  run();
}

function commandFor(
  key: string,
  control: boolean,
  shift: boolean,
  element: Element,
): (() => void) | undefined {
  const letter = key.toUpperCase();
  if (control) {
    if (letter === "S") return save;
    if (letter === "Z") return shift ? redo : undo;
    return letter === "Y" ? redo : undefined;
  }
  if (key === "Enter") return enterOn(element);
  if (key >= "1" && key <= "9" && key.length === 1) return () => pickTarget(Number(key));
  if (letter === "U" && shift) return redo;
  return key.length === 1 ? KEYS[letter] : KEYS[key];
}

/** Enter presses what has the focus; where that would do nothing, it is the next step. */
function enterOn(element: Element): (() => void) | undefined {
  const token = element.closest("[data-unit]");
  if (token !== null) {
    const unitId = token.getAttribute("data-unit")!;
    return doesSomething(unitId) ? () => clickUnit(unitId) : pressNext;
  }
  if (element.closest("button, a, summary, [role=button], [role=option], [tabindex='0']") !== null)
    return undefined;
  return pressNext;
}

function pressNext(): void {
  const { charger, prey } = useView.getState();
  const step = nextStep(currentGame(), { charger, prey });
  if (step.blocked === undefined) step.run();
}

function pickTarget(number: number): void {
  const game = currentGame();
  const { active_shooter_id, resolution_state } = game.shooting;
  if (game.turn.phase === "CHARGE") {
    const target = chargePrey()[number - 1];
    if (target !== undefined) togglePrey(target);
  } else if (active_shooter_id !== null && resolution_state === null) {
    const target = numberedTargets(game, active_shooter_id)[number - 1];
    if (target !== undefined) assignAll(target);
  }
}

function nextUnit(): void {
  const game = currentGame();
  const { able } = leftToDo(game);
  const { charger } = useView.getState();
  const current = game.turn.phase === "CHARGE" ? charger : game.shooting.active_shooter_id;
  const next = able[(able.indexOf(current ?? "") + 1) % able.length];
  if (next !== undefined) clickUnit(next);
}

function skip(): void {
  const game = currentGame();
  const { charger } = useView.getState();
  const shooter = game.shooting.active_shooter_id;
  if (game.turn.phase === "SHOOTING" && shooter !== null) skipShooting(shooter);
  if (game.turn.phase === "CHARGE" && charger !== null && Object.keys(game.charges.pending).length === 0) {
    skipCharge(charger);
    look({ charger: null, prey: [] });
  }
}

function autoPathIfRolled(): void {
  const [pending] = Object.values(currentGame().charges.pending);
  if (pending?.distance !== undefined && notOurs() === undefined) autoPath();
}

function letGo(): void {
  const { tool } = useView.getState();
  if (tool === "ruler") look({ tool: "select" });
  else look({ charger: null, prey: [], weapon: null });
}
