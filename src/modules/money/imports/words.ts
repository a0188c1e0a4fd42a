import type { Counts, DecisionKind } from '#modules/money/import-matching/model.ts';
import type { Finding, Import } from './model.ts';

export const FORMAT_NAMES: Readonly<Record<NonNullable<Import['format']>, string>> = {
  csv: 'CSV',
  ofx: 'OFX',
  qif: 'QIF',
  camt: 'CAMT',
  mt940: 'MT940',
  norma43: 'Norma 43',
  cfonb: 'CFONB',
  clientbank: '1C',
  bai2: 'BAI2',
  spreadsheet: 'Spreadsheet',
  pdf: 'PDF',
  program: 'Export from another program',
};

export const STATUS_WORDS: Readonly<Record<Import['status'], string>> = {
  ready: 'Not imported yet',
  done: 'Imported',
  reverted: 'Undone',
};

/** What becomes of a row, in a word. */
export const DECISION_WORDS: Readonly<Record<DecisionKind, string>> = {
  add: 'Add',
  merge: 'Merge',
  skip: 'Skip',
  fail: 'Cannot be read',
};

export function rowsIn({ added, merged, skipped, failed }: Counts): number {
  return added + merged + skipped + failed;
}

/** `1 transaction`, `43 transactions`. */
export function counted(count: number, one: string, write: (count: number) => string = String): string {
  return `${write(count)} ${count === 1 ? one : `${one}s`}`;
}

/** `43 added, 2 merged, 5 skipped, 1 failed`; what is nothing is left out. */
export function countsText(counts: Counts, write: (count: number) => string): string {
  return written(counts, IMPORTED, write) ?? 'nothing added';
}

/** The same before it is done: `43 to add, 2 to merge`. */
export function plannedText(counts: Counts, write: (count: number) => string): string {
  return written(counts, PLANNED, write) ?? 'no transactions';
}

type Words = Readonly<Record<keyof Counts, (count: string) => string>>;
const IMPORTED: Words = {
  added: (transactionCount) => `${transactionCount} added`,
  merged: (transactionCount) => `${transactionCount} merged`,
  skipped: (transactionCount) => `${transactionCount} skipped`,
  failed: (transactionCount) => `${transactionCount} failed`,
};
const PLANNED: Words = {
  added: (transactionCount) => `${transactionCount} to add`,
  merged: (transactionCount) => `${transactionCount} to merge`,
  skipped: (transactionCount) => `${transactionCount} to skip`,
  failed: (transactionCount) => `${transactionCount} that cannot be read`,
};
const OUTCOMES = ['added', 'merged', 'skipped', 'failed'] as const;

function written(counts: Counts, words: Words, write: (count: number) => string): string | null {
  const said = OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) =>
    words[outcome](write(counts[outcome])),
  );
  return said.length === 0 ? null : said.join(', ');
}

/** Words by value as the choices of a list. */
export function choicesOf<Value extends string>(
  words: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] {
  return Object.entries<string>(words).map(([value, label]) => ({ value: value as Value, label }));
}

/** The word of a button that imports: what it counts is what will be new. */
export function importWords({ added, merged }: Counts, write: (count: number) => string): string | null {
  if (added > 0) return `Import ${counted(added, 'transaction', write)}`;
  return merged > 0 ? `Merge ${counted(merged, 'transaction', write)}` : null;
}

/**
 * Why a file has nothing to add. `areMovements`: some of its lines are movements of money, and not only notes and
 * balances.
 */
export function nothingWords(
  counts: Counts,
  { areMovements, isLeftOut }: { areMovements: boolean; isLeftOut: boolean },
  write: (count: number) => string,
): string {
  const count = rowsIn(counts);
  if (isLeftOut) return 'Nothing to add: you left out every account in this file';
  if (counts.failed > 0)
    return `Nothing to add: ${counted(counts.failed, 'transaction', write)} of this file cannot be read`;
  if (!areMovements) return 'Nothing to add: no line of this file is a transaction';
  return count === 1
    ? 'Nothing to add: you already have the one transaction in this file'
    : `Nothing to add: you already have all ${write(count)} transactions`;
}

