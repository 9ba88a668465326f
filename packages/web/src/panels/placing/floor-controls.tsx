import { Segments } from "../../ui/segments.tsx";
import { words } from "../../words/english.ts";
import { inches } from "../../words/format.ts";
import type { Floors } from "./floors.ts";

const WORDS = words.placing.floors;

interface FloorProps {
  readonly floors: Floors | null;
  readonly onFloor: (floor: number) => void;
}

/** On which floor of the ruins the models would stand; nothing where there is only the ground. */
export function FloorControls({ floors, onFloor }: FloorProps) {
  if (floors === null) return null;
  const { all, at } = floors;
  return (
    <Segments
      label={WORDS.label}
      value={`${all[at]}`}
      options={all.map((floor) => ({
        value: `${floor}`,
        label: floor === 0 ? WORDS.ground : WORDS.upAt(inches(floor)),
      }))}
      onChange={(floor) => onFloor(Number(floor))}
    />
  );
}
