export { demoScenario, type Scenario } from "./demo.ts";
