import { useEffect, useState } from "react";
import { fetchMoments } from "../../online/record.ts";
import { NAMELESS } from "../../online/store.ts";
import { go } from "../../route.ts";
import { endReplay, lookAt, useReplay } from "../../table/replay.ts";
import { Button } from "../../ui/button.tsx";
import ReplayScreen from "../replay/replay.tsx";

interface LookingProps {
  readonly game: string;
  readonly secret: string;
  readonly step: number;
}

/** Fetches the record of a game and shows it from a moment on, at the address of that moment. */
export function Looking({ game, secret, step }: LookingProps) {
  const [fault, setFault] = useState("");
  useEffect(() => {
    let left = false;
    fetchMoments(game, secret).then(
      ({ about: { title, objectives }, moments }) => {
        if (!left) lookAt(title || NAMELESS, moments, objectives, step, { game, secret });
      },
      (error: unknown) => setFault(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      left = true;
      endReplay();
    };
  }, [game, secret, step]);
  const shown = useReplay(({ replay }) => replay?.source?.game === game);
  if (shown) return <ReplayScreen />;
  return (
    <main className="online-waiting">
      <h1>{fault === "" ? "Fetching the game…" : "This game cannot be shown"}</h1>
      {fault !== "" && <p role="alert">{fault}</p>}
      <Button onPress={() => go("start")}>To the start page</Button>
    </main>
  );
}
