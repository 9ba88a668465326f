import { unitOf } from "@gunline/rules";
import { useGame } from "../../table/table.ts";
import { Roster } from "../roster/roster.tsx";
import { ActionsInstead, ActionsSection } from "../scoring/actions.tsx";
import { Loadout } from "./loadout.tsx";
import { usePrecomputedOdds } from "./precompute.ts";
import { SHOOTERS } from "./shooters.ts";
import "./shooting.css";

/** The Shooting phase until the targets are confirmed: who acts, at what, and what it will do. */
export function ShootingPanel() {
  const game = useGame();
  usePrecomputedOdds(game);
  const { active_shooter_id } = game.shooting;
  const unit = active_shooter_id === null ? undefined : unitOf(game, active_shooter_id);
  if (unit === undefined)
    return (
      <>
        <Roster of={SHOOTERS} />
        <ActionsSection />
      </>
    );
  return (
    <>
      <ActionsInstead unit={unit} />
      <Loadout key={unit.id} unit={unit} />
    </>
  );
}
