import { normalHeading } from './headings.ts';
import type { Movement } from './movements.ts';

/** What kind of account in the books a row is of. */
const KIND = /^(?:account|acct) (?:group|type|class|classification|category|sub ?type)$/;

/** Accounts that hold money, or owe it. */
const HELD =
  /\b(?:cash|bank|credit cards?|loans?|lines? of credit|mortgages?|savings|che(?:ck|que)(?:ing)?|wallets?|money in transit)\b/;
const ASSETS = /^(?:current |other |fixed |long term )?(?:assets?|liabilit(?:y|ies)|debts?)$/;
/** What money was for, and what is owed between people: none of it is money in an account. */
const KEPT =
  /\b(?:incomes?|revenues?|sales|expenses?|costs?|equity|tax(?:es)?|vat|gst|operating|receivables?|payables?|payroll|depreciation|inventory)\b/;

/**
 * The rows of a ledger that are of a category and not of an account, where columns name the kind of account of each row: the
 * other side of what moved. None where not both kinds are there.
 */
export function categoryRows(heading: readonly string[], movements: readonly Movement[]): ReadonlySet<Movement> {
  const columns = heading.flatMap((name, column) => (KIND.test(normalHeading(name)) ? [column] : []));
  const kinds = new Map(movements.map((one) => [one, kindOf(columns.map((column) => one.cells[column] ?? ''))]));
  const has = (kind: Kind): boolean => [...kinds.values()].includes(kind);
  if (columns.length === 0 || !has('held') || !has('kept') || has(null)) return new Set();
  return new Set(movements.filter((one) => kinds.get(one) === 'kept'));
}

type Kind = 'held' | 'kept' | null;

function kindOf(cells: readonly string[]): Kind {
  const words = cells.map(normalHeading);
  if (words.some((word) => KEPT.test(word))) return 'kept';
  return words.some((word) => HELD.test(word) || ASSETS.test(word)) ? 'held' : null;
}
