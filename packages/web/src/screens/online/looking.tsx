import { useEffect, useState } from "react";
import { fetchMoments } from "../../online/record.ts";
import { go } from "../../route.ts";
import { watch } from "../../table/replay.ts";
import { Button } from "../../ui/button.tsx";

interface LookingProps {
  readonly game: string;
  readonly secret: string;
  readonly step: number;
}

/** Fetches the record of a game and opens it at a moment. */
export function Looking({ game, secret, step }: LookingProps) {
  const [fault, setFault] = useState("");
  useEffect(() => {
    let left = false;
    fetchMoments(game, secret).then(
      (moments) => {
        if (!left) watch("A game on the server", moments, [], step, { game, secret });
      },
      (error: unknown) => setFault(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      left = true;
    };
  }, [game, secret, step]);
  return (
    <main className="online-waiting">
      <h1>{fault === "" ? "Fetching the game…" : "This game cannot be shown"}</h1>
      {fault !== "" && <p role="alert">{fault}</p>}
      <Button onPress={() => go("start")}>To the start page</Button>
    </main>
  );
}
