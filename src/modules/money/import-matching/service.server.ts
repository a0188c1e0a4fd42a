// What `imports` asks: which account each part of a file is for, which of its rows the books have already, and why.
export { bankTextOf, categoriseRow } from './categorise-row.server.ts';
export { balancesAfter, balancesToKeep } from './closing.server.ts';
export { bankBalanceOf } from './closing.ts';
export { addUp, countsOf, rowsIn } from './counts.ts';
export { planWithDoubts } from './doubts.server.ts';
export { feeLines } from './fee-lines.ts';
export { headOf, type Issuer, issuerOf, UNKNOWN_ISSUER } from './issuer.ts';
export { isMappingFor, mappingFrom } from './layouts.ts';
export { mergedFacts } from './merging.ts';
export type { Plan, PlannedRow, Source } from './plan.server.ts';
export {
  type ImportSection,
  type KnownAccounts,
  loadAccounts,
  type Reader,
  sectionsOf,
  type WholeReading,
} from './section-accounts.server.ts';
export { newAccountFor } from './new-account.ts';
export { isOfBank } from './sections.ts';
export { addedSentence, likenessSentence, mergedSentence, skippedSentence } from './sentences.ts';
export { mappingsIn, rememberShape, shapeOfLayout } from './store.server.ts';
