import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readStatement } from '#modules/money/statement-formats/service.server.ts';
import { views } from '#testing/export-views.ts';
import { absolute, type Money } from '#kernel/money.ts';
import { impliedRate } from '#modules/money/exchange-rates/rules.ts';
import type { ExportedTransaction, ExportView } from './model.ts';
import { writeOfx } from './ofx.ts';
import { writeQif } from './qif.ts';
import { exportFile } from './service.server.ts';
import { byAccount } from './view.ts';

const read = (text: string, currency: string) => {
  const reading = readStatement(new TextEncoder().encode(text), { currency });
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
  return reading.accounts;
};
/** As the reader puts any words on a line. */
const line = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

test('the importer reads back every account, day, amount and description of an OFX file', () => {
  fc.assert(
    fc.property(views(), (view) => {
      const accounts = read(writeOfx(view), 'EUR');
      const written = byAccount(view);
      const found = new Map(accounts.map((section) => [section.account?.slice(-6), section]));
      expect(found.size).toBe(written.length);
      for (const { account, rows } of written) {
        const section = found.get(account.id.slice(-6));
        expect(section?.currency).toBe(account.currency);
        expect([section?.failed, section?.skipped]).toEqual([[], []]);
        const order = (a: { status: string }, b: { status: string }) => a.status.localeCompare(b.status);
        expect(section?.rows.map(({ day, amount, status, sourceId }) => ({ day, amount, status, sourceId }))).toEqual(
          rows.toSorted(order).map(({ bookedOn, amount, status, id }) => ({
            day: bookedOn,
            amount,
            status,
            sourceId: status === 'pending' ? null : id,
          })),
        );
        expect(section?.rows.map(({ description }) => description.slice(0, 200))).toEqual(
          rows
            .toSorted(order)
            .map(({ description }) => Array.from(line(description)).slice(0, 255).join('').trim().slice(0, 200)),
        );
        for (const [place, row] of rows.toSorted(order).entries())
          expectOriginal(section?.rows[place]?.original?.amount, row);
        const booked = rows
          .filter(({ status }) => status === 'booked')
          .reduce((sum, { amount }) => sum + amount.minor, 0n);
        expect(section?.closing?.amount.minor).toBe((account.openingMinor ?? 0n) + booked);
      }
    }),
  );
});

/** The original amount to the minor unit; none where amounts are so far apart that no rate of OFX leads to it. */
function expectOriginal(
  found: Money | undefined,
  { original, amount }: Pick<ExportedTransaction, 'original' | 'amount'>,
) {
  const implied = original === null ? null : impliedRate(amount, original.amount);
  if (found !== undefined) expect(found).toEqual(original?.amount);
  if (original === null || implied === null || found !== undefined) return;
  const isUsual = implied.units * 100n > implied.per && implied.per * 100n > implied.units;
  expect(isUsual && original.amount.minor < 10n ** 9n && absolute(amount).minor < 10n ** 9n).toBe(false);
}

/** What a QIF file says of the place of a transaction: its category or other account, and its tags. */
function placeOf(view: ExportView, row: ExportedTransaction, names: ReadonlyMap<string, string | null>) {
  const plain = (text: string) => line(text.replaceAll(/[/[\]]/g, '-'));
  const side = view.rows.find(
    ({ id, transferId }) => id !== row.id && transferId !== null && transferId === row.transferId,
  );
  const category = view.categories.find(({ id }) => id === row.categoryId);
  const parent = view.categories.find(({ id }) => id === category?.parentId);
  const path =
    category === undefined ? null : [parent, category].flatMap((one) => (one ? plain(one.name) : [])).join(':');
  return {
    category: side === undefined ? path : null,
    transferAccount: side === undefined ? null : names.get(side.accountId),
    tags: row.tags.map((tag) => line(tag.replaceAll(/[/:[\]]/g, '-'))).filter((tag) => tag !== ''),
  };
}

test.each(['ZAR', 'JPY'])('the importer reads back a QIF file in %s, with its opening balances', (currency) => {
  fc.assert(
    fc.property(views([currency]), (view) => {
      const accounts = read(writeQif(view), currency);
      const written = byAccount(view);
      expect(accounts).toHaveLength(written.length);
      const names = new Map(written.map(({ account }, place) => [account.id, accounts[place]?.account ?? null]));
      for (const [place, { account, rows }] of written.entries()) {
        const section = accounts[place];
        expect(section?.failed).toEqual([]);
        expect(section?.opening?.amount.minor).toBe(account.openingMinor);
        const entries = section?.rows.filter(({ part }) => part === 'entry') ?? [];
        expect(entries.map(({ day, amount }) => ({ day, amount }))).toEqual(
          rows.map(({ bookedOn, amount }) => ({ day: bookedOn, amount })),
        );
        expect(entries.map(({ description }) => description)).toEqual(rows.map(({ description }) => line(description)));
        const places = entries.map(({ category, transferAccount, tags }) => ({ category, transferAccount, tags }));
        const unsplit = { category: null, transferAccount: null, tags: [] };
        expect(places).toEqual(rows.map((row) => (row.lines.length > 0 ? unsplit : placeOf(view, row, names))));
        expect(entries.map(({ splits }) => splits)).toEqual(
          rows.map(({ lines }) =>
            lines.map((one) => {
              const { category: own, transferAccount, tags } = placeOf(view, one, names);
              const category = transferAccount === null ? own : `[${transferAccount}]`;
              return { category, tags, amount: one.amount, memo: line(one.description) };
            }),
          ),
        );
      }
    }),
  );
});

