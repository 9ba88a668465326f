import { type Game, prepare, type Unit } from "@gunline/rules";
import { describePlan } from "@gunline/rules/words";
import { useIsOurs } from "../../online/whose-decision.ts";
import { choose, stateNow, useMoment } from "../../table/moment.ts";
import { look, useView } from "../../table/view.ts";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { Head } from "../charge/head.tsx";
import { Conditions } from "../moving/conditions.tsx";
import { DragControls, PickedModels } from "../moving/drag-controls.tsx";
import { moveOf, usePreview } from "../moving/moving.ts";
import { TargetChart } from "../shooting/odds.tsx";
import { Division } from "./division.tsx";
import { afterPileIn, type Fighting, isHeld, strikingIn } from "./fighting.ts";
import { markable, withMarks } from "./precision.ts";
import { allAt, assignmentsOf, enemiesOf, type Strikers, strikersOf } from "./strikes.ts";
import { useOdds } from "./use-odds.ts";

const WORDS = words.fighting;

interface FighterProps {
  readonly game: Game;
  readonly fighting: Fighting;
}

const STAGES = ["PILE_IN", "TARGETS", "CONSOLIDATE"] as const;

/** The unit that fights: where it is on its way through its fight, and what it owes next. */
export function Fighter({ game, fighting }: FighterProps) {
  const isOurs = useIsOurs();
  const { unit, stage } = fighting;
  const at = STAGES.indexOf(stage);
  return (
    <>
      <Head unit={unit} step="" />
      <p className="fight-way">
        {STAGES.map((one, index) => (
          <span key={one} className={index === at ? "fight-stage fight-stage-now" : "fight-stage"}>
            {index < at ? WORDS.way.done(WORDS.way[one]) : WORDS.way[one]}
          </span>
        ))}
      </p>
      {stage !== "TARGETS" && isOurs && <MoveSection game={game} fighting={fighting} />}
      {stage !== "CONSOLIDATE" && <Attacks game={game} fighting={fighting} />}
    </>
  );
}

/** A pile-in or a consolidation: by what rule, and what is wrong with it. */
function MoveSection({ game, fighting: { stage, mode } }: FighterProps) {
  const preview = usePreview(game);
  const notice = useView(({ pointer }) => pointer.notice);
  const move = moveOf(game, { mover: null, moveKind: null });
  const broken = preview?.conditions.filter(({ met }) => met === false) ?? [];
  const touching = preview?.models.filter(({ in_contact }) => in_contact).length ?? 0;
  return (
    <Section
      title={stage === "PILE_IN" ? WORDS.move.pileIn : WORDS.move.consolidate}
      aside={preview === undefined ? undefined : WORDS.move.contacts(touching, preview.models.length)}
    >
      {mode !== null && <p className="fight-mode">{WORDS.move.mode[isHeld(preview) ? "TOUCHING" : mode]}</p>}
      {notice !== "" && (
        <p className="charge-notice" role="alert">
          {typeset(notice)}
        </p>
      )}
      {broken.length > 0 && preview?.models.some(({ moves }) => moves) === true && (
        <Conditions conditions={broken} />
      )}
      {move !== undefined && preview !== undefined && !isHeld(preview) && (
        <>
          <PickedModels />
          <DragControls move={move} />
        </>
      )}
    </Section>
  );
}

/** Who strikes whom with what; before the pile-in, as it would be after it. */
function Attacks({ game, fighting }: FighterProps) {
  const draft = useView((view) => view.draft);
  const { strikes: choices } = useMoment("fighting");
  const isOurs = useIsOurs();
  const now = afterPileIn(game, draft);
  const unit = strikingIn(now, fighting);
  const strikers = strikersOf(now, unit, choices);
  const enemies = enemiesOf(now, unit);
  const { precise } = useMoment("fighting");
  const plain = assignmentsOf(strikers);
  const assignments = withMarks(now, unit, plain, precise);
  const odds = useOdds(now, { of: "strikes", unitId: unit.id, assignments });
  if (enemies.length === 0) {
    return (
      <Section title={WORDS.attacks.title}>
        <p className="fight-quiet">{WORDS.attacks.none}</p>
      </Section>
    );
  }
  const idle = strikers.filter(({ target }) => target === undefined);
  return (
    <>
      <Section title={WORDS.attacks.title}>
        {enemies.length > 1 && isOurs && (
          <div className="fight-all">
            {enemies.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className="button button-secondary"
                onClick={() => choose("fighting", { strikes: allAt(strikers, choices, id) })}
                onPointerEnter={() => look({ hovered: id })}
                onPointerLeave={() => look({ hovered: null })}
              >
                {WORDS.attacks.all(name)}
              </button>
            ))}
          </div>
        )}
        {strikers
          .filter(({ target }) => target !== undefined)
          .map((group) => (
            <StrikersCard key={group.key} game={now} unit={unit} group={group} isOurs={isOurs} />
          ))}
        {isOurs &&
          enemies.map((target) => (
            <Precision
              key={target.id}
              target={target}
              marks={markable(now, unit, plain, target)}
              chosen={precise[target.id]}
            />
          ))}
        {isOurs && <Division game={now} unit={unit} strikers={strikers} />}
        {idle.length > 0 && (
          <p className="fight-quiet">
            {WORDS.attacks.idle(idle.reduce((sum, { modelIds }) => sum + modelIds.length, 0))}
          </p>
        )}
      </Section>
      {odds !== undefined &&
        odds !== null &&
        Object.entries(odds.targets).map(([id, chances]) => (
          <TargetChart key={id} target={now.units[id]!} chances={chances} />
        ))}
    </>
  );
}

