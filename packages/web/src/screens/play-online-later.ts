import { lazy } from "react";
import { inWords } from "../online/words.ts";
import { notify } from "../ui/notices.tsx";

/** The dialog, with what talks to the server, comes only to those who want to play there. */
const fetched = () => import("./play-online.tsx");

export const PlayOnline = lazy(fetched);

/** Goes on once the dialog can be shown; says why where it cannot be had. */
export async function onceFetched(then: () => void): Promise<void> {
  try {
    await fetched();
  } catch (error) {
    notify(inWords(error));
    return;
  }
  then();
}
