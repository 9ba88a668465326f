import { chiSquareShare } from "./share.ts";

chiSquareShare(1);
