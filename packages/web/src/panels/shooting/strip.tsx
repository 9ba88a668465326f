import { type Bounds, type Distribution, type Unit, unitOf } from "@gunline/rules";
import { ADVICE } from "@gunline/rules/words";
import { useState } from "react";
import { useMoment } from "../../table/moment.ts";
import { useGame } from "../../table/table.ts";
import { look } from "../../table/view.ts";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { count, inches } from "../../words/format.ts";
import { modelCount } from "../unit-words.ts";
import { aimAt, armedOf } from "./aim.ts";
import { type Arm, arsenalOf, pendingOf } from "./arsenal.ts";
import { letGo } from "./let-go.ts";
import { armsReaching, nearestTo, targetsFor } from "./targets.ts";
import { useVolleyOdds } from "./use-volley-odds.ts";
import type { VolleyOdds } from "./volley-odds.ts";
import "./strip.css";

interface StripProps {
  readonly unit: Unit;
  readonly targets: readonly string[];
}

/** Every unit in reach with the key that aims all weapons at it, or the one chosen, and what that would do. */
export function Strip({ unit, targets }: StripProps) {
  const game = useGame();
  const { pending_assignments } = game.shooting;
  const { armed: key } = useMoment("shooting");
  const armed = armedOf(game, unit, key);
  const [all, showAll] = useState(targets.length <= AT_ONCE + 1);
  const isShown = (id: string, index: number) =>
    all || index < AT_ONCE || pending_assignments.some(({ target_unit_id }) => target_unit_id === id);
  const shown = targets.filter(isShown);
  const forecasts = useVolleyOdds(game, unit, shown, armed);
  return (
    <>
      <ol className="strip">
        {shown.map((id) => (
          <StripRow
            key={id}
            unit={unit}
            targets={targets}
            targetId={id}
            armed={armed}
            forecast={forecasts.get(id)}
          />
        ))}
      </ol>
      {!all && (
        <button type="button" className="text-button strip-more" onClick={() => showAll(true)}>
          {words.shooting.allTargets(targets.length)}
        </button>
      )}
    </>
  );
}

/** Farther targets are shown on demand: the weapons below matter more. */
const AT_ONCE = 4;

/** The keys go from 1 to 9. */
const LAST_KEY = 9;

interface StripRowProps extends StripProps {
  readonly targetId: string;
  readonly armed: Arm | undefined;
  /** Undefined while it is worked out. */
  readonly forecast: VolleyOdds | null | undefined;
}

function StripRow({ unit, targets, targetId, armed, forecast: odds }: StripRowProps) {
  const game = useGame();
  const target = unitOf(game, targetId);
  if (target === undefined) return null;
  const number = targets.indexOf(targetId) + 1;
  const arms = arsenalOf(game, unit);
  const able = arms.filter((arm) =>
    targets.some((id) => armsReaching(game, unit, id).some(({ key }) => key === arm.key)),
  );
  const reaching = armsReaching(game, unit, targetId);
  const { suggestion } = targetsFor(game, unit);
  const aimed = arms.filter((arm) => pendingOf(game, arm).some((one) => one.target_unit_id === targetId));
  const suggested = suggestion.level === "SUGGESTED" && suggestion.target === targetId && aimed.length === 0;
  const only =
    reaching.length < able.length
      ? ` · ${words.shooting.onlyWeapons(reaching.map(({ name }) => name).join(", "))}`
      : "";
  const aimTip =
    armed === undefined
      ? words.shooting.aimAllTip(target.name, count(modelCount(target), "model"))
      : words.shooting.aimOneTip(armed.name, target.name);
  return (
    <li>
      <button
        type="button"
        className={`strip-row${aimed.length > 0 ? " strip-aimed" : ""}${suggested ? " strip-suggested" : ""}`}
        aria-keyshortcuts={number <= LAST_KEY ? `${number}` : undefined}
        onClick={(event) => {
          letGo(event);
          aimAt(targetId);
        }}
        onPointerEnter={() => look({ hovered: targetId })}
        onPointerLeave={() => look({ hovered: null })}
        onFocus={() => look({ hovered: targetId })}
        onBlur={() => look({ hovered: null })}
        {...tip(suggested ? ADVICE[suggestion.advice].tooltip : aimTip)}
      >
        {number <= LAST_KEY ? <kbd>{number}</kbd> : <span className="strip-nokey" />}
        <span className="strip-words">
          <span className="strip-name">
            {suggested && "★ "}
            {target.name}
          </span>
          <span className="strip-facts">
            {words.shooting.modelsAway(
              count(modelCount(target), "model"),
              inches(nearestTo(game, unit, targetId)),
            )}
            {only}
          </span>
          <span className="strip-forecast">{volleyOddsInWords(target, odds)}</span>
        </span>
        <span className="strip-do">{doing(aimed, reaching, armed)}</span>
      </button>
    </li>
  );
}

function doing(aimed: readonly Arm[], reaching: readonly Arm[], armed: Arm | undefined): string {
  const isIn = (arms: readonly Arm[]) => armed === undefined || arms.some(({ key }) => key === armed.key);
  if (aimed.length > 0 && isIn(aimed)) return words.shooting.aimed;
  if (!isIn(reaching)) return words.shooting.cannotReach;
  return armed === undefined ? words.shooting.aimAll : words.shooting.aimOne;
}

function volleyOddsInWords(target: Unit, odds: VolleyOdds | null | undefined): string {
  if (odds === null) return "";
  if (odds === undefined) return words.shooting.volleyOddsComing;
  const wounds = meanOf(odds.damage);
  if (modelCount(target) > 1) return words.shooting.volleyOdds(meanOf(odds.slain), wounds);
  const left = Object.values(target.models).reduce((sum, model) => sum + model.wounds, 0);
  return words.shooting.volleyOddsOne(wounds, left);
}

function meanOf(shown: Distribution | Bounds): string {
  return "mean" in shown
    ? shown.mean.toFixed(1)
    : `${shown.mean_at_least.toFixed(1)}–${shown.mean_at_most.toFixed(1)}`;
}
