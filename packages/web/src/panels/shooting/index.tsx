import { unitOf } from "@gunline/rules";
import { useGame } from "../../table/table.ts";
import { Loadout } from "./loadout.tsx";
import { Resolution } from "./resolution.tsx";
import { Roster } from "./roster.tsx";
import "./shooting.css";

/** The Shooting phase in the order of its decisions: who acts, at what, what it will do, what it does. */
export function ShootingPanel() {
  const game = useGame();
  const { active_shooter_id, resolution_state } = game.shooting;
  if (resolution_state !== null) return <Resolution state={resolution_state} />;
  const unit = active_shooter_id === null ? undefined : unitOf(game, active_shooter_id);
  return unit === undefined ? <Roster /> : <Loadout key={unit.id} unit={unit} />;
}
