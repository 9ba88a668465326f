import { useEffect, useState } from "react";
import type { Delay } from "../../online/reach.ts";
import { fetchMoments, UnreadableRecord } from "../../online/record.ts";
import { followSteps, stepIn } from "../../online/step-address.ts";
import { go } from "../../route/route.ts";
import { endReplay, lookAt, useReplay } from "../../table/replay.ts";
import { Button } from "../../ui/button.tsx";
import { MessagePage } from "../../ui/message-page.tsx";
import { words } from "../../words/english.ts";
import ReplayScreen from "../replay/replay.tsx";
import { downloadRecord } from "./save-record.ts";

const own = words.online.door;

interface LookingProps {
  readonly game: string;
  readonly secret: string;
}

/** Fetches the record of a game and shows it from the moment on that the address names. */
export function Looking({ game, secret }: LookingProps) {
  const [delay, setDelay] = useState<Delay | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(() => {
    const source = { game, secret };
    const leaving = new AbortController();
    const { signal } = leaving;
    fetchMoments(game, secret, { signal, onWait: setDelay }).then(
      ({ about: { title }, moments, ending }) => {
        if (signal.aborted) return;
        const at = stepIn(window.location.hash, source) ?? 0;
        lookAt({ title: title || words.online.nameless, moments, source, at, ending });
      },
      (error: unknown) => {
        if (!signal.aborted) setFault(error instanceof Error ? error : new Error(String(error)));
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
  const waiting = delay === null ? own.fetching : words.online.delays[delay];
  return (
    <MessagePage title={fault === null ? waiting : own.cannotShow}>
      {fault !== null && <p role="alert">{fault.message}</p>}
      {fault instanceof UnreadableRecord && (
        <Button kind="primary" onPress={() => downloadRecord(game, fault.record)}>
          {own.download}
        </Button>
      )}
      <Button onPress={() => go("start")}>{words.online.toStart}</Button>
    </MessagePage>
  );
}
