/** The attack sequence. */
export const ATTACK_RULES = {
  "AT-1": "Each weapon makes its Attacks; a variable number is rolled for each weapon; at least one.",
  "AT-2": "A hit roll succeeds on the Ballistic Skill or more.",
  "AT-3": "An unmodified 1 misses and an unmodified 6 is a Critical Hit, which always hits.",
  "AT-4": "Modifiers to a hit or wound roll are summed and then kept within -1 and +1.",
  "AT-5":
    "A die is re-rolled at most once, before modifiers; a failed die is one that would fail after modifiers, and a success is never re-rolled.",
  "AT-6":
    "To wound: 2+ at twice the Toughness or more, 3+ above it, 4+ when equal, 6+ at half or less, else 5+.",
  "AT-7": "An unmodified wound roll of 1 fails and an unmodified 6 is a Critical Wound, which always wounds.",
  "AT-8":
    "The Toughness of a unit is the highest among its models, of an attached unit the highest among its bodyguard.",
  "AT-9":
    "A wounded model takes the next wound, else one that was allocated an attack this phase, else the defender's choice: by default the model nearest to a firing one.",
  "AT-10": "Characters of an attached unit take no wounds while a bodyguard model lives, Precision aside.",
  "AT-11":
    "AP worsens the armour save; improvements never exceed +1, a save is never better than 2+, and an unmodified 1 fails.",
  "AT-12": "An invulnerable save ignores AP and cover; the better of the two saves is used.",
  "AT-13": "Damage beyond a model's last wound is lost.",
  "AT-14":
    "Mortal wounds allow no save but Feel No Pain; those of Devastating Wounds and Hazardous do not spill over.",
  "AT-15": "The Attacks characteristic may be overridden for one volley; Rapid Fire and Blast still apply.",
  "AT-16": "Automatic hits and automatic wounds are not critical.",
  "AT-17":
    "Mortal wounds are allocated one at a time as attacks are, allow no save but Feel No Pain, and spill over to the next model; only those of Devastating Wounds and Hazardous are lost with their model. All ordinary damage of the attacking unit comes first.",
  "AT-18":
    "Where the referee allocates with care (CAREFUL), wounds and other losses go where the rules leave a choice to the model after whose loss the fewest others would have to go for coherency, then to one that is neither a leader nor the only bearer of a weapon, then to the nearest to the attacking unit.",
} as const;
