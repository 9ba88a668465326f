import { claimSeat, makeSeatToken, RequestRefused } from "@gunline/link";
import { type FormEvent, useState } from "react";
import { serverBase } from "../../online/links.ts";
import { claimToken, holdSeat } from "../../online/seats.ts";
import { go, goOnline } from "../../route.ts";
import { Button } from "../../ui/button.tsx";

const LONGEST_NAME = 40;

/** One press takes the seat; the name is a wish. */
export function Invitation({ game, invite }: { readonly game: string; readonly invite: string }) {
  const [name, setName] = useState("");
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const [token] = useState(() => claimToken(game, makeSeatToken));
  const join = async () => {
    if (busy) return;
    setBusy(true);
    setFault("");
    try {
      const given = name.trim() === "" ? {} : { name: name.trim() };
      const { seat } = await claimSeat(serverBase(), game, { invite, token, ...given });
      holdSeat({ game, token, seat, title: "" });
      goOnline({ kind: "game", game });
    } catch (error) {
      setBusy(false);
      setFault(whyNot(error));
    }
  };
  const onEnter = (event: FormEvent) => {
    event.preventDefault();
    void join();
  };
  return (
    <main className="online-waiting">
      <h1>You are invited to a game</h1>
      <form className="online-form" onSubmit={onEnter}>
        <label className="online-name">
          Your name
          <input
            value={name}
            maxLength={LONGEST_NAME}
            placeholder="as you like"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <Button
          kind="primary"
          id="join"
          onPress={() => void join()}
          disabledBecause={busy ? "Joining…" : undefined}
        >
          Take the seat
        </Button>
      </form>
      {fault !== "" && (
        <p className="online-fault" role="alert">
          {fault}
        </p>
      )}
      <Button kind="quiet" onPress={() => go("start")}>
        To the start page
      </Button>
    </main>
  );
}

function whyNot(error: unknown): string {
  if (!(error instanceof RequestRefused)) return "The server cannot be reached. Try again.";
  return error.status === 400 ? "This link is not complete. Ask for it again." : error.message;
}
