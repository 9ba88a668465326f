import { legal, type Refusal, type Unit } from "@gunline/rules";
import { useIsOurs, useNotOurs } from "../../online/foreign.ts";
import { selectShooter, skipShooting } from "../../table/commands.ts";
import { useGame } from "../../table/table.ts";
import { look } from "../../table/view.ts";
import { typeset } from "../../table/words.ts";
import { Section } from "../../ui/section.tsx";
import { tip } from "../../ui/tip.ts";
import { conditionOf, ruleTip, strengthOf } from "./words.ts";
import "./roster.css";

/** Who can shoot: every unit of the player whose turn it is, and why not where it cannot. */
export function Roster() {
  const game = useGame();
  const isOurs = useIsOurs();
  const { shooters } = legal(game);
  const rows = Object.entries(shooters).flatMap(([id, refusals]) => {
    const unit = game.units[id];
    return unit === undefined || refusals.some(({ code }) => code === "UNIT_DESTROYED")
      ? []
      : [{ unit, refusals }];
  });
  const ready = rows.filter(({ refusals }) => refusals.length === 0);
  const others = rows
    .filter(({ refusals }) => refusals.length > 0)
    .sort((a, b) => Number(isDone(a.refusals)) - Number(isDone(b.refusals)));
  return (
    <Section
      title={isOurs ? "Select a unit to shoot" : "Who can shoot"}
      aside={`${ready.length} of ${rows.length} ready`}
    >
      {ready.length === 0 && <NobodyLeft done={others.every(({ refusals }) => isDone(refusals))} />}
      <RosterList rows={[...ready, ...others]} />
    </Section>
  );
}

/** Units that can be chosen instead of the selected one. */
export function OtherUnits({ than }: { readonly than: string }) {
  const game = useGame();
  const rows = Object.entries(legal(game).shooters).flatMap(([id, refusals]) => {
    const unit = game.units[id];
    return unit === undefined || id === than || refusals.length > 0 ? [] : [{ unit, refusals }];
  });
  if (rows.length === 0) return <p className="roster-none">No other unit can shoot.</p>;
  return <RosterList rows={rows} />;
}

function RosterList({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <ul className="roster">
      {rows.map(({ unit, refusals }) => (
        <RosterRow key={unit.id} unit={unit} refusals={refusals} />
      ))}
    </ul>
  );
}

interface Row {
  readonly unit: Unit;
  readonly refusals: readonly Refusal[];
}

function RosterRow({ unit, refusals }: Row) {
  const game = useGame();
  const because = useNotOurs();
  const [first] = refusals;
  const condition = [strengthOf(unit), ...conditionOf(game, unit)].join(" · ");
  const skippable = first?.code === "NO_ELIGIBLE_TARGETS" || first?.code === "NO_RANGED_WEAPONS";
  const { mark, word } = statusOf(refusals);
  return (
    <li className={`roster-row roster-${mark}`}>
      <button
        type="button"
        className="roster-unit"
        aria-disabled={first !== undefined || because !== undefined || undefined}
        onClick={() => {
          if (first !== undefined || because !== undefined) return;
          // The row goes away under the pointer, which therefore never leaves it.
          look({ hovered: null });
          selectShooter(unit.id);
        }}
        onPointerEnter={() => look({ hovered: unit.id })}
        onPointerLeave={() => look({ hovered: null })}
        onFocus={() => look({ hovered: unit.id })}
        onBlur={() => look({ hovered: null })}
        {...tip(ruleTip(refusals) ?? because)}
      >
        <span className="roster-words">
          <span className="roster-name">{unit.name}</span>
          <span className="roster-condition">{condition}</span>
        </span>
        <span className="roster-status">{word}</span>
        {first !== undefined && !isDone(refusals) && (
          <span className="roster-reason">
            {typeset(first.message)} <span className="rule-id">{first.rule}</span>
          </span>
        )}
      </button>
      {skippable && because === undefined && (
        <button
          type="button"
          className="text-button"
          aria-label={`Skip ${unit.name}`}
          onClick={() => skipShooting(unit.id)}
        >
          Skip
        </button>
      )}
    </li>
  );
}

function isDone(refusals: readonly Refusal[]): boolean {
  return refusals.some(({ code }) => code === "ALREADY_SHOT" || code === "SKIPPED");
}

function statusOf(refusals: readonly Refusal[]): { readonly mark: string; readonly word: string } {
  if (refusals.length === 0) return { mark: "ready", word: "● Ready" };
  const codes = new Set(refusals.map(({ code }) => code));
  if (codes.has("ALREADY_SHOT")) return { mark: "done", word: "✓ Has shot" };
  if (codes.has("SKIPPED")) return { mark: "done", word: "↷ Skipped" };
  return { mark: "unable", word: "✕ Cannot" };
}

function NobodyLeft({ done }: { readonly done: boolean }) {
  const isOurs = useIsOurs();
  return (
    <div className="roster-over">
      <p className="roster-over-title">{done ? "Every unit has shot" : "No unit can shoot"}</p>
      <p>
        {done ? "Nothing is left to do in this phase." : "The reasons stand with each unit below."}
        {isOurs && " Press End phase to go on."}
      </p>
    </div>
  );
}
