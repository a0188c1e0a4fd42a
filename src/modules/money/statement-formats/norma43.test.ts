import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPANISH_BOOKS, accountsIn, norma43End, norma43Of, put } from '#testing/fixed-records.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import { isNorma43, readNorma43 } from './norma43.ts';
import type { Reading } from './model.ts';

type Wish = { currency?: string | undefined; answers?: Answers };

const read = (lines: readonly string[], { currency, answers = {} }: Wish = {}): Reading =>
  readNorma43(lines.join('\n'), 'utf-8', { currency, answers });
const accountsOf = (lines: readonly string[], wish?: Wish) => accountsIn(read(lines, wish));

const BOOKS = SPANISH_BOOKS;
const LINES = norma43Of(BOOKS);
const [HEAD = '', CARD = '', CARD_WORDS = '', PAY = '', PAY_WORDS = '', END = ''] = LINES;

describe('Norma 43', () => {
  it('days, value days, sides, references, and a check of balances and totals', () => {
    expect(read([...LINES, norma43End(LINES)])).toMatchObject({
      kind: 'read',
      format: 'norma43',
      decisions: [],
      accounts: [
        {
          account: '21000418450200051332',
          currency: 'EUR',
          isCurrencyNamed: true,
          type: 'bank',
          opening: { amount: { minor: 10_000n }, day: null },
          closing: { amount: { minor: 105_750n }, day: '2026-03-31' },
          check: { kind: 'matches' },
          failed: [],
          rows: [
            {
              line: 2,
              day: '2026-03-02',
              valueDay: '2026-03-03',
              amount: { minor: -4_250n, currency: 'EUR' },
              description: 'COMPRA TARJETA',
              bankText: 'COMPRA TARJETA',
              reference: 'F-77',
              sourceId: null,
              status: 'booked',
            },
            { line: 4, day: '2026-03-31', valueDay: '2026-04-01', amount: { minor: 100_000n }, reference: null },
          ],
        },
      ],
    });
  });

  it('several accounts, one of them again, and a statement that is missing between', () => {
    const savings = { ...BOOKS, account: '0000067890' };
    const next = { ...BOOKS, opening: 105_750n };
    const [first, second] = accountsOf([LINES, norma43Of(savings), norma43Of(next)].flat());
    expect(first).toMatchObject({
      rows: [{}, {}, {}, {}],
      closing: { amount: { minor: 201_500n } },
      check: { kind: 'matches' },
    });
    expect(second).toMatchObject({ account: '21000418430000067890', rows: [{}, {}] });
    expect(accountsOf([LINES, norma43Of({ ...next, opening: 105_751n })].flat())).toMatchObject([
      { check: { kind: 'gap', line: 8, gap: { minor: 1n } } },
    ]);
  });

  it.each<[what: string, lines: string[]]>([
    ['records without their last spaces', LINES.map((line) => line.trimEnd())],
    ['records with further spaces', LINES.map((line) => `${line}     `)],
    ['line breaks of Windows and an empty line', LINES.flatMap((line) => [`${line}\r`, ''])],
    ['a record that begins the file, and none that ends it', ['002100260331', ...LINES]],
    ['the control character that ends files of DOS', [...LINES, norma43End(LINES), '\u001a']],
    ['a last record that counts itself', [...LINES, norma43End([...LINES, ''])]],
    ['no line breaks at all', [LINES.join('')]],
  ])('%s', (_, lines) => {
    expect(accountsOf(lines)).toMatchObject([{ rows: [{}, {}], failed: [], check: { kind: 'matches' } }]);
  });

  it('records in a row are numbered as lines would be, and one may end at its amount', () => {
    expect(accountsOf([`  ${LINES.join('').trimEnd()}\n`])).toMatchObject([{ rows: [{ line: 2 }, { line: 4 }] }]);
    expect(accountsOf([HEAD, CARD.slice(0, 42), PAY, END])).toMatchObject([
      { rows: [{ amount: { minor: -4_250n }, reference: null }, {}], failed: [] },
    ]);
  });

  it('words of several records are one text, and those of a field that is full go on in the next', () => {
    const words = ['2301TRANSFERENCIA DE UN CLIENTE CON UN NOMBRE LARGO'.padEnd(80), `2302${'SL'.padEnd(38)}FACTURA 7`];
    expect(accountsOf([HEAD, CARD, ...words, PAY, PAY_WORDS, END])).toMatchObject([
      {
        rows: [
          {
            description: 'TRANSFERENCIA DE UN CLIENTE CON UN NOMBRE LARGO SL FACTURA 7',
            bankText: 'TRANSFERENCIA DE UN CLIENTE CON UN NOMBRE LARGO\nSL\nFACTURA 7',
          },
          {},
        ],
      },
    ]);
  });

  it('an entry without words has those of its concept', () => {
    expect(accountsOf([HEAD, CARD, PAY, END])).toMatchObject([
      { rows: [{ description: 'Giros, transferencias, traspasos y cheques' }, {}] },
    ]);
    expect(accountsOf([HEAD, put(CARD, 23, '55'), PAY, END])).toMatchObject([{ rows: [{ description: '' }, {}] }]);
  });

  it('both references, or else the number of the document', () => {
    const both = put(put(CARD, 43, '0000000042'), 53, '000000000007');
    expect(accountsOf([HEAD, both, PAY, END])).toMatchObject([{ rows: [{ reference: '000000000007 F-77' }, {}] }]);
    const document = put(put(CARD, 43, '0000000042'), 65, '    ');
    expect(accountsOf([HEAD, document, PAY, END])).toMatchObject([{ rows: [{ reference: '0000000042' }, {}] }]);
  });

  it('what was paid in another currency', () => {
    const paid = (code: string) => `2401${code}00000000004999`.padEnd(80);
    const rows = (code: string) => accountsOf([HEAD, CARD, CARD_WORDS, paid(code), PAY, END])[0]?.rows[0];
    expect(rows('840')).toMatchObject({
      description: 'COMPRA TARJETA',
      original: { amount: { minor: 4_999n, currency: 'USD' }, rate: null, fee: null },
    });
    expect(rows('978')).not.toHaveProperty('original');
  });

  it('an entry that moves no money is passed over, counted or not', () => {
    const none = put(CARD, 28, '200000000000000');
    const lines = [HEAD, CARD, CARD_WORDS, none, PAY, PAY_WORDS];
    for (const end of [END, put(END, 40, '00002')])
      expect(accountsOf([...lines, end])).toMatchObject([
        { rows: [{}, {}], skipped: [{ line: 4, reason: 'no-movement' }], failed: [], check: { kind: 'matches' } },
      ]);
  });
});

