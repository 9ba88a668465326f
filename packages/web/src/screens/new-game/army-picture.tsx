import { type AnyArmy, BOARD, DEPLOYMENTS, LAYOUTS, newBattle } from "@gunline/armies";
import type { Base, PlayerId, Unit } from "@gunline/rules";
import { shapeOf } from "@gunline/rules/geometry";
import { useMemo } from "react";
import { words } from "../../words/english.ts";

const text = words.newBattle.armies;

/** How many models stand in a rank, and how far apart, in inches. */
const RANK = 5;
const GAP = 0.25;
/** An inch on the page. */
const SCALE = 11;

interface ArmyPictureProps {
  readonly army: AnyArmy;
  readonly side: PlayerId;
  readonly name: string;
}

/** An army as it would lie in a case beside the table: every model on its own base, all units to one scale. */
export function ArmyPicture({ army, side, name }: ArmyPictureProps) {
  const units = useMemo(() => unitsOf(army, side), [army, side]);
  return (
    <ul className="army-picture" aria-label={text.picture(name)}>
      {units.map((unit) => (
        <li key={unit.id}>
          <Ranks unit={unit} side={side} />
          <span>{text.unit(unit.name, Object.keys(unit.models).length)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Its units, as any battle would raise them. */
function unitsOf(army: AnyArmy, side: PlayerId): readonly Unit[] {
  const made = newBattle({
    armies: { p1: army, p2: army },
    layout: LAYOUTS[0]!,
    deployment: DEPLOYMENTS[0]!,
    seed: "",
    mission: { id: "only-war", attacker: "p1" },
  });
  return made.ok ? Object.values(made.value.game.units).filter(({ owner }) => owner === side) : [];
}

export function modelsIn(army: AnyArmy): number {
  return unitsOf(army, "p1").reduce((sum, { models }) => sum + Object.keys(models).length, 0);
}

/** The largest base of the unit decides how far apart its models stand. */
function Ranks({ unit, side }: { readonly unit: Unit; readonly side: PlayerId }) {
  const models = Object.values(unit.models);
  const halves = models.map(({ base }) => halvesOf(base));
  const [wide, high] = [0, 1].map((axis) => Math.max(...halves.map((half) => half[axis]!)) * 2 + GAP);
  const columns = Math.min(RANK, models.length);
  const [width, height] = [columns * wide!, Math.ceil(models.length / RANK) * high!];
  return (
    <svg
      className="army-unit"
      viewBox={`0 0 ${width} ${height}`}
      width={Math.min(width, BOARD.width) * SCALE}
      height={height * SCALE}
      aria-hidden="true"
    >
      {models.map(({ id, base }, index) => {
        const [rx, ry] = halves[index]!;
        const x = ((index % RANK) + 0.5) * wide!;
        const y = (Math.floor(index / RANK) + 0.5) * high!;
        const className = `mini-model mini-${side}`;
        return base.shape === "hull" ? (
          <rect
            key={id}
            x={x - rx}
            y={y - ry}
            width={2 * rx}
            height={2 * ry}
            rx={0.3}
            className={className}
          />
        ) : (
          <ellipse key={id} cx={x} cy={y} rx={rx} ry={ry} className={className} />
        );
      })}
    </svg>
  );
}

function halvesOf(base: Base): readonly [number, number] {
  const { halfLong, halfShort } = shapeOf(base, 0, 0, 0);
  return [halfLong, halfShort];
}
