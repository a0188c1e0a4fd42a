import { DOT } from '#kernel/dot.ts';
import type { Preview } from './model.ts';
import { newIn, type Part, type ReviewLine } from './review.ts';
import { newCategoryCount } from './file-words.ts';
import { counted, FORMAT_NAMES } from './words.ts';

/** Bank and format of a file: `FNB · CSV`, `Export from YNAB`. */
export function bankAndFormat({ bank, format }: Pick<Preview, 'bank' | 'format'>): string {
  if (format === 'program') return formatText({ bank, format });
  return [bank ?? 'Unknown bank', format === null ? null : FORMAT_NAMES[format]]
    .filter((part) => part !== null)
    .join(DOT);
}

/** The format of a file; of an export of another program also which one. */
export function formatText({ bank, format }: Pick<Preview, 'bank' | 'format'>): string {
  if (format === null) return '';
  return format === 'program' && bank !== null ? `Export from ${bank}` : FORMAT_NAMES[format];
}

/** `review-table.tsx` and `commit-bar.tsx` */
export const COUNT_WORDS = {
  added: (transactionCount: string) => `${transactionCount} new`,
  merged: (transactionCount: string) => `${transactionCount} to merge`,
  mergedIn: (transactionCount: string) => `${transactionCount} merged with what you have`,
  skipped: (transactionCount: string) => `${transactionCount} skipped`,
  known: (transactionCount: string) => `${transactionCount} you already have`,
  failed: (transactionCount: string) => `${transactionCount} cannot be read`,
} as const;

/** What a file brings: `96 new`, then what is there already and what cannot be read. Null where it is not known yet. */
export function reviewCounts(line: ReviewLine, write: (count: number) => string): string[] | null {
  if (line.finding === null) return null;
  if (line.preview.copyOf !== null) return ['You added this file twice'];
  const { skipped, failed, merged } = line.finding.counts;
  const newCategories = line.finding.carried?.newCategories.length ?? 0;
  const areKnown = line.parts.some(({ goes }) => goes === 'known');
  const added = newIn(line);
  return [
    added > 0 ? COUNT_WORDS.added(write(added)) : 'No new transactions',
    merged > 0 ? COUNT_WORDS.merged(write(merged)) : null,
    skipped > 0 ? (areKnown ? COUNT_WORDS.known : COUNT_WORDS.skipped)(write(skipped)) : null,
    failed > 0 ? COUNT_WORDS.failed(write(failed)) : null,
    newCategories > 0 ? newCategoryCount(newCategories, write) : null,
  ].filter((text) => text !== null);
}

/** What a person is asked about a part of a file, in a sentence. */
export function askedOf({ section: { doubt, problem, account } }: Part): string {
  if (problem !== null) return problem.sentence;
  if (doubt !== null) return doubt;
  return account === null
    ? 'Which account is this statement for?'
    : `Another file for ${account.name} has a different account number. Which account is this statement for?`;
}

/** The button that imports all files that can be: `Import 2 files · 200 transactions`. */
export function importAllWords(files: number, transactions: number, write: (count: number) => string): string {
  if (files === 0) return 'Finish';
  if (files === 1) return `Import ${counted(transactions, 'transaction', write)}`;
  return `Import ${counted(files, 'file', write)} · ${counted(transactions, 'transaction', write)}`;
}

/** What the page says of the files that it leaves out: `2 files need an answer first.` */
export function leftOutWords(asks: number, write: (count: number) => string): string | null {
  if (asks === 0) return null;
  return asks === 1 ? '1 file needs an answer first.' : `${write(asks)} files need an answer first.`;
}

/** What came in with a press: `96 transactions from 2 files`. */
export function broughtWords(
  { transactions, files }: { transactions: number; files: number },
  write: (count: number) => string,
): string {
  if (transactions === 0) return 'Nothing new: you already have all these transactions';
  return files > 1
    ? `${counted(transactions, 'transaction', write)} imported from ${counted(files, 'file', write)}`
    : `${counted(transactions, 'transaction', write)} imported`;
}

/** `review-questions.tsx` */
export const REVIEW_QUESTIONS_WORDS = {
  whichDayIs: (writtenDate: string) => `Which day is ${writtenDate}?`,
  chooseAnswer: 'Choose an answer',
  dayFirst: 'Day first',
  monthFirst: 'Month first',
  dates: 'Dates',
} as const;

/** `review-table.tsx` */
export const REVIEW_TABLE_WORDS = {
  filesToReview: 'Files to review',
  doesNotAddUp: 'Balance does not add up',
  doesNotMatch: 'Balance does not match',
  addsUp: 'Balance adds up',
  matches: 'Balance matches',
  balance: 'Balance',
  openingMoves: 'Opening balance adjusted',
  remove: 'Remove{fileName}',
  review: 'Review{fileName}',
} as const;
