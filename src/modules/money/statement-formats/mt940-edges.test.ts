import { describe, expect, it } from 'vitest';
import { type Answers, LIMITS } from '#modules/money/csv-detection/model.ts';
import { readMt940 } from './mt940.ts';
import type { AccountSection, Reading, StatementRow } from './model.ts';

type Wish = { currency?: string | undefined; answers?: Answers };

const read = (lines: readonly string[], { currency, answers = {} }: Wish = { currency: 'ZAR' }): Reading =>
  readMt940(`${lines.join('\n')}\n`, 'utf-8', { currency, answers });

function accountsOf(lines: readonly string[], wish?: Wish): AccountSection[] {
  const reading = read(lines, wish);
  if (reading.kind !== 'read') throw new Error(reading.kind);
  return reading.accounts;
}
const HEAD = [':20:REF', ':25:12345678/10', ':60F:C260301ZAR100,'];
const TAIL = [':62F:C260304ZAR100,', '-'];
const ENTRY = ':61:260301D5,NTRFNONREF';
const rowsOf = (...lines: string[]): StatementRow[] =>
  accountsOf([...HEAD, ...lines, ...TAIL]).flatMap(({ rows }) => rows);
const sectionOf = (...lines: string[]): AccountSection | undefined => accountsOf([...HEAD, ...lines, ...TAIL])[0];

describe('an entry', () => {
  it.each<[entry: string, row: Partial<StatementRow>]>([
    ['260301D5,NTRFNONREF', { day: '2026-03-01', amount: { minor: -500n, currency: 'ZAR' }, reference: null }],
    ['260301C5.25NTRF ABC //B 1 ', { amount: { minor: 525n, currency: 'ZAR' }, reference: 'ABC', sourceId: 'B 1' }],
    // A type with fewer letters is filled up with spaces.
    ['2603010301DF2402,00S   X', { amount: { minor: -240200n, currency: 'ZAR' }, reference: 'X' }],
    ['260301C5NTRF', { amount: { minor: 500n, currency: 'ZAR' }, reference: null, sourceId: null }],
    ['260301C5,', { amount: { minor: 500n, currency: 'ZAR' } }],
    // Without a type the references follow the amount.
    ['2603010301DR5,00//192', { amount: { minor: -500n, currency: 'ZAR' }, reference: null, sourceId: '192' }],
    ['260301    C5,NTRFX//Y//Z', { day: '2026-03-01', reference: 'X', sourceId: 'Y//Z' }],
    ['260301ED5,NTRFX', { amount: { minor: -500n, currency: 'ZAR' }, status: 'pending' }],
    ['260301EC5,NTRFX', { amount: { minor: 500n, currency: 'ZAR' }, status: 'pending' }],
    ['260301RC5,NTRFX', { amount: { minor: -500n, currency: 'ZAR' }, status: 'booked', splits: [] }],
    ['790301D5,NTRFX', { day: '2079-03-01' }],
    ['800301D5,NTRFX', { day: '1980-03-01' }],
    ['8003010302D5,NTRFX', { day: '1980-03-02', valueDay: '1980-03-01' }],
    ['7903010302D5,NTRFX', { day: '2079-03-02', valueDay: '2079-03-01' }],
    ['2601021231D5,NTRFX', { day: '2025-12-31', valueDay: '2026-01-02' }],
    ['2512310102D5,NTRFX', { day: '2026-01-02', valueDay: '2025-12-31' }],
    ['2601020702D5,NTRFX', { day: '2026-07-02' }],
    ['2607020102D5,NTRFX', { day: '2026-01-02' }],
    ['2603010230D5,NTRFX', { day: '2026-03-01', valueDay: '2026-03-01' }],
    ['2602300301D5,NTRFX', { day: '2026-03-01', valueDay: null }],
    ['2603010001D5,NTRFX', { day: '2026-03-01' }],
    ['2603011301D5,NTRFX', { day: '2026-03-01' }],
    ['2603010300D5,NTRFX', { day: '2026-03-01' }],
  ])('%s', (entry, row) => {
    expect(rowsOf(`:61:${entry}`)).toMatchObject([row]);
  });

  it.each([
    ['260230D5,NTRFX', 'bad-day'],
    ['260001D5,NTRFX', 'bad-day'],
    ['261301D5,NTRFX', 'bad-day'],
    ['260100D5,NTRFX', 'bad-day'],
    ['x260301D5,NTRFX', 'bad-record'],
    ['260301X5,NTRFX', 'bad-record'],
    ['260301D5,nothing', 'bad-record'],
  ])('%s is not read: %s', (entry, reason) => {
    expect(sectionOf(`:61:${entry}`, ':86:words')).toMatchObject({
      rows: [],
      skipped: [],
      failed: [{ line: 4, reason, text: `${entry} words` }],
    });
  });

  it('that is wrapped is put together, and what follows it are its words', () => {
    expect(rowsOf(':61:260301D', '5,NTRFINV7//B1', 'words')).toMatchObject([
      { amount: { minor: -500n }, reference: 'INV7', sourceId: 'B1', bankText: 'words' },
    ]);
    expect(rowsOf(ENTRY, 'words')).toMatchObject([{ bankText: 'words' }]);
  });
});

