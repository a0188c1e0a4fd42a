import { decimalUnder, isBlank } from './amounts.ts';
import { normalHeading } from './headings.ts';
import type { DecimalMark } from './model.ts';
import type { Movement } from './movements.ts';

type Evidence = { mark: DecimalMark; because: string };

const MARKS = ['.', ','] as const;

/** The decimal mark that other figures of the table prove, where the amounts fit both: its balances, or its rates of exchange. */
export function markProved(movements: readonly Movement[], heading: readonly string[]): Evidence | null {
  return markOfBalances(movements) ?? markOfRates(movements, heading);
}

/** The one mark under which steps of the balance are as large as what the rows moved. */
export function markOfBalances(movements: readonly Movement[]): Evidence | null {
  const [only, another] = MARKS.filter((mark) => holdsUnder(mark, movements));
  return only === undefined || another !== undefined
    ? null
    : { mark: only, because: 'Only with this decimal separator do the amounts add up to the balances.' };
}

/** At six decimals; null where a row has no such figure. */
function valueUnder(mark: DecimalMark, body: string | undefined): bigint | null {
  const value = body === undefined ? null : decimalUnder(body, mark);
  return value === null || value.scale > 6 || value.digits.length > 25
    ? null
    : BigInt(value.digits) * 10n ** BigInt(6 - value.scale);
}

function holdsUnder(mark: DecimalMark, movements: readonly Movement[]): boolean {
  const rows = movements.map(({ figures }) => ({
    moved: (['amount', 'money-in', 'money-out'] as const).map((role) => valueUnder(mark, figures[role]?.body)),
    balance: signed(valueUnder(mark, figures.balance?.body), figures.balance?.sign === '-'),
  }));
  return rows.some(({ moved, balance }, at) => {
    const before = rows[at - 1];
    if (before?.balance == null || balance === null || balance === before.balance) return false;
    const step = balance > before.balance ? balance - before.balance : before.balance - balance;
    return [...moved, ...before.moved].includes(step);
  });
}

const signed = (value: bigint | null, isMinus: boolean): bigint | null => (value !== null && isMinus ? -value : value);

const RATE = /\b(?:rate|wechselkurs|kurs|koers|cours|taux|cambio|tasso|kurz|arfolyam)\b|курс|レート|汇率|匯率|환율/;

/** The one mark before four decimals or more in a column of rates: no digits are grouped like that. */
function markOfRates(movements: readonly Movement[], heading: readonly string[]): Evidence | null {
  const marks = heading.flatMap((word, column) => {
    if (!RATE.test(normalHeading(word))) return [];
    const cells = movements.map(({ cells: all }) => all[column] ?? '').filter((cell) => !isBlank(cell));
    return cells.map((cell) => /^\d{1,6}([.,])\d{4,}$/.exec(cell)?.[1] ?? '');
  });
  const [mark, another] = new Set(marks);
  const found = MARKS.find((each) => each === mark);
  return found === undefined || another !== undefined
    ? null
    : { mark: found, because: 'The exchange rates in the file use this decimal separator.' };
}
