import { fightOrder } from "@gunline/rules";
import { useGame } from "../table/table.ts";
import { words } from "../words/english.ts";
import { bareRow } from "./bare-row.tsx";

const text = words.phases.fight;

export const FIGHT = bareRow({
  phase: "FIGHT",
  name: text.name,
  endLabel: text.end,
  hint: text.hint,
  isPassedOver: false,
  Facts: FightOrder,
});

/** Who would fight, and in which order. */
function FightOrder() {
  const game = useGame();
  const steps = fightOrder(game).filter(({ units }) => units.p1.length + units.p2.length > 0);
  return steps.map(({ step, begins, units }) => (
    <div key={step} className="fight-step">
      <h3>{step === "FIGHTS_FIRST" ? words.phases.fightsFirst : words.phases.remaining}</h3>
      {units.p1.length > 0 && units.p2.length > 0 && <p>{words.phases.begins(game.players[begins].name)}</p>}
      <ul>
        {[...units.p1, ...units.p2].map((id) => (
          <li key={id}>
            {game.units[id]!.name} <span>{words.phases.of(game.players[game.units[id]!.owner].name)}</span>
          </li>
        ))}
      </ul>
    </div>
  ));
}
