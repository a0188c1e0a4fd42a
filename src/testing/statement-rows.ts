import { money } from '#kernel/money.ts';
import type { AccountSection, StatementRow } from '#modules/money/statement-formats/model.ts';

export type RowWish = Partial<Omit<StatementRow, 'amount' | 'balance'>> & { balance?: number; currency?: string };

/** A booked row of so many minor units, on line 1 unless it says otherwise. */
export function row(minor: number, { balance, currency = 'ZAR', ...wish }: RowWish = {}): StatementRow {
  return {
    line: 1,
    part: 'entry',
    day: '2026-01-13',
    valueDay: null,
    amount: money(minor, currency),
    roundedFrom: null,
    description: '',
    bankText: '',
    counterparty: null,
    reference: null,
    sourceId: null,
    balance: balance === undefined ? null : money(balance, currency),
    status: 'booked',
    category: null,
    transferAccount: null,
    splits: [],
    ...wish,
  };
}

/** What is there at the beginning or the end. */
export const at = (minor: number, currency = 'ZAR') => ({ amount: money(minor, currency), day: null });

export function section(wish: Partial<AccountSection> = {}): AccountSection {
  return {
    account: '123',
    currency: 'ZAR',
    isCurrencyNamed: true,
    type: 'bank',
    opening: null,
    closing: null,
    rows: [],
    skipped: [],
    failed: [],
    check: { kind: 'unknown' },
    ...wish,
  };
}
