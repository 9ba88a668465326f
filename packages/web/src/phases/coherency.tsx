import type { Game } from "@gunline/rules";
import { modelName } from "@gunline/rules/words";
import type { Saying } from "../board/scene.ts";
import { CoherencyPanel } from "../panels/coherency/index.tsx";
import {
  proposeAgain,
  removedNow,
  removeNow,
  removingRefusals,
  toggleRemoved,
} from "../panels/coherency/removal.ts";
import { type Marked, type Marker, PLAIN, worded } from "../table/marks.ts";
import type { Seen } from "../table/moment.ts";
import { coherencyUnderWay } from "../table/under-way.ts";
import { Button } from "../ui/button.tsx";
import { words } from "../words/english.ts";
import { NO_OVERLAYS, NOTHING_TO_DO } from "./nothing.ts";
import type { Moment, NextStep } from "./row.ts";

const WORDS = words.interludes.coherency;

/** A turn ends, and a unit that is out of coherency loses the models that its owner chooses. */
export const COHERENCY: Moment<"other"> = {
  ...NOTHING_TO_DO,
  at: "other",
  awaits: ["coherency_loss"],
  Panel: CoherencyPanel,
  Actions: () => (
    <Button onPress={proposeAgain} shortcut="P">
      {WORDS.propose}
    </Button>
  ),
  marks,
  nextStep,
  clickModel: toggleRemoved,
  keys: { P: { does: WORDS.keys.propose, run: proposeAgain } },
  hint: (_game, hands) => WORDS.hint[hands],
  overlays: { ...NO_OVERLAYS, sayings },
};

function marks(game: Game): Marker {
  const unitId = coherencyUnderWay(game)?.unit_id;
  return (unit): Marked => (unit.id === unitId ? { mark: "acting", badge: "", why: WORDS.title } : PLAIN);
}

function nextStep(game: Game, { own }: Seen<"other">): NextStep {
  const going = removedNow(game, own);
  const step = { label: WORDS.step(going.length), run: removeNow };
  const blocked = going.length === 0 ? WORDS.blocked : worded(removingRefusals(game, going)[0]);
  return blocked === undefined ? step : { ...step, blocked };
}

/** Beside each model that is about to go. */
function sayings(game: Game, { own }: Seen<"other">): readonly Saying[] {
  const unit = game.units[coherencyUnderWay(game)?.unit_id ?? ""];
  const going = removedNow(game, own);
  const isGood = removingRefusals(game, going).length === 0;
  return going.flatMap((id) => {
    const place = unit?.models[id]?.position ?? null;
    return place === null
      ? []
      : [{ at: [place.x, place.y], text: WORDS.goesNamed(modelName(unit, id)), good: isGood }];
  });
}
