import type { How } from "../../board/controls.ts";
import type { Camera, Point } from "../../board/index.ts";
import { mayByHandNow } from "../../online/by-hand.ts";
import { notOurs } from "../../online/whose-decision.ts";
import { FREE_KEYS } from "../../panels/reaction/letters.ts";
import { makeByKey } from "../../panels/reaction/reaction.ts";
import { askToEndPhase } from "../../phases/next-step.ts";
import { ALL_MOMENTS, momentOf, PHASES } from "../../phases/rows.ts";
import { changeSettings, redo } from "../../table/commands.ts";
import { otherLogLength } from "../../table/log-length.ts";
import { seenNow } from "../../table/moment.ts";
import { currentGame } from "../../table/table.ts";
import { look } from "../../table/view.ts";
import { mayNow } from "../../table/whose.ts";
import { words } from "../../words/english.ts";
import { letGo } from "./let-go.ts";
import { lookAtPointed } from "./look-at.ts";
import { save } from "./menu.tsx";
import { nextUnit, pressOn } from "./press.ts";
import { takeBack } from "./take-back.ts";

/** A key that was pressed, and where. */
export interface Pressed {
  readonly key: string;
  readonly element: Element;
  readonly camera: Camera;
}

interface Binding {
  /** As they are written on the keyboard. */
  readonly shown: readonly string[];
  readonly does: string;
  /** What each key does, by its name; false: it is left to what has the focus. None: what has the focus always has it. */
  readonly on: Readonly<Record<string, (pressed: Pressed) => unknown>>;
  /** Also where the game is looked back at. */
  readonly inReplay?: true;
}

interface BindingGroup {
  readonly title: string;
  readonly keys: readonly Binding[];
}

const text = words.table.keys;
const NEXT = "N";

/** The keys that mean something at some moments only, each once. */
function keysOfMoments(): readonly Binding[] {
  const all = ALL_MOMENTS.flatMap(({ keys }) => Object.entries(keys));
  // What is next is asked for with the same key everywhere.
  const own = all.filter(([key]) => key !== NEXT);
  const byKey = Map.groupBy(own, ([key]) => key);
  return [...byKey].map(([key, uses]) => ({
    shown: [key],
    // The same key may mean something else at another moment.
    does: [...new Set(uses.map(([, { does }]) => does))].join(text.or),
    on: { [key]: () => runAtMoment(key) },
  }));
}

/** Stratagems that can be used now each show a key. */
const LETTERS: Binding = {
  shown: [FREE_KEYS[0]!, "…", FREE_KEYS.at(-1)!.replace("+", " ")],
  does: words.reaction.letters,
  on: Object.fromEntries(FREE_KEYS.map((key) => [key, () => notOurs() === undefined && makeByKey(key)])),
};

function runAtMoment(key: string): boolean {
  const own = momentOf(currentGame()).keys[key];
  own?.run(seenNow());
  return own !== undefined;
}

/** `All weapons at that target; in the Charge phase: charge it, or not`. */
function numbersInWords(): string {
  const [first, ...others] = PHASES.flatMap(({ name, numbers }) =>
    numbers === null ? [] : [{ name, numbers }],
  );
  const more = others.map(({ name, numbers }) => text.inPhase(name, numbers.does));
  return `${first?.numbers.does}${more.join("")}`;
}

const pickNumber = ({ key }: Pressed) => momentOf(currentGame()).numbers?.run(Number(key), seenNow());

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The models that move or are placed go that way; a list that has the focus keeps the key. */
function nudge(way: Point, how: How): (pressed: Pressed) => boolean {
  return ({ element }) => {
    if (notOurs() !== undefined || element.closest("[role=radiogroup], [role=tablist], .charge-grip"))
      return false;
    return momentOf(currentGame()).arrows?.run(way, how, seenNow()) ?? false;
  };
}

function endPhaseIfMay(): void {
  if (notOurs() === undefined && mayNow(currentGame(), "END_PHASE")) askToEndPhase();
}

/** For the unit that is pointed at, or whose card is open. */
function openByHand(): void {
  if (!mayByHandNow()) return;
  look(({ hovered, looked }) => ({ dialog: "by-hand", byHandFor: null, looked: looked ?? hovered }));
}

/** Every key of the table once: the page does what this says, and the help says what this does. */
export const KEY_GROUPS: readonly BindingGroup[] = [
  {
    title: text.play,
    keys: [
      { shown: ["Enter"], does: text.next, on: { Enter: ({ element }) => pressOn(element) } },
      { shown: [NEXT], does: text.nextUnit, on: { [NEXT]: () => runAtMoment(NEXT) || nextUnit() } },
      {
        shown: ["1", "…", "9"],
        does: numbersInWords(),
        on: Object.fromEntries([..."123456789"].map((digit) => [digit, pickNumber])),
      },
      ...keysOfMoments(),
      LETTERS,
      {
        shown: ["Arrows"],
        does: text.nudge,
        on: Object.fromEntries(
          Object.entries(WAYS).flatMap(([key, way]) => [
            [key, nudge(way, { shift: false })],
            [`Shift+${key}`, nudge(way, { shift: true })],
          ]),
        ),
      },
      {
        shown: ["K"],
        does: words.stratagemList.key,
        on: { K: () => look({ dialog: "stratagems" }) },
      },
      {
        shown: ["H"],
        does: words.byHand.key,
        on: { H: openByHand },
      },
      {
        shown: ["Shift S"],
        does: words.scoring.sheet.key,
        on: { "Shift+S": () => currentGame().mission !== null && look({ dialog: "score" }) },
        inReplay: true,
      },
      { shown: ["E"], does: text.end, on: { E: endPhaseIfMay } },
    ],
  },
  {
    title: text.table,
    keys: [
      { shown: ["I"], does: text.card, on: { I: lookAtPointed }, inReplay: true },
      { shown: ["Tab"], does: text.tab, on: {} },
      { shown: ["Arrows"], does: text.arrows, on: {} },
      {
        shown: ["+", "−", "0"],
        does: text.zoom,
        on: {
          "+": ({ camera }) => camera.zoomIn(),
          "=": ({ camera }) => camera.zoomIn(),
          "-": ({ camera }) => camera.zoomOut(),
          "0": ({ camera }) => camera.fit(),
        },
        inReplay: true,
      },
      {
        shown: ["R"],
        does: text.ruler,
        on: { R: () => look(({ tool }) => ({ tool: tool === "ruler" ? "select" : "ruler" })) },
        inReplay: true,
      },
      {
        shown: ["U", "Shift U"],
        does: text.undo,
        on: { U: takeBack, "Shift+U": redo, "Ctrl+Z": takeBack, "Ctrl+Shift+Z": redo, "Ctrl+Y": redo },
      },
    ],
  },
  {
    title: text.page,
    keys: [
      {
        shown: ["F"],
        does: text.fastDice,
        on: { F: () => changeSettings({ fast_dice: !currentGame().settings.fast_dice }) },
      },
      { shown: ["V"], does: text.log, on: { V: otherLogLength }, inReplay: true },
      { shown: ["Ctrl S"], does: text.save, on: { "Ctrl+S": save } },
      { shown: ["?"], does: text.sheet, on: { "?": () => look({ dialog: "help" }) } },
      { shown: ["Esc"], does: text.escape, on: { Escape: letGo }, inReplay: true },
    ],
  },
];
