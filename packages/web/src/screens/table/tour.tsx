import { useEffect, useState } from "react";
import { prefer } from "../../table/preferences.ts";
import { Button } from "../../ui/button.tsx";

interface Stop {
  readonly at: string;
  readonly title: string;
  readonly text: string;
}

const STOPS: readonly Stop[] = [
  {
    at: ".board-area",
    title: "The table",
    text: "Choose a unit of yours. Green enemies can be shot at, grey ones cannot: point at one to see the lines of sight and the reason.",
  },
  {
    at: ".side-panel",
    title: "Orders, odds, log",
    text: "Weapons and their targets, the exact chances before you commit, and then every die with what it had to reach.",
  },
  {
    at: "#next-step",
    title: "The next step",
    text: "This button always says what comes next. On a keyboard, Enter presses it.",
  },
  {
    at: "#end-phase",
    title: "When you are done",
    text: "End the phase at any time. Charges come after shooting; then it is the other player's turn.",
  },
];

/** A few words for a newcomer, where no token stands; everything stays usable, and one press ends it. */
export function Tour({ onClose }: { readonly onClose: () => void }) {
  const [at, setAt] = useState(0);
  const stop = STOPS[at]!;
  useEffect(() => {
    const spot = document.querySelector(stop.at);
    spot?.classList.add("tour-spot");
    return () => spot?.classList.remove("tour-spot");
  }, [stop]);
  const end = () => {
    prefer({ tourSeen: true });
    onClose();
  };
  const last = at === STOPS.length - 1;
  useEffect(() => {
    const onEscape = (event: KeyboardEvent) => event.key === "Escape" && end();
    // Before the table hears of it, which has its own use for the key.
    window.addEventListener("keydown", onEscape, true);
    return () => window.removeEventListener("keydown", onEscape, true);
  });
  return (
    <section className="tour" aria-label="Tour">
      <p className="heading">
        {at + 1} of {STOPS.length}
      </p>
      <h2>{stop.title}</h2>
      <p>{stop.text}</p>
      <div className="tour-actions">
        <Button onPress={() => (last ? end() : setAt(at + 1))}>{last ? "Play" : "Next"}</Button>
        {!last && (
          <Button kind="quiet" onPress={end}>
            Skip the tour
          </Button>
        )}
      </div>
    </section>
  );
}
