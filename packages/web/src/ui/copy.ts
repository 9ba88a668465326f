import { words } from "../words/english.ts";
import { notify } from "./notices.tsx";

/** To the clipboard; where the browser does not let us, the words are shown to be copied by hand. */
export function copy(text: string, done = words.ui.copied): void {
  const shown = () => notify(text);
  if (navigator.clipboard === undefined) shown();
  else navigator.clipboard.writeText(text).then(() => notify(done), shown);
}
