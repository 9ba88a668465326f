import { useEffect } from "react";
import { notOurs } from "../../online/whose-decision.ts";
import { clickUnit, doesSomething } from "../../phases/clicks.ts";
import { askToEndPhase, nextStep } from "../../phases/next-step.ts";
import { leftToDo, momentOf, rowOf } from "../../phases/rows.ts";
import { changeSettings, redo, undo } from "../../table/commands.ts";
import { otherLogLength } from "../../table/log-length.ts";
import { currentGame } from "../../table/table.ts";
import { chooseCharger, look, useView } from "../../table/view.ts";
import { mayNow } from "../../table/whose.ts";
import { save } from "./menu.tsx";

/** What each key does at every moment, by its name; letters in upper case. */
const KEYS: Readonly<Record<string, () => void>> = {
  N: nextUnit,
  E: () => notOurs() === undefined && mayNow(currentGame(), "END_PHASE") && askToEndPhase(),
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
  if (key >= "1" && key <= "9" && key.length === 1) return () => pickNumber(Number(key));
  if (letter === "U" && shift) return redo;
  const name = key.length === 1 ? letter : key;
  return momentOf(currentGame()).keys[name]?.run ?? KEYS[name];
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
  const step = nextStep(currentGame(), useView.getState());
  if (step.blocked === undefined) step.run();
}

function pickNumber(number: number): void {
  momentOf(currentGame()).numbers?.run(number);
}

function nextUnit(): void {
  const game = currentGame();
  const { able } = leftToDo(game);
  const current = rowOf(game).current(game, useView.getState());
  const next = able[(able.indexOf(current ?? "") + 1) % able.length];
  if (next !== undefined) clickUnit(next);
}

function letGo(): void {
  const { tool } = useView.getState();
  if (tool === "ruler") look({ tool: "select" });
  else {
    chooseCharger(null);
    look({ weapon: null, armed: null });
  }
}
