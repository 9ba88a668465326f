import { type Unit, unitOf } from "@gunline/rules";
import { useState } from "react";
import { useGame } from "../../table/table.ts";
import { look } from "../../table/view.ts";
import { tip } from "../../ui/tip.ts";
import { count, inches } from "../../words/format.ts";
import { modelCount } from "../unit-words.ts";
import { assignAll } from "./aim.ts";
import { arsenalOf, pendingOf } from "./arsenal.ts";
import { letGo } from "./let-go.ts";
import { armsReaching, targetsFor } from "./targets.ts";
import "./strip.css";

interface StripProps {
  readonly unit: Unit;
  readonly targets: readonly string[];
}

/** Every unit in reach with the key that aims all weapons at it. */
export function Strip({ unit, targets }: StripProps) {
  const { pending_assignments } = useGame().shooting;
  const [all, showAll] = useState(targets.length <= AT_ONCE + 1);
  const isShown = (id: string, index: number) =>
    all || index < AT_ONCE || pending_assignments.some(({ target_unit_id }) => target_unit_id === id);
  return (
    <>
      <ol className="strip">
        {targets.map((id, index) =>
          isShown(id, index) ? (
            <StripRow key={id} unit={unit} targets={targets} targetId={id} number={index + 1} />
          ) : null,
        )}
      </ol>
      {!all && (
        <button type="button" className="text-button strip-more" onClick={() => showAll(true)}>
          All {targets.length} targets
        </button>
      )}
    </>
  );
}

/** Farther targets are shown on demand: the weapons below matter more. */
const AT_ONCE = 4;

/** The keys go from 1 to 9. */
const LAST_KEY = 9;

function StripRow({
  unit,
  targets,
  targetId,
  number,
}: StripProps & {
  readonly targetId: string;
  readonly number: number;
}) {
  const game = useGame();
  const target = unitOf(game, targetId);
  if (target === undefined) return null;
  const arms = arsenalOf(game, unit);
  const able = arms.filter((arm) =>
    targets.some((id) => armsReaching(game, unit, id).some(({ key }) => key === arm.key)),
  );
  const reaching = armsReaching(game, unit, targetId);
  const { weapons, suggestion } = targetsFor(game, unit);
  const nearest = Math.min(
    ...Object.values(weapons).map((row) =>
      row[targetId]?.eligible === true ? row[targetId].distance! : Infinity,
    ),
  );
  const aimed = arms.filter((arm) => pendingOf(game, arm).some((one) => one.target_unit_id === targetId));
  const suggested = suggestion.level === "SUGGESTED" && suggestion.target === targetId && aimed.length === 0;
  const only = reaching.length < able.length ? ` · ${reaching.map(({ name }) => name).join(", ")} only` : "";
  return (
    <li>
      <button
        type="button"
        className={`strip-row${aimed.length > 0 ? " strip-aimed" : ""}${suggested ? " strip-suggested" : ""}`}
        aria-keyshortcuts={number <= LAST_KEY ? `${number}` : undefined}
        onClick={(event) => {
          letGo(event);
          assignAll(targetId);
        }}
        onPointerEnter={() => look({ hovered: targetId })}
        onPointerLeave={() => look({ hovered: null })}
        onFocus={() => look({ hovered: targetId })}
        onBlur={() => look({ hovered: null })}
        {...tip(
          suggested
            ? suggestion.tooltip
            : `All weapons here: aim every weapon that can reach at ${target.name}, ${count(modelCount(target), "model")}`,
        )}
      >
        {number <= LAST_KEY ? <kbd>{number}</kbd> : <span className="strip-nokey" />}
        <span className="strip-words">
          <span className="strip-name">
            {suggested && "★ "}
            {target.name}
          </span>
          <span className="strip-facts">
            {modelCount(target)} · {inches(nearest)}
            {only}
          </span>
        </span>
        <span className="strip-do">{aimed.length > 0 ? "◎ aimed" : "aim all"}</span>
      </button>
    </li>
  );
}
