/** What is shown in passing: turns, rounds, points, and what the other side has done. */
export const feed = {
  label: "What just happened",
  close: "Close",
  dismiss: (text: string) => `Dismiss: ${text}`,
  more: (count: number) => `${count} more in the log`,
  points: (name: string, vp: number) => `${name} +${vp} VP`,
  for: (vp: number, source: string, what: string) => `+${vp} ${source}${what === "" ? "" : `: ${what}`}`,
  round: (round: number) => `Round ${round}`,
  yourTurn: "Your turn",
  turnOf: (name: string) => `${name}’s turn`,
  attacker: (name: string) => `${name} attacks and deploys first`,
  attackerIsYou: "You attack and deploy first",
  firstTurn: (name: string) => `${name} takes the first turn`,
  firstTurnIsYours: "You take the first turn",
  chosenForYou: "Chosen for you in round 1",
  recap: "While you watched",
  nothing: "Nothing was scored and nobody was lost.",
};
