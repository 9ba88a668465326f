import { fightOrder } from "@gunline/rules";
import { useGame } from "../table/table.ts";
import { bareRow } from "./bare-row.tsx";

export const FIGHT = bareRow({
  phase: "FIGHT",
  name: "Fight",
  endLabel: "End the turn",
  hint: "The referee passes over this phase",
  isPassedOver: false,
  Facts: FightOrder,
});

/** Who would fight, and in which order. */
function FightOrder() {
  const game = useGame();
  const steps = fightOrder(game).filter(({ units }) => units.p1.length + units.p2.length > 0);
  return steps.map(({ step, begins, units }) => (
    <div key={step} className="fight-step">
      <h3>{step === "FIGHTS_FIRST" ? "Fights First" : "Remaining fights"}</h3>
      {units.p1.length > 0 && units.p2.length > 0 && (
        <p>{game.players[begins].name} would begin; the players take turns.</p>
      )}
      <ul>
        {[...units.p1, ...units.p2].map((id) => (
          <li key={id}>
            {game.units[id]!.name} <span>of {game.players[game.units[id]!.owner].name}</span>
          </li>
        ))}
      </ul>
    </div>
  ));
}
