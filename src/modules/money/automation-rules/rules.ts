import { hashOf } from '#browser/hash-of.ts';
import { filingsOf } from './filing.ts';
import type { Actions, NewRule } from './model.ts';

export { conditionOfRule, type Names } from './conditions.ts';
export {
  applyRules,
  type Changes,
  type Compiled,
  compileRules,
  decide,
  type Filed,
  filed,
  type RuleRow,
  rulesBehind,
} from './engine.ts';
export { fileOfRules, rulesOfFile, tagsInFile } from './exchange.ts';
export { countLeft } from './filing.ts';
export { missingOf } from './ready.ts';
export { type OfferedSide, type Outcome, placeTransfers, type WantedSide } from './transferring.ts';
export { reportOn } from './findings.ts';
export { specificityOf } from './specificity.ts';

/** Equal for rules that say the same, wherever they stand and whether they are on. */
export function contentOf({ name, query, stage, actions }: Omit<NewRule, 'isEnabled'>): string {
  return hashOf([name, query, stage, { ...actions, tagIds: actions.tagIds.toSorted() }]);
}

/** Whether a rule does anything at all. */
export function isIdle(actions: Actions): boolean {
  const { description, note, tagIds, isReviewed, isSkipped } = actions;
  const isTextless = description === null && note === null;
  return filingsOf(actions).length === 0 && isTextless && tagIds.length === 0 && !isReviewed && !isSkipped;
}
