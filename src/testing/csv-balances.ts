import type { Ledger } from '#modules/money/csv-detection/running-balance.ts';

export type Wish = Partial<Ledger> & Pick<Ledger, 'amounts' | 'balances'>;

/** One account, nothing charged, nothing set aside; days run forward, one row a day. */
export function ledger({ amounts, ...rest }: Wish): Ledger {
  return {
    amounts,
    fees: amounts.map(() => null),
    moments: amounts.map((_, at) => `2026-01-${String(at + 1).padStart(2, '0')}`),
    accounts: amounts.map(() => 'one'),
    isAside: amounts.map(() => false),
    isVoid: amounts.map(() => false),
    opening: null,
    ...rest,
  };
}