describe('the currency', () => {
  it.each<[field: string, currency: string]>([
    ['978', 'EUR'],
    ['840', 'USD'],
    ['036', 'AUD'],
    ['GBP', 'GBP'],
  ])('%s is %s', (field, currency) => {
    expect(accountsOf(norma43Of(BOOKS, field))).toMatchObject([{ currency, rows: [{}, {}], failed: [] }]);
  });

  it('is that of the last record where the first has none', () => {
    expect(accountsOf([put(HEAD, 48, '   '), ...LINES.slice(1)], { currency: 'ZAR' })).toMatchObject([
      { currency: 'EUR', isCurrencyNamed: true },
    ]);
  });

  it('is asked for, or that of the account, where no record has one', () => {
    const silent = norma43Of(BOOKS, '000');
    expect(read(silent)).toMatchObject({ kind: 'questions', format: 'norma43', questions: [{ about: 'currency' }] });
    expect(read(silent, { currency: 'EUR' })).toMatchObject({
      decisions: [{ about: 'currency', value: 'EUR' }],
      accounts: [{ currency: 'EUR', isCurrencyNamed: false }],
    });
    expect(accountsOf(silent, { currency: 'ZAR', answers: { currency: 'USD' } })).toMatchObject([
      { currency: 'USD', isCurrencyNamed: true },
    ]);
  });

  it('that nobody has is never taken for the account’s', () => {
    expect(accountsOf(norma43Of(BOOKS, '003'), { currency: 'EUR' })).toMatchObject([
      { currency: 'XXX', rows: [], opening: null, closing: null, failed: [{ reason: 'bad-currency' }, {}] },
    ]);
  });

  it('with other decimals has two in its amounts all the same', () => {
    expect(accountsOf(norma43Of(BOOKS, '392'))).toMatchObject([
      { currency: 'JPY', rows: [{ amount: { minor: -43n }, roundedFrom: '-42.50' }, { amount: { minor: 1000n } }] },
    ]);
  });
});

it('is told by a record that opens an account or is an entry', () => {
  for (const line of [HEAD, CARD, `002100260331\n${HEAD}`, `a note\n${CARD.trimEnd()}`])
    expect(isNorma43(line)).toBe(true);
  for (const line of [CARD_WORDS, END, 'x'.repeat(80), `,${HEAD}`, '11,210004180200051332,260302'])
    expect(isNorma43(line)).toBe(false);
});

const movement = fc.record({
  day: fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`),
  valueDay: fc.constantFrom('2026-01-31', '2025-12-31', '2026-03-01'),
  minor: fc.bigInt({ min: -9_999_999_999_999n, max: 9_999_999_999_999n }).filter((minor) => minor !== 0n),
  words: fc.stringMatching(/^[A-ZÑ0-9](?: ?[A-Z0-9Ñ.,/-]){0,200}$/),
});
const books = fc.record({
  bank: fc.stringMatching(/^\d{4}$/),
  branch: fc.stringMatching(/^\d{4}$/),
  account: fc.stringMatching(/^\d{10}$/),
  opening: fc.bigInt({ min: -9_999_999_999n, max: 9_999_999_999n }),
  movements: fc.array(movement, { maxLength: 8 }),
});

it('whatever is written in the format comes back to the cent, with its days and sides', () => {
  const several = fc.uniqueArray(books, {
    minLength: 1,
    maxLength: 3,
    selector: (one) => one.bank + one.branch + one.account,
  });
  fc.assert(
    fc.property(several, fc.boolean(), (accounts, isCut) => {
      const lines = accounts.flatMap((one) => norma43Of(one));
      const text = [...lines, norma43End(lines)].map((line) => (isCut ? line.trimEnd() : line));
      const sections = accountsOf(text);
      const got = sections.map(({ rows }) =>
        rows.map(({ day, valueDay, amount: { minor }, description: words }) => ({ day, valueDay, minor, words })),
      );
      expect(got).toEqual(accounts.map(({ movements }) => movements));
      expect(sections.map(({ check, failed }) => [check.kind, failed.length])).toEqual(
        accounts.map(() => ['matches', 0]),
      );
      expect(sections.map(({ opening }) => opening?.amount.minor)).toEqual(accounts.map(({ opening }) => opening));
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 200) },
  );
});
