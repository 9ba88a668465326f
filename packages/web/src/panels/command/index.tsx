import type { Game, Unit } from "@gunline/rules";
import { useNotOurs } from "../../online/whose-decision.ts";
import { testBattleShock } from "../../table/commands.ts";
import { useMoment } from "../../table/moment.ts";
import { useGame, useTable } from "../../table/table.ts";
import { UnitBadge } from "../../table/unit-badge.tsx";
import { look } from "../../table/view.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { strengthOf } from "../unit-words.ts";
import { startOf } from "./start.ts";
import { needsInWords, nextTest, owed } from "./tests.ts";
import "./command.css";

const WORDS = words.command;

/** The Command phase from top to bottom: what its beginning brought, and the tests that are owed. */
export function CommandPanel() {
  const game = useGame();
  return (
    <>
      <Began game={game} />
      <Tests game={game} />
    </>
  );
}

function Began({ game }: { readonly game: Game }) {
  const entries = useTable(({ table }) => table?.entries ?? NONE);
  const { gained, recovered } = startOf(entries, game);
  if (gained.length === 0 && recovered.length === 0) return null;
  return (
    <Section title={WORDS.start}>
      {gained.length > 0 && <p>{WORDS.gained(gained.map((id) => game.players[id].name))}</p>}
      {recovered.length > 0 && <p>{WORDS.shockEnded(recovered)}</p>}
    </Section>
  );
}

const NONE: readonly never[] = [];

function Tests({ game }: { readonly game: Game }) {
  const { tester: chosen } = useMoment("command");
  const left = owed(game);
  const next = nextTest(game, chosen);
  const done = Object.values(game.units).filter(
    ({ owner, flags }) => owner === game.turn.active_player && flags.battle_shock_tested === true,
  );
  return (
    <Section title={WORDS.tests} aside={WORDS.testsLeft(left.length)}>
      <p className="command-why">{left.length + done.length === 0 ? WORDS.noTests : WORDS.whyTests}</p>
      <ul className="command-tests">
        {left.map((unit) => (
          <Owed key={unit.id} game={game} unit={unit} isNext={unit === next} />
        ))}
        {done.map((unit) => (
          <li key={unit.id} className="command-test command-tested">
            <UnitBadge unit={unit} />
            <span className="command-name">{unit.name}</span>
            <span className="command-outcome">
              {unit.flags.battle_shocked === true ? WORDS.shocked : WORDS.passed}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Owed({
  game,
  unit,
  isNext,
}: {
  readonly game: Game;
  readonly unit: Unit;
  readonly isNext: boolean;
}) {
  const away = useNotOurs();
  return (
    <li
      className="command-test"
      data-next={isNext || undefined}
      onPointerEnter={() => look({ hovered: unit.id })}
      onPointerLeave={() => look({ hovered: null })}
    >
      <UnitBadge unit={unit} />
      <span className="command-name">
        {unit.name} <span>{strengthOf(unit)}</span>
      </span>
      <span className="command-needs">{needsInWords(game, unit)}</span>
      <Button
        onPress={() => {
          // The row goes away under the pointer, which therefore never leaves it.
          look({ hovered: null });
          testBattleShock(unit.id);
        }}
        label={WORDS.testUnit(unit.name)}
        hint={WORDS.testHint}
        disabledBecause={away}
      >
        {WORDS.test}
      </Button>
    </li>
  );
}
