import { replay, report } from "@gunline/rules";
import type { Story } from "./story.ts";

/** Works out the odds of every volley of a battle beside the page, which goes on being drawn. */

export function answerStory(story: Story): report.Reckoning | null {
  return reckonings[story.kind](story as never);
}

const reckonings: {
  readonly [Kind in Story["kind"]]: (story: Extract<Story, { kind: Kind }>) => report.Reckoning | null;
} = {
  told: ({ start, steps }) => report.reckon(start, report.playedFrom(start, steps)),
  record: ({ record }) => {
    const played = replay(record);
    if (!played.ok) return null;
    return report.reckon(record.start, report.playedOfRecord(record, played.games, played.results));
  },
};
