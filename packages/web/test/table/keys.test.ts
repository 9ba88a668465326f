import { expect, test } from "vitest";
import { KEY_GROUPS } from "../../src/screens/table/key-bindings.ts";

/** How the help writes a key, and how the browser names it. */
const NAMES: Readonly<Record<string, string>> = { Esc: "Escape", "−": "-" };
/** What has the focus listens to these itself. */
const OF_THE_FOCUS = ["Arrows", "Tab"];

const bindings = KEY_GROUPS.flatMap(({ keys }) => keys);

test("every key that the help shows does something, or belongs to what has the focus", () => {
  for (const { shown, on } of bindings) {
    for (const key of shown.filter((one) => one !== "…" && !OF_THE_FOCUS.includes(one)))
      expect(Object.keys(on), key).toContain(NAMES[key] ?? key.replace(" ", "+"));
  }
});

test("no key is bound twice", () => {
  const names = bindings.flatMap(({ on }) => Object.keys(on));
  expect(names).toEqual([...new Set(names)]);
});

test("each line of the help says something of its own", () => {
  const shown = bindings.map(({ does }) => does);
  expect(shown).toEqual([...new Set(shown)]);
});