/** What became of a row, in a word. */
export const DONE_WORDS: Readonly<Record<DecisionKind, string>> = {
  add: 'Added',
  merge: 'Merged',
  skip: 'Skipped',
  fail: 'Could not be read',
};

/** What a file that waits needs, or what it would bring. */
export function waitingWords(finding: Finding, write: (count: number) => string): string {
  switch (finding.kind) {
    case 'refused':
      return 'This file cannot be read';
    case 'locked':
      return 'Enter the password of this PDF';
    case 'unmapped':
      return 'Choose which column is which';
    case 'questions':
      return questionsWords(finding.questions.length);
    case 'read':
      return readWords(finding, write);
  }
}

function questionsWords(count: number): string {
  return count === 1
    ? 'Answer one question so that this file can be read'
    : `Answer ${count} questions so that this file can be read`;
}

function readWords(
  { counts, sections, isReady }: Extract<Finding, { kind: 'read' }>,
  write: (count: number) => string,
): string {
  const { added, merged, skipped, failed } = counts;
  const found = added + merged;
  if (rowsIn(counts) === 0) return 'This file has no transactions in it';
  if (!isReady && found > 0 && sections.every(({ account, isLeftOut }) => isLeftOut || account !== null))
    return 'This file and this account do not match yet';
  const accounts = sections.length;
  if (!isReady && found > 0)
    return accounts === 1
      ? whichAccount(found, write)
      : `${counted(found, 'transaction', write)} from ${counted(accounts, 'account')} in the file: choose an account for each`;
  if (found === 0)
    return failed === rowsIn(counts) ? 'No transaction of this file can be read' : 'Nothing in this file is new';
  const rest = written({ added: 0, merged, skipped, failed }, PLANNED, write);
  const fresh = counted(added, 'new transaction', write);
  return rest === null ? fresh : `${fresh}, ${rest}`;
}

function whichAccount(found: number, write: (count: number) => string): string {
  return found === 1
    ? 'Which account is this transaction from?'
    : `Which account are these ${write(found)} transactions from?`;
}

/** `arrivals.tsx` */
export const ARRIVALS_WORDS = {
  filesJustAdded: 'Files just added',
  takeOffThisList: (name: string) => `Remove the file ${name} from this list`,
  waitsForItsTurn: 'Waiting for the other files',
  continuesAutomatically: 'You can start three imports a minute. This import continues automatically.',
  continuesIn: (seconds: number) =>
    `You can start three imports a minute. This import continues automatically in ${seconds} s.`,
} as const;

/** `bank-balances.tsx` */
export const BANK_BALANCES_WORDS = {
  statementBalances: 'Statement balances',
} as const;

/** `batch-result.tsx` */
export const BATCH_RESULT_WORDS = {
  imported: 'Imported',
  newAccount: (count: number, write: (count: number) => string) => counted(count, 'new account', write),
  transactionToCategorise: (uncategorised: number, write: (count: number) => string) =>
    `${counted(uncategorised, 'transaction', write)} to categorise. `,
  fileNotImportedBecause: (files: number, write: (count: number) => string) =>
    `${counted(files, 'file', write)} not imported because you cancelled. `,
  fileCouldNotBe: (files: number, write: (count: number) => string) =>
    `${counted(files, 'file', write)} could not be imported. See the reason below.`,
  goToDashboard: 'Go to dashboard',
  categoriseTransaction: (uncategorised: number, write: (count: number) => string) =>
    `Categorise ${counted(uncategorised, 'transaction', write)}`,
  viewTransactions: 'View transactions',
  undoImport: (count: number, written: string) => (count === 1 ? 'Undo import' : `Undo ${written} imports`),
  closeThisMessage: 'Close this message',
} as const;

