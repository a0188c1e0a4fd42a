import iconv from 'iconv-lite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bringsTwoAccounts } from '#testing/two-account-import.server.ts';
import { clientBankFile, clientBankOf, documentSection, RUSSIAN_BOOKS } from '#testing/client-bank.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-04-01T08:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const { account: OWN, movements } = RUSSIAN_BOOKS;
const SAVINGS = '40802810512340000033';
const TRANSFER = { day: '2026-03-10', minor: -5_000n, words: 'Перевод собственных средств', other: SAVINGS };
const file = (lines: readonly string[]) =>
  new File([Uint8Array.from(iconv.encode(lines.join('\r\n'), 'windows-1251'))], 'kl_to_1c.txt');

/** Two accounts, with a transfer between them that the file has once. */
const statement = () => {
  const [, ...lines] = clientBankOf(
    { ...RUSSIAN_BOOKS, movements: [...movements, TRANSFER] },
    { account: SAVINGS, opening: 0n, movements: [] },
  );
  return file(
    ['1CClientBankExchange', ...lines].join('\n').replace(savingsTotals(0n), savingsTotals(5_000n)).split('\n'),
  );
};
const savingsTotals = (into: bigint): string => {
  const text = `${into / 100n}.00`;
  return `НачальныйОстаток=0.00\nВсегоПоступило=${text}\nВсегоСписано=0.00\nКонечныйОстаток=${text}`;
};

test('1C finds the account by its number, offers the other, counts their transfer in both and brings nothing twice', () =>
  bringsTwoAccounts(app, {
    file: statement,
    format: 'clientbank',
    currency: 'RUB',
    number: OWN,
    newAccount: { accountNumber: SAVINGS, currency: 'RUB' },
    first: 3,
    all: 4,
  }));

test('payment orders are refused with what to download, and one among documents that moved is shown as skipped', async () => {
  const { api } = await app.person();
  const [first, second] = movements.map((one) => documentSection(OWN, one));
  if (first === undefined || second === undefined) throw new Error('no documents');
  const order = { ...second, fields: second.fields.filter((field) => !/^Дата(?:Списано|Поступило)/.test(field)) };
  const upload = api.imports.upload({ file: file(clientBankFile([OWN], [order])) });
  await expect(upload).rejects.toThrow('This file has payment orders for a bank');
  const { id } = await api.imports.upload({ file: file(clientBankFile([OWN], [first, order])) });
  const { rows } = await api.imports.rows({ id });
  expect(rows).toContainEqual(
    expect.objectContaining({ line: 18, decision: 'skip', reason: expect.stringContaining('no date on which money') }),
  );
});
