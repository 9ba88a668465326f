/** The battle. */
export const BATTLE_RULES = {
  "BR-1":
    "A battle goes over five rounds, each of two turns; the same player has the first turn in all of them.",
  "BR-2": "A turn is Command, Movement, Shooting, Charge and Fight, in this order.",
  "BR-3":
    "What is due as a phase, a turn or a round ends is done before the next begins, in the action that ended it, and goes on when whoever is asked in the middle of it has answered.",
  "BR-4": "What is due as a phase begins is done, and asked, before anything else of the phase.",
  "BR-5":
    "What is due as a phase ends comes after all else of it; then nothing more of the phase is done, and the next begins.",
  "BR-6":
    "Where both players have something to decide at the same instant, the player whose turn it is decides first. What needs no decision has a fixed order.",
  "BR-7":
    "What is used just after something happened comes before the rest of it: a charge, a move or a volley waits for the answer.",
  "BR-10": "Roll-off: a die each, p1's first, and again where they are equal; the higher wins.",
  "BR-11":
    "Shooting, charging or fighting out of phase is that alone: no Firing Deck, no Big Guns Never Tire, nor anything else of that phase.",
  "BR-12":
    "What is in effect on a unit goes along into a transport, and with each part of an Attached unit that comes apart, for as long as it lasts.",
  "BR-13": "The same effect is in force on a unit once, whoever gives it and however often.",
  "BR-14":
    "Control is judged before victory points are counted, and these after all else of the same instant.",
  "BR-15":
    "All that a battle needs to go on is in its document: saved and loaded anywhere, it goes on the same.",
} as const;
