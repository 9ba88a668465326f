/** The language in which the rules of armies are written. */
export const ABILITIES_RULES = {
  "AB-1":
    "A document may carry the rows of the rules that it is played by. A row is read at the border; what the language does not know is refused with its path.",
  "AB-2":
    "Rows are bounded: how many a document carries, how many parts a list has, how deep lists stand in each other, the bytes of each, the dice of a clause, and the rules that act by themselves in one action.",
  "AB-3":
    "What is always in force acts while its condition holds, and on whom it reaches: its bearers, their unit, the unit that they lead, units around them, or units of the army.",
  "AB-4":
    "What a player uses is offered at the moments that its row names, to the units that its condition allows, with every choice that it asks for; its limit counts for the army, the unit or the model.",
  "AB-5":
    "What happens by itself happens when its moment comes, unit by unit in the order of the document. What it sets off is resolved before the rest of it.",
  "AB-6":
    "What a row gives to a unit ends when the row says so: with attacks, the phase, the turn, the round, as a phase or turn of its player begins, or with the battle.",
  "AB-7": "A row of a document takes the place of a built-in row with its id.",
  "AB-12":
    "A rule may hold something for its player: a number, or dice as they fell. It is gained and lost by rules, pays for uses, and can be a condition.",
  "AB-13":
    "Where a rule of its army can return models to a unit, the unit keeps its destroyed models. They come back whole or with so many wounds, in coherency; a unit that reanimates heals its wounded models first.",
  "AB-14":
    "By a rule a unit may fight or charge out of its turn, leave the table for Strategic Reserves, or lose models; what it could not do is not paid for.",
  "AB-20":
    "Rows change attacks: their rolls, characteristics, number and damage. A changed skill is no modifier and not limited like one; who may ignore modifiers ignores the bad ones; rolls that always fail do so though they would be critical; damage is replaced, then halved (rounding up), then added to or taken from, never below 1.",
  "AB-21":
    "A weapon ability that a row lends counts as if it were written on the weapon, of two of one kind the better one, for the attack and for whether the weapon may be fired.",
  "AB-22":
    "Conditions look at the unit, the table, the attack or each model that makes it. What is asked about somebody who is not there does not hold.",
  "AB-23": "A core ability that a row gives counts everywhere as if it were written on the unit.",
  "AB-24":
    "Rows forbid and allow: charges, Fall Back moves, Overwatch, targets from afar, arrivals nearby. What forbids goes before what allows.",
  "AB-30":
    "A rule may ask for a Leadership test: two dice must reach the best Leadership of the unit, which is not Battle-shocked by it. What follows from a test may differ for who passes and who fails.",
  "AB-31":
    "Some rules wait for a stratagem that is used on a unit, or for a unit that gets out of their transport. They happen by themselves; an ability that is used is no stratagem.",
  "AB-32":
    "By a rule units get out of a transport that has Advanced, or charge after they got out of one that has made a Normal move; a unit Falls Back without Desperate Escape tests, or everybody in it is tested.",
  "AB-33":
    "By a rule a unit shoots at one target though it is not its turn, with everything that it can fire, or may be selected to shoot once more. It has not shot in its own phase by that. By a rule it declares a charge out of its Charge phase as well.",
  "AB-34": "By a rule models pile in or consolidate further.",
  "AB-35":
    "A rule may choose an enemy unit that its unit moved over: one with a model whose base some base of the unit passed over on its way, at whatever height.",
  "AB-36":
    "By a rule a unit that was selected to move Remains Stationary instead, or may make no Normal, Advance or Fall Back move.",
  "AB-37":
    "Rows let models move over friends, enemies or terrain up to a height, or pay for no height, and keep the ends of enemy moves away from a unit. An Advance may be of a fixed length.",
  "AB-50":
    "By a rule a model that is destroyed for the first time may be set back up as the phase ends: on a die, as near as it can stand to where it was, and in nobody's Engagement Range. Who was attached is a unit of its own then; its unit counts as destroyed all the same.",
  "AB-51":
    "By a rule a player chooses an objective marker, named by the point where it lies; rules ask who is in range of it.",
  "AB-25":
    "Rows change the rolls of units and what stratagems cost: modifiers and re-rolls of Advance, Charge and Battle-shock, and more or fewer command points.",
  "AB-26":
    "Rules act on single dice of attacks: a hit, wound, damage or saving die of the models that have the rule becomes a 6, and an attack that was allocated, or that was not saved, does no damage. Where somebody has such a rule, dice wait for it.",
  "AB-27":
    "Rules count what attacks have done when all of them are over: models and units destroyed by the models that have the rule, attacks allocated to these, and their saving throws of 6.",
  "AB-28":
    "Rows change saves against an attack: dice that are rolled again, armour saves that are 1 better, an invulnerable save; and critical wounds may have a better AP than others.",
} as const;
