/** Where this table plays otherwise than the published rules. */
export const houseRules = {
  ruleset: "Ruleset",
  names: { spec: "House rules", published: "As published" },
  hints: {
    spec: "The published rules with the changes below.",
    published: "The rules as printed.",
  },
  differences: "Where the two differ",
  line: (rules: string) => `House rules: ${rules}`,
  published: "Rules as published.",
  usePublished: "Use the published rules",
  useHouse: "Use the house rules",
  changed: {
    spec: "This game now uses the house rules.",
    published: "This game now uses the published rules.",
  },
  again: {
    title: {
      spec: "Start again with the house rules?",
      published: "Start again with the published rules?",
    },
    text: "This game has begun, so its rules stay as they are. You can start the same table again with the other rules. This game stays in your games.",
    begin: "Start again",
    cancel: "Cancel",
  },
};
