import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  balanceSection,
  clientBankFile,
  clientBankOf,
  documentSection,
  linesOfSection,
  OTHER_SIDE,
  RUSSIAN_BOOKS,
} from '#testing/client-bank.ts';
import { accountsIn } from '#testing/fixed-records.ts';
import { isClientBank, readClientBank } from './client-bank.ts';
import type { Reading } from './model.ts';

const read = (lines: readonly string[]): Reading =>
  readClientBank(lines.join('\n'), 'utf-8', { currency: undefined, answers: {} });
const accountsOf = (lines: readonly string[]) => accountsIn(read(lines));

const BOOKS = RUSSIAN_BOOKS;
const { account: OWN } = BOOKS;
const LINES = clientBankOf(BOOKS);
/** A file with one document of the account, with these fields. */
const withDocument = (...fields: readonly string[]): string[] =>
  clientBankFile([OWN], [{ first: 'СекцияДокумент=Банковский ордер', fields, last: 'КонецДокумента' }]);
const rowOf = (...fields: readonly string[]) => accountsOf(withDocument(...fields))[0]?.rows[0];
const PAID = ['Сумма=10.00', `ПлательщикСчет=${OWN}`, `ПолучательСчет=${OTHER_SIDE}`, 'ДатаСписано=02.03.2026'];

describe('1CClientBankExchange', () => {
  it('days, sides, payees, references, and a check of balances and totals', () => {
    expect(read(LINES)).toMatchObject({
      kind: 'read',
      format: 'clientbank',
      decisions: [{ about: 'currency', value: 'RUB' }],
      accounts: [
        {
          account: OWN,
          currency: 'RUB',
          isCurrencyNamed: true,
          type: 'bank',
          opening: { amount: { minor: 10_000n }, day: null },
          closing: { amount: { minor: 1_505_750n }, day: '2026-03-31' },
          check: { kind: 'matches' },
          skipped: [],
          failed: [],
          rows: [
            {
              line: 15,
              day: '2026-03-02',
              amount: { minor: -4_250n, currency: 'RUB' },
              description: 'ООО "Вывеска" За изготовление вывески',
              bankText: `ООО "Вывеска"\n\nЗа изготовление вывески\n${OTHER_SIDE}`,
              counterparty: 'ООО "Вывеска"',
              reference: '7',
              sourceId: null,
              status: 'booked',
            },
            { line: 27, day: '2026-03-31', amount: { minor: 1_500_000n }, counterparty: 'ООО "ЛАДОГА"' },
          ],
        },
      ],
    });
  });

  it('the day is that of its side, else that of the other, and never that of the document', () => {
    const days = (...fields: string[]) => rowOf('Сумма=1', `ПлательщикСчет=${OWN}`, 'Дата=01.03.2026', ...fields)?.day;
    expect(days('ДатаСписано=02.03.2026', 'ДатаПоступило=03.03.2026')).toBe('2026-03-02');
    expect(days('ДатаСписано=', 'ДатаПоступило=03.03.2026')).toBe('2026-03-03');
    expect(days('ДатаСписано=01.01.0001', 'ДатаПоступило=03.03.2026 12:30:00')).toBe('2026-03-03');
  });

  it('an account is known by either of its fields, with blanks in its number or without', () => {
    const spaced = OWN.replaceAll(/(?=(?:.{5})+$)/g, ' ');
    for (const field of [`ПлательщикРасчСчет=${OWN}`, `ПлательщикРасчСчёт = ${spaced}`])
      expect(rowOf('Сумма=1', 'ПлательщикСчет=30101810400000000225', field, 'ДатаСписано=02.03.2026')).toMatchObject({
        amount: { minor: -100n },
      });
  });

  it.each<[fields: string[], counterparty: string | null]>([
    [['Получатель1=ООО "Свет"', 'Получатель=ИНН 7812345670 ООО "Свет"'], 'ООО "Свет"'],
    [['Получатель1=', 'Получатель=ИНН 7812345670 КПП 781201001 ООО "Свет"'], 'ООО "Свет"'],
    [['Получатель=7812345670 ООО "Свет"'], 'ООО "Свет"'],
    [['Получатель=ИНН 7812345670'], 'ИНН 7812345670'],
    [['ПолучательНаименование=ТОО Свет'], 'ТОО Свет'],
    [['Плательщик1=ИП Орлова'], null],
  ])('%j is with %s', (fields, counterparty) => {
    expect(rowOf(...PAID, ...fields)?.counterparty ?? null).toBe(counterparty);
  });

  it.each<[fields: string[], bankText: string]>([
    [['НазначениеПлатежа=За свет'], 'За свет'],
    [['НазначениеПлатежа=', 'НазначениеПлатежа1=За', 'НазначениеПлатежа2=свет'], 'За\nсвет'],
    [['НазначениеПлатежа=За свет', 'НазначениеПлатежа1=За', 'НазначениеПлатежа2=свет'], 'За свет'],
    [['НазначениеПлатежа=За свет', 'НазначениеПлатежа1=Без НДС'], 'За свет\nБез НДС'],
    [['НазначениеПлатежа=За свет,', 'в т.ч. НДС = 5-00'], 'За свет,\nв т.ч. НДС = 5-00'],
    [['НазначениеПлатежа=Счет=5; a=b'], 'Счет=5; a=b'],
    [[], 'Банковский ордер'],
  ])('%j is for %j', (fields, bankText) => {
    expect(rowOf(...PAID, ...fields)?.bankText).toBe(`${bankText}\n${OTHER_SIDE}`);
  });
});

