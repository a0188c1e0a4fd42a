import { isCurrency, minorDigits } from '#kernel/money.ts';
import type { AccountType, UnreadLine } from '#modules/money/csv-detection/model.ts';
import { unread } from '#modules/money/csv-detection/rules.ts';
import { compared, decimalFrom, equal, type Fraction, negated, rounded, sizeOf, sumOf } from './fractions.ts';
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

const NONE: Fraction = { numerator: 0n, denominator: 1n };

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
  const count = others.length + rest.length;
  const pairs = others.map((share, place) => ({ share, pair: `${transaction.id} ${place}` }));
  const parts = inCurrencyOf(
    main,
    [...others, ...rest].map(({ value }) => value),
  );
  if (count > 1 && parts === null) {
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
      : [...pairs, ...rest.map((share) => ({ share, pair: null }))].map((part, place) =>
          partOf(transaction, main, { ...part, quantity: parts?.[place] ?? NONE }),
        );
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
function partOf(
  transaction: BookTransaction,
  main: Share,
  { share: { account, memo }, quantity, pair }: { share: Share; quantity: Fraction; pair: string | null },
) {
  return lineWith(transaction, main.account, { quantity, memo, other: account, pair });
}

/**
 * Values of the other shares as lines of a split in the currency of the account: at the price of the transaction where it is in
 * another currency, in its smallest unit, so that they come to what moved in it. Null where they do not balance.
 */
export function inCurrencyOf(
  { value, quantity, account }: Pick<Share, 'value' | 'quantity'> & { readonly account: Pick<BookAccount, 'currency'> },
  others: readonly Fraction[],
): Fraction[] | null {
  if (value.numerator === 0n || !equal(negated(sumOf(others)), value)) return null;
  const parts = others.map(negated);
  if (equal(value, quantity)) return parts;
  const smallest =
    10n ** BigInt(account.currency !== null && isCurrency(account.currency) ? minorDigits(account.currency) : 2);
  const unit = quantity.denominator > smallest ? quantity.denominator : smallest;
  // Each is rounded so that all up to it are right to half a unit: what one lacks the next one has.
  let [before, sum] = [0n, NONE];
  return parts.map((part) => {
    sum = sumOf([sum, part]);
    const here = rounded(
      sum.numerator * value.denominator * quantity.numerator * unit,
      sum.denominator * value.numerator * quantity.denominator,
    );
    const own = here - before;
    before = here;
    return { numerator: own, denominator: unit };
  });
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
