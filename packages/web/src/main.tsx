import "@fontsource-variable/inter/wght.css";
import "./style/tokens.css";
import "./style/base.css";
import "./ui/ui.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { followPreferences } from "./table/preferences.ts";

followPreferences();

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
