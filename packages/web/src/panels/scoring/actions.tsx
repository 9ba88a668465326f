import { missions, type Unit } from "@gunline/rules";
import { actionName } from "@gunline/rules/words";
import { useNotOurs } from "../../online/whose-decision.ts";
import { startAction } from "../../table/commands.ts";
import { useGame } from "../../table/table.ts";
import { UnitBadge } from "../../table/unit-badge.tsx";
import { look } from "../../table/view.ts";
import { actionRefusals, actionsNow, type Start } from "../../table/whose.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { ruleTip } from "../unit-words.ts";
import "./scoring.css";

const WORDS = words.scoring.actions;

/** What units can begin for the mission or a card instead of shooting, and why others cannot. */
export function ActionsSection() {
  const game = useGame();
  const player = game.turn.active_player;
  if (missions.missionActionsOf(game, player).length === 0) return null;
  const starts = actionsNow(game);
  const completes = (start: Start) =>
    missions.wouldComplete(game, game.units[start.actor_unit_id]!, start.payload);
  const byUnit = byUnits(starts.filter(completes));
  const inVain = byUnits(starts.filter((start) => !completes(start)));
  const resting = Object.entries(actionRefusals(game)).filter(
    ([id, reasons]) => reasons.length > 0 && Object.keys(game.units[id]!.models).length > 0,
  );
  return (
    <Section title={WORDS.title} aside={WORDS.able(byUnit.size)}>
      <p className="scoring-quiet">{WORDS.intro}</p>
      <ul className="action-units">
        {[...byUnit].map(([id, own]) => (
          <Able key={id} unit={game.units[id]!} starts={own} />
        ))}
      </ul>
      {inVain.size > 0 && (
        <details className="cannot-act">
          <summary>{WORDS.inVain(inVain.size)}</summary>
          <ul className="action-units">
            {[...inVain].map(([id, own]) => (
              <Able key={id} unit={game.units[id]!} starts={own} />
            ))}
          </ul>
        </details>
      )}
      {resting.length > 0 && (
        <details className="cannot-act">
          <summary>{starts.length === 0 ? WORDS.whyNot : WORDS.cannot}</summary>
          <ul>
            {resting.map(([id, reasons]) => (
              <li key={id} {...tip(ruleTip(reasons))}>
                <b>{game.units[id]!.name}</b> {typeset(reasons[0]!.message)}{" "}
                <span className="rule-id">{reasons[0]!.rule}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}

const byUnits = (starts: readonly Start[]) => Map.groupBy(starts, ({ actor_unit_id }) => actor_unit_id);

/** Of the unit that is about to shoot: what it could begin instead. */
export function ActionsInstead({ unit }: { readonly unit: Unit }) {
  const game = useGame();
  const own = actionsNow(game).filter(({ actor_unit_id }) => actor_unit_id === unit.id);
  if (own.length === 0) return null;
  return (
    <Section title={WORDS.title} aside={WORDS.instead}>
      <ul className="action-units">
        <Able unit={unit} starts={own} />
      </ul>
    </Section>
  );
}

function Able({ unit, starts }: { readonly unit: Unit; readonly starts: readonly Start[] }) {
  const away = useNotOurs();
  return (
    <li
      className="action-unit"
      onPointerEnter={() => look({ hovered: unit.id })}
      onPointerLeave={() => look({ hovered: null })}
    >
      <span className="scoring-name">
        <UnitBadge unit={unit} /> {unit.name}
      </span>
      <span className="action-starts">
        {starts.map((start) => {
          const { action, objective_id } = start.payload;
          const name = WORDS.start(actionName(action), objective_id);
          return (
            <Button
              key={name}
              label={WORDS.startBy(unit.name, name)}
              onPress={() => startAction(start)}
              disabledBecause={away}
            >
              {name}
            </Button>
          );
        })}
      </span>
    </li>
  );
}
