import { hashOfPlace, placeOf } from "../route/links.ts";
import { showStep, useReplay } from "../table/replay.ts";
import { paced } from "./pace.ts";

/** The address of a replay names the step that is shown, so that a reload comes back to it. */

interface Source {
  readonly game: string;
  readonly secret: string;
}

/** Browsers allow a page some hundred new addresses in half a minute. */
const EVERY_MS = 500;

/** The step that an address names; undefined where it is not about this game. */
export function stepIn(hash: string, { game, secret }: Source): number | undefined {
  const place = placeOf(hash);
  return place?.kind === "look" && place.game === game && place.secret === secret ? place.step : undefined;
}

/** Keeps address and replay together, whichever of them is changed; gives what ends it. */
export function followSteps(source: Source): () => void {
  const writing = paced(() => {
    const { replay } = useReplay.getState();
    const { hash } = window.location;
    // Anyone who is on the way elsewhere is not called back.
    if (replay?.source?.game !== source.game || stepIn(hash, source) === undefined) return;
    const shown = hashOfPlace({ kind: "look", ...source, step: replay.at });
    // No step in the browser's history, and no event: nobody has gone anywhere.
    if (shown !== hash) window.history.replaceState(window.history.state, "", shown);
  }, EVERY_MS);
  const onAddress = ({ newURL }: HashChangeEvent) => {
    const step = stepIn(new URL(newURL).hash, source);
    if (step !== undefined) showStep(step);
  };
  const forget = useReplay.subscribe(writing.call);
  window.addEventListener("hashchange", onAddress);
  return () => {
    window.removeEventListener("hashchange", onAddress);
    forget();
    writing.stop();
  };
}
