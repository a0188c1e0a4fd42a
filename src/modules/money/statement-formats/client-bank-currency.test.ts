import { describe, expect, it } from 'vitest';
import type { Currency } from '#kernel/money.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import {
  balanceSection,
  clientBankFile,
  clientBankOf,
  documentSection,
  OTHER_SIDE,
  RUSSIAN_BOOKS,
} from '#testing/client-bank.ts';
import { accountsIn } from '#testing/fixed-records.ts';
import { readClientBank } from './client-bank.ts';
import type { Reading } from './model.ts';

type Wish = { currency?: Currency; answers?: Answers };
const read = (lines: readonly string[], { currency, answers = {} }: Wish = {}): Reading =>
  readClientBank(lines.join('\n'), 'utf-8', { currency, answers });
const accountsOf = (lines: readonly string[], wish?: Wish) => accountsIn(read(lines, wish));

const BOOKS = RUSSIAN_BOOKS;
const { account: OWN } = BOOKS;
/** A file with one document of the account, with these fields. */
const withDocument = (...fields: readonly string[]): string[] =>
  clientBankFile([OWN], [{ first: 'СекцияДокумент=Банковский ордер', fields, last: 'КонецДокумента' }]);
const PAID = ['Сумма=10.00', `ПлательщикСчет=${OWN}`, `ПолучательСчет=${OTHER_SIDE}`, 'ДатаСписано=02.03.2026'];

describe('the currency', () => {
  it.each([
    ['40702810043210000005', 'RUB'],
    ['40702643043210000005', 'RUB'],
    ['40702840043210000005', 'USD'],
    ['40702978043210000005', 'EUR'],
    ['40702398000000000005', 'KZT'],
    ['40702933000000000005', 'BYN'],
    ['40702156000000000005', 'CNY'],
  ])('of %s is %s', (account, currency) => {
    expect(accountsOf(clientBankOf({ ...BOOKS, account }), { currency: 'ZAR' })).toMatchObject([
      { currency, isCurrencyNamed: true, rows: [{ amount: { currency } }, {}] },
    ]);
  });

  it.each(['1285090000123456', '20208000900000000001'])(
    'of %s, which does not tell, is that of the account, or asked for',
    (account) => {
      const silent = clientBankOf({ ...BOOKS, account });
      expect(read(silent)).toMatchObject({ kind: 'questions', questions: [{ about: 'currency' }] });
      expect(read(silent, { currency: 'UZS' })).toMatchObject({
        decisions: [
          { about: 'currency', value: 'UZS', because: expect.stringContaining('the currency of the account') },
        ],
        accounts: [{ currency: 'UZS', isCurrencyNamed: false }],
      });
      expect(accountsOf(silent, { currency: 'UZS', answers: { currency: 'KGS' } })).toMatchObject([
        { currency: 'KGS', isCurrencyNamed: true },
      ]);
    },
  );

  it('is said once for several accounts', () => {
    const euros = { ...BOOKS, account: '40702978043210000005' };
    const values = (...all: (typeof BOOKS)[]) => {
      const reading = read(clientBankOf(...all));
      return reading.kind === 'read' ? reading.decisions.map(({ value }) => value) : reading.kind;
    };
    expect(values(BOOKS, { ...BOOKS, account: '40802810512340000033' }, euros)).toEqual(['RUB', 'EUR']);
  });

  it('of an IBAN is asked for, that of its country first, unless the account is in that', () => {
    const kazakh = clientBankOf({ ...BOOKS, account: 'KZ12345TEST000000001' });
    expect(read(kazakh, { currency: 'ZAR' })).toMatchObject({
      kind: 'questions',
      questions: [
        {
          about: 'currency',
          candidates: [{ answer: 'KZT' }, { answer: 'ZAR' }, ...Array.from({ length: 8 }, () => ({}))],
        },
      ],
    });
    expect(accountsOf(kazakh, { currency: 'KZT' })).toMatchObject([{ currency: 'KZT', isCurrencyNamed: false }]);
  });

  it('is the one that the file names, and a document in another one fails', () => {
    const account = 'BY12TEST30120000000000000001';
    const [one, other] = BOOKS.movements.map((movement) => documentSection(account, movement));
    const file = (first: string, second: string) =>
      clientBankFile(
        [account],
        [
          { ...balanceSection({ ...BOOKS, account }), fields: [`РасчСчет=${account}`, `Валюта=${first}`] },
          { first: '', last: '', ...one, fields: [...(one?.fields ?? []), `Валюта=${second}`] },
          { first: '', last: '', ...other, fields: other?.fields ?? [] },
        ],
      );
    expect(accountsOf(file('USD', '840'), { currency: 'ZAR' })).toMatchObject([{ currency: 'USD', rows: [{}, {}] }]);
    expect(accountsOf(file('', '933'), { currency: 'ZAR' })).toMatchObject([{ currency: 'BYN', rows: [{}, {}] }]);
    expect(read(file('USD', '933'))).toMatchObject({ kind: 'questions', questions: [{ about: 'currency' }] });
    const russian = withDocument(...PAID, 'Валюта=USD');
    expect(accountsOf(russian)).toMatchObject([{ rows: [], failed: [{ reason: 'bad-currency' }] }]);
    expect(accountsOf(withDocument(...PAID, 'Валюта=RUR'))).toMatchObject([{ rows: [{}], failed: [] }]);
  });
});
