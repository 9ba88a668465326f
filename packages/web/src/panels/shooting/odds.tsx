import type { Bounds, Distribution, TargetOdds, Unit } from "@gunline/rules";
import { useGame } from "../../table/table.ts";
import { PHONE, useMedia } from "../../ui/media.ts";
import { Section } from "../../ui/section.tsx";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { percent } from "../../words/format.ts";
import { modelCount } from "../unit-words.ts";
import { useOdds } from "./use-odds.ts";
import "./odds.css";

/** What the volley will do, target by target, and what it may cost the shooter. */
export function OddsCharts({ unit }: { readonly unit: Unit }) {
  const game = useGame();
  const { odds, stale } = useOdds(game, unit);
  // On a phone the weapons need the room more: a line, and the chart on demand.
  const isSmall = useMedia(PHONE);
  if (game.shooting.pending_assignments.length === 0) return null;
  if (odds === null) {
    return (
      <Section title={words.odds.title}>
        <div className="odds-waiting">{words.odds.working}</div>
      </Section>
    );
  }
  const targets = Object.entries(odds.targets).flatMap(([id, chances]) => {
    const target = game.units[id];
    return target === undefined ? [] : [{ target, chances }];
  });
  return (
    // It may be taller than its place, and a keyboard must be able to scroll it.
    <section
      className={stale ? "odds odds-stale" : "odds"}
      aria-label={words.odds.title}
      aria-busy={stale}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
      tabIndex={0}
    >
      {isSmall && <div className="section">{targets.map(lineOf)}</div>}
      {!isSmall && targets.length === 1 && <TargetChart {...targets[0]!} />}
      {!isSmall && targets.length > 1 && <Section title={words.odds.title}>{targets.map(lineOf)}</Section>}
      {odds.shooter !== null && <Hazard unit={unit} chances={odds.shooter} />}
    </section>
  );
}

const lineOf = (one: TargetProps) => <TargetLine key={one.target.id} {...one} />;

interface TargetProps {
  readonly target: Unit;
  readonly chances: TargetOdds;
}

export function TargetChart({ target, chances }: TargetProps) {
  const { shown, name } = whatOf(target, chances);
  return (
    <Section title={name} aside={<span className="odds-mean">{meanOf(shown)}</span>}>
      <Chart target={target} chances={chances} />
    </Section>
  );
}

/** One of several targets: a line with the mean, and the whole of it on demand, one at a time. */
function TargetLine({ target, chances }: TargetProps) {
  const { shown, name } = whatOf(target, chances);
  return (
    <details className="odds-fold" name="odds">
      <summary className="odds-line">
        <span className="odds-name">{name}</span>
        <span className="odds-sum">{words.odds.inLine(meanOf(shown))}</span>
        {"pmf" in shown && <Spark pmf={shown.pmf} />}
      </summary>
      <Chart target={target} chances={chances} />
    </details>
  );
}

function Chart({ target, chances }: TargetProps) {
  const { shown, name, what } = whatOf(target, chances);
  const destroyed = chances.destroyed === null ? "" : words.odds.destroyed(percent(chances.destroyed));
  if ("pmf" in shown) return <Bars pmf={shown.pmf} name={name} what={what} note={destroyed} />;
  return (
    <p className="odds-bounds">
      {words.odds.tooManyDice(shown.mean_at_least.toFixed(1), shown.mean_at_most.toFixed(1))}
    </p>
  );
}

/** Of a single model it matters how many wounds it loses. */
export function whatOf(target: Unit, { damage, slain }: TargetOdds) {
  const single = modelCount(target) === 1;
  const what = single ? words.odds.woundsLost : words.odds.slain;
  return { shown: single ? damage : slain, what, name: words.odds.of(target.name, what) };
}

function meanOf(shown: Distribution | Bounds): string {
  if ("mean" in shown) return words.odds.mean(shown.mean.toFixed(1));
  return words.odds.meanBetween(shown.mean_at_least.toFixed(1), shown.mean_at_most.toFixed(1));
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

/** The bars that can be seen: at least two, so that one alone is no wall. */
function barsOf(pmf: readonly number[]): readonly number[] {
  const length = Math.max(2, pmf.findLastIndex((chance) => chance >= NEGLIGIBLE) + 1);
  return Array.from({ length }, (_, n) => pmf[n] ?? 0);
}

/** The shape of the odds, no larger than a word. */
function Spark({ pmf }: { readonly pmf: readonly number[] }) {
  const bars = barsOf(pmf);
  const highest = Math.max(...bars);
  return (
    <span className="odds-spark" aria-hidden="true">
      {bars.map((chance, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number
        <span key={n} style={{ height: `${(chance / highest) * 100}%` }} />
      ))}
    </span>
  );
}

function Bars({ pmf, name, what, note }: BarsProps) {
  const bars = barsOf(pmf);
  const highest = Math.max(...bars);
  const atLeast = (n: number) => pmf.slice(n).reduce((sum, chance) => sum + chance, 0);
  const every = Math.ceil(bars.length / 14);
  const likely = bars.indexOf(highest);
  const summary = words.odds.summary(name, likely, percent(highest), percent(atLeast(1)));
  return (
    <figure className="odds-chart">
      <div className="odds-bars" role="img" aria-label={summary}>
        {bars.map((chance, n) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number
            key={n}
            className={`odds-bar${n === 0 ? " odds-bar-zero" : ""}`}
            {...tip(words.odds.bar(n, what, percent(chance), percent(atLeast(n))))}
          >
            {bars.length <= MOST_LABELLED && <span className="odds-share">{share(chance)}</span>}
            <span className="odds-column" style={{ flexGrow: chance / highest }} />
            <span className="odds-count">{n % every === 0 ? n : ""}</span>
          </div>
        ))}
      </div>
      <figcaption className="odds-note">
        <span>{words.odds.atLeastOne(percent(atLeast(1)))}</span>
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
              <td>{words.odds.atLeast(percent(atLeast(n)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function share(chance: number): string {
  return chance < 0.005 ? "" : words.odds.share(Math.round(chance * 100));
}

function Hazard({ unit, chances }: { readonly unit: Unit; readonly chances: TargetOdds }) {
  const { slain, damage, destroyed } = chances;
  const text =
    "pmf" in damage
      ? words.odds.hazard(unit.name, percent(1 - (damage.pmf[0] ?? 0)), damage.mean.toFixed(1))
      : words.odds.hazardBounded(unit.name);
  return (
    <Section
      title={words.odds.hazardous}
      aside={<span className="odds-mean">{words.odds.meanSlain(meanOf(slain))}</span>}
    >
      <p className="odds-hazard">
        {text} {destroyed !== null && destroyed > 0 && words.odds.hazardDestroyed(percent(destroyed))}
      </p>
    </Section>
  );
}
