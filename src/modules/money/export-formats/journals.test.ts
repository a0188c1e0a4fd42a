import fc from 'fast-check';
import { expect, test } from 'vitest';
import { views } from '#testing/export-views.ts';
import { journalView as view } from '#testing/journal-view.ts';
import { beancountName, beancountTag, writeBeancount } from './beancount.ts';
import { hledgerName, hledgerTag, writeHledger } from './hledger.ts';
import { ledgerAccounts } from './ledger-accounts.ts';

test('account and VAT codes of a business stand with the accounts of its categories', () => {
  const codes = { account: '5000, "old"', vat: 'Standard 15%' };
  const ofBusiness = { ...view, codesOf: (id: string | null) => (id === 'bread' ? codes : { account: '', vat: '' }) };
  expect(writeHledger(ofBusiness)).toContain(
    'account Expenses:Food:Bread and milk  ; code: 5000  "old", vat: Standard 15%\naccount Equity:Transfers',
  );
  expect(writeBeancount(ofBusiness)).toContain(
    'open Expenses:Food:Bread-and-milk\n  code: "5000, \\"old\\""\n  vat: "Standard 15%"\n2026-03-10 open Equity:Transfers',
  );
});

test('what looks like a day in brackets, beside a line of a split, is no day of it for hledger', () => {
  const split = { id: 's', description: 'Spar' };
  const [first] = view.rows;
  if (first === undefined) throw new Error('the view has rows');
  const rows = [
    { ...first, id: '1', split, note: 'See [13/45], [1-2] and [sic]', description: 'Rent [2026-02-05]' },
    { ...first, id: '2', split, description: 'Other' },
  ];
  const journal = writeHledger({ ...view, rows });
  expect(journal).toContain('See (13/45); (1-2) and [sic]');
  expect(journal).toContain('Rent (2026-02-05)');
});

test('what was paid in another currency is the price of both sides; nothing has none', () => {
  const original = { amount: { minor: 1_15n, currency: 'USD' }, rate: null, fee: null };
  const paid = { ...view, rows: view.rows.map((row) => ({ ...row, original })) };
  expect(writeHledger(paid)).toContain('commodity 1000.00 USD\ncommodity 1000.00 ZAR');
  expect(writeHledger(paid)).toContain(
    '    Liabilities:Card  -20.05 ZAR @@ 1.15 USD\n    Expenses:Food:Bread and milk  20.05 ZAR @@ 1.15 USD\n',
  );
  expect(writeBeancount(paid)).toContain(
    '  Liabilities:Card  -20.05 ZAR @@ 1.15 USD\n  Expenses:Food:Bread-and-milk  20.05 ZAR @@ 1.15 USD\n',
  );
  const none = { ...paid, rows: paid.rows.map((row) => ({ ...row, amount: { minor: 0n, currency: 'ZAR' } })) };
  expect(writeHledger(none)).not.toContain('@@');
  expect(writeBeancount(none)).not.toContain('@@');
});

test('a journal for hledger has accounts, an opening balance and both sides of each row, oldest first', () => {
  expect(writeHledger(view)).toBe(`; Exported from Ilifa on 2026-11-26.

commodity 1000.00 ZAR

account Assets:Cheque
account Liabilities:Card
account Equity:Opening-Balances
account Expenses:Food:Bread and milk
account Equity:Transfers:Between own accounts

2026-03-10 * Opening balance
    Assets:Cheque  100.00 ZAR
    Equity:Opening-Balances  -100.00 ZAR

2026-03-10 * (R1) Spar, "fresh"
    ; bank: POS SPAR
    Liabilities:Card  -20.05 ZAR
    Expenses:Food:Bread and milk  20.05 ZAR

2026-03-11 ! () (To) card
    Assets:Cheque  -50.00 ZAR
    Equity:Transfers:Between own accounts  50.00 ZAR

2026-03-11 * Payment
    Liabilities:Card  50.00 ZAR
    Equity:Transfers:Between own accounts  -50.00 ZAR
`);
});

test('a ledger for Beancount opens every account and quotes texts', () => {
  expect(writeBeancount(view)).toBe(String.raw`; Exported from Ilifa on 2026-11-26.
option "operating_currency" "ZAR"

2026-03-10 open Assets:Cheque ZAR
2026-03-10 open Liabilities:Card ZAR
2026-03-10 open Equity:Opening-Balances
2026-03-10 open Expenses:Food:Bread-and-milk
2026-03-10 open Equity:Transfers:Between-own-accounts

2026-03-10 * "Opening balance"
  Assets:Cheque  100.00 ZAR
  Equity:Opening-Balances  -100.00 ZAR

2026-03-10 * "Spar; \"fresh\""
  reference: "R(1)"
  bank: "POS SPAR"
  Liabilities:Card  -20.05 ZAR
  Expenses:Food:Bread-and-milk  20.05 ZAR

2026-03-11 ! "(To) card"
  Assets:Cheque  -50.00 ZAR
  Equity:Transfers:Between-own-accounts  50.00 ZAR

2026-03-11 * "Payment"
  Liabilities:Card  50.00 ZAR
  Equity:Transfers:Between-own-accounts  -50.00 ZAR
`);
});

