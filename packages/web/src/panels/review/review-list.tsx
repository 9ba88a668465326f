import type { ArmyReview, Review } from "@gunline/armies/review";
import { type Game, PLAYER_IDS, type PlayerId } from "@gunline/rules";
import { words } from "../../words/english.ts";
import { sentencesOf, stateInWords } from "./sentences.ts";
import "./review.css";

const own = words.review;

interface ReviewListProps {
  readonly game: Game;
  readonly review: Review;
  /** The reader's side; absent: both are told by name. */
  readonly reader?: PlayerId | undefined;
}

/** Everything at a table that is not built in, the opponent's army first. */
export function ReviewList({ game, review, reader }: ReviewListProps) {
  const sides = reader === "p1" ? PLAYER_IDS.toReversed() : PLAYER_IDS;
  return (
    <div className="review">
      {review.state.length > 0 && (
        <section>
          <h3>{own.state}</h3>
          <ul>
            {review.state.map((note) => (
              <li key={JSON.stringify(note)}>{stateInWords(game, note)}</li>
            ))}
          </ul>
        </section>
      )}
      {sides.map((side) => {
        const army = review.armies[side];
        if (army.units.length === 0) return null;
        const title = side === reader ? own.yourArmy : own.army(game.players[side].name);
        return <Army key={side} title={title} army={army} />;
      })}
    </div>
  );
}

function Army({ title, army }: { readonly title: string; readonly army: ArmyReview }) {
  const { claimed, points, unknown, units } = army;
  return (
    <section>
      <h3>{title}</h3>
      <p className="review-points">{own.points(claimed, points, unknown)}</p>
      <dl>
        {units.map(({ unit_id, name, differences }) => (
          <div key={unit_id} className="review-unit">
            <dt>{name}</dt>
            {differences.flatMap(sentencesOf).map((sentence) => (
              <dd key={sentence}>{sentence}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
