import { playedFrom, playedOfRecord, type Reckoning, reckon, replay } from "@gunline/rules";
import type { Story } from "./story.ts";

/** Works out the odds of every volley of a battle beside the page, which goes on being drawn. */

export function answerStory(story: Story): Reckoning | null {
  return reckonings[story.kind](story as never);
}

const reckonings: {
  readonly [Kind in Story["kind"]]: (story: Extract<Story, { kind: Kind }>) => Reckoning | null;
} = {
  told: ({ start, steps }) => reckon(start, playedFrom(start, steps)),
  record: ({ record }) => {
    const played = replay(record);
    if (!played.ok) return null;
    return reckon(record.start, playedOfRecord(record, played.games, played.results));
  },
};