const view: ExportView = {
  today: '2026-11-26',
  from: null,
  includeTransfers: false,
  codesOf: null,
  wholes: [],
  accounts: [{ id: 'a', name: 'Cheque', accountType: 'cheque', currency: 'ZAR', openingMinor: 0n }],
  categories: [],
  rows: [
    {
      id: '1',
      accountId: 'a',
      categoryId: null,
      bookedOn: '2026-03-10',
      description: '=HYPERLINK("http://evil.example")',
      bankText: '+1\u0000\n<x>',
      amount: { minor: -1_234_56n, currency: 'ZAR' },
      reference: '007',
      status: 'booked',
      transferId: null,
      split: null,
      tags: [],
      note: null,
      original: null,
    },
    {
      id: '2',
      accountId: 'a',
      categoryId: null,
      bookedOn: '2026-03-10',
      description: 'Large',
      bankText: null,
      amount: { minor: 99_999_999_999_999_999n, currency: 'ZAR' },
      reference: null,
      status: 'booked',
      transferId: null,
      split: null,
      tags: [],
      note: null,
      original: null,
    },
  ],
};

test('a spreadsheet has days and amounts to calculate with, and texts that are never run', async () => {
  const file = await exportFile(view, 'xlsx', 'transactions');
  expect(file.name).toBe('transactions.xlsx');
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const all = Object.values(parts)
    .map((part) => strFromU8(part))
    .join('\n');
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).not.toMatch(/<f[ >]/);
  // 10 March 2026 is day 46091 of a spreadsheet.
  expect(sheet).toMatch(/<c r="A2"[^>]*><v>46091<\/v>/);
  expect(sheet).toMatch(/<c r="F2"[^>]*><v>-1234.56<\/v>/);
  expect(all).toContain('<t>=HYPERLINK("http://evil.example")</t>');
  expect(all).toContain('999999999999999.99');
  expect(all).not.toContain('\u0000');
});

test('a statement that leaves rows out states no balance', () => {
  const accounts = view.accounts.map((account) => ({ ...account, openingMinor: null }));
  expect(writeOfx({ ...view, accounts })).not.toContain('LEDGERBAL');
  expect(writeOfx({ ...view, accounts })).toContain('Filtered view');
  expect(writeQif({ ...view, accounts })).not.toContain('Opening Balance');
});

test.each([
  ['short', 'Spar'],
  ['too long for a name', 'A description of more than thirty-two characters'],
  ['as long as a memo', 'x'.repeat(255)],
  ['one that begins like our own labels', 'Ilifa note: a description of a person'],
])('tags and the note stand in the memo, and a description comes back as it was: %s', (_, description) => {
  const [row] = view.rows;
  if (row === undefined) throw new Error('the view has a row');
  const labelled = { ...row, description, tags: ['Work', 'Trip to Cape Town'], note: 'two\nlines' };
  const rows = [labelled, { ...labelled, id: '2', status: 'pending' as const }];
  const [ofx, qif] = [writeOfx({ ...view, rows }), writeQif({ ...view, rows })];
  if (description.length < 200)
    expect(ofx).toContain('Ilifa tags: Work, Trip to Cape Town  Ilifa note: two lines</MEMO>');
  expect(qif).toContain('MIlifa tags: Work, Trip to Cape Town\nMIlifa note: two lines\nL/Work:Trip to Cape Town\n');
  for (const file of [ofx, qif])
    for (const found of read(file, 'ZAR')[0]?.rows.filter(({ part }) => part === 'entry') ?? []) {
      expect(found.description).toBe(description);
      expect(found.bankText).toBe(description);
    }
});

test('a memo of a bank stays, whatever it says of notes and tags', () => {
  const memo = 'Note: paid  Tags: none, Ilifa tags too';
  const ofx = writeOfx(view).replace('</NAME>', `</NAME><MEMO>${memo}</MEMO>`);
  expect(read(ofx, 'ZAR')[0]?.rows[1]?.bankText).toContain(memo);
});
