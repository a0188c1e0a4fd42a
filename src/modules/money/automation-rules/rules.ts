export { conditionOfRule, type Names } from './conditions.ts';
export { applyRules, type Changes, type Compiled, compileRules, decide, type RuleRow, rulesBehind } from './engine.ts';
export { fileOfRules, rulesOfFile, tagsInFile } from './exchange.ts';
export { reportOn } from './findings.ts';
export { specificityOf } from './specificity.ts';

/** Whether a rule does anything at all. */
export function isIdle(actions: {
  categoryId: string | null;
  description: string | null;
  note: string | null;
  tagIds: readonly string[];
  isReviewed: boolean;
  isSkipped: boolean;
}): boolean {
  const { categoryId, description, note, tagIds, isReviewed, isSkipped } = actions;
  return (
    [categoryId, description, note].every((one) => one === null) && tagIds.length === 0 && !isReviewed && !isSkipped
  );
}
