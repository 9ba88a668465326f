import "./new-game.css";
import type { Battle } from "@gunline/armies";
import type { Refusal } from "@gunline/rules";
import { type FormEvent, Suspense, useEffect, useState } from "react";
import { go } from "../../route/route.ts";
import { begin } from "../../table/play.ts";
import { prefer, usePreferences } from "../../table/preferences.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";
import { dropLists, takeBrought } from "../army-list/my-armies.ts";
import { onceFetched, PlayOnline } from "../play-online-later.ts";
import { ArmiesStep } from "./armies-step.tsx";
import { MissionStep } from "./mission-step.tsx";
import {
  beginningOf,
  farApartOf,
  missionName,
  nameOf,
  type Plan,
  tableOf,
  titleOf,
  usualPlan,
} from "./plan.ts";
import { beginQuickBattle } from "./quick-battle.ts";
import { SeatsStep } from "./seats-step.tsx";

const own = words.newGame;
const text = words.newBattle;

/** Each with what is settled in it, in a few words. */
const STEPS = [
  {
    id: "armies",
    Step: ArmiesStep,
    settled: ({ armies }: Plan) => text.versus(armies.p1.name, armies.p2.name),
  },
  {
    id: "mission",
    Step: MissionStep,
    settled: (plan: Plan) =>
      beginningOf(plan) === "shooting"
        ? own.beginning.names.shooting
        : text.onMap(missionName(plan.mission), plan.deployment.name),
  },
  {
    id: "seats",
    Step: SeatsStep,
    settled: (plan: Plan) => text.versus(nameOf(plan, "p1"), nameOf(plan, "p2")),
  },
] as const;

/** What two people settle before a battle, in three steps; it can be begun from any of them. */
export default function NewGameScreen() {
  const [plan, setPlan] = useState(() => usualPlan(usePreferences.getState().ruleset));
  // An army that was built a moment ago is the first player's.
  useEffect(() => {
    const army = takeBrought();
    if (army !== null) setPlan((before) => ({ ...before, armies: { ...before.armies, p1: army } }));
  }, []);
  const [at, setAt] = useState(0);
  const [faraway, setFaraway] = useState<Battle | null>(null);
  const [faults, setFaults] = useState<readonly Refusal[]>([]);
  const change = (changed: Partial<Plan>) => setPlan((before) => ({ ...before, ...changed }));
  const { Step } = STEPS[at]!;
  const following = STEPS[at + 1];
  const begins = following === undefined ? "primary" : "secondary";

  const invite = () => {
    const made = farApartOf(plan);
    setFaults(made.ok ? [] : made.refusals);
    if (!made.ok) return;
    prefer({ ruleset: plan.ruleset });
    void onceFetched(() => setFaraway(made.value));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (plan.seats === "online") {
      invite();
      return;
    }
    const made = tableOf(plan);
    setFaults(made.ok ? [] : made.refusals);
    if (!made.ok) return;
    prefer({ ruleset: plan.ruleset });
    begin(made.value);
  };

  return (
    <main
      className="new-game"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        setAt(0);
        dropLists([...event.dataTransfer.files]);
      }}
    >
      <header className="new-game-head">
        <h1>{own.title}</h1>
        <div>
          <Button id="quick-battle" onPress={() => beginQuickBattle()} hint={text.quickHint}>
            {text.quick}
          </Button>
          <Button onPress={() => go("start")}>{own.back}</Button>
        </div>
      </header>
      <nav className="new-game-steps" aria-label={text.steps.label}>
        {STEPS.map(({ id, settled }, index) => (
          <button
            key={id}
            type="button"
            id={`step-${id}`}
            className="new-game-step"
            aria-current={index === at ? "step" : undefined}
            onClick={() => setAt(index)}
          >
            <b>{index + 1}</b>
            <span>{text.steps[id]}</span>
            <i>{settled(plan)}</i>
          </button>
        ))}
      </nav>
      <form className="new-game-form" onSubmit={submit}>
        <Step plan={plan} onChange={change} />
        {faults.length > 0 && (
          <ul className="faults" role="alert">
            {faults.map(({ message, rule }) => (
              <li key={message}>
                {message} {rule}
              </li>
            ))}
          </ul>
        )}
        <div className="new-game-begin">
          {following !== undefined && (
            <Button kind="primary" id="next-of-new-game" onPress={() => setAt(at + 1)}>
              {text.toStep(text.steps[following.id])}
            </Button>
          )}
          {plan.seats === "online" ? (
            <button type="submit" className={`button button-${begins}`} id="begin-online">
              {own.online}
            </button>
          ) : (
            <>
              <button type="submit" className={`button button-${begins}`}>
                {own.begin}
              </button>
              <Button id="begin-online" onPress={invite} hint={own.onlineHint}>
                {own.online}
              </Button>
            </>
          )}
        </div>
      </form>
      {faraway !== null && (
        <Suspense>
          <PlayOnline
            document={faraway.game}
            formations={faraway.formations}
            about={{ title: titleOf(plan), task: "" }}
            onClose={() => setFaraway(null)}
          />
        </Suspense>
      )}
    </main>
  );
}
