import { figureOf } from './amounts.ts';
import type { TextRecord } from './cells.ts';
import type { Profile } from './column-profiles.ts';
import { meaningOf, normalHeading } from './headings.ts';
import type { ColumnRole } from './model.ts';

/** Words for what the account was charged. */
const OF_ACCOUNT =
  /\b(?:account|acct|billing|billed|booked|posted|settled|settlement|charged|local|home|base|rekening\w*|konto\w*|rachunku|compte|cuenta|conta|conto|tili\w*|uctu|szamla\w*)\b/;
/** Words for what was paid where it was paid, in whatever currency. */
const OF_OPERATION =
  /\b(?:operation|operacji|operacion|original\w*|origine|origin|oorspronk\w*|ursprung\w*|foreign|fremd\w*|merchant|transaction|transak\w*|transac\w*|trans|purchase|instructed|source|auslands\w*|vreemde|converted|counter\w*)\b/;
/** Amounts beside the one of the row. */
const ASIDE =
  /\b(?:fees?|vat|tax|taxes|charges?|commission|cash ?back|discount|tip|interest|principal|rate|reward\w*|available|limit|due)\b/;

/**
 * Where a row names an amount twice, in the currency it was paid in and in that of the account, the account's counts. Words
 * decide; where they don't, no column is taken for the amount, unless the balance proves one.
 */
export function settleAmounts(
  heading: readonly string[],
  roles: ColumnRole[],
  weights: readonly number[],
  profiles: readonly Profile[],
  rows: readonly TextRecord[],
): void {
  const isFilled = (column: number): boolean => (profiles[column]?.filled ?? 0) * 2 > rows.length;
  const words = heading.map(normalHeading);
  const isBesideCurrency = (column: number): boolean =>
    [column - 1, column + 1].some((other) => isCodes(profiles[other])) &&
    isMoney(profiles[column]) &&
    meaningOf(heading[column] ?? '') === null;
  const columns = roles.flatMap((role, column) => {
    const isAmount = role === 'amount' || (role === 'ignore' && isBesideCurrency(column));
    return isAmount && isFilled(column) && !ASIDE.test(words[column] ?? '') ? [column] : [];
  });
  if (!areDifferent(columns, rows)) return;
  const that = (fits: (column: number) => boolean): number | null => {
    const [only, another] = columns.filter(fits);
    return only !== undefined && another === undefined ? only : null;
  };
  const ofAccount = (column: number): boolean => OF_ACCOUNT.test(words[column] ?? '');
  const ofOperation = (column: number): boolean => OF_OPERATION.test(words[column] ?? '');
  const chosen =
    that((column) => ofAccount(column) && !ofOperation(column)) ??
    that(ofAccount) ??
    that((column) => !ofOperation(column)) ??
    that((column) => (weights[column] ?? 0) > 2 && !ofOperation(column));
  for (const column of columns) roles[column] = column === chosen ? 'amount' : 'ignore';
  if (chosen !== null) settleCurrencies(heading, roles, profiles, chosen);
}

/** The currency that stands beside the amount chosen, and not the one beside the other. */
function settleCurrencies(
  heading: readonly string[],
  roles: ColumnRole[],
  profiles: readonly Profile[],
  amount: number,
): void {
  const columns = heading.flatMap((_, column) => (isCodes(profiles[column]) ? [column] : []));
  const named = columns.filter((column) => OF_ACCOUNT.test(normalHeading(heading[column] ?? '')));
  const beside = columns.find((column) => column === amount + 1) ?? columns.find((column) => column === amount - 1);
  const own = named.length === 1 ? named[0] : beside;
  if (own === undefined) return;
  for (const [column, role] of roles.entries()) if (role === 'currency') roles[column] = 'ignore';
  roles[own] = 'currency';
}

const isCodes = (profile: Profile | undefined): boolean =>
  profile !== undefined && profile.filled > 0 && profile.codes === profile.filled;

const isMoney = (profile: Profile | undefined): boolean =>
  profile !== undefined && profile.money > 0 && profile.figures === profile.filled;

/** Whether two of the columns differ on a row that fills both. */
function areDifferent(columns: readonly number[], rows: readonly TextRecord[]): boolean {
  return rows.some(({ cells }) => {
    const bodies = columns.flatMap((column) => figureOf(cells[column] ?? '')?.body ?? []);
    return new Set(bodies).size > 1;
  });
}
