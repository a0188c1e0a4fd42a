import type { StatementRow } from '#modules/money/statement-formats/model.ts';

/**
 * How a wallet or a bank names the line of a charge, at its end: "Customer Transfer of Funds Charge", "Pay Bill Charge",
 * "Withdrawal Charge" of M-Pesa; fees and levies of MTN MoMo, Airtel Money and OPay; "SMS ALERT CHARGES", "EMTL" of banks.
 */
const CHARGE =
  /\b(?:charges?|fees?|levy|emtl|excise(?: duty)?|stamp duty|commission)(?: (?:n|ngn|kes|ksh|ghs)?\s?[\d.,]+)?$/i;

/** Whether the words of a line say that it is a charge. */
export function isChargeText(words: string): boolean {
  return CHARGE.test(words.trim());
}

/**
 * The rows of one account that are charges, each with the row that it was charged for: on the same line of the file, or with
 * the same receipt number. A charge of its own, such as a monthly fee, has none.
 */
export function feeLines(rows: readonly StatementRow[]): ReadonlyMap<StatementRow, StatementRow> {
  const fees = new Map<StatementRow, StatementRow>();
  let before: StatementRow | null = null;
  for (const row of rows) {
    if (row.part === 'entry') before = row;
    if (row.part === 'fee' && before?.line === row.line) fees.set(row, before);
  }
  const entries = rows.filter(({ part }) => part === 'entry');
  for (const group of Map.groupBy(entries, receiptOf).values()) {
    const payment = paymentOf(group);
    if (payment === null) continue;
    for (const row of group) if (row !== payment && row.amount.minor < 0n && isCharge(row)) fees.set(row, payment);
  }
  return fees;
}

/** Rows without a number of their own are in no group with others. */
const receiptOf = (row: StatementRow): unknown => row.sourceId ?? row;

/** The first column of the words says what it was; those behind it may name a payee or an account. */
export const isCharge = ({ description, bankText }: Pick<StatementRow, 'description' | 'bankText'>): boolean =>
  isChargeText(description) || isChargeText(bankText.split('\n')[0] ?? '');
const sizeOf = ({ amount: { minor } }: StatementRow) => (minor < 0n ? -minor : minor);

/**
 * Of the rows of one receipt the one that the charge is for: the largest that is no charge, and rather money out than in, since
 * an overdraft that pays for it has the receipt too. A payee may end like a charge ("School fees"): it is the larger.
 */
function paymentOf(group: readonly StatementRow[]): StatementRow | null {
  if (group.length < 2) return null;
  const others = group.filter((row) => !isCharge(row));
  const [first = null] = (others.length === 0 ? group : others).toSorted(
    (a, b) =>
      Number(a.amount.minor > 0n) - Number(b.amount.minor > 0n) ||
      (sizeOf(a) === sizeOf(b) ? a.line - b.line : sizeOf(a) > sizeOf(b) ? -1 : 1),
  );
  return first;
}