describe('what stands behind an entry', () => {
  const textsOf = (...lines: string[]): string[] => rowsOf(...lines).map(({ bankText }) => bankText);

  it.each<[what: string, lines: string[], texts: string[]]>([
    ['its details', [ENTRY, ':86:one', 'two'], ['one two']],
    ['details that come twice', [ENTRY, ':86:one', ':86:two'], ['one two']],
    ['details of another tag', [ENTRY, ':NS:one', ':NS:two'], ['one two']],
    ['details of both tags', [ENTRY, ':NS:one', ':86:two'], ['one two']],
    ['a date that looks like a tag', [ENTRY, ':86:2026-03-01T16', ':26:37 shop'], ['2026-03-01T16 :26:37 shop']],
    ['a tag parted from its sign', [ENTRY, ':', '86:one'], ['one']],
    ['a sign alone', [ENTRY, ':86:one', ':', 'two'], ['one two']],
    ['the end of a block', [ENTRY, ':86:one', '-}', 'not'], ['one']],
    ['the end of a block and its trailer', [ENTRY, ':86:one', '-}{5:{CHK:1}}', 'not'], ['one']],
    ['the head of the next', [ENTRY, ':86:one', '{1:F01}', 'not'], ['one']],
    ['a dash before words', [ENTRY, ':86:one', '-two'], ['one -two']],
    ['a tag within its words', [ENTRY, ':86:one', 'see :61:two'], ['one see :61:two']],
  ])('%s', (_, lines, texts) => {
    expect(textsOf(...lines).map((text) => text.replaceAll(/\s+/g, ' '))).toEqual(texts);
  });

  it('details of the whole statement are of no entry', () => {
    expect(accountsOf([...HEAD, ENTRY, ':62F:C260304ZAR95,', ':86:of all', ':86:still of all', '-'])).toMatchObject([
      { rows: [{ bankText: '' }] },
    ]);
    expect(rowsOf(':86:before any', ENTRY)).toMatchObject([{ bankText: '' }]);
  });
});

