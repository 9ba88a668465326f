import { aiming, type Unit } from "@gunline/rules";
import { useEffect } from "react";
import { useIsOurs } from "../../online/whose-decision.ts";
import { useMoment } from "../../table/moment.ts";
import { useGame } from "../../table/table.ts";
import { look } from "../../table/view.ts";
import { FINGERS, useMedia } from "../../ui/media.ts";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { armedOf } from "./aim.ts";
import { pendingOf } from "./arsenal.ts";
import { Basket } from "./basket.tsx";
import { OddsCharts } from "./odds.tsx";
import { Shooter } from "./shooter.tsx";
import { Strip } from "./strip.tsx";
import { byUse, numberedTargets } from "./targets.ts";
import { WeaponCard } from "./weapon-card.tsx";

/** A selected unit: its weapons, where they aim, and what that will do. */
export function Loadout({ unit }: { readonly unit: Unit }) {
  const game = useGame();
  const isOurs = useIsOurs();
  const arms = byUse(game, unit);
  const own = arms.filter(({ from }) => from === undefined);
  const lenders = [...Map.groupBy(arms, ({ from }) => from ?? "")].filter(([from]) => from !== "");
  const aimed = own.filter((arm) => pendingOf(game, arm).length > 0).length;
  const fired = game.shooting.pending_assignments
    .filter(({ from_unit_id }) => from_unit_id !== undefined)
    .reduce((sum, { model_ids }) => sum + model_ids.length, 0);
  const targets = numberedTargets(game, unit.id);
  // The cards go away under the pointer, which therefore never leaves them.
  useEffect(() => () => look({ weapon: null, hovered: null }), []);
  const armed = armedOf(game, unit, useMoment("shooting").armed);
  const isTouched = useMedia(FINGERS);
  const { numberKeys, tapToAim } = words.shooting;
  const toAim = isTouched ? tapToAim : numberKeys;
  return (
    <>
      <Shooter unit={unit} fixed={!isOurs} />
      {(targets.length > 1 || game.settings.auto_targeting === "OFF") && (
        <Section
          title={words.shooting.targets}
          aside={isOurs && toAim(armed?.name ?? words.shooting.everyWeapon)}
        >
          <Strip unit={unit} targets={targets} />
        </Section>
      )}
      {own.length > 0 && (
        <Section title={words.shooting.weapons} aside={words.shooting.assigned(aimed, own.length)}>
          <div className="arms">
            {own.map((arm) => (
              <WeaponCard key={arm.key} unit={unit} arm={arm} />
            ))}
          </div>
        </Section>
      )}
      {lenders.map(([from, lent]) => (
        <Section
          key={from}
          title={words.shooting.firingDeck(game.units[from]?.name ?? from)}
          aside={words.shooting.deckUsed(fired, aiming.deckOf(game, unit))}
        >
          <div className="arms">
            {lent.map((arm) => (
              <WeaponCard key={arm.key} unit={unit} arm={arm} />
            ))}
          </div>
        </Section>
      ))}
      <Basket unit={unit} arms={arms} />
      <OddsCharts unit={unit} />
    </>
  );
}