interface PrecisionProps {
  readonly target: Unit;
  readonly marks: readonly string[];
  readonly chosen: string | null | undefined;
}

/** Whose wounds they are to be, where a Character can be picked out. */
function Precision({ target, marks, chosen }: PrecisionProps) {
  if (marks.length === 0) return null;
  const set = (mark: string | null) =>
    choose("fighting", { precise: { ...stateNow("fighting").precise, [target.id]: mark } });
  const now = chosen === undefined ? marks[0] : chosen;
  return (
    <fieldset className="precision">
      <legend>{WORDS.attacks.precision(target.name)}</legend>
      {marks.map((id) => (
        <button key={id} type="button" className="modifier" aria-pressed={now === id} onClick={() => set(id)}>
          {target.models[id]?.name}
        </button>
      ))}
      <button type="button" className="modifier" aria-pressed={now === null} onClick={() => set(null)}>
        {words.shooting.bodyguard}
      </button>
    </fieldset>
  );
}

interface StrikersProps {
  readonly game: Game;
  readonly unit: Unit;
  readonly group: Strikers;
  readonly isOurs: boolean;
}

function StrikersCard({ game, unit, group, isOurs }: StrikersProps) {
  const { arm, arms, extras, target, enemies, modelIds, split } = group;
  const pick = (choice: { readonly arm?: string; readonly target?: string }) => {
    const { strikes } = stateNow("fighting");
    const { ways: _ways, split: _split, ...before } = strikes[group.group] ?? {};
    choose("fighting", { strikes: { ...strikes, [group.group]: { ...before, ...choice } } });
  };
  const main = arm ?? extras[0];
  if (main === undefined || target === undefined) return null;
  const isWhole = group.key === group.group;
  const free = isOurs && isWhole;
  const wish = { weapon_id: main.id, target_unit_id: target.id, model_ids: modelIds };
  // Extra Attacks are not made alone: the plan is asked for beside what they go with.
  const prepared = prepare(game, unit, [wish], "MELEE");
  const plan = prepared.ok ? prepared.value[0]?.plan : undefined;
  const text = plan === undefined ? undefined : describePlan(plan);
  return (
    <div className="fight-arm">
      <div className="fight-arm-head">
        {arms.length > 1 && free ? (
          <select
            aria-label={WORDS.attacks.weapon}
            value={main.id}
            onChange={({ target: { value } }) => pick({ arm: value })}
          >
            {arms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <b>{main.name}</b>
        )}
        <span className="fight-count">{WORDS.attacks.models(modelIds.length)}</span>
        {arm !== undefined && extras.length > 0 && (
          <span className="fight-quiet">{WORDS.attacks.with(extras.map(({ name }) => name).join(", "))}</span>
        )}
      </div>
      {enemies.length > 1 && free ? (
        <select
          aria-label={WORDS.attacks.target}
          className="fight-target"
          value={target.id}
          onChange={({ target: { value } }) => pick({ target: value })}
        >
          {enemies.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <p className="fight-target">
          ◎{" "}
          {split === undefined
            ? target.name
            : enemies
                .filter(({ id }) => (split[id] ?? 0) > 0)
                .map(({ id, name }) => WORDS.attacks.share(split[id]!, name))
                .join(", ")}
        </p>
      )}
      {text !== undefined && (
        <p className="fight-plan">
          {split === undefined && (
            <>
              <b>{text.attacks}</b> ·{" "}
            </>
          )}
          {text.hit} · {text.wound} · {text.saves.map(({ text }) => text).join(" / ")} · {text.damage}
        </p>
      )}
    </div>
  );
}
