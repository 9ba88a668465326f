import { useGame } from "../../table/table.ts";
import { useView } from "../../table/view.ts";
import { words } from "../../words/english.ts";
import { PlacingSection } from "./placing-section.tsx";

/** The unit that is put elsewhere by hand. */
export function PlacingByHandPanel() {
  const game = useGame();
  const placing = useView((view) => view.placing);
  if (placing === null) return null;
  return (
    <PlacingSection game={game} placing={placing}>
      <p className="moving-quiet">{words.byHand.move.anywhere}</p>
    </PlacingSection>
  );
}
