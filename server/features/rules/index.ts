// Manages the edition of the rules by which completeness is judged.
export { lookAtRules, type RulesFault, rulesFile, rulesOverview, takeRules } from './rules.ts';
