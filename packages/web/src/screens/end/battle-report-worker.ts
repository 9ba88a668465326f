import { replay, report } from "@gunline/rules";
import type { Story } from "./story.ts";

/** Works out the odds of every volley of a battle beside the page, which goes on being drawn. */

export function answerStory(story: Story): report.BattleReport | null {
  return reports[story.kind](story as never);
}

const reports: {
  readonly [Kind in Story["kind"]]: (story: Extract<Story, { kind: Kind }>) => report.BattleReport | null;
} = {
  told: ({ start, steps }) => report.battleReport(start, report.playedFrom(start, steps)),
  record: ({ record }) => {
    const played = replay(record);
    if (!played.ok) return null;
    return report.battleReport(record.start, report.playedOfRecord(record, played.games, played.results));
  },
};
