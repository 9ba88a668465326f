import { writeFileSync } from "node:fs";
import { FACTIONS } from "@gunline/armies/books";
import { type BuiltArmy, loadArmyBook, pointsOfArmy } from "@gunline/armies/builder";
import { bestArmy } from "./best-army.ts";

/** Writes the ready armies of every faction: of many drawn armies the best one, the same on every machine. */

const SIZES = [500, 1_000, 2_000];
const armies: BuiltArmy[] = [];
const offers = [];
for (const faction of FACTIONS) {
  const book = await loadArmyBook(faction.id);
  const own = [];
  for (const limit of SIZES) {
    const army = bestArmy(book, limit);
    if (army === undefined) continue;
    armies.push(army);
    const tokens = army.units.map(({ sheet, models }) => {
      const { models: kinds } = book.sheets.get(sheet)!;
      const count = models.reduce((sum, one) => sum + one.count, 0);
      const most = models.toSorted((a, b) => b.count - a.count)[0]!;
      const base = kinds.find(({ name }) => name === most.kind)?.base ?? kinds[0]!.base;
      return [base.replace("~", ""), count];
    });
    own.push({ limit, points: pointsOfArmy(army, book), detachment: army.detachment, tokens });
    console.log(
      `${faction.name} ${limit}: ${pointsOfArmy(army, book)} points, ${army.detachment}: ${army.units
        .map(
          ({ sheet, models }) =>
            `${models.reduce((sum, one) => sum + one.count, 0)} ${book.sheets.get(sheet)!.name}`,
        )
        .join(", ")}`,
    );
  }
  if (own.length > 0) offers.push({ faction: faction.id, name: faction.name, armies: own });
}
const to = (name: string) => new URL(`../../packages/armies/src/ready/${name}`, import.meta.url);
writeFileSync(to("armies.json"), `[\n${armies.map((one) => JSON.stringify(one)).join(",\n")}\n]\n`);
writeFileSync(to("offers.json"), `[\n${offers.map((one) => JSON.stringify(one)).join(",\n")}\n]\n`);
