import type { Game, PlayerId, Unit } from "@gunline/rules";
import { useMoment } from "../../table/moment.ts";
import type { Beginning } from "../../table/moment-state.ts";
import { UnitBadge } from "../../table/unit-badge.tsx";
import { look } from "../../table/view.ts";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { modelCount } from "../unit-words.ts";
import { beginningNow, choose, isTaken, optionsOf } from "./beginnings.ts";

const WORDS = words.placing.beginnings;

interface BeginningsProps {
  readonly game: Game;
  readonly player: PlayerId;
}

/** How each unit begins the battle, until all is settled. */
export function BeginningsSection({ game, player }: BeginningsProps) {
  const { beginnings } = useMoment("deployment");
  const own = Object.values(game.units).filter((unit) => unit.owner === player && modelCount(unit) > 0);
  const waiting = own.filter((unit) => beginningNow(game, unit, { beginnings })?.as === "reserve");
  const points = waiting.reduce((sum, unit) => sum + (unit.points ?? 0), 0);
  return (
    <Section
      title={WORDS.title}
      aside={waiting.length > 0 ? WORDS.reserve(waiting.length, points) : game.players[player].name}
    >
      <p className="moving-quiet">{WORDS.words}</p>
      <ul className="beginnings">
        {own.map((unit) => (
          <Row key={unit.id} game={game} unit={unit} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ game, unit }: { readonly game: Game; readonly unit: Unit }) {
  const { beginnings } = useMoment("deployment");
  const now = beginningNow(game, unit, { beginnings });
  const options = optionsOf(game, unit).filter(
    (option) => same(option, now) || !isTaken(game, unit, option, { beginnings }),
  );
  const chosen = options.findIndex((option) => same(option, now));
  return (
    <li
      className="beginning"
      data-chosen={now !== null || undefined}
      onPointerEnter={() => look({ hovered: unit.id })}
      onPointerLeave={() => look({ hovered: null })}
    >
      <UnitBadge unit={unit} />
      <span className="beginning-name">
        <b>{unit.name}</b> <span className="tray-strength">{modelCount(unit)}</span>
      </span>
      <select
        aria-label={unit.name}
        value={chosen}
        disabled={options.length === 0}
        onChange={({ target }) => choose(unit.id, options[Number(target.value)] ?? null)}
      >
        <option value={-1}>{WORDS.table}</option>
        {options.map((option, index) => (
          <option key={JSON.stringify(option)} value={index}>
            {inWords(game, option)}
          </option>
        ))}
      </select>
    </li>
  );
}

function same(a: Beginning, b: Beginning | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function inWords({ units }: Game, option: Beginning): string {
  switch (option.as) {
    case "leader":
      return WORDS.leads(units[option.of]!.name);
    case "passenger":
      return WORDS.aboard(units[option.of]!.name);
    case "reserve":
      return option.kind === "STRATEGIC" ? WORDS.strategic : WORDS.deepStrike;
  }
}
