import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bringsTwoAccounts } from '#testing/two-account-import.server.ts';
import { bai2Of, DOLLAR_BOOKS } from '#testing/bai2.ts';
import { cfonbOf, type FixedBooks, norma43Of } from '#testing/fixed-records.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-04-01T08:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const MOVEMENTS = [
  { day: '2026-03-02', valueDay: '2026-03-03', minor: -4_250n, words: 'COMPRA TARJETA PEÑA' },
  { day: '2026-03-31', valueDay: '2026-04-01', minor: 100_000n, words: 'NOMINA MARZO' },
];
const SPANISH = { bank: '2100', branch: '0418', account: '0200051332', opening: 10_000n, movements: MOVEMENTS };
const FRENCH = { bank: '20041', branch: '01005', account: '0500013M026', opening: 10_000n, movements: MOVEMENTS };

/** A file with the account, and another of the same bank. */
const file = (write: (books: FixedBooks) => string[], books: FixedBooks, account: string) =>
  new File([[write(books), write({ ...books, account })].flat().join('\r\n')], 'march.txt');

test.each([
  [
    'Norma 43',
    'norma43',
    () => file(norma43Of, SPANISH, '0000067890'),
    'ES91 2100 0418 4502 0005 1332',
    '21000418430000067890',
  ],
  [
    'CFONB',
    'cfonb',
    () => file(cfonbOf, FRENCH, '00000000001'),
    'FR14 2004 1010 0505 0001 3M02 606',
    '20041010050000000000141',
  ],
])('%s finds the account by its IBAN, offers the other, and brings nothing twice', (_, format, made, number, other) =>
  bringsTwoAccounts(app, {
    file: made,
    format,
    currency: 'EUR',
    number,
    newAccount: { accountNumber: other, currency: 'EUR', openingBalance: money(10_000n, 'EUR') },
    first: 2,
    all: 4,
  }),
);

test('a damaged record is shown as one that cannot be read, with its words', async () => {
  const { api } = await app.person();
  const [head = '', entry = '', ...rest] = norma43Of(SPANISH);
  const text = [head, entry.slice(0, 35), ...rest].join('\n');
  const { id, finding } = await api.imports.upload({ file: new File([text], 'march.n43') });
  expect(finding).toMatchObject({
    format: 'norma43',
    counts: { added: 1, failed: 1 },
    sections: [{ check: { kind: 'gap', gap: money(-4_250n, 'EUR') } }],
  });
  const { rows } = await api.imports.rows({ id });
  expect(rows).toContainEqual(
    expect.objectContaining({ line: 2, decision: 'fail', reason: expect.stringContaining('damaged or incomplete') }),
  );
});

test('BAI2 finds the account by its number, offers the other, and brings nothing twice', () =>
  bringsTwoAccounts(app, {
    file: () =>
      new File([bai2Of([DOLLAR_BOOKS, { ...DOLLAR_BOOKS, account: '0975319999' }]).join('\r\n')], 'march.bai'),
    format: 'bai2',
    currency: 'USD',
    number: '0975312468',
    newAccount: { accountNumber: '0975319999', currency: 'USD', openingBalance: money(10_000n, 'USD') },
    first: 2,
    all: 4,
  }));
