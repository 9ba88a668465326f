import type { Game, PlayerId, Unit } from "@gunline/rules";
import { UnitBadge } from "../../table/unit-badge.tsx";
import { words } from "../../words/english.ts";
import { strengthOf } from "../unit-words.ts";
import "./army-on-table.css";

interface ArmyProps {
  readonly game: Game;
  readonly side: PlayerId;
  /** A unit is looked at; absent: it cannot be. */
  readonly onUnit?: (unit: Unit) => void;
}

/** The list of one side, as the other may read it before the battle. */
export function ArmyOnTable({ game, side, onUnit }: ArmyProps) {
  const units = Object.values(game.units).filter(({ owner }) => owner === side);
  return (
    <ul className="army-on-table">
      {units.map((unit) => (
        <li key={unit.id}>
          {onUnit === undefined ? (
            <Line unit={unit} />
          ) : (
            <button type="button" className="army-unit" onClick={() => onUnit(unit)}>
              <UnitBadge unit={unit} />
              <Line unit={unit} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Line({ unit }: { readonly unit: Unit }) {
  const { name, points } = unit;
  return (
    <span className="army-line">
      <b>{name}</b> <span>{strengthOf(unit)}</span>
      {points !== undefined && <span className="army-points">{words.placing.beginnings.points(points)}</span>}
    </span>
  );
}

export function pointsOn({ units }: Game, side: PlayerId): number {
  return Object.values(units).reduce((sum, { owner, points = 0 }) => sum + (owner === side ? points : 0), 0);
}
