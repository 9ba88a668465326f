import { useEffect, useState } from "react";
import { OUT_OF_REACH } from "../../online/reach.ts";
import { fetchMoments } from "../../online/record.ts";
import { followSteps, stepIn } from "../../online/step-address.ts";
import { NAMELESS } from "../../online/store.ts";
import { go } from "../../route/route.ts";
import { endReplay, lookAt, useReplay } from "../../table/replay.ts";
import { Button } from "../../ui/button.tsx";
import { MessagePage } from "../../ui/message-page.tsx";
import ReplayScreen from "../replay/replay.tsx";

interface LookingProps {
  readonly game: string;
  readonly secret: string;
}

/** Fetches the record of a game and shows it from the moment on that the address names. */
export function Looking({ game, secret }: LookingProps) {
  const [isAway, setAway] = useState(false);
  const [fault, setFault] = useState("");
  useEffect(() => {
    const source = { game, secret };
    const leaving = new AbortController();
    const { signal } = leaving;
    fetchMoments(game, secret, { signal, onAway: () => setAway(true) }).then(
      ({ about: { title }, moments, ending }) => {
        if (signal.aborted) return;
        const at = stepIn(window.location.hash, source) ?? 0;
        lookAt({ title: title || NAMELESS, moments, source, at, ending });
      },
      (error: unknown) => {
        if (!signal.aborted) setFault(error instanceof Error ? error.message : String(error));
      },
    );
    const stopFollowing = followSteps(source);
    return () => {
      leaving.abort();
      stopFollowing();
      endReplay();
    };
  }, [game, secret]);
  const shown = useReplay(({ replay }) => replay?.source?.game === game);
  if (shown) return <ReplayScreen />;
  const words = isAway ? OUT_OF_REACH : "Fetching the game…";
  return (
    <MessagePage title={fault === "" ? words : "This game cannot be shown"}>
      {fault !== "" && <p role="alert">{fault}</p>}
      <Button onPress={() => go("start")}>To the start page</Button>
    </MessagePage>
  );
}
