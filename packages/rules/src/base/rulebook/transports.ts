/** Transports. */
export const TRANSPORTS_RULES = {
  "TR-3":
    'After its Normal move, Advance or Fall Back a unit may get into a friendly transport with room for it, if every model is within 3" across and 5" up of it.',
  "TR-4":
    'A unit that began the Movement phase inside gets out of a transport on the table that has neither Advanced nor Fallen Back: wholly within 3" of it, out of Engagement Range, in coherency. It does not remain stationary; where the transport had made a Normal move, it moves and charges no more this turn. Who is too large for that is within 1" of the transport.',
  "TR-5":
    "Nobody gets out of a transport and into one in the same phase. When passengers have left, a transport may still move.",
  "TR-6": "Passengers of a transport within Engagement Range of an enemy get out if they end out of it.",
  "TR-7":
    "Firing Deck X: in its own Shooting phase, not in Overwatch, a transport fires weapons of up to X passengers as its own, one ranged weapon each and no One Shot: from where it stands, as its own state lets it. Their units do not shoot in this phase.",
  "TR-8":
    'A destroyed transport: after its Deadly Demise its passengers are set up by their owner, unit by unit, wholly within 3" of where it stood and out of Engagement Range; nothing else happens in between. Then one die for each model, and each 1 is a mortal wound. They are Battle-shocked, count as having moved and do not charge this turn.',
  "TR-9":
    'Passengers of a destroyed transport that cannot be set up within 3" are set up wholly within 6", where each 1 to 3 is a mortal wound. Models for which there is no room are destroyed.',
  "TR-10":
    'Deadly Demise X: when all attacks of the attacking unit are resolved, Hazardous included, one die for each destroyed model that has it; on a 6 each unit within 6" of where it stood, by id, suffers X mortal wounds, rolled for each. Passengers do not. What is destroyed by it goes up after it.',
  "TR-11":
    "Careen! (War Horde): when an ORKS VEHICLE unit is destroyed and the die of its Deadly Demise shows a 6, it makes a Normal move or, from Engagement Range, a Fall Back over all enemies but Monsters and Vehicles, before anybody suffers and before its passengers get out. Nobody is tested for it.",
  "TR-12":
    "By a rule units get out of their transport out of their Movement phase, one after the other or not at all, as near to it as the rule says; or a unit gets in that is near enough, is not engaged and finds room.",
} as const;
