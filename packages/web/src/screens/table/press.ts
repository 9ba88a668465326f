import { clickUnit, doesSomething } from "../../phases/clicks.ts";
import { nextStep } from "../../phases/next-step.ts";
import { leftToDo, rowOf } from "../../phases/rows.ts";
import { seenNow } from "../../table/moment.ts";
import { currentGame, explain } from "../../table/table.ts";

/** Enter presses what has the focus; where that would do nothing, it is the next step. */
export function pressOn(element: Element): boolean {
  const token = element.closest("[data-unit]");
  const unitId = token?.getAttribute("data-unit") ?? undefined;
  if (unitId !== undefined && doesSomething(unitId)) clickUnit(unitId);
  else if (unitId === undefined && isPressedByEnter(element)) return false;
  else pressNext();
  return true;
}

const PRESSED_BY_ENTER = "button, a, summary, [role=button], [role=option], [tabindex='0']";

/** Enter goes on, and never spends anything: what does is pressed by its letter, a click or the space bar. */
function isPressedByEnter(element: Element): boolean {
  return element.closest(PRESSED_BY_ENTER) !== null && element.closest("[data-spends]") === null;
}

function pressNext(): void {
  const step = nextStep(currentGame(), seenNow());
  if (step.blocked === undefined) step.run();
  else explain(step.blocked);
}

/** Chooses the next unit that can act. */
export function nextUnit(): void {
  const game = currentGame();
  const { able } = leftToDo(game);
  const current = rowOf(game).current(game, seenNow());
  const next = able[(able.indexOf(current ?? "") + 1) % able.length];
  if (next !== undefined) clickUnit(next);
}
