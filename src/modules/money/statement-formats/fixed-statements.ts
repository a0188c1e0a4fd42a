import type { Currency } from '#kernel/money.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import { isNamedCurrency, unread } from '#modules/money/csv-detection/rules.ts';
import { checkBalance, merged } from './balance.ts';
import { type FixedEntry, type FixedStatement, fixedStatements, type RecordShape } from './fixed-records.ts';
import type { AccountSection, Reading, StatementFormat, StatementRow } from './model.ts';
import { currencyOfAccount, currencyQuestion } from './questions.ts';
import { refusal } from './refusals.ts';

type BalanceAt = NonNullable<AccountSection['opening']>;
/** Or why it could not be read. */
export type FixedRow = StatementRow | 'bad-record' | 'bad-day' | 'bad-amount' | 'bad-sign' | 'bad-currency';

/** What the records of an account say in its currency. A balance that is damaged is null, an entry the reason. */
type FixedReading = {
  readonly opening: BalanceAt | null;
  /** @param expected what the opening balance and the rows come to; null where that is not known */
  readonly closing: (expected: bigint | null) => BalanceAt | null;
  readonly rowOf: (entry: FixedEntry) => FixedRow;
};

/** What is particular to one country's format of fixed records. */
export type FixedFormat = {
  readonly format: StatementFormat;
  readonly shape: RecordShape;
  readonly numberOf: (statement: FixedStatement) => string | null;
  /** Null where its records name none. */
  readonly currencyOf: (statement: FixedStatement) => Currency | null;
  readonly readIn: (statement: FixedStatement, currency: Currency) => FixedReading;
  /** What the last record of an account states besides the balance, against the rows. */
  readonly checked?: (section: AccountSection, statement: FixedStatement) => AccountSection;
};

/** Reads a file of fixed records: each account proves itself by its balances, and what is damaged is named by its line. */
export function readFixed(
  text: string,
  encoding: string,
  options: { currency: Currency | undefined; answers: Answers },
  fixed: FixedFormat,
): Reading {
  const { format } = fixed;
  const statements = fixedStatements(text, fixed.shape);
  if (statements === 'too-many') return refusal('TOO_MANY_ROWS');
  if (statements.length === 0) return refusal('BROKEN_FILE');
  const stated = statements.map((statement) => ({ statement, named: fixed.currencyOf(statement) }));
  const fallback = options.answers.currency ?? options.currency ?? null;
  const isSilent = stated.some(({ named }) => named === null);
  if (isSilent && fallback === null)
    return { kind: 'questions', format, encoding, decisions: [], questions: [currencyQuestion()] };
  const isAnswer = options.answers.currency !== undefined;
  const sections = stated.flatMap(({ statement, named }) => {
    const currency = named ?? fallback;
    return currency === null ? [] : [sectionOf(statement, currency, named !== null || isAnswer, fixed)];
  });
  return {
    kind: 'read',
    format,
    encoding,
    layout: null,
    decisions: isSilent && fallback !== null ? [currencyOfAccount(fallback)] : [],
    accounts: merged(sections),
  };
}

function sectionOf(
  statement: FixedStatement,
  currency: Currency,
  isCurrencyNamed: boolean,
  { numberOf, readIn, checked }: FixedFormat,
): AccountSection {
  const { head, end } = statement;
  const reading = isNamedCurrency(currency) ? readIn(statement, currency) : null;
  const opening = reading?.opening ?? null;
  const section: AccountSection = {
    account: numberOf(statement),
    currency,
    isCurrencyNamed,
    type: 'bank',
    opening,
    closing: null,
    rows: [],
    skipped: [],
    failed: [...statement.failed],
    check: { kind: 'unknown' },
  };
  for (const lines of statement.entries) {
    const { entry, details } = lines;
    const said = [entry, ...details].map(({ text }) => text).join(' ');
    const row = reading?.rowOf(lines) ?? 'bad-currency';
    if (typeof row === 'string') section.failed.push(unread(entry.line, row, said));
    else if (row.amount.minor === 0n) section.skipped.push(unread(entry.line, 'no-movement', said));
    else section.rows.push(row);
  }
  const sum = section.rows.reduce((total, { amount }) => total + amount.minor, 0n);
  if (reading !== null && opening === null) section.failed.push(unread(head.line, 'bad-record', head.text));
  if (reading !== null && end !== null) {
    section.closing = reading.closing(opening === null ? null : opening.amount.minor + sum);
    if (section.closing === null) section.failed.push(unread(end.line, 'bad-record', end.text));
  }
  section.check = checkBalance(section);
  return checked?.(section, statement) ?? section;
}
