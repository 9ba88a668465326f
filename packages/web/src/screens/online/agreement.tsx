import type { MatchView } from "@gunline/link";
import { type Game, opponentOf, type PlayerId } from "@gunline/rules";
import { readTable } from "../../online/review.ts";
import type { Session } from "../../online/store.ts";
import { ReviewList } from "../../panels/review/review-list.tsx";
import { Button } from "../../ui/button.tsx";
import { MessagePage } from "../../ui/message-page.tsx";
import { words } from "../../words/english.ts";
import { Chat } from "./chat.tsx";
import { useTitle } from "./strip.tsx";

const own = words.review;

interface AgreementProps {
  readonly session: Session;
  readonly view: MatchView;
  readonly game: Game;
  readonly you: PlayerId;
}

/** The seat of whoever still has something to agree to, or waits for the other to; null: the battle may go on. */
export function openAgreement({ state }: Session): Omit<AgreementProps, "session"> | null {
  const { view, document: game, you } = state;
  if (view?.agreement == null || game === null || view.status.state !== "running") return null;
  if ((you !== "p1" && you !== "p2") || view.agreement.agreed.length === 2) return null;
  return { view, game, you };
}

/** What is not built in stands in the place of the table until both have agreed to it. */
export function Agreement({ session, view, game, you }: AgreementProps) {
  useTitle(session);
  const { hash, agreed } = view.agreement!;
  const read = readTable(game);
  const other = view.seats[opponentOf(you)].name;
  const isOurs = agreed.includes(you);
  return (
    <MessagePage title={own.title}>
      <p>{own.intro}</p>
      <ReviewList game={game} review={read.review} reader={you} />
      <p role="status">
        {isOurs && `${own.agreed} `}
        {agreed.includes(opponentOf(you)) ? own.otherAgreed(other) : own.waitingFor(other)}
      </p>
      {read.hash !== hash && (
        <p className="online-fault" role="alert">
          {own.stale}
        </p>
      )}
      <div className="online-answers">
        {!isOurs && (
          <Button
            kind="primary"
            id="agree"
            onPress={() => void session.send({ type: "agree", hash })}
            disabledBecause={read.hash === hash ? undefined : own.stale}
          >
            {own.agree}
          </Button>
        )}
        <Button id="decline" onPress={() => void session.send({ type: "resign" })}>
          {own.decline}
        </Button>
      </div>
      <Chat session={session} />
    </MessagePage>
  );
}
