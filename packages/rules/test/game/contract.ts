/** The game document of CONTRACT.md section 1, character by character, with the choppa that its model carries. */
const PRINTED = `{
  "format": "gunline-game/1",
  "ruleset": "spec",                       // or "published": see RULINGS.md
  "board": { "width": 60, "height": 44 },
  "players": { "p1": { "name": "Blue" }, "p2": { "name": "Green" } },
  "turn": { "round": 1, "active_player": "p1", "phase": "SHOOTING" },   // COMMAND MOVEMENT SHOOTING CHARGE FIGHT
  "units": { "U_BOYZ_1": {
      "id": "U_BOYZ_1", "name": "Boyz", "owner": "p2",
      "keywords": ["INFANTRY", "BATTLELINE", "GRENADES"],
      "abilities": ["STEALTH", "LONE OPERATIVE", "FEEL NO PAIN 5+", "FIGHTS FIRST"],
      "stats": { "move": 6, "toughness": 5, "save": 5, "invulnerable_save": null,      // save 7: none
                 "wounds": 1, "leadership": 7, "objective_control": 2 },
      "starting_strength": 10,
      "flags": { "remained_stationary": true },   // see below; an absent flag is false
      "models": { "m1": {
          "id": "m1", "name": "Boy", "wounds": 1,                 // wounds left
          "position": { "x": 10, "y": 12, "z": 0 },
          "facing": 0,                                            // degrees, for bases that are not round
          "base": { "shape": "round", "mm": 32 },                 // or {"shape":"oval","mm":[long,short]} or {"shape":"hull","mm":[long,short]}; facing 0: long side along x
          "weapons": ["shoota", "choppa"],                        // an id twice: two of that weapon, which share one target
          "keywords": ["CHARACTER"],                              // optional, adds to the unit's
          "stats": { "save": 4, "wounds": 2 }                     // optional, overrides the unit's
      } } } },
  "weapons": { "shoota": {
      "id": "shoota", "name": "Shoota", "type": "RANGED",         // or "MELEE" (no range)
      "range": 18, "attacks": "2", "skill": 5, "strength": 4, "ap": 0, "damage": "1",   // ap is 0 or negative
      "keywords": ["RAPID FIRE 1"], "special_rules": "",          // abilities may stand in either, in any case, separated by comma, semicolon or slash in the latter
      "profile_of": null } },                                     // same value = alternative profiles of one weapon
  "terrain": { "R1": { "id": "R1", "kind": "ruins", "polygon": [[20,10],[26,10],[26,16],[20,16]],
                       "height": 5, "tags": ["obscuring", "light_cover"] } },
  "rng": { "seed": "any string", "cursor": 0 }
}`;

const CHOPPA = {
  id: "choppa",
  name: "Choppa",
  type: "MELEE",
  attacks: "3",
  skill: 3,
  strength: 4,
  ap: -1,
  damage: "1",
  keywords: [],
  special_rules: "",
  profile_of: null,
};

// biome-ignore lint/suspicious/noExplicitAny: these documents are spoiled on purpose.
export type Loose = any;

/** A fresh copy each time. */
export function contractGame(): Loose {
  const document = JSON.parse(PRINTED.replaceAll(/\/\/.*$/gm, ""));
  document.weapons.choppa = CHOPPA;
  return structuredClone(document);
}

export type Place = readonly (string | number)[];

/** Every place in a JSON value, parents before children. */
export function* placesOf(value: unknown, at: Place = []): Generator<Place> {
  if (at.length > 0) yield at;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* placesOf(inner, [...at, Array.isArray(value) ? Number(key) : key]);
  }
}

export function valueAt(document: Loose, place: Place): Loose {
  return place.reduce((value, step) => value[step], document);
}

/** As refusals spell it: keys that are no ids stand in brackets. */
export function spelled(place: Place): string {
  const steps = place.map((step) => {
    if (typeof step === "number") return `[${step}]`;
    return /^[A-Za-z0-9_-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
  });
  return steps.join("").replace(/^\./, "");
}
