import { type Game, missions } from "@gunline/rules";
import { unitName } from "@gunline/rules/words";
import type { Saying } from "../board/scene.ts";
import { namedNow, sayNamed, toggleNamed } from "../panels/scoring/naming.ts";
import { CardQuestionPanel } from "../panels/scoring/question.tsx";
import { discardCard, pass } from "../table/commands.ts";
import { type Marked, type Marker, PLAIN } from "../table/marks.ts";
import type { Seen } from "../table/moment.ts";
import { currentGame, useGame } from "../table/table.ts";
import { cardUnderWay } from "../table/under-way.ts";
import { Button } from "../ui/button.tsx";
import { words } from "../words/english.ts";
import { NO_OVERLAYS, NOTHING_TO_DO } from "./nothing.ts";
import type { Hands, Moment, NextStep } from "./row.ts";

const WORDS = words.scoring.question;

/** From the edge of its control: a click that is meant for a marker. */
const NEAR_MARKER = 3.8;

/** A card was drawn, and somebody is asked about it: another one instead, or what is named for it. */
export const CARD_QUESTION: Moment<"card"> = {
  ...NOTHING_TO_DO,
  at: "card",
  awaits: ["card"],
  Panel: CardQuestionPanel,
  Actions,
  marks,
  nextStep,
  click: (_game, unit) => toggleNamed(unit.id),
  doesSomething: (game, unit, { named }) => {
    const question = cardUnderWay(game);
    if (question === undefined || !question.may.includes(unit.id)) return false;
    return !namedNow(game, named).includes(unit.id);
  },
  drag: {
    takes: () => false,
    drag: () => undefined,
    turn: () => undefined,
    ground: ([x, y]) => {
      const { objectives } = currentGame();
      const near = Object.values(objectives).find(
        ({ position }) => Math.hypot(position.x - x, position.y - y) <= NEAR_MARKER,
      );
      if (near !== undefined) toggleNamed(near.id);
    },
  },
  keys: { D: { does: WORDS.keys.another, run: drawAnother } },
  numbers: {
    does: WORDS.keys.number,
    run: (number) => {
      const id = cardUnderWay(currentGame())?.may[number - 1];
      if (id !== undefined) toggleNamed(id);
    },
  },
  hint,
  overlays: { ...NO_OVERLAYS, sayings },
};

function marks(game: Game, { named }: Seen<"card">): Marker {
  const question = cardUnderWay(game);
  const now = namedNow(game, named);
  return (unit): Marked => {
    if (question === undefined || !question.may.includes(unit.id)) return PLAIN;
    if (now.includes(unit.id)) return { mark: "chosen", badge: "", why: WORDS.isPicked };
    return { mark: "eligible", badge: "", why: WORDS.may };
  };
}

function nextStep(game: Game, view: Seen<"card">): NextStep | null {
  const question = cardUnderWay(game);
  if (question === undefined) return null;
  const { ask, card, count } = question;
  if (ask === "REDRAW")
    return { label: WORDS.keep(missions.CARDS[card].name), run: () => pass({ restOfPhase: false }) };
  const named = namedNow(game, view.named);
  const missing = count - named.length;
  if (missing > 0)
    return {
      label: WORDS.choose(count, ask !== "OBJECTIVE"),
      run: () => undefined,
      blocked: WORDS.missing(missing),
    };
  return { label: WORDS.name(named.map((id) => namedInWords(game, question, id)).join(", ")), run: sayNamed };
}

/** Where the objective lies that is about to be named. */
function sayings(game: Game, { named }: Seen<"card">): readonly Saying[] {
  return namedNow(game, named).flatMap((id) => {
    const place = cardUnderWay(game)?.ask === "OBJECTIVE" ? game.objectives[id]?.position : undefined;
    return place === undefined ? [] : [{ at: [place.x, place.y], text: WORDS.isPicked, good: true }];
  });
}

function namedInWords(game: Game, { ask }: missions.CardQuestion, id: string): string {
  return ask === "OBJECTIVE" ? id : unitName(game, id);
}

function drawAnother(): void {
  const question = cardUnderWay(currentGame());
  if (question?.ask === "REDRAW") discardCard(question.card);
}

function hint(game: Game, hands: Hands): string {
  const ask = cardUnderWay(game)?.ask;
  if (ask === "REDRAW") return WORDS.hints.redraw[hands];
  return ask === "OBJECTIVE" ? WORDS.hints.objective[hands] : WORDS.hints.units[hands];
}

function Actions() {
  if (cardUnderWay(useGame())?.ask !== "REDRAW") return null;
  return (
    <Button onPress={drawAnother} shortcut="D">
      {WORDS.another}
    </Button>
  );
}
