import type { AccountType, UnreadLine } from '#modules/money/csv-detection/model.ts';
import { plainDecimal, unread } from '#modules/money/csv-detection/rules.ts';
import type { ProgramLine } from './model.ts';
import { lineOf } from './line.ts';

/** An account of a program with double entry: one that holds money, or one that says what money was for. */
export type BookAccount = {
  readonly name: string;
  /** From the top to the account itself; the first is a heading such as `Expenses`. */
  readonly path: readonly string[];
  readonly holds: 'money' | 'securities' | 'income' | 'expense' | 'equity';
  readonly type: AccountType | null;
  readonly currency: string | null;
};

/** A share of a transaction: value in the currency of the transaction, quantity in that of the account, both in fractions. */
export type Share = {
  readonly account: BookAccount;
  readonly value: Fraction;
  readonly quantity: Fraction;
  readonly memo: string;
};
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

export type BookTransaction = {
  readonly id: string;
  readonly line: number;
  readonly text: string;
  readonly day: string;
  readonly description: string;
  readonly notes: string;
  readonly tags?: readonly string[];
  readonly shares: readonly Share[];
};

/** Names by path: the last part, with those above it as far as it takes to tell accounts apart. */
export function namesOf(paths: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const shortest = (path: readonly string[], parts: number) => path.slice(-parts).join(' ');
  for (const path of paths) {
    let parts = 1;
    const isShared = () =>
      paths.some(
        (other) => other !== path && shortest(other, parts).toLowerCase() === shortest(path, parts).toLowerCase(),
      );
    while (parts < path.length && isShared()) parts += 1;
    names.set(path.join(':'), shortest(path, parts));
  }
  return names;
}

/**
 * A transaction as each account of it sees it. Where several accounts that hold money have a part in it, the one with most has
 * the lines of the split, and is the other side of the transfers to the rest.
 */
export function linesOfTransaction(transaction: BookTransaction): {
  readonly lines: readonly ProgramLine[];
  readonly unread: readonly UnreadLine[];
} {
  const moved = transaction.shares.filter(({ quantity, value }) => quantity.numerator !== 0n || value.numerator !== 0n);
  const own = moved.filter(({ account }) => account.holds === 'money');
  const left = moved.filter(({ account }) => account.holds === 'securities');
  const skipped = left.map(() => unread(transaction.line, 'security', transaction.text));
  const [main, ...others] = own.toSorted((a, b) => compared(sizeOf(b.value), sizeOf(a.value)));
  if (main === undefined) return { lines: [], unread: skipped };
  const rest = moved.filter((share) => share !== main && !others.includes(share));
  // Lines of a split are in the currency of the account; in another they cannot be told to the cent.
  const isOneCurrency = equal(main.value, main.quantity);
  const count = others.length + rest.length;
  const pairs = others.map((share, place) => ({ share, pair: `${transaction.id} ${place}` }));
  if (count > 1 && !isOneCurrency) {
    const [largest] = rest.toSorted((a, b) => compared(sizeOf(b.value), sizeOf(a.value)));
    return {
      lines: [
        lineFor(transaction, main, largest?.account ?? null, null),
        ...others.map((share) => lineFor(transaction, share, null, null)),
      ],
      unread: skipped,
    };
  }
  const split = count > 1 ? transaction.id : null;
  const mainLines =
    count <= 1
      ? [lineFor(transaction, main, rest[0]?.account ?? others[0]?.account ?? null, pairs[0]?.pair ?? null)]
      : [
          ...pairs.map(({ share, pair }) => partOf(transaction, main, share, pair)),
          ...rest.map((share) => partOf(transaction, main, share, null)),
        ];
  return {
    lines: [
      ...mainLines.map((line) => ({ ...line, split })),
      ...pairs.map(({ share, pair }) => lineFor(transaction, share, main.account, pair)),
    ],
    unread: skipped,
  };
}

/** What an account has of a transaction, and what for. */
function lineFor(transaction: BookTransaction, share: Share, other: BookAccount | null, pair: string | null) {
  return lineWith(transaction, share.account, { quantity: share.quantity, memo: share.memo, other, pair });
}

/** A line of the split in the account that has most. */
function partOf(transaction: BookTransaction, main: Share, share: Share, pair: string | null) {
  const { numerator, denominator } = share.value;
  const quantity = { numerator: -numerator, denominator };
  return lineWith(transaction, main.account, { quantity, memo: share.memo, other: share.account, pair });
}

type Part = {
  readonly quantity: Fraction;
  readonly memo: string;
  readonly other: BookAccount | null;
  readonly pair: string | null;
};

function lineWith(
  { line, text, day, description, notes, tags = [] }: BookTransaction,
  account: BookAccount,
  { quantity, memo, other, pair }: Part,
): ProgramLine {
  const isTransfer = other?.holds === 'money';
  return lineOf({
    line,
    text,
    account: account.name,
    accountType: account.type,
    currency: account.currency,
    day,
    amount: decimalFrom(quantity),
    payee: description,
    memo: [notes, memo].filter((each) => each !== '' && each !== description).join('\n'),
    category: other === null || isTransfer || other.holds === 'equity' ? [] : other.path.slice(1),
    isIncome: other?.holds === 'income' ? true : other?.holds === 'expense' ? false : null,
    tags,
    transferAccount: isTransfer ? other.name : null,
    pair,
    isOpening: other?.holds === 'equity' && isOpening(other),
  });
}

const isOpening = ({ path }: BookAccount) => /opening|anfangsbest|ouverture|apertura|abertura/i.test(path.at(-1) ?? '');

const sizeOf = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: numerator < 0n ? -numerator : numerator,
  denominator,
});
const compared = (a: Fraction, b: Fraction) => {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};
const equal = (a: Fraction, b: Fraction) => compared(a, b) === 0;

const MOST_PLACES = 12;

/** A fraction as a plain decimal, exact where it has one; else to twelve places. */
export function decimalFrom({ numerator, denominator }: Fraction): string {
  const isNegative = numerator < 0n;
  const size = isNegative ? -numerator : numerator;
  let scale = 0;
  while (scale < MOST_PLACES && (size * 10n ** BigInt(scale)) % denominator !== 0n) scale += 1;
  return plainDecimal({ digits: String((size * 10n ** BigInt(scale)) / denominator), scale }, isNegative);
}

/** `-1050/100` as GnuCash writes it, or a plain decimal; null where it is neither. */
export function fractionIn(text: string): Fraction | null {
  const [, numerator, denominator] = /^\s*(-?\d{1,24})\/(\d{1,12})\s*$/.exec(text) ?? [];
  if (numerator !== undefined && denominator !== undefined)
    return /^0+$/.test(denominator) ? null : { numerator: BigInt(numerator), denominator: BigInt(denominator) };
  const [, sign = '', whole = '', decimals = ''] = /^\s*([-−]?)(\d{1,18})(?:\.(\d{1,9}))?\s*$/.exec(text) ?? [];
  if (whole === '') return null;
  const numeratorOf = BigInt(`${whole}${decimals}`);
  return { numerator: sign === '' ? numeratorOf : -numeratorOf, denominator: 10n ** BigInt(decimals.length) };
}
