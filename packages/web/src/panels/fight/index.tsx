import { fights, type Game, opponentOf, type TargetOdds, type Unit } from "@gunline/rules";
import { useIsOurs, useNotOurs } from "../../online/whose-decision.ts";
import { selectFighter } from "../../table/commands.ts";
import { useGame } from "../../table/table.ts";
import { fighterIn } from "../../table/under-way.ts";
import { UnitBadge } from "../../table/unit-badge.tsx";
import { look, useView } from "../../table/view.ts";
import { Section } from "../../ui/section.tsx";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { percent } from "../../words/format.ts";
import { modelCount } from "../unit-words.ts";
import { Fighter } from "./fighter.tsx";
import { fightingOf } from "./fighting.ts";
import { useOdds } from "./use-odds.ts";
import "../charge/charge.css";
import "../shooting/modifiers.css";
import "./fight.css";

const WORDS = words.fighting;

/** The side panel of the Fight phase: the two steps, whose pick it is, and the unit that fights. */
export function FightPanel() {
  const game = useGame();
  const fighting = fightingOf(game);
  return (
    <div className="fight">
      <Steps game={game} />
      {fighting === undefined ? <Picks game={game} /> : <Fighter game={game} fighting={fighting} />}
    </div>
  );
}

/** Both steps with who is left in each: a list that empties. */
function Steps({ game }: { readonly game: Game }) {
  const fighter = game.units[fighterIn(game) ?? ""];
  const pick = fights.pickOf(game);
  const now = fighter === undefined ? pick?.step : game.turn.fight?.step;
  const name = (player: "p1" | "p2") => game.players[player].name;
  return (
    <ol className="fight-steps" aria-label={WORDS.steps.label}>
      {fights.fightOrder(game).map(({ step, units }, at) => {
        const yet = { p1: others(units.p1, fighter), p2: others(units.p2, fighter) };
        const left = (["p1", "p2"] as const).filter((player) => yet[player].length > 0);
        const isNow = now === step;
        const isOver = left.length === 0 && !isNow;
        return (
          <li key={step} className={`fight-step${isNow ? " fight-now" : ""}`}>
            <span className="fight-number" aria-hidden="true">
              {isOver ? "✓" : at + 1}
            </span>
            <div>
              <h2 className="fight-name">
                {WORDS.steps[step]}
                {isNow && fighter !== undefined && (
                  <span className={`fight-whose fight-${fighter.owner}`}>
                    {WORDS.steps.fights(fighter.name)}
                  </span>
                )}
                {isNow && fighter === undefined && pick !== undefined && (
                  <span className={`fight-whose fight-${pick.player}`}>
                    {WORDS.steps.picks(name(pick.player))}
                  </span>
                )}
              </h2>
              <p className="fight-left">
                {isOver && WORDS.steps.nobody}
                {left
                  .map((player) =>
                    WORDS.steps.left(name(player), yet[player].map((id) => game.units[id]!.name).join(", ")),
                  )
                  .join(" · ")}
              </p>
              {isNow && fighter === undefined && pick !== undefined && (
                <p className="fight-why">
                  {WORDS.steps.why[pick.why](name(pick.player), name(opponentOf(pick.player)))}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const others = (ids: readonly string[], fighter: Unit | undefined): readonly string[] =>
  ids.filter((id) => id !== fighter?.id);

/** Every unit that may be picked, with what it would do and what would be done to it. */
function Picks({ game }: { readonly game: Game }) {
  const isOurs = useIsOurs();
  const pick = fights.pickOf(game);
  if (pick === undefined) {
    return (
      <Section title={WORDS.picks.nobody}>
        <p className="fight-quiet">{WORDS.picks.nobodyWhy}</p>
      </Section>
    );
  }
  const title = isOurs ? WORDS.picks.title : WORDS.picks.theirs(game.players[pick.player].name);
  return (
    <Section title={title} aside={WORDS.picks.count(pick.units.length)}>
      <ul className="fight-picks">
        {pick.units.map((unit) => (
          <PickCard key={unit.id} game={game} unit={unit} />
        ))}
      </ul>
      <p className="fight-quiet">{WORDS.picks.afterPileIn}</p>
    </Section>
  );
}

/** Of a unit that loses this share of what it has on average, or is destroyed this often. */
const DANGER = { share: 0.35, destroyed: 0.25 };

function PickCard({ game, unit }: { readonly game: Game; readonly unit: Unit }) {
  const notOurs = useNotOurs();
  const odds = useOdds(game, { of: "pick", unitId: unit.id });
  const hovered = useView((view) => view.hovered === unit.id);
  const inDanger = odds?.takes.some(({ odds }) => isDanger(unit, odds)) === true;
  return (
    <li>
      <button
        type="button"
        className={`fight-pick${hovered ? " fight-hovered" : ""}`}
        data-pick={unit.id}
        aria-disabled={notOurs === undefined ? undefined : true}
        onClick={() => {
          if (notOurs !== undefined) return;
          look({ hovered: null });
          selectFighter(unit.id);
        }}
        onPointerEnter={() => look({ hovered: unit.id })}
        onPointerLeave={() => look({ hovered: null })}
        onFocus={() => look({ hovered: unit.id })}
        onBlur={() => look({ hovered: null })}
        {...tip(notOurs)}
      >
        <span className="fight-head">
          <UnitBadge unit={unit} />
          <span className="fight-unit">{unit.name}</span>
          <span className="fight-count">{modelCount(unit)}</span>
          {inDanger && <span className="fight-danger">{WORDS.picks.danger}</span>}
        </span>
        <FightOddsList
          label={WORDS.picks.does}
          game={game}
          attacks={odds?.does}
          none={WORDS.picks.nothingDone}
          kind="does"
        />
        <FightOddsList
          label={WORDS.picks.takes}
          game={game}
          attacks={odds?.takes}
          none={WORDS.picks.nothingTaken}
          kind="takes"
        />
        {odds !== undefined && <Waiting game={game} unit={unit} />}
      </button>
    </li>
  );
}

/** The same pick after the enemy's: what it would still do. Worked out once all that comes first is on the screen. */
function Waiting({ game, unit }: { readonly game: Game; readonly unit: Unit }) {
  const waited = useOdds(game, { of: "wait", unitId: unit.id });
  if (waited === null) return null;
  return (
    <span className="fight-blows fight-waits">
      <span className="fight-label">{WORDS.picks.wait}</span>
      <span className="fight-lines">
        {waited === undefined ? (
          <span className="fight-quiet">{WORDS.picks.working}</span>
        ) : (
          <span>{waitedInWords(game, waited)}</span>
        )}
      </span>
    </span>
  );
}

function waitedInWords({ units }: Game, waited: fights.IfWaited): string {
  if (waited.first_unit_id === null) return WORDS.picks.nobodyFirst;
  const { first_unit_id, target_unit_id, mean, destroyed } = waited;
  const target = units[target_unit_id]!;
  const text = WORDS.picks.after(units[first_unit_id]!.name, mean.toFixed(1), mostOf(target), target.name);
  return destroyed >= 0.005 ? `${text} · ${WORDS.picks.goneFirst(percent(destroyed))}` : text;
}

interface FightOddsListProps {
  readonly label: string;
  readonly game: Game;
  /** Undefined while they are worked out. */
  readonly attacks: readonly fights.FightOdds[] | undefined;
  readonly none: string;
  readonly kind: "does" | "takes";
}

function FightOddsList({ label, game, attacks, none, kind }: FightOddsListProps) {
  return (
    <span className={`fight-blows fight-${kind}`}>
      <span className="fight-label">{label}</span>
      <span className="fight-lines">
        {attacks === undefined && <span className="fight-quiet">{WORDS.picks.working}</span>}
        {attacks?.length === 0 && <span className="fight-quiet">{none}</span>}
        {attacks?.map((attack) => (
          <FightOddsLine
            key={`${attack.unit_id} ${attack.target_unit_id}`}
            game={game}
            attack={attack}
            kind={kind}
          />
        ))}
      </span>
    </span>
  );
}

function FightOddsLine({
  game,
  attack,
  kind,
}: {
  readonly game: Game;
  readonly attack: fights.FightOdds;
  readonly kind: "does" | "takes";
}) {
  const target = game.units[attack.target_unit_id]!;
  const { mean, of, single } = sizeOf(target, attack.odds);
  const name = kind === "does" ? target.name : game.units[attack.unit_id]!.name;
  const text = {
    does: single ? WORDS.picks.wounds : WORDS.picks.slain,
    takes: single ? WORDS.picks.woundsTaken : WORDS.picks.taken,
  }[kind];
  const { destroyed } = attack.odds;
  return (
    <span className="fight-line">
      <span>
        {text(mean.toFixed(1), of, name)}
        {destroyed !== null && destroyed >= 0.005 && ` · ${WORDS.picks.destroyed(percent(destroyed))}`}
      </span>
      <span className="fight-track" aria-hidden="true">
        <span className="fight-fill" style={{ width: `${Math.min(100, (100 * mean) / Math.max(of, 1))}%` }} />
      </span>
    </span>
  );
}

function mostOf(target: Unit): number {
  const models = Object.values(target.models);
  return models.length === 1 ? models[0]!.wounds : models.length;
}

/** Of a single model it matters how many wounds it loses, of several how many fall. */
function sizeOf(target: Unit, { slain, damage }: TargetOdds) {
  const single = modelCount(target) === 1;
  const shown = single ? damage : slain;
  const mean = "mean" in shown ? shown.mean : (shown.mean_at_least + shown.mean_at_most) / 2;
  return { mean, of: mostOf(target), single };
}

function isDanger(unit: Unit, odds: TargetOdds): boolean {
  const { mean, of } = sizeOf(unit, odds);
  return mean >= of * DANGER.share || (odds.destroyed ?? 0) >= DANGER.destroyed;
}
