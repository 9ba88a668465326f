import { keyword, named } from "../../../abilities/keyword.ts";

/** Hits without a roll, and so without critical hits. */
export const torrent = keyword({
  ...named("TORRENT"),
  rule: "KW-6",
  indicator: () => "T",
  traits: { automaticHits: true },
  compile(_, _volley, draft) {
    draft.hit.automatic = true;
  },
});