test('tags and notes are tags and comments of hledger, and tags and metadata of Beancount', () => {
  const [payment, card, bread] = view.rows;
  if (payment === undefined || card === undefined || bread === undefined) throw new Error('the view has three rows');
  const tagged = {
    ...view,
    rows: [payment, card, { ...bread, tags: ['Work', 'Trip to "Zürich"', 'note'], note: 'for all; 2, not 3' }],
  };
  expect(writeHledger(tagged)).toContain(
    [
      '    ; bank: POS SPAR',
      '    ; Work:',
      '    ; Trip-to-Zürich: Trip to "Zürich"',
      '    ; note-2: note',
      '    ; note: for all; 2; not 3',
      '    Liabilities:Card',
    ].join('\n'),
  );
  expect(writeBeancount(tagged)).toContain(
    [
      String.raw`2026-03-10 * "Spar; \"fresh\"" #Work #Trip-to-Zurich #note`,
      '  reference: "R(1)"',
      '  bank: "POS SPAR"',
      String.raw`  tag-Trip-to-Zurich: "Trip to \"Zürich\""`,
      '  note: "for all; 2, not 3"',
      '  Liabilities:Card',
    ].join('\n'),
  );
});

test.each([
  ['Work', 'Work', 'Work'],
  ['Trip to Cape Town', 'Trip-to-Cape-Town', 'Trip-to-Cape-Town'],
  ['q1:2026, a', 'q1-2026-a', 'q1-2026-a'],
  ['Épargne', 'Épargne', 'Epargne'],
  ['储蓄', '储蓄', 'tag'],
  ['_hidden', 'hidden', '_hidden'],
  ['🙂', 'tag', 'tag'],
])('%j is a tag', (tag, hledger, beancount) => {
  expect([hledgerTag(tag), beancountTag(tag)]).toEqual([hledger, beancount]);
});

test('a view that leaves rows out has no opening balance and says why', () => {
  const filtered = { ...view, accounts: view.accounts.map((account) => ({ ...account, openingMinor: null })) };
  for (const text of [writeHledger(filtered), writeBeancount(filtered)]) {
    expect(text).toContain('; Filtered view: some transactions are left out, so there are no opening balances.\n');
    expect(text).not.toContain('Opening balance"');
    expect(text).not.toContain('* Opening balance');
  }
});

test.each([
  ['Cheque', 'Cheque', 'Cheque'],
  ['savings  (joint): 2', 'savings joint 2', 'Savings-joint-2'],
  ['; * ', 'Unnamed', 'Unnamed'],
  ['École d’été', 'École d été', 'École-d-été'],
  ['储蓄', '储蓄', 'X储蓄'],
  ['ßig', 'ßig', 'SSig'],
  ['\u{1E900}a', '\u{1E900}a', 'A'],
])('%j is a name of an account', (name, hledger, beancount) => {
  expect([hledgerName(name), beancountName(name)]).toEqual([hledger, beancount]);
});

test('whatever accounts and categories are called, no two have one name, and each name is one the format allows', () => {
  fc.assert(
    fc.property(views(), (one) => {
      for (const [nameOf, allowed] of [
        [hledgerName, /^[\p{L}\p{N}](?: ?[\p{L}\p{M}\p{N}_.&'/+-])*$/u],
        [beancountName, /^[\p{Lu}\p{Nd}][\p{L}\p{Nd}-]*$/u],
      ] as const) {
        const names = ledgerAccounts(one, nameOf);
        const { minor, currency } = { minor: 1n, currency: 'ZAR' };
        const paths = one.categories.map(({ id }) => names.otherSide({ categoryId: id, amount: { minor, currency } }));
        const all = [...names.held.values(), ...paths];
        expect(new Set(all).size).toBe(one.accounts.length + one.categories.length);
        expect(all.flatMap((path) => path.split(':')).filter((part) => !allowed.test(part))).toEqual([]);
      }
    }),
  );
});

test('rows without a category are income or spending by their sign, apart from a category of that name', () => {
  const categories = [{ id: 'c', parentId: null, name: 'Uncategorised', kind: 'expense' }] as const;
  const { otherSide } = ledgerAccounts({ ...view, categories }, hledgerName);
  const sides = (
    [
      ['c', -1n],
      [null, -1n],
      [null, 1n],
    ] as const
  ).map(([categoryId, minor]) => otherSide({ categoryId, amount: { minor, currency: 'ZAR' } }));
  expect(sides).toEqual(['Expenses:Uncategorised-2', 'Expenses:Uncategorised', 'Income:Uncategorised']);
});
