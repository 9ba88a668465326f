/** Texts of rules are a door of their own: a server reads them without anything else of armies. */
export { cleanTexts, type RuleText, TEXT_LIMITS, textOfRule } from "./rule-text.ts";
