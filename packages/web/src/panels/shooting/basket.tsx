import type { Unit } from "@gunline/rules";
import { useIsOurs } from "../../online/whose-decision.ts";
import type { Pending } from "../../table/assignments.ts";
import { clearAllTargets } from "../../table/commands.ts";
import { useGame } from "../../table/table.ts";
import { look } from "../../table/view.ts";
import { Section } from "../../ui/section.tsx";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { holdFire } from "./aim.ts";
import { type Arm, pendingOf } from "./arsenal.ts";
import { fireInOrder, firingOrder, moved } from "./firing-order.ts";
import { letGo } from "./let-go.ts";
import "./basket.css";

/** What will be fired at whom and in which order, and what will not be fired. */
export function Basket({ unit, arms }: { readonly unit: Unit; readonly arms: readonly Arm[] }) {
  const game = useGame();
  const { pending_assignments } = game.shooting;
  const idle = arms.filter((arm) => pendingOf(game, arm).length === 0).map(({ name }) => name);
  if (pending_assignments.length === 0) return null;
  const lines = firingOrder(game, unit);
  return (
    <Section
      title={words.shooting.basket}
      aside={
        <button type="button" className="text-button" onClick={clearAllTargets}>
          {words.shooting.clearAll}
        </button>
      }
    >
      {lines.length > 1 && <p className="basket-order">{words.shooting.basketOrder}</p>}
      <ol className="basket">
        {lines.map((pending, at) => (
          <Line
            key={`${pending.from_unit_id} ${pending.weapon_id} ${pending.target_unit_id} ${pending.model_ids[0]}`}
            pending={pending}
            lines={lines}
            at={at}
          />
        ))}
      </ol>
      {idle.length > 0 && <p className="basket-idle">{words.shooting.willNotFire(idle.join(", "))}</p>}
    </Section>
  );
}

interface LineProps {
  readonly pending: Pending;
  readonly lines: readonly Pending[];
  readonly at: number;
}

function Line({ pending, lines, at }: LineProps) {
  const game = useGame();
  const isOurs = useIsOurs();
  const { weapon_id, target_unit_id, model_ids, from_unit_id } = pending;
  const name = game.weapons[weapon_id]?.name ?? weapon_id;
  const lender = game.units[from_unit_id ?? ""]?.name;
  const weapon = lender === undefined ? name : words.shooting.lentName(name, lender);
  const target = game.units[target_unit_id]?.name ?? target_unit_id;
  return (
    <li
      className="basket-line"
      onPointerEnter={() => look({ hovered: target_unit_id })}
      onPointerLeave={() => look({ hovered: null })}
    >
      <span>
        <b>{words.dice.weapons(model_ids.length)}</b> {weapon} <span className="basket-arrow">→</span>{" "}
        {target}
      </span>
      {lines.length > 1 && isOurs && (
        <>
          <Move lines={lines} at={at} by={-1} label={words.shooting.earlier(weapon, target)} />
          <Move lines={lines} at={at} by={1} label={words.shooting.later(weapon, target)} />
        </>
      )}
      <button
        type="button"
        className="basket-clear"
        aria-label={words.shooting.clear(weapon, target)}
        onClick={() => holdFire(pending)}
      >
        ✕
      </button>
    </li>
  );
}

function Move({
  lines,
  at,
  by,
  label,
}: Omit<LineProps, "pending"> & { readonly by: 1 | -1; readonly label: string }) {
  const next = moved(lines, at, by);
  const why = by < 0 ? words.shooting.isFirst : words.shooting.isLast;
  return (
    <button
      type="button"
      className="basket-clear basket-move"
      aria-label={label}
      aria-disabled={next === null || undefined}
      onClick={(event) => {
        letGo(event);
        if (next !== null) fireInOrder(next);
      }}
      {...tip(next === null ? why : label)}
    >
      {by < 0 ? "▲" : "▼"}
    </button>
  );
}
