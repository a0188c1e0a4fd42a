import type { AccountType } from '#modules/money/csv-detection/model.ts';
import { fractionIn } from './fractions.ts';
import { LIMITS } from '#modules/money/csv-detection/rules.ts';
import { type BookAccount, type BookTransaction, linesOfTransaction, namesOf } from './double-entry.ts';
import type { ProgramExport } from './model.ts';

/** An account as GnuCash keeps it, in its XML and in its database alike. */
export type RawAccount = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly parent: string | null;
  /** `CURRENCY`, or the exchange of a security. */
  readonly space: string;
  readonly commodity: string;
};

export type RawTransaction = {
  readonly id: string;
  readonly day: string;
  readonly description: string;
  readonly notes: string;
  readonly splits: readonly {
    readonly account: string;
    /** Fractions, `-1050/100`. */
    readonly value: string;
    readonly quantity: string;
    readonly memo: string;
  }[];
};

type Kind = { readonly holds: BookAccount['holds']; readonly type: AccountType | null };

const KINDS: Readonly<Record<string, Kind>> = {
  BANK: { holds: 'money', type: 'bank' },
  CHECKING: { holds: 'money', type: 'bank' },
  SAVINGS: { holds: 'money', type: 'bank' },
  MONEYMRKT: { holds: 'money', type: 'bank' },
  CASH: { holds: 'money', type: 'cash' },
  CREDIT: { holds: 'money', type: 'card' },
  CREDITLINE: { holds: 'money', type: 'loan' },
  ASSET: { holds: 'money', type: null },
  LIABILITY: { holds: 'money', type: 'loan' },
  RECEIVABLE: { holds: 'money', type: null },
  PAYABLE: { holds: 'money', type: 'loan' },
  STOCK: { holds: 'securities', type: null },
  MUTUAL: { holds: 'securities', type: null },
  INCOME: { holds: 'income', type: null },
  EXPENSE: { holds: 'expense', type: null },
  EQUITY: { holds: 'equity', type: null },
  TRADING: { holds: 'equity', type: null },
};

/** A book as lines; null where it has neither accounts nor transactions, or names what is not in it. */
export function bookExport(
  raw: readonly RawAccount[],
  transactions: readonly RawTransaction[],
): ProgramExport | 'too-many-rows' | null {
  if (transactions.length > LIMITS.programRows) return 'too-many-rows';
  const accounts = accountsOf(raw);
  if (accounts.size === 0) return null;
  const books: BookTransaction[] = [];
  for (const [place, { id, day, description, notes, splits }] of transactions.entries()) {
    const shares = splits.map(({ account, value, quantity, memo }) => {
      const [known, worth, amount] = [accounts.get(account), fractionIn(value), fractionIn(quantity)];
      return known === undefined || worth === null || amount === null
        ? null
        : { account: known, value: worth, quantity: amount, memo };
    });
    const whole = shares.filter((share) => share !== null);
    if (whole.length < shares.length) return null;
    books.push({ id, line: place + 1, text: description, day, description, notes, shares: whole });
  }
  const ordered = books.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const read = ordered.map(linesOfTransaction);
  const lines = read.flatMap((one) => one.lines);
  if (lines.length > LIMITS.programRows) return 'too-many-rows';
  return { program: 'GnuCash', lines, unread: read.flatMap((one) => one.unread) };
}

function accountsOf(raw: readonly RawAccount[]): ReadonlyMap<string, BookAccount> {
  const byId = new Map(raw.map((account) => [account.id, account]));
  const pathOf = ({ name, parent }: RawAccount): string[] => {
    const path = [name];
    const seen = new Set<string>();
    for (
      let above = byId.get(parent ?? '');
      above !== undefined && above.type !== 'ROOT';
      above = byId.get(above.parent ?? '')
    ) {
      if (seen.has(above.id)) break;
      seen.add(above.id);
      path.unshift(above.name);
    }
    return path;
  };
  const known = raw
    .filter(({ type }) => KINDS[type] !== undefined)
    .map((account) => ({ account, path: pathOf(account) }));
  const names = namesOf(known.map(({ path }) => path));
  return new Map(
    known.map(({ account, path }): [string, BookAccount] => {
      const isMoney = account.space === 'CURRENCY' || account.space === 'ISO4217';
      const kind = KINDS[account.type] ?? { holds: 'equity', type: null };
      const holds = kind.holds === 'money' && !isMoney ? 'securities' : kind.holds;
      const name = names.get(path.join(':')) ?? account.name;
      return [account.id, { name, path, holds, type: kind.type, currency: isMoney ? account.commodity : null }];
    }),
  );
}
