import type { Bounds, Distribution, TargetOdds, Unit } from "@gunline/rules";
import { useGame } from "../../table/table.ts";
import { Section } from "../../ui/section.tsx";
import { tip } from "../../ui/tip.ts";
import { modelCount } from "./targets.ts";
import { useOdds } from "./use-odds.ts";
import { percent } from "./words.ts";
import "./odds.css";

/** What the volley will do, target by target, and what it may cost the shooter. */
export function OddsCharts({ unit }: { readonly unit: Unit }) {
  const game = useGame();
  const { odds, stale } = useOdds(game, unit);
  if (game.shooting.pending_assignments.length === 0) return null;
  if (odds === null) {
    return (
      <Section title="Odds">
        <div className="odds-waiting">Working out the odds…</div>
      </Section>
    );
  }
  return (
    <div className={stale ? "odds odds-stale" : "odds"} aria-busy={stale}>
      {Object.entries(odds.targets).map(([id, chances]) => {
        const target = game.units[id];
        return target === undefined ? null : <TargetChart key={id} target={target} chances={chances} />;
      })}
      {odds.shooter !== null && <Hazard unit={unit} chances={odds.shooter} />}
    </div>
  );
}

function TargetChart({ target, chances }: { readonly target: Unit; readonly chances: TargetOdds }) {
  // Of a single model it matters how many wounds it loses.
  const single = modelCount(target) === 1;
  const shown = single ? chances.damage : chances.slain;
  const what = single ? "wounds lost" : "slain";
  const destroyed = chances.destroyed === null ? "" : `destroyed ${percent(chances.destroyed)}`;
  return (
    <Section title={`${target.name} ${what}`} aside={<span className="odds-mean">{meanOf(shown)}</span>}>
      {"pmf" in shown ? (
        <Bars pmf={shown.pmf} name={`${target.name} ${what}`} what={what} note={destroyed} />
      ) : (
        <p className="odds-bounds">
          Too many dice for exact odds in good time; the mean lies between {shown.mean_at_least.toFixed(1)}{" "}
          and {shown.mean_at_most.toFixed(1)}.
        </p>
      )}
    </Section>
  );
}

function meanOf(shown: Distribution | Bounds): string {
  if ("mean" in shown) return `Mean ${shown.mean.toFixed(1)}`;
  return `Mean ${shown.mean_at_least.toFixed(1)}–${shown.mean_at_most.toFixed(1)}`;
}

/** Chances that would be drawn as nothing are cut off at the end. */
const NEGLIGIBLE = 0.0005;
/** Up to this many bars there is room for numbers over them. */
const MOST_LABELLED = 9;

interface BarsProps {
  readonly pmf: readonly number[];
  readonly name: string;
  readonly what: string;
  readonly note: string;
}

function Bars({ pmf, name, what, note }: BarsProps) {
  const length = Math.max(2, pmf.findLastIndex((chance) => chance >= NEGLIGIBLE) + 1);
  const bars = Array.from({ length }, (_, n) => pmf[n] ?? 0);
  const highest = Math.max(...bars);
  const atLeast = (n: number) => pmf.slice(n).reduce((sum, chance) => sum + chance, 0);
  const every = Math.ceil(bars.length / 14);
  const likely = bars.indexOf(highest);
  const summary = `${name}: most likely ${likely} (${percent(highest)}), at least 1 ${percent(atLeast(1))}`;
  return (
    <figure className="odds-chart">
      <div className="odds-bars" role="img" aria-label={summary}>
        {bars.map((chance, n) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number
            key={n}
            className={`odds-bar${n === 0 ? " odds-bar-zero" : ""}`}
            {...tip(`${n} ${what}: ${percent(chance)}\nAt least ${n}: ${percent(atLeast(n))}`)}
          >
            {bars.length <= MOST_LABELLED && <span className="odds-share">{share(chance)}</span>}
            <span className="odds-column" style={{ flexGrow: chance / highest }} />
            <span className="odds-count">{n % every === 0 ? n : ""}</span>
          </div>
        ))}
      </div>
      <figcaption className="odds-note">
        <span>any {percent(atLeast(1))}</span>
        {note !== "" && <span>{note}</span>}
      </figcaption>
      <table className="visually-hidden">
        <caption>{name}</caption>
        <tbody>
          {bars.map((chance, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number
            <tr key={n}>
              <th scope="row">{n}</th>
              <td>{percent(chance)}</td>
              <td>at least {percent(atLeast(n))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function share(chance: number): string {
  return chance < 0.005 ? "" : `${Math.round(chance * 100)}%`;
}

function Hazard({ unit, chances }: { readonly unit: Unit; readonly chances: TargetOdds }) {
  const { slain, damage } = chances;
  const any = "pmf" in damage ? 1 - (damage.pmf[0] ?? 0) : null;
  return (
    <Section title="Hazardous" aside={<span className="odds-mean">{meanOf(slain)} slain</span>}>
      <p className="odds-hazard">
        ⚠ {unit.name} pay for it
        {any !== null && <> with a chance of {percent(any)}</>}
        {"mean" in damage && <>: {damage.mean.toFixed(1)} wounds on average</>}
        {chances.destroyed !== null && chances.destroyed > 0 && <>, destroyed {percent(chances.destroyed)}</>}
        .
      </p>
    </Section>
  );
}
