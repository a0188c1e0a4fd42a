import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import type { AccountSection, StatementRow } from '#modules/money/statement-formats/model.ts';
import { bankBalanceOf } from './closing.ts';

type RowFields = Partial<Pick<StatementRow, 'part' | 'status'>>;
function row(
  line: number,
  day: string | null,
  minor: number | bigint,
  balance: number | bigint | null,
  fields: RowFields = {},
) {
  return {
    line,
    part: 'entry',
    day,
    valueDay: null,
    amount: money(minor, 'ZAR'),
    roundedFrom: null,
    description: '',
    bankText: '',
    counterparty: null,
    reference: null,
    sourceId: null,
    balance: balance === null ? null : money(balance, 'ZAR'),
    status: 'booked',
    category: null,
    transferAccount: null,
    splits: [],
    ...fields,
  } satisfies StatementRow;
}
const at = (minor: number, day: string | null) => ({ amount: money(minor, 'ZAR'), day });
type Fields = Partial<Pick<AccountSection, 'opening' | 'closing' | 'rows' | 'failed' | 'currency' | 'check'>>;
const said = (fields: Fields, type: Parameters<typeof bankBalanceOf>[1] = 'cheque', broughtOn = '2026-11-20') =>
  bankBalanceOf(
    { currency: 'ZAR', opening: null, closing: null, rows: [], failed: [], check: { kind: 'unknown' }, ...fields },
    type,
    broughtOn,
  );

const bare = [row(2, '2026-10-01', -10, null), row(3, '2026-10-30', 20, null)];
const running = [row(2, '2026-10-01', -10, 490), row(3, '2026-10-30', 20, 510)];
const failed = [{ line: 4, reason: 'bad-day' as const, sentence: '', text: '' }];
const gap = { kind: 'gap' as const, line: 3, gap: money(1, 'ZAR'), sentence: '' };
const before = { day: '2026-10-01', minor: 500n };

test.each<[string, Fields, object | null]>([
  ['nothing', { rows: bare }, null],
  ['a running balance', { rows: running }, { day: '2026-10-30', minor: 510n, before, isSignSure: true }],
  ['one that is newest first', { rows: running.toReversed() }, { day: '2026-10-30', minor: 510n, before }],
  [
    'a running balance with a row missing, by its days',
    { check: gap, rows: [row(2, '2026-10-01', -10, 490), row(3, '2026-10-30', 20, 400)] },
    { day: '2026-10-30', minor: 400n, before },
  ],
  [
    'a running balance with a row missing, newest first',
    { check: gap, rows: [row(2, '2026-10-30', 20, 400), row(3, '2026-10-01', -10, 490)] },
    { day: '2026-10-30', minor: 400n, before },
  ],
  [
    'a payment that came back, newest first',
    { rows: [row(2, '2026-10-30', -10, 500), row(3, '2026-10-01', 10, 510)] },
    { day: '2026-10-30', minor: 500n, before },
  ],
  [
    'the same on one day: either may be the newest',
    { rows: [row(2, '2026-10-01', -10, 500), row(3, '2026-10-01', 10, 510)] },
    null,
  ],
  [
    'a running balance that does not chain, of one day',
    { check: gap, rows: [row(2, '2026-10-01', -10, 490), row(3, '2026-10-01', 20, 400)] },
    null,
  ],
  [
    'figures that lead nowhere, in a column of balances',
    { rows: [row(2, '2026-10-01', -10, 490), row(3, '2026-10-30', 20, 400)] },
    null,
  ],
  ['a closing balance', { rows: bare, closing: at(510, '2026-10-31') }, { day: '2026-10-31', minor: 510n, before }],
  ['a closing balance without a day', { rows: bare, closing: at(510, null) }, { day: '2026-10-30', minor: 510n }],
  [
    'a closing balance that is dated ahead',
    { rows: bare, closing: at(510, '2026-12-31') },
    { day: '2026-11-20', minor: 510n },
  ],
  ['a closing balance before its last row', { rows: bare, closing: at(490, '2026-10-15') }, null],
  [
    'the same where it counts that row',
    { rows: bare, opening: at(500, null), closing: at(510, '2026-10-15') },
    { day: '2026-10-30', minor: 510n, before },
  ],
  [
    'an opening balance that does not lead to the closing one',
    { rows: bare, opening: at(300, '2026-10-01'), closing: at(510, '2026-10-31') },
    { minor: 510n, before: { day: '2026-10-01', minor: 300n } },
  ],
  [
    'rows that could not be read: nobody knows what was there before',
    { rows: bare, failed, closing: at(510, '2026-10-31') },
    { minor: 510n, before: null },
  ],
  ['no rows and no day', { closing: at(510, null) }, null],
  ['no rows', { closing: at(510, '2026-10-31') }, { day: '2026-10-31', minor: 510n, before: null }],
  ['a closing balance in another currency', { rows: bare, closing: { amount: money(5, 'USD'), day: null } }, null],
  [
    'a pending row behind the closing balance',
    { rows: [...bare, row(4, null, -5, null, { status: 'pending' })], closing: at(510, '2026-10-30') },
    { day: '2026-10-30', minor: 510n, before },
  ],
])('%s', (_, fields, expected) => {
  const found = said(fields);
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatchObject(expected);
});

test('what is owed on a card may stand without a sign, unless the rows prove it', () => {
  const owed = { rows: bare, closing: at(510, '2026-10-31') };
  expect(said(owed, 'credit-card')?.isSignSure).toBe(false);
  expect(said(owed, 'savings')?.isSignSure).toBe(true);
  expect(said({ ...owed, closing: at(-510, '2026-10-31') }, 'loan')?.isSignSure).toBe(true);
  expect(said({ ...owed, opening: at(500, null) }, 'credit-card')?.isSignSure).toBe(true);
  expect(said({ rows: running }, 'credit-card')?.isSignSure).toBe(true);
  expect(said({ rows: running.slice(0, 1) }, 'credit-card')?.isSignSure).toBe(false);
});

test('a running balance is read to the cent from either end, whatever moves', () => {
  const cents = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
  fc.assert(
    fc.property(
      cents,
      fc.array(fc.oneof(cents, fc.constantFrom(-5n, 5n)), { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      (opening, moves, isReversed) => {
        let balance = opening;
        const rows = moves.map((minor, place) => {
          balance += minor;
          return row(place + 2, `2026-10-${String(place + 1).padStart(2, '0')}`, minor, balance);
        });
        const found = said({ rows: isReversed ? rows.toReversed() : rows });
        expect(found?.day).toBe(rows.at(-1)?.day);
        expect(found).toMatchObject({ minor: balance, before: { day: '2026-10-01', minor: opening } });
      },
    ),
  );
});
