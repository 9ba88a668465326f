/** What players change by hand, and the consent to it. */
export const byHand = {
  dice: "By hand",
  consent: {
    title: "By hand",
    asks: (player: string) => `${player} asks:`,
    setting: (how: string) => `Changes by hand: ${how}.`,
    agree: "Agree",
    decline: "Decline",
    withdraw: "Take the request back",
    hint: {
      mouse: "Enter agrees to the change by hand · D declines",
      fingers: "Agree to the change by hand, or decline",
    },
    keys: { decline: "decline a change by hand" },
  },
};
