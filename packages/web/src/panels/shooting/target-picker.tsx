import { prepare, type Unit } from "@gunline/rules";
import { ADVICE } from "@gunline/rules/words";
import type { ReactNode } from "react";
import { useIsOurs } from "../../online/whose-decision.ts";
import { type Pending, wishOf } from "../../table/assignments.ts";
import { useGame } from "../../table/table.ts";
import { look } from "../../table/view.ts";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { count, inches, typeset } from "../../words/format.ts";
import { modelCount, ruleTip } from "../unit-words.ts";
import { aim, holdFire } from "./aim.ts";
import { type Arm, lentBy } from "./arsenal.ts";
import { letGo } from "./let-go.ts";
import { Listbox, type Option } from "./listbox.tsx";
import { nearestTo, type Sighted, sightedBy, targetsFor } from "./targets.ts";

interface TargetPickerProps {
  readonly unit: Unit;
  readonly arm: Arm;
  readonly weaponId: string;
  /** The assignment that is changed; null: the weapon has none yet. */
  readonly pending: Pending | null;
  readonly alone: boolean;
}

const HOLD = " hold";

export function TargetPicker({ unit, arm, weaponId, pending, alone }: TargetPickerProps) {
  const game = useGame();
  const isOurs = useIsOurs();
  const sighted = sightedBy(game, unit, weaponId, arm);
  // Of what passengers could fire nobody has an opinion.
  const advice = arm.from === undefined ? targetsFor(game, unit).suggestion.weapons[weaponId] : undefined;
  const current = sighted.find(({ unit: { id } }) => id === pending?.target_unit_id);
  const anyone = sighted.some(({ eligible }) => eligible);
  const starred = advice?.level === "SUGGESTED" && pending === null ? advice.target : null;
  const nearest: Nearest = (id) => nearestTo(game, unit, id);
  const star = sighted.find(({ unit: { id } }) => id === starred);

  const pick = (targetId: string) => {
    if (targetId === HOLD) {
      if (pending !== null) holdFire(pending);
    } else if (pending === null || alone) {
      // All models that can fire at the new target do, whoever could at the old one.
      const { model_ids: _, ...wish } = pending === null ? { weapon_id: weaponId } : wishOf(pending);
      aim({
        ...wish,
        ...lentBy(arm),
        weapon_id: weaponId,
        target_unit_id: targetId,
        precision_model_id: null,
      });
    } else {
      const able = pending.model_ids.filter(
        (id) =>
          prepare(game, unit, [
            { weapon_id: weaponId, target_unit_id: targetId, model_ids: [id], ...lentBy(arm) },
          ]).ok,
      );
      aim({ ...wishOf(pending), target_unit_id: targetId, model_ids: able, precision_model_id: null });
    }
  };

  const hold: readonly Option[] =
    pending === null
      ? []
      : [
          {
            id: HOLD,
            text: words.shooting.hold,
            content: <span className="option-hold">{words.shooting.holdFire}</span>,
            disabled: false,
          },
        ];
  const options = [
    ...sighted
      .filter(({ eligible }) => eligible)
      .map((one) => optionOf(one, arm, one.unit.id === starred, nearest)),
    ...hold,
    ...sighted.filter(({ eligible }) => !eligible).map((one) => optionOf(one, arm, false, nearest)),
  ];
  const automatic = pending?.automatic === true;
  const unchosen = isOurs ? words.shooting.chooseTarget : words.shooting.noTargetChosen;
  const none = anyone ? unchosen : whyNone(sighted);
  const tone = pending !== null ? "listbox-chosen" : anyone ? "listbox-open" : "listbox-none";
  return (
    <>
      <Listbox
        label={words.shooting.targetOf(arm.name, current?.unit.name ?? words.shooting.noTarget)}
        options={options}
        selected={pending?.target_unit_id ?? null}
        onPick={pick}
        onActive={(id) => look({ hovered: id === HOLD ? null : id })}
        className={`${tone}${automatic ? " listbox-flash" : ""}`}
        hint={automatic && advice !== undefined ? ADVICE[advice.advice].tooltip : undefined}
        divider={words.shooting.notEligible}
      >
        {chosenWords(current, none, automatic, nearest)}
      </Listbox>
      {star !== undefined && advice !== undefined && (
        <button
          type="button"
          className="suggested"
          onClick={(event) => {
            letGo(event);
            pick(star.unit.id);
          }}
          onPointerEnter={() => look({ hovered: star.unit.id })}
          onPointerLeave={() => look({ hovered: null })}
          {...tip(ADVICE[advice.advice].tooltip)}
        >
          <span aria-hidden="true">★</span>{" "}
          {words.shooting.suggestion(star.unit.name, ADVICE[advice.advice].reason.toLowerCase())}
        </button>
      )}
    </>
  );
}

/** Whether it is the weapon that is barred, whatever the target, or that nobody is in range and sight. */
function whyNone(sighted: readonly Sighted[]): string {
  const isBarred = sighted.some(({ reasons }) =>
    reasons.some(({ model_id, target_unit_id }) => model_id === undefined && target_unit_id === undefined),
  );
  return isBarred ? words.shooting.cannotFire : words.shooting.nothingInReach;
}

/** How near the unit comes to each enemy, by whichever weapon. */
type Nearest = (unitId: string) => number;

/** The distance of the weapon's nearest bearer; where another model is nearer, it says whose it is. */
function distanceOf({ unit, distance }: Sighted, nearest: Nearest): string {
  const away = inches(distance ?? 0);
  return away === inches(nearest(unit.id)) ? away : words.shooting.fromThisWeapon(away);
}

function factsOf(sighted: Sighted, nearest: Nearest): string {
  const models = count(modelCount(sighted.unit), "model");
  return words.shooting.modelsAway(models, distanceOf(sighted, nearest));
}

function chosenWords(
  current: Sighted | undefined,
  none: string,
  automatic: boolean,
  nearest: Nearest,
): ReactNode {
  if (current === undefined) return none;
  return (
    <>
      <span className="listbox-mark" aria-hidden="true">
        ◎
      </span>
      <span className="listbox-name">{current.unit.name}</span>
      <span className="listbox-facts">
        {factsOf(current, nearest)}
        {automatic && words.shooting.automatic}
      </span>
    </>
  );
}

function optionOf(sighted: Sighted, arm: Arm, starred: boolean, nearest: Nearest): Option {
  const { unit, eligible, reasons, models_in_range, half_range_models } = sighted;
  const half = half_range_models > 0 ? words.shooting.inHalfRange(half_range_models) : "";
  const [reason] = reasons;
  return {
    id: unit.id,
    text: unit.name,
    disabled: !eligible,
    hint: eligible ? undefined : ruleTip(reasons),
    content: (
      <>
        <span className="option-name">
          <span className="option-mark" aria-hidden="true">
            {eligible ? (starred ? "★" : "✓") : "✕"}
          </span>
          {unit.name}
          <span className="option-facts"> · {factsOf(sighted, nearest)}</span>
        </span>
        <span className="option-reach">
          {eligible
            ? `${words.shooting.canFire(models_in_range, arm.bearers.length)}${half}`
            : typeset(reason?.message ?? words.shooting.notEligible)}
          {!eligible && reason !== undefined && <span className="rule-id"> {reason.rule}</span>}
        </span>
      </>
    ),
  };
}
