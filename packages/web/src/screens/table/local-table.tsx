import { Menu } from "./menu.tsx";
import { TableScreen } from "./table.tsx";

/** The table of this browser. */
export default function LocalTable() {
  return <TableScreen menu={<Menu />} />;
}
