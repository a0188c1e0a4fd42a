import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { clientBankOf, RUSSIAN_BOOKS } from '#testing/client-bank.ts';
import { readStatement } from './service.server.ts';

const ENCODINGS = ['windows-1251', 'cp866', 'koi8-r', 'utf-8', 'utf-16le', 'utf-16be'] as const;
/** Two bytes a letter always begin with their mark. */
const encoded = (text: string, encoding: string): Uint8Array =>
  iconv.encode(text, encoding, { addBOM: encoding.startsWith('utf-16') });
const READ_ROWS = [
  { description: 'ООО "Вывеска" За изготовление вывески', amount: { minor: -4_250n } },
  { description: expect.stringContaining('По договору'), amount: { minor: 1_500_000n } },
];
// Of the old encodings only one has this sign.
const TEXT = clientBankOf(RUSSIAN_BOOKS).join('\r\n').replace('№', 'N');

describe('a file of 1C', () => {
  it.each(ENCODINGS)('in %s', (encoding) => {
    for (const bytes of [encoded(TEXT, encoding), ...(encoding === 'utf-8' ? [Buffer.from(`\ufeff${TEXT}`)] : [])])
      expect(readStatement(bytes)).toMatchObject({
        kind: 'read',
        format: 'clientbank',
        encoding,
        accounts: [{ rows: READ_ROWS, check: { kind: 'matches' }, failed: [] }],
      });
  });

  it.each(['Windows', 'DOS', 'UTF-8'])('that says %s of its encoding, and is in another', (said) => {
    const text = TEXT.replace('Кодировка=Windows', `Кодировка=${said}`);
    for (const encoding of ENCODINGS)
      expect(readStatement(encoded(text, encoding))).toMatchObject({ encoding, accounts: [{ rows: READ_ROWS }] });
  });

  it('is no longer than any other', () => {
    expect(readStatement(Buffer.from(`${TEXT}\r\nx=${'9'.repeat(70_000)}`))).toMatchObject({ code: 'LINE_TOO_LONG' });
  });
});

const movement = fc.record({
  day: fc.constantFrom('2026-03-02', '2026-03-17', '2026-03-31'),
  minor: fc.bigInt({ min: -9_999_999_999n, max: 9_999_999_999n }).filter((minor) => minor !== 0n),
  words: fc.stringMatching(/^[А-Яа-я](?: ?[А-Яа-я0-9.,-]){0,60}$/),
  number: fc.stringMatching(/^[1-9]\d{0,5}$/),
});

it('comes back to the kopeck, with its words, in each encoding', () => {
  fc.assert(
    fc.property(
      fc.array(movement, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...ENCODINGS),
      (moved, encoding) => {
        const text = clientBankOf({ ...RUSSIAN_BOOKS, movements: moved }).join('\r\n');
        const reading = readStatement(encoded(text, encoding));
        if (reading.kind !== 'read') throw new Error(reading.kind);
        const [account, ...others] = reading.accounts;
        expect(others).toEqual([]);
        expect(account).toMatchObject({ check: { kind: 'matches' }, failed: [], skipped: [] });
        expect(
          account?.rows.map(({ day, amount: { minor }, reference: number, bankText }) => ({
            day,
            minor,
            words: bankText.split('\n').at(-2),
            number,
          })),
        ).toEqual(moved);
      },
    ),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 200) },
  );
});
