import type { Unit } from "@gunline/rules";
import { clearAllTargets } from "../../table/commands.ts";
import { useGame } from "../../table/table.ts";
import { look } from "../../table/view.ts";
import { Section } from "../../ui/section.tsx";
import { holdFire } from "./aim.ts";
import { type Arm, pendingOf } from "./arsenal.ts";
import "./basket.css";

/** What will be fired at whom, and what will not be fired. */
export function Basket({ arms }: { readonly unit: Unit; readonly arms: readonly Arm[] }) {
  const game = useGame();
  const { pending_assignments } = game.shooting;
  const idle = arms.filter((arm) => pendingOf(game, arm).length === 0).map(({ name }) => name);
  if (pending_assignments.length === 0) return null;
  const lines = arms.flatMap((arm) => pendingOf(game, arm));
  return (
    <Section
      title="Target basket"
      aside={
        <button type="button" className="text-button" onClick={clearAllTargets}>
          Clear all
        </button>
      }
    >
      <ul className="basket">
        {lines.map((pending) => {
          const { weapon_id, target_unit_id, model_ids } = pending;
          const weapon = game.weapons[weapon_id]?.name ?? weapon_id;
          const target = game.units[target_unit_id]?.name ?? target_unit_id;
          return (
            <li
              key={`${weapon_id} ${target_unit_id} ${model_ids[0]}`}
              className="basket-line"
              onPointerEnter={() => look({ hovered: target_unit_id })}
              onPointerLeave={() => look({ hovered: null })}
            >
              <span>
                <b>{model_ids.length}×</b> {weapon} <span className="basket-arrow">→</span> {target}
              </span>
              <button
                type="button"
                className="basket-clear"
                aria-label={`Clear ${weapon} at ${target}`}
                onClick={() => holdFire(pending)}
              >
                ✕
              </button>
            </li>
          );
        })}
      </ul>
      {idle.length > 0 && <p className="basket-idle">{idle.join(", ")} will not fire.</p>}
    </Section>
  );
}