describe('several accounts', () => {
  const savings = { account: '42102840512340000007', opening: 0n, movements: [] };

  it('each has its own documents, balances and currency', () => {
    const dollars = { ...savings, movements: [{ day: '2026-03-05', minor: 700n, words: 'Проценты' }] };
    expect(accountsOf(clientBankOf(BOOKS, dollars))).toMatchObject([
      { account: OWN, currency: 'RUB', rows: [{}, {}], check: { kind: 'matches' } },
      { account: dollars.account, currency: 'USD', rows: [{ amount: { minor: 700n } }], check: { kind: 'matches' } },
    ]);
  });

  it('days of one account in sections of their own are one account, in any order', () => {
    const [first, second] = BOOKS.movements.map((one) => [one]);
    const days = [
      balanceSection({ ...BOOKS, opening: 5_750n, movements: second ?? [] }, { from: '2026-03-16' }),
      balanceSection({ ...BOOKS, movements: first ?? [] }, { to: '2026-03-15' }),
    ];
    const documents = BOOKS.movements.map((one) => documentSection(OWN, one));
    const same = { opening: { amount: { minor: 10_000n } }, closing: { amount: { minor: 1_505_750n } } };
    for (const sections of [days, days.toReversed(), [...days, ...days], [...days, balanceSection(BOOKS)]])
      expect(accountsOf(clientBankFile([OWN], [...documents, ...sections]))).toMatchObject([
        { ...same, rows: [{}, {}], check: { kind: 'matches' }, failed: [] },
      ]);
  });

  it('sections of one day follow each other, and one of them does not stand for the other', () => {
    const [first, second] = BOOKS.movements.map((one) => ({ ...one, day: '2026-03-10' }));
    const day = { from: '2026-03-10', to: '2026-03-10' };
    const parts = [
      balanceSection({ ...BOOKS, movements: first === undefined ? [] : [first] }, day),
      balanceSection({ ...BOOKS, opening: 5_750n, movements: second === undefined ? [] : [second] }, day),
    ];
    const documents = [first, second].flatMap((one) => (one === undefined ? [] : documentSection(OWN, one)));
    expect(accountsOf(clientBankFile([OWN], [...parts, ...documents]))).toMatchObject([
      { closing: { amount: { minor: 1_505_750n } }, check: { kind: 'matches' } },
    ]);
    expect(accountsOf(clientBankFile([OWN], [...parts, ...documents.slice(0, 1)]))).toMatchObject([
      { check: { kind: 'gap', gap: { minor: 1_500_000n } } },
    ]);
  });

  it('one that the head names and nothing happened in is left out, unless it has balances', () => {
    expect(accountsOf([...LINES.slice(0, 4), `РасчСчет=${savings.account}`, ...LINES.slice(4)])).toHaveLength(1);
    expect(read([...LINES.slice(0, 4), 'РасчСчет=KZ12345TEST000000001', ...LINES.slice(4)]).kind).toBe('read');
    expect(accountsOf(clientBankOf(BOOKS, savings))).toMatchObject([{}, { rows: [], check: { kind: 'matches' } }]);
  });

  it('files that were put behind one another are read as one', () => {
    const next = clientBankOf({ ...savings, account: '40702978100000000009', opening: 5n });
    expect(accountsOf([...LINES, ...next])).toMatchObject([{ rows: [{}, {}], failed: [] }, { currency: 'EUR' }]);
  });
});

