import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bookOf, type Book } from '../../../../scripts/statement-shapes/books.ts';
import { drawPdf, PDF_LAYOUTS } from '../../../../scripts/statement-shapes/pdf-layouts.ts';
import { pdfOf } from '#platform/pdf.server.ts';
import type { Reading } from './model.ts';
import { openAndRead } from '#testing/open-and-read.server.ts';
import { openStatement } from './service.server.ts';

const layouts = Object.entries(PDF_LAYOUTS);
const [, usual] = layouts[0] ?? [];
if (usual === undefined) throw new Error('there are no layouts');

const book = (seed: number, rows: number, layout: string): Book =>
  bookOf(seed, { rows, isLong: rows > 10, hasFees: layout.includes('fee') });

/** What the balance does at each row, by the lines of the file. */
function stepsOf(reading: Extract<Reading, { kind: 'read' }>): bigint[] {
  const steps = new Map<number, bigint>();
  for (const { line, amount } of reading.accounts.flatMap(({ rows }) => rows))
    steps.set(line, (steps.get(line) ?? 0n) + amount.minor);
  return [...steps.values()];
}

describe('a PDF of a bank', () => {
  it.each(layouts.flatMap(([name, layout]) => [5, 30, 130].map((rows) => [name, rows, layout] as const)))(
    '%s, %i rows: each amount, day and description is what was printed',
    async (name, rows, layout) => {
      const given = book(rows, rows, name);
      const reading = await openAndRead(await drawPdf(layout, given), {
        currency: layout.currency,
        answers: { dateOrder: 'dmy' },
      });
      if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
      expect(reading.format).toBe('pdf');
      expect(stepsOf(reading)).toEqual(given.entries.map(({ minor, fee }) => minor + fee));
      const [account, ...others] = reading.accounts;
      expect(others).toEqual([]);
      expect(account).toMatchObject({ currency: layout.currency, failed: [], check: { kind: 'matches' } });
      const entries = account?.rows.filter(({ part }) => part === 'entry') ?? [];
      expect(entries.map(({ day }) => day)).toEqual(given.entries.map(({ day }) => day));
      const spaceless = (text: string) => text.replace(/\s+/g, '');
      for (const [at, { bankText }] of entries.entries())
        expect(spaceless(bankText)).toContain(spaceless(given.entries[at]?.words ?? '?'));
    },
    30_000,
  );

  it('with a password is locked without it, says when it is wrong, and is read with it', async () => {
    const given = book(3, 12, 'none');
    const bytes = await drawPdf(usual, given, 'Sesame é 1');
    expect(await openAndRead(bytes, { currency: 'ZAR' })).toEqual({ kind: 'locked', isWrong: false });
    expect(await openAndRead(bytes, { currency: 'ZAR', password: 'sesame' })).toEqual({
      kind: 'locked',
      isWrong: true,
    });
    const reading = await openAndRead(bytes, { currency: 'ZAR', password: 'Sesame é 1' });
    if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
    expect(stepsOf(reading)).toEqual(given.entries.map(({ minor }) => minor));
  });

  const misprinted = async (rows: number, at: readonly number[]) => {
    const given = book(4, rows, 'none');
    const entries = given.entries.map((entry, place) =>
      at.includes(place) ? { ...entry, minor: entry.minor - 100n } : entry,
    );
    return openAndRead(await drawPdf(usual, { ...given, entries }), { currency: 'ZAR' });
  };

  it.each([
    ['of a few rows', 12, [5]],
    ['in several places', 24, [5, 11, 17]],
  ])('whose balances %s do not follow from its amounts is asked about, never read', async (_, rows, at) => {
    const reading = await misprinted(rows, at);
    expect(reading).toMatchObject({ kind: 'unmapped', missing: [expect.stringContaining('do not match')] });
    const columns = reading.kind === 'unmapped' ? reading.columns : [];
    expect(columns.map(({ role }) => role)).toEqual(['day', 'description', 'money-in', 'money-out', 'fee', 'balance']);
  });

  it('with one misprint among many rows that prove its columns is read, with its gap named and the row marked', async () => {
    const reading = await misprinted(24, [11]);
    if (reading.kind !== 'read') throw new Error(reading.kind);
    expect(reading.accounts).toMatchObject([{ check: { kind: 'gap' } }]);
    expect(reading.accounts.flatMap(({ rows }) => rows.filter(({ doubt }) => doubt !== undefined))).toHaveLength(1);
  });
});

describe('a PDF that is none of a bank', () => {
  const pdf = (objects: readonly string[], stream = '') =>
    Buffer.from(
      `%PDF-1.4\n${objects.map((text, at) => `${at + 1} 0 obj\n${text}\nendobj\n`).join('')}${stream}trailer<</Root 1 0 R>>\n%%EOF`,
      'latin1',
    );
  const PAGE = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>>',
  ];
  const packed = (text: string) => {
    const bytes = deflateSync(text).toString('latin1');
    return `<</Filter/FlateDecode/Length ${bytes.length}>>\nstream\n${bytes}\nendstream`;
  };

  it.each([
    ['a picture', pdf([...PAGE, packed('0 0 10 10 re f')]), 'SCANNED_PDF'],
    ['a damaged file', Buffer.from('%PDF-1.7\nnothing of it is there'), 'BROKEN_FILE'],
  ])('%s', async (_, bytes, code) => {
    expect(await openStatement(bytes)).toMatchObject({ kind: 'refused', code });
  });

  it('more pages than a statement has', async () => {
    const pages = Array.from({ length: 301 }, (_, at) => ({ text: `Page ${at}`, pageBreak: 'after' as const }));
    expect(await openStatement(await pdfOf({ content: pages }))).toMatchObject({ code: 'PDF_TOO_LONG' });
  });

  it(
    'one whose pages unpack to gigabytes is given up, and others are served meanwhile',
    { timeout: 30_000 },
    async () => {
      const twice = deflateSync(deflateSync(Buffer.alloc(600_000_000, ' '))).toString('latin1');
      const bytes = pdf([
        ...PAGE,
        `<</Filter[/FlateDecode/FlateDecode]/Length ${twice.length}>>\nstream\n${twice}\nendstream`,
      ]);
      expect(bytes.length).toBeLessThan(20_000);
      let [last, longest] = [performance.now(), 0];
      const beat = setInterval(() => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }, 5);
      const opened = await openStatement(bytes);
      clearInterval(beat);
      expect(opened).toMatchObject({ kind: 'refused' });
      expect(longest).toBeLessThan(200);
    },
  );

  it('words without a table', async () => {
    const letter = await drawPdf(
      { ...usual, columns: [{ name: 'Dear customer', width: '*', of: () => 'Thank you.' }] },
      book(1, 3, ''),
    );
    expect(await openStatement(letter)).toMatchObject({ kind: 'refused', code: 'NO_STATEMENT' });
  });
});
