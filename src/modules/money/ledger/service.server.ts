// What the ledger offers other modules. Rows that arrive in bulk (imports and whatever else reads the outside world):
// lock the accounts, compare with what is there, add, merge, and take it all back.
export {
  addArrivals,
  type Arrival,
  arrivalsCount,
  contentHashOf,
  lockAccounts,
  removeArrivals,
  writtenArrivals,
} from './arrivals.server.ts';
export {
  editedArrivals,
  type FactsChange,
  firstDayOf,
  hasRows,
  type KnownRow,
  type LedgerRow,
  replaceFacts,
  rowsByAmount,
  rowsByContent,
  rowsById,
} from './arrivals-match.server.ts';
export { countsOfCategories, extentOf } from './counts-of-categories.server.ts';
export { sumsOfCategories, usageOfCategories } from './usage-of-categories.server.ts';
export { usageOfTags } from './usage-of-tags.server.ts';
export { sumsOfRecorders } from './sums-of-recorders.server.ts';
// What statements agreed with.
export { withLines } from './with-lines.server.ts';
export { countToReview } from './to-review.server.ts';
export { lockRows, markRows, markUpTo, unlockRows } from './marks.server.ts';
export {
  accountsWithStatements,
  booksBalances,
  movedBefore,
  movedByAccount,
  rowsOfAccounts,
} from './rows-of-accounts.server.ts';
export { bookedAfter, daysOfAccounts } from './days-of-accounts.server.ts';
// Totals of any period, from kept sums.
export {
  byKind,
  countsByGroup,
  countsByMonth,
  countsOfStretches,
  idList,
  type KindFigures,
  type KindIds,
  sumsByCategory,
  spentByDay,
  sumsByKind,
  type SumScope,
} from './sums.server.ts';
// What the ledger does when something it stands on changes.
export { moveLinked, noteMoves, takeNotes } from './category-moves.server.ts';
export { categoryListeners } from './listeners.server.ts';
export { checkKeptSums, type SumDifference } from './kept-sums.server.ts';
// Transactions that are split into lines.
export { filedAsLargest } from './lines.ts';
export {
  endSplit,
  freedLines,
  heldWhole,
  type LineWish,
  putLines,
  splitInBulk,
  type Whole,
  wholeOf,
} from './splits.server.ts';
export { linesOfSplits, takeBackSplits } from './splits-undone.server.ts';
// Rows one by one, as people write, change, file and delete them.
export {
  addTransaction,
  changeTransaction,
  fileRows,
  hasEqual,
  heldRows,
  heldTrash,
  returnRows,
  setDeleted,
  type TransactionRow,
  writerOf,
} from './store.server.ts';
export { type LinkedSide, linkSides } from './linked-sides.server.ts';
export { staysTransfer } from './transfer-sides.server.ts';
// Two rows that become one.
export { becomeMerged, becomeOther } from './merged.server.ts';
// What a person changes of many rows at once.
export { changeMany } from './many-changes.server.ts';
export { idsWithSplits } from './ids-with-splits.server.ts';
// What rules change, and taking it back.
export { changeByRules, type RuleChange, takeBackRules } from './rule-changes.server.ts';
