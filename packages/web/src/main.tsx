import "@fontsource-variable/inter/wght.css";
import "./style/tokens.css";
import "./style/base.css";
import "./ui/ui.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { followTable, lastTable } from "./table/autosave.ts";
import { followComputer } from "./table/computer-player.ts";
import { followAims } from "./table/kept-aims.ts";
import { followPreferences } from "./table/preferences.ts";
import { openTable } from "./table/table.ts";
import { notify } from "./ui/notices.tsx";
import { words } from "./words/english.ts";

followPreferences();
followTable(notify);
followComputer(() => notify(words.computer.failed));
const left = lastTable(notify);
if (left !== null) openTable(left);
followAims();

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
