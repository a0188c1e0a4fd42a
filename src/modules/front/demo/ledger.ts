import { addMonths, type Day, type Month, monthOf } from '#kernel/calendar.ts';
import type { AccountType } from '#modules/money/accounts/kinds.parts.ts';

export type DemoAccount = {
  /** By which rows name it. */
  readonly key: string;
  readonly name: string;
  readonly bankName: string;
  readonly accountType: AccountType;
  readonly accountNumber: string | null;
  readonly currency: string;
  readonly openingMinor: bigint;
};

/** A row as a bank would print it. The slug is the category it belongs in; null where nobody has said yet. */
export type DemoRow = {
  readonly account: string;
  readonly day: Day;
  readonly minor: bigint;
  readonly bankText: string;
  readonly slug: string | null;
};

export type DemoBooks = { readonly accounts: readonly DemoAccount[]; readonly rows: readonly DemoRow[] };

/** What happens on a day, told the balances of that day. */
export type Happening = { readonly day: Day; readonly happen: (ledger: Ledger) => void };

export type Ledger = {
  readonly balanceOf: (account: string) => bigint;
  readonly isCash: (account: string) => boolean;
  readonly post: (account: string, minor: bigint, bankText: string, slug: string | null) => void;
  /** Money between two accounts of the same books, both of its rows. Nothing moves where there is nothing to move. */
  readonly move: (
    from: string,
    to: string,
    minor: bigint,
    texts: readonly [out: string, into: string],
    slug: string,
  ) => void;
};

/** How far back demo books go. */
export const DEMO_MONTHS = 24;

/** The months of demo books that end today, oldest first. */
export function demoMonths(today: Day): Month[] {
  return Array.from({ length: DEMO_MONTHS + 1 }, (_, index) => addMonths(monthOf(today), index - DEMO_MONTHS));
}

/** Lets things happen day after day until today. Rows of a day stay in the order in which they were planned. */
export function booksOf(accounts: readonly DemoAccount[], plan: readonly Happening[], today: Day): DemoBooks {
  const balances = new Map(accounts.map(({ key, openingMinor }) => [key, openingMinor]));
  const rows: DemoRow[] = [];
  const inOrder = plan
    .filter(({ day }) => day <= today)
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
  const balanceOf = (account: string) => {
    const balance = balances.get(account);
    if (balance === undefined) throw new Error(`the demo has no account ${account}`);
    return balance;
  };
  const cash = new Set(accounts.filter(({ accountType }) => accountType === 'cash').map(({ key }) => key));
  for (const { day, happen } of inOrder) {
    const post: Ledger['post'] = (account, minor, bankText, slug) => {
      if (minor === 0n) return;
      balances.set(account, balanceOf(account) + minor);
      rows.push({ account, day, minor, bankText, slug });
    };
    const move: Ledger['move'] = (from, to, minor, [out, into], slug) => {
      if (minor <= 0n) return;
      post(from, -minor, out, slug);
      post(to, minor, into, slug);
    };
    happen({ balanceOf, isCash: (account) => cash.has(account), post, move });
  }
  return { accounts, rows };
}
