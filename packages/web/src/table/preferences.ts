import * as z from "zod/mini";
import { create } from "zustand";

export const LONGEST_NAME = 40;

/** How a person likes the page, kept by the browser; not part of any game. */
const preferencesSchema = z.object({
  theme: z.catch(z.enum(["dark", "light"]), "dark"),
  palette: z.catch(z.enum(["classic", "violet", "contrast"]), "classic"),
  /** By which rules the next game is played. */
  ruleset: z.catch(z.enum(["spec", "published"]), "published"),
  /** How long dice roll and what happened is shown. */
  dice: z.catch(z.enum(["slow", "normal", "instant"]), "normal"),
  /** How long each step of the computer is left to be seen. */
  computer: z.catch(z.enum(["slow", "normal", "fast", "instant"]), "normal"),
  /** Whether questions are asked that can change next to nothing. */
  questions: z.catch(z.enum(["matters", "always"]), "matters"),
  text: z.catch(z.enum(["normal", "large", "largest"]), "normal"),
  /** Soft; the top bar mutes it. */
  sound: z.catch(z.boolean(), true),
  tourSeen: z.catch(z.boolean(), false),
  /** Under which one plays with others; empty until it was said. */
  name: z.catch(z.string().check(z.maxLength(LONGEST_NAME)), ""),
});

export type Preferences = z.infer<typeof preferencesSchema>;

/** How many times as long as usual dice roll and effects last. */
export const PACE: Readonly<Record<Preferences["dice"], number>> = { slow: 2, normal: 1, instant: 0 };

/** How long a step of the computer is looked at, in milliseconds. */
export const COMPUTER_PAUSE: Readonly<Record<Preferences["computer"], number>> = {
  slow: 1_600,
  normal: 700,
  fast: 200,
  instant: 0,
};

/** How many times as large as usual everything is written. */
export const TEXT: Readonly<Record<Preferences["text"], number>> = { normal: 1, large: 1.15, largest: 1.3 };

const KEY = "gunline.preferences";

function stored(): Preferences {
  let raw: unknown = {};
  try {
    raw = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    // Storage that is switched off or broken: the defaults will do.
  }
  return preferencesSchema.parse(typeof raw === "object" && raw !== null ? raw : {});
}

export const usePreferences = create<Preferences>(() => stored());

export const preferencesNow = usePreferences.getState;

export const prefer = usePreferences.setState;

/** Shows every change on the page and keeps it. */
export function followPreferences(): void {
  const follow = (preferences: Preferences) => {
    const { dataset } = document.documentElement;
    dataset["theme"] = preferences.theme;
    if (preferences.palette === "classic") delete dataset["palette"];
    else dataset["palette"] = preferences.palette;
    const { style } = document.documentElement;
    style.setProperty("--pace", String(PACE[preferences.dice]));
    style.setProperty("--text", String(TEXT[preferences.text]));
    try {
      localStorage.setItem(KEY, JSON.stringify(preferences));
    } catch {
      // Nothing is lost but the choice of colours.
    }
  };
  follow(usePreferences.getState());
  usePreferences.subscribe(follow);
}