it('is told by its first line, or by one of its sections', () => {
  for (const text of [LINES.join('\r\n'), '1CClientBankExchange', ' \n1СClientBankExchange\n', 'СекцияДокумент=x'])
    expect(isClientBank(text)).toBe(true);
  for (const text of ['Дата;Сумма\n', 'see 1CClientBankExchange', 'Секция;Документ', '1CClientBankExchange.txt'])
    expect(isClientBank(text)).toBe(false);
});

const movement = fc.record({
  day: fc.integer({ min: 1, max: 31 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`),
  minor: fc.bigInt({ min: -9_999_999_999_999n, max: 9_999_999_999_999n }).filter((minor) => minor !== 0n),
  words: fc.stringMatching(/^[А-Яа-я0-9](?: ?[А-Яа-я0-9№=.,/"-]){0,150}$/),
  name: fc.stringMatching(/^[А-Я]{2}(?: ?[а-я"]){1,30}$/),
  number: fc.stringMatching(/^[1-9]\d{0,5}$/),
});
const books = fc.record({
  account: fc.stringMatching(/^4080[1-9](?:810|643|978)\d{12}$/),
  opening: fc.bigInt({ min: -9_999_999_999n, max: 9_999_999_999n }),
  movements: fc.array(movement, { maxLength: 6 }),
});
const several = fc.uniqueArray(books, { minLength: 1, maxLength: 3, selector: ({ account }) => account });
const order = fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 });
/** In another order, by what was drawn for each place. */
const shuffled = <Item>(items: readonly Item[], drawn: readonly number[]): Item[] =>
  items
    .map((item, at) => ({ item, at, key: drawn[at % drawn.length] ?? 0 }))
    .toSorted((a, b) => a.key - b.key || a.at - b.at)
    .map(({ item }) => item);

it('whatever is written in the format comes back to the kopeck, in any order of sections and keys', () => {
  fc.assert(
    fc.property(several, order, order, (accounts, ofSections, ofKeys) => {
      const sections = accounts.flatMap((one) => [
        balanceSection(one),
        ...one.movements.map((each) => documentSection(one.account, each)),
      ]);
      const mixed = shuffled(sections, ofSections).map((one) => ({ ...one, fields: shuffled(one.fields, ofKeys) }));
      const got = accountsOf(
        clientBankFile(
          accounts.map(({ account }) => account),
          mixed,
        ),
      );
      const factsOf = (one: { day: string | null; minor: bigint; name: string | null; number: string | null }) =>
        `${one.day} ${one.minor} ${one.number} ${one.name}`;
      expect(
        got.map(({ rows }) =>
          rows
            .map(({ day, amount: { minor }, counterparty: name, reference: number }) =>
              factsOf({ day, minor, name, number }),
            )
            .toSorted(),
        ),
      ).toEqual(accounts.map(({ movements }) => movements.map(factsOf).toSorted()));
      expect(got.map(({ check, failed, skipped }) => [check.kind, failed.length, skipped.length])).toEqual(
        accounts.map(() => ['matches', 0, 0]),
      );
      expect(got.map(({ opening }) => opening?.amount.minor)).toEqual(accounts.map(({ opening }) => opening));
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 200) },
  );
});

it('a document that is missing is always a gap of its amount', () => {
  const moved = books.filter(({ movements }) => movements.length > 0);
  fc.assert(
    fc.property(moved, fc.nat(5), (one, drawn) => {
      const at = drawn % one.movements.length;
      const left = one.movements.filter((_, place) => place !== at).map((each) => documentSection(one.account, each));
      const [got] = accountsOf(clientBankFile([one.account], [balanceSection(one), ...left]));
      expect(got?.check).toMatchObject({ kind: 'gap', gap: { minor: one.movements[at]?.minor } });
    }),
  );
});

it('sections may be in the file without the lines of the head', () => {
  const [document] = BOOKS.movements.map((one) => documentSection(OWN, one));
  const lines = [balanceSection({ ...BOOKS, movements: BOOKS.movements.slice(0, 1) }), document].flatMap((one) =>
    one === undefined ? [] : linesOfSection(one),
  );
  expect(accountsOf(lines)).toMatchObject([{ rows: [{}], check: { kind: 'matches' }, failed: [] }]);
});
