import { benchAutoPath, benchChargeMove } from "./charge.ts";
import { printMachine } from "./measure.ts";
import { benchOdds } from "./odds.ts";
import { benchTargets } from "./targets.ts";
import { benchActions, benchRolls } from "./volley.ts";

printMachine();
benchActions();
benchRolls();
benchTargets();
benchOdds();
benchAutoPath();
benchChargeMove();
