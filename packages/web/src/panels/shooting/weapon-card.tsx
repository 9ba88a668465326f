import { prepare, type Unit } from "@gunline/rules";
import { useState } from "react";
import { useIsOurs } from "../../online/whose-decision.ts";
import { choose, useMoment } from "../../table/moment.ts";
import { useGame } from "../../table/table.ts";
import { look, useView } from "../../table/view.ts";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { ruleTip } from "../unit-words.ts";
import { clashesOf, profileOf, switchProfile } from "./aim.ts";
import { AimedBlock } from "./aimed.tsx";
import { type Arm, bearerOf, pendingOf, profileLabel, profileLine } from "./arsenal.ts";
import { Chips } from "./chips.tsx";
import { firstAim } from "./first-aim.ts";
import { letGo } from "./let-go.ts";
import { ModelSplit } from "./model-split.tsx";
import { NoModifiers } from "./modifiers.tsx";
import { TargetPicker } from "./target-picker.tsx";
import "./weapon-card.css";

/** One weapon of the unit: what it is, where it aims, what that will do. */
export function WeaponCard({ unit, arm }: { readonly unit: Unit; readonly arm: Arm }) {
  const game = useGame();
  const profiles = useView((view) => view.profiles);
  const [splitting, split] = useState(false);
  const isOurs = useIsOurs();
  const isArmed = useMoment("shooting").armed === arm.key && isOurs;
  const pending = pendingOf(game, arm);
  const weaponId = profileOf(game, unit, arm, { profiles });
  const weapon = game.weapons[weaponId];
  if (weapon === undefined) return null;
  const aims = [...pending].sort((a, b) => (a.target_unit_id < b.target_unit_id ? -1 : 1));
  const firing = new Set(pending.flatMap(({ model_ids }) => model_ids)).size;
  const name = (
    <>
      {arm.name} <span className="arm-count">{words.shooting.copies(arm.count)}</span>
    </>
  );
  return (
    <article
      className={`arm${aims.length > 0 ? " arm-aimed" : ""}${isArmed ? " arm-armed" : ""}`}
      aria-label={
        arm.from === undefined ? arm.name : words.shooting.lentName(arm.name, bearerOf(game, unit, arm).name)
      }
      onPointerEnter={() => look({ weapon: weaponId })}
      onPointerLeave={() => look({ weapon: null })}
      onFocus={() => look({ weapon: weaponId })}
      onBlur={() => look({ weapon: null })}
    >
      <header className="arm-head">
        <h3 className="arm-name">
          {isOurs ? (
            // It covers the card, so that a click anywhere on it chooses the weapon.
            <button
              type="button"
              className="arm-choose"
              aria-pressed={isArmed}
              onClick={(event) => {
                letGo(event);
                choose("shooting", { armed: isArmed ? null : arm.key });
              }}
              {...tip(words.shooting.chooseWeapon(arm.name))}
            >
              {name}
            </button>
          ) : (
            name
          )}
        </h3>
        <Chips weapon={weapon} />
      </header>
      {isArmed && <p className="arm-armed-words">{words.shooting.weaponChosen}</p>}
      {arm.profiles.length > 1 && <Profiles arm={arm} weaponId={weaponId} />}
      <p className="arm-line">{profileLine(weapon)}</p>
      {/* Above the targets: they come and go while models are sent to them, and no row may move under the pointer. */}
      {arm.bearers.length > 1 && (aims.length > 0 || splitting) && (
        <ModelSplit
          unit={unit}
          arm={arm}
          weaponId={weaponId}
          firing={firing}
          open={splitting}
          onToggle={() => split(!splitting)}
        />
      )}
      {aims.length === 0 ? (
        <Unaimed unit={unit} arm={arm} weaponId={weaponId} />
      ) : (
        aims.map((one) => (
          <AimedBlock
            key={`${one.weapon_id} ${one.target_unit_id} ${one.model_ids[0]}`}
            unit={unit}
            arm={arm}
            pending={one}
            alone={aims.length === 1}
          />
        ))
      )}
    </article>
  );
}

function Profiles({ arm, weaponId }: { readonly arm: Arm; readonly weaponId: string }) {
  return (
    <fieldset className="arm-profiles">
      <legend className="visually-hidden">{words.shooting.profileOf(arm.name)}</legend>
      {arm.profiles.map((profile) => (
        <button
          key={profile.id}
          type="button"
          aria-pressed={profile.id === weaponId}
          onClick={(event) => {
            letGo(event);
            if (profile.id !== weaponId) switchProfile(arm, profile.id);
          }}
          {...tip(profileLine(profile))}
        >
          {profileLabel(arm, profile)}
        </button>
      ))}
    </fieldset>
  );
}

function Unaimed({
  unit,
  arm,
  weaponId,
}: {
  readonly unit: Unit;
  readonly arm: Arm;
  readonly weaponId: string;
}) {
  const game = useGame();
  const { sighted, nearest, wish } = firstAim(game, unit, arm, weaponId);
  const reason = nearest === undefined ? sighted[0]?.reasons[0] : undefined;
  // A weapon may be fine by itself and yet not be fired beside another, as a Pistol beside a rifle.
  const alone = nearest !== undefined && prepare(game, unit, [wish]).ok;
  const clashes = alone ? clashesOf(game, unit, wish) : [];
  return (
    <>
      <TargetPicker unit={unit} arm={arm} weaponId={weaponId} pending={null} alone />
      {reason !== undefined && (
        <p className="arm-line arm-why" {...tip(ruleTip([reason]))}>
          {typeset(reason.message)} <span className="rule-id">{reason.rule}</span>
        </p>
      )}
      {clashes.length > 0 && (
        <p className="arm-clash" {...tip(ruleTip(clashes))}>
          {words.shooting.takesFromOther(typeset(clashes[0]!.message))}{" "}
          <span className="rule-id">{clashes[0]!.rule}</span>
        </p>
      )}
      {nearest !== undefined && <NoModifiers />}
    </>
  );
}
