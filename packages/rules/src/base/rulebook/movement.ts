/** The Movement phase. */
export const MOVEMENT_RULES = {
  "MO-1":
    "In the Movement phase the player whose turn it is moves units on the table one by one, each once. Unless an enemy other than AIRCRAFT is within Engagement Range, a unit makes a Normal move, Advances or remains stationary; with an enemy there it falls back or remains stationary.",
  "MO-2":
    "A unit that was not chosen has remained stationary when the phase ends, unless it arrived or disembarked in this turn.",
  "MO-3":
    "Any models of the unit move and the others stay; a unit that makes a Normal move in which nobody moves has moved all the same.",
  "MO-4":
    'A path is made of straight legs, which all count, measured at the middle of the base. Turning costs once: 1" on a base that is not round, 2" for a Monster or Vehicle, nothing for AIRCRAFT.',
  "MO-5":
    "No base passes through an enemy model or over the table's edge, nor a Monster or Vehicle through a friendly one; other friendly models may be passed. Nobody ends on a model.",
  "MO-6":
    "In a Normal move or an Advance no model comes within Engagement Range of an enemy, anywhere on its way or at its end; with FLY at its end.",
  "MO-7":
    'Terrain up to 2" high costs nothing, taller terrain is climbed; INFANTRY and BEASTS go through ruins and pay only for the way up to a floor. Upper floors are for them and for FLY.',
  "MO-8":
    "A model that can FLY passes over models and terrain, and pays the straight way through the air between the points of its path.",
  "MO-9":
    "A unit ends its move in coherency. A move that breaks a condition is refused: nothing moves, every broken condition is named, and a roll that was made stands.",
  "MO-10": "Normal move: each model goes up to its own M.",
  "MO-11":
    "Advance: one die for the unit, by which each model may go further than its M. From then on it can do nothing else in the phase, and it has Advanced even if nobody moves.",
  "MO-12":
    "Fall Back: up to M, over enemy models and through their Engagement Range; every model of the unit ends out of it.",
  "MO-13":
    "Desperate Escape: before a unit falls back, one die for each model that will pass over an enemy model, FLY and TITANIC aside, and for every model of a Battle-shocked unit. Each 1 or 2 costs the unit a model: its owner's choice, by default no CHARACTER if there is another, and the furthest from the enemy.",
  "MO-14":
    "A move is judged as it is declared; then come reactions and Desperate Escape, and whoever is left walks the declared path. Nothing else is done in between.",
  "MO-15": "A unit that remains stationary moves no model for the rest of the phase.",
  "MO-18": "What may react is told when a Normal move, an Advance or a Fall Back begins and when it ends.",
  "MO-19": "A unit that moves performs no Action any more.",
  "MO-20": "A move can be taken back as long as no die was drawn and nobody else has acted since.",
  "MO-21":
    "A move towards a place is suggested, the unit keeping its formation as far as it can; what is suggested passes the same judge as a player's.",
  "MO-41":
    "A unit that arrives from reserve or gets out of a transport that has moved counts as having moved and has made no move: nothing reacts to the end of one, and it gets into no transport.",
  "MO-43":
    "A stratagem or an ability may let a unit make a Normal move out of its own Movement phase, at most one in a phase: of its M, or as far as it says. It may stay instead, and nobody reacts to it. A rule may ask for a Fall Back move instead, with Desperate Escape, or that every model ends wholly within a distance of friends.",
  "MO-44":
    "Surge move: so far as the dice say, towards the closest enemy unit that is no AIRCRAFT (of several equally close, any), and into its Engagement Range if it gets there. The unit ends as close to it as the referee finds it can, and near no other enemy; it stays only if it cannot come closer.",
  "MO-45":
    "By a rule a unit is taken up and set up again, so far from all enemies as the rule says, or stays where it is. It counts as having made the move that the rule names.",
  "MO-30":
    'AIRCRAFT make Normal moves only, whoever is near: 20" or more straight ahead over everything, then a turn of up to 90 degrees. They begin the battle in Strategic Reserves, and one that leaves the table waits there; one with Hover may be set up instead, and is then no AIRCRAFT for the battle, with an M of 20". Others move over it and through its Engagement Range, but do not end there.',
} as const;
