import { type Game, numbersOf } from "@gunline/rules";
import { chooseCharger, useMoment } from "../../table/moment.ts";
import { canUndo } from "../../table/redo.ts";
import { useGame, useTable } from "../../table/table.ts";
import { look } from "../../table/view.ts";
import { chargingRefusals } from "../../table/whose.ts";
import { words } from "../../words/english.ts";
import { Roster } from "../roster/roster.tsx";
import { useChargeOdds } from "./charge-odds.ts";
import { CHARGERS } from "./chargers.ts";
import { type Charging, chargingOf } from "./charging.ts";
import { Failures } from "./failures.tsx";
import { Head } from "./head.tsx";
import { MoveSection } from "./move.tsx";
import { Reasons } from "./reasons.tsx";
import { Roll } from "./roll.tsx";
import { TargetChance, Targets } from "./targets.tsx";
import "./charge.css";

const WORDS = words.charge;

/** The side panel of the Charge phase: who charges, whom, the roll, and the move. */
export function ChargePanel() {
  const game = useGame();
  return (
    <div className={`charge charge-${game.turn.active_player}`}>
      <Step game={game} />
      <Failures game={game} />
    </div>
  );
}

function Step({ game }: { readonly game: Game }) {
  const { charger: chosen } = useMoment("charge");
  const charging = chargingOf(game);
  if (charging !== undefined) {
    return charging.roll === null ? (
      <Declared game={game} charging={charging} />
    ) : (
      <Rolled game={game} charging={charging} />
    );
  }
  const unit = chosen === null ? undefined : game.units[chosen];
  const refusals = unit === undefined ? undefined : chargingRefusals(game)[unit.id];
  if (unit === undefined || refusals === undefined) return <Roster of={CHARGERS} />;
  if (refusals.length > 0) {
    return (
      <>
        <Head unit={unit} step={WORDS.head.notThisUnit} />
        <Reasons refusals={refusals} />
        <Roster of={CHARGERS} />
      </>
    );
  }
  return (
    <>
      <Head unit={unit} step={WORDS.head.choose(numbersOf(game).charge.declared)}>
        <button
          type="button"
          className="charge-other"
          onClick={() => {
            look({ hovered: null });
            chooseCharger(null);
          }}
        >
          {WORDS.head.otherUnit}
        </button>
      </Head>
      <Targets game={game} unit={unit} />
    </>
  );
}

interface ChargingProps {
  readonly game: Game;
  readonly charging: Charging;
}

function Declared({ game, charging }: ChargingProps) {
  const { unit, targets } = charging;
  const ids = targets.map(({ id }) => id);
  const [odds] = useChargeOdds(game, unit.id, [ids]);
  // What the other side has answered is not taken back.
  const isOpen = useTable(({ table }) => table !== null && canUndo(table));
  return (
    <>
      <Head unit={unit} step={stepOf(charging)} />
      <TargetChance game={game} targets={ids} outlook={odds} />
      <p className="charge-hint charge-aside">
        {WORDS.targets.reachAll}
        {isOpen && (
          <>
            {" "}
            {WORDS.targets.undoable} <span className="charge-rule">CH-7</span>
          </>
        )}
      </p>
    </>
  );
}

function Rolled({ game, charging }: ChargingProps) {
  const ids = charging.targets.map(({ id }) => id);
  const [odds] = useChargeOdds(game, charging.unit.id, [ids]);
  return (
    <>
      <Head unit={charging.unit} step={stepOf(charging)} />
      <Roll charging={charging} outlook={odds} />
      <MoveSection game={game} charging={charging} />
    </>
  );
}

function stepOf({ targets }: Charging): string {
  return WORDS.head.declared(targets.map(({ name }) => name).join(", "));
}
