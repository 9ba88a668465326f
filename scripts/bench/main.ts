import { benchAutoPath, benchChargeMove } from "./charge.ts";
import { printMachine } from "./measure.ts";
import { benchTargets } from "./targets.ts";
import { benchActions, benchRolls } from "./volley.ts";

printMachine();
benchActions();
benchRolls();
benchTargets();
benchAutoPath();
benchChargeMove();
