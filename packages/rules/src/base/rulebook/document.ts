/** The document. */
export const DOCUMENT_RULES = {
  "GD-1":
    "A game document has exactly the known fields with values of the right type; anything else is refused with its path.",
  "GD-2":
    "Ids are 1 to 64 letters, digits, _ or -, equal their key, and are no reserved word; references name what exists.",
  "GD-3":
    "Every base lies on the board and nothing stands outside it; living models have at least one wound and no more than their characteristic.",
  "GD-4":
    "Attacks and Damage are a number, or D3s or D6s plus a number: at most 100 dice and a total of 1 to 1000.",
  "GD-5": "A terrain footprint is a polygon of three or more points that does not cross itself.",
  "GD-6": "Numbers are finite and within the stated limits.",
  "GD-7": "An action has exactly the fields of its type; the units, models and weapons that it names exist.",
  "GD-8":
    "A unit is on the table with all its models or with none: in reserve, embarked, or not yet set up. Off the table it neither acts nor is a target.",
  "GD-9":
    "An army that a player brings to a table says what an army list says: models with all their wounds, off the table, apart, with nothing done yet.",
  "GD-10":
    "A document that a table is opened with has nothing that only a battle writes while the battle has not begun, and no more points and rounds than a battle can have by then.",
} as const;
