import { Component, type ReactNode, Suspense, useEffect, useState } from "react";
import { words } from "../words/english.ts";
import { Button } from "./button.tsx";
import { MessagePage } from "./message-page.tsx";

const text = words.ui;

interface FetchedProps {
  readonly waiting?: ReactNode;
  /** What stands in its place where it cannot be had; a page for itself unless said otherwise. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page that is fetched when it is needed. Where it cannot be had, says so and comes back by itself. */
export class Fetched extends Component<FetchedProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { waiting, instead, children } = this.props;
    if (this.state.failed) return instead ?? <Failed onElsewhere={() => this.setState({ failed: false })} />;
    return <Suspense fallback={waiting}>{children}</Suspense>;
  }
}

const EVERY_MS = 3_000;

/**
 * React and the loader of styles remember a part that could not be fetched, so that the whole page is loaded again; its
 * address says where it was. By itself only if the server was away and has come back: whatever else is wrong might be so again at once.
 */
function Failed({ onElsewhere }: { readonly onElsewhere: () => void }) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let [wasAway, isOver] = [false, false];
    const stop = () => {
      isOver = true;
      clearInterval(timer);
    };
    const look = async () => {
      const answers = await reachable();
      if (isOver) return;
      setAway(!answers);
      if (!answers) wasAway = true;
      else if (wasAway) {
        stop();
        window.location.reload();
      }
    };
    const timer = setInterval(() => void look(), EVERY_MS);
    void look();
    return stop;
  }, []);
  useEffect(() => {
    window.addEventListener("hashchange", onElsewhere);
    return () => window.removeEventListener("hashchange", onElsewhere);
  }, [onElsewhere]);
  return (
    <MessagePage title={isAway ? text.away : text.broken}>
      <p role="status">{isAway ? text.awayWords : text.brokenWords}</p>
      {window.history.length > 1 && (
        <Button kind="primary" onPress={() => window.history.back()}>
          {text.back}
        </Button>
      )}
      {!isAway && <Button onPress={() => window.location.reload()}>{text.reload}</Button>}
    </MessagePage>
  );
}

/** A proxy that answers for a server that is down does not count. */
async function reachable(): Promise<boolean> {
  try {
    return (await fetch(window.location.pathname, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
