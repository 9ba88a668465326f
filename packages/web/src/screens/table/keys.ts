import { useEffect } from "react";
import type { Camera } from "../../board/index.ts";
import { useTable } from "../../table/table.ts";
import { useView } from "../../table/view.ts";
import { KEY_GROUPS, type Pressed } from "./key-bindings.ts";

/** Listens for the keys of the table, wherever the focus is but in a field. */
export function useKeys(camera: Camera): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event, camera);
    // Before the board hears of it: Enter on a unit that has nothing more to be asked is the next step.
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, [camera]);
}

function press(event: KeyboardEvent, camera: Camera): void {
  const element = event.target as Element;
  // A dialog, a list that is open or a field has its own keys.
  if (useView.getState().dialog !== null || event.defaultPrevented || event.altKey) return;
  if (element.closest("dialog, input, select, textarea, [role=listbox], [role=combobox][aria-expanded=true]"))
    return;
  const run = commandFor(event);
  if (run === undefined || (event.repeat && event.key === "Enter")) return;
  if (run({ key: event.key, element, camera }) === false) return;
  event.preventDefault();
  event.stopPropagation();
}

function commandFor(event: KeyboardEvent): ((pressed: Pressed) => unknown) | undefined {
  const isReplay = useTable.getState().table?.mode === "replay";
  const bindings = KEY_GROUPS.flatMap(({ keys }) => keys).filter(({ inReplay }) => !isReplay || inReplay);
  for (const name of namesOf(event)) {
    const binding = bindings.find(({ on }) => on[name] !== undefined);
    if (binding !== undefined) return binding.on[name];
  }
  return undefined;
}

/** As bindings name it: `Ctrl+Shift+Z`; where Shift makes no difference, without it. */
function namesOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): readonly string[] {
  const control = ctrlKey || metaKey ? "Ctrl+" : "";
  const name = key.length === 1 ? key.toUpperCase() : key;
  return shiftKey ? [`${control}Shift+${name}`, `${control}${name}`] : [`${control}${name}`];
}
