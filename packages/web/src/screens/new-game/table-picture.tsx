import { BOARD } from "@gunline/armies";
import type { PlayerId, Unit } from "@gunline/rules";
import { useDeferredValue, useMemo } from "react";
import { words } from "../../words/english.ts";
import { MiniMap } from "../mini-map.tsx";
import { gameOf, nameOf, type Plan, zonesOf } from "./plan.ts";

const text = words.newBattle;

/** The table as it would be: terrain, zones, markers, whoever stands there already, and who sits at which side. */
export function TablePicture({ plan, seated }: { readonly plan: Plan; readonly seated: boolean }) {
  // Setting two armies up takes some tenths of a second: the picture follows the choice.
  const later = useDeferredValue(plan);
  const game = useMemo(() => {
    const made = gameOf(later, "picture");
    return made.ok ? made.value : null;
  }, [later]);
  const { layout, attacker } = later;
  const isSettled = attacker !== "roll" || later.beginning === "shooting";
  const standing = game === null || !isSettled ? [] : Object.values(game.units).filter(isStanding);
  const zones = zonesOf(later);
  const markers = Object.values(game?.objectives ?? {});
  const labels = zones.map(({ polygon, role, side }) => {
    const zone = role === "attacker" ? text.mission.attackersZone : text.mission.defendersZone;
    const name = side === null || later.beginning === "shooting" ? zone : nameOf(later, side);
    const places = markers.map(({ position }) => position);
    return { at: besideMarkers(middleOf(polygon), places), text: name, side };
  });
  return (
    <div className="table-picture">
      {seated && <Seat plan={plan} side="p1" />}
      <MiniMap
        {...layout.board}
        terrain={layout.terrain}
        zones={zones.map(({ polygon, role, side }) => ({ side: side ?? role, polygon }))}
        markers={markers}
        units={standing}
        labels={standing.length > 0 ? [] : labels}
      />
      {seated && <Seat plan={plan} side="p2" />}
    </div>
  );
}

function isStanding({ models }: Unit): boolean {
  return Object.values(models).some(({ position }) => position !== null);
}

/** Who sits there: a person, the computer, or somebody far away. */
function Seat({ plan, side }: { readonly plan: Plan; readonly side: PlayerId }) {
  const { seats, computerSide, strength } = plan;
  const isComputer = seats === "computer" && side === computerSide;
  const who = isComputer
    ? text.seats.seated.computer(text.seats.strengths[strength])
    : seats === "online"
      ? text.seats.seated.online
      : text.seats.seated.person;
  return (
    <p className="table-seat" data-side={side}>
      <SeatSign kind={isComputer ? "computer" : seats === "online" ? "online" : "person"} />
      <b>{nameOf(plan, side)}</b>
      <span>{who}</span>
    </p>
  );
}

/** A head and shoulders, a screen, or the same with waves. */
export function SeatSign({ kind }: { readonly kind: "person" | "computer" | "online" }) {
  return (
    <svg className="seat-sign" viewBox="0 0 24 24" aria-hidden="true">
      {kind === "computer" ? (
        <path d="M4 5h16v10H4zM9 19h6M12 15v4M8 9h2M14 9h2" />
      ) : (
        <path d="M12 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M5 20c0-4 3-6 7-6s7 2 7 6" />
      )}
      {kind === "online" && <path d="M18 4a5 5 0 0 1 3 3M17 7a2.5 2.5 0 0 1 1.5 1.5" />}
    </svg>
  );
}

/** The centre of gravity, which lies in every zone that the pack has. */
function middleOf(polygon: readonly (readonly number[])[]): readonly [number, number] {
  const area = polygon.reduce((sum, [x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length]!;
    return sum + x1! * y2! - x2! * y1!;
  }, 0);
  const moment = (axis: 0 | 1) =>
    polygon.reduce((sum, point, index) => {
      const next = polygon[(index + 1) % polygon.length]!;
      return sum + (point[axis]! + next[axis]!) * (point[0]! * next[1]! - next[0]! * point[1]!);
    }, 0) /
    (3 * area);
  return [moment(0), moment(1)];
}

/** A name would hide a marker: it stands below it, where there is room, or above. */
function besideMarkers(
  [x, y]: readonly [number, number],
  markers: readonly { readonly x: number; readonly y: number }[],
): readonly [number, number] {
  const near = markers.find((marker) => Math.abs(marker.x - x) < 8 && Math.abs(marker.y - y) < REACH);
  if (near === undefined) return [x, y];
  return [x, near.y + REACH + LABEL < BOARD.height - 1 ? near.y + REACH + LABEL : near.y - REACH - 1];
}

/** How far the ring of a marker reaches, and how high a name is, in inches. */
const REACH = 4;
const LABEL = 2;
