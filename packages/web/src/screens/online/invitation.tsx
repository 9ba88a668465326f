import { claimSeat, makeSeatToken, RequestRefused } from "@gunline/link";
import { useState } from "react";
import { serverBase } from "../../online/links.ts";
import { claimToken, holdSeat } from "../../online/seats.ts";
import { goOnline } from "../../route.ts";
import { Button } from "../../ui/button.tsx";

const LONGEST_NAME = 40;

/** One press takes the seat; the name is a wish. */
export function Invitation({ game, invite }: { readonly game: string; readonly invite: string }) {
  const [name, setName] = useState("");
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const [token] = useState(() => claimToken(game, makeSeatToken));
  const join = async () => {
    setBusy(true);
    setFault("");
    try {
      const given = name.trim() === "" ? {} : { name: name.trim() };
      const { seat } = await claimSeat(serverBase(), game, { invite, token, ...given });
      holdSeat({ game, token, seat, title: "A game with a friend" });
      goOnline({ kind: "game", game });
    } catch (error) {
      setBusy(false);
      setFault(error instanceof RequestRefused ? error.message : "The server cannot be reached. Try again.");
    }
  };
  return (
    <main className="online-waiting">
      <h1>You are invited to a game</h1>
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
      {fault !== "" && (
        <p className="online-fault" role="alert">
          {fault}
        </p>
      )}
    </main>
  );
}
