import { useEffect, useRef, useState } from "react";
import { Model } from "./model.tsx";
import type { ModelToken, Shade, Side, UnitToken } from "./scene.ts";

interface Fallen {
  readonly key: string;
  readonly side: Side;
  readonly shade: Shade;
  readonly model: ModelToken;
}

/** As long as the fade in board.css. */
const FADE_MS = 240;

/** Models that have just left the table, for as long as they take to fade. */
export function FallenModels({ units }: { readonly units: readonly UnitToken[] }) {
  const before = useRef(units);
  const count = useRef(0);
  const [fading, setFading] = useState<readonly Fallen[]>([]);
  useEffect(() => {
    const gone = missing(before.current, units).map((one) => ({
      ...one,
      key: `${one.model.id}-${count.current++}`,
    }));
    before.current = units;
    // Another game altogether is no massacre.
    const total = units.reduce((sum, unit) => sum + unit.models.length, 0);
    if (gone.length === 0 || total === 0 || gone.length > total) return;
    setFading((now) => [...now, ...gone]);
    setTimeout(() => setFading((now) => now.filter((one) => !gone.includes(one))), FADE_MS);
  }, [units]);
  return (
    <g className="fallen">
      {fading.map(({ key, side, shade, model }) => (
        <g key={key} className={`unit ${side} shade-${shade}`}>
          <Model model={model} side={side} className="model slain" />
        </g>
      ))}
    </g>
  );
}

function missing(before: readonly UnitToken[], now: readonly UnitToken[]): Omit<Fallen, "key">[] {
  if (before === now) return [];
  const standing = new Set(now.flatMap((unit) => unit.models.map((model) => model.id)));
  return before.flatMap(({ side, shade, models }) =>
    models.filter((model) => !standing.has(model.id)).map((model) => ({ side, shade, model })),
  );
}