describe('the account', () => {
  it.each<[value: string, account: string, currency: string]>([
    ['12345678/10', '12345678/10', 'KES'],
    ['12345678 USD', '12345678', 'USD'],
    ['12345678USD', '12345678USD', 'USD'],
    ['12345678 QQQ', '12345678 QQQ', 'KES'],
    ['ABC USD', 'ABC USD', 'KES'],
    ['12345678 USDX', '12345678 USDX', 'KES'],
  ])('%s', (value, account, currency) => {
    expect(accountsOf([':20:R', `:25:${value}`, ENTRY], { currency: 'KES' })).toMatchObject([{ account, currency }]);
  });

  it.each([
    [':60F:C260301USD100,', 'USD'],
    [':62F:D260301USD100,50', 'USD'],
    [':64:C260301USD100,', 'USD'],
    [':34F:USDD5,', 'USD'],
    [':34F:USD', 'USD'],
    [':90D:3USD5,', 'USD'],
    [':90C:12USD5,', 'USD'],
    [':28C:USD', 'KES'],
    [':34F:USDx', 'KES'],
  ])('is of the currency that %s names', (field, currency) => {
    expect(accountsOf([':20:R', ':25:1/10', field, ENTRY], { currency: 'KES' })).toMatchObject([{ currency }]);
  });

  it.each([':60F:xC260301USD100,', ':62F:C260301100'])('is asked for its currency where %s has none', (field) => {
    const lines = [':20:R', ':25:1/10', field, ENTRY];
    expect(read(lines, { currency: 'KES' })).toMatchObject({ kind: 'questions', questions: [{ about: 'currency' }] });
    expect(accountsOf(lines, { currency: 'KES', answers: { currency: 'EUR' } })).toMatchObject([{ currency: 'EUR' }]);
  });

  it('is of a currency with an extra character behind it, and its balance may lack a colon', () => {
    expect(
      accountsOf([':20:R', ':25:1/10', ':60F:C221004EURO0,00', ENTRY, ':62FC221018EUR1,00'], { currency: 'KES' }),
    ).toMatchObject([{ currency: 'EUR', closing: { amount: { minor: 100n } } }]);
  });

  it('of a currency that nobody knows fails row by row', () => {
    expect(accountsOf([':20:R', ':25:1/10', ':60F:C260301QQQ1,', ENTRY])).toMatchObject([
      { rows: [], failed: [{ reason: 'bad-currency' }] },
    ]);
  });

  it.each<[field: string, opening: object | null]>([
    ['C260301ZAR100,', { amount: { minor: 10_000n, currency: 'ZAR' }, day: '2026-03-01' }],
    ['D260301ZAR100,50', { amount: { minor: -10_050n, currency: 'ZAR' }, day: '2026-03-01' }],
    ['C260301100', { amount: { minor: 10_000n, currency: 'ZAR' }, day: '2026-03-01' }],
    ['C260230ZAR100,', { amount: { minor: 10_000n, currency: 'ZAR' }, day: null }],
    ['XC260301ZAR100,', null],
    ['C260301ZAR100,x', null],
    ['C260301ZAR', null],
  ])('has the balance that %s says', (field, opening) => {
    const told: Wish = { currency: 'ZAR', answers: { currency: 'ZAR' } };
    expect(accountsOf([':20:R', ':25:1/10', `:60F:${field}`, ENTRY], told)[0]?.opening).toEqual(opening);
  });
});

describe('a currency that the file does not name', () => {
  const SILENT = [':20:R', ':25:1/10', ENTRY];
  const NAMED = [':20:S', ':25:2/10', ':60F:C260301USD1,', ENTRY];
  const none: Wish = { currency: undefined };

  it('is that of the account, which is told', () => {
    const reading = read([...SILENT, ...NAMED], { currency: 'KES' });
    expect(reading).toMatchObject({ accounts: [{ currency: 'KES', isCurrencyNamed: false }, { currency: 'USD' }] });
    expect(reading).toHaveProperty('decisions', [
      {
        about: 'currency',
        value: 'KES',
        because: 'The file does not name a currency, so we use the currency of the account.',
      },
    ]);
    expect(read(NAMED)).toHaveProperty('decisions', []);
  });

  it('is what a person answered', () => {
    expect(accountsOf(SILENT, { currency: 'KES', answers: { currency: 'NGN' } })).toMatchObject([
      { currency: 'NGN', isCurrencyNamed: true },
    ]);
  });

  it('is asked for, where rows need it', () => {
    expect(read([...SILENT, ...NAMED], none)).toMatchObject({
      kind: 'questions',
      decisions: [],
      questions: [{ about: 'currency' }],
    });
    expect(accountsOf([':20:R', ':25:1/10', ...NAMED], none)).toMatchObject([{ currency: 'USD' }]);
  });
});

describe('a file', () => {
  it.each<[what: string, lines: string[], kind: string]>([
    ['of nothing', ['x'], 'refused'],
    ['of a reference alone', [':20:R'], 'refused'],
    ['of an account', [':25:1/10'], 'read'],
    ['of an opening balance', [':60F:C260301ZAR1,'], 'read'],
    ['of a closing balance', [':62F:C260301ZAR1,'], 'read'],
    ['of an entry', [ENTRY], 'read'],
  ])('%s is %s', (_, lines, kind) => {
    expect(read(lines).kind).toBe(kind);
  });

  it('has at most so many entries and statements', () => {
    const entries = (count: number) => read([...HEAD, ...Array.from({ length: count }, () => ENTRY)]).kind;
    expect([entries(LIMITS.rows), entries(LIMITS.rows + 1)]).toEqual(['read', 'refused']);
    const statements = (count: number) =>
      read(Array.from({ length: count }, (_, at) => [':20:R', `:25:${at}/1`]).flat()).kind;
    expect([statements(LIMITS.rows), statements(LIMITS.rows + 1)]).toEqual(['read', 'refused']);
  });
});