/** `commit-bar.tsx` */
export const COMMIT_BAR_WORDS = {
  nothingToAddThis: 'Nothing to add: this file has no transactions in it.',
  thisFileAndThis: (areChosen: boolean, count: number, written: string) =>
    areChosen
      ? 'This file and this account do not match yet. See above, or choose another account.'
      : count === 1
        ? 'Choose the account first.'
        : `Choose ${written} accounts first.`,
  finish: 'Finish',
  allOfItIs: 'All transactions are new. ',
  restYouCanUndo: (parts: string) => `Other transactions: ${parts}. You can undo the import.`,
} as const;

/** `drop-anywhere.tsx` */
export const DROP_ANYWHERE_WORDS = {
  dropYourStatements: 'Drop your statements',
} as const;

/** `import-all.tsx` */
export const IMPORT_ALL_WORDS = {
  importing: 'Importing',
  file: (total: number) => (total === 1 ? 'file' : 'files'),
} as const;

/** `import-list.tsx` */
export const IMPORT_LIST_WORDS = {
  imports: 'Imports',
} as const;

/** `import-menu.tsx` */
export const IMPORT_MENU_WORDS = {
  open: 'Open',
  viewTransactions: 'View transactions',
  downloadFile: 'Download file',
  reopenImport: 'Reopen import',
  undoImport: 'Undo import',
  discard: 'Discard',
  moreAbout: (fileName: string) => `More about ${fileName}`,
} as const;

/** `import-progress.tsx` */
export const IMPORT_PROGRESS_WORDS = {
  readingFile: 'Reading the file',
  comparingWithYourTransactions: 'Comparing with your transactions',
  addingUp: 'Calculating balances',
} as const;

/** `imports-answer.tsx` */
export const IMPORTS_ANSWER_WORDS = {
  importYourFirstStatement: 'Import your first statement.',
  transaction: (added: number, write: (count: number) => string) => counted(added, 'transaction', write),
  yourLastImportOn: 'Your last import, on {day}, added {link}.',
} as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  importsHeading: 'Imports',
  youCanUndoImportNote: 'You can undo an import.',
  addFiles: 'Add files',
  readingFiles: 'Reading the files...',
  readingMore: (files: number, write: (count: number) => string) => `Reading ${counted(files, 'more file', write)}.`,
  nothingIsSavedUntil: 'Nothing is saved until you import. {filesLeft}',
  statementFiles: 'Statement files',
  dropStatementsHereSeveral: 'Drop statements here, several at once',
  csvOfxQfxQifNote: 'CSV, Excel, PDF, OFX, QIF, CAMT, MT940, Norma 43, CFONB or BAI2, up to 20\u00a0MB.',
  yourImports: 'Your imports',
  noStatementsYet: 'No statements yet',
  theseCameWithoutStatement: (count: number, write: (count: number) => string) =>
    count === 1
      ? 'Your one transaction is demo data or was added without a statement.'
      : `Your ${write(count)} transactions are demo data or were added without a statement.`,
  onYourBanksWebsite:
    'On your bank’s website, open the account, look for “Statements”, “Export” or “Download transactions”, and choose CSV, Excel or PDF.',
} as const;

/** `review-accounts.tsx` */
export const REVIEW_ACCOUNTS_WORDS = {
  and1MoreAccount: (more: number) => (more === 1 ? 'and 1 more account' : `and ${more} more accounts`),
  chooseWhichColumnIs: 'Choose which column is which.',
  hasPassword: 'This PDF has a password.',
  noTransactionCanBe: 'No transaction can be read.',
  noTransactionsInIt: 'This file has no transactions.',
  leftOut: (fileAccount: string) => `${fileAccount}: left out`,
  new: 'New',
  account: 'Account',
  close: 'Close',
  change: 'Change',
  accountName: (name: string) => `account ${name}`,
  text: '{part}{part2}',
  thisAccountAnyway: 'Use this account anyway',
  newAccount: (name: string) => `New account: ${name}`,
  leaveThisAccountOut: 'Leave this account out',
  chooseAccount: 'Choose an account',
} as const;
