import type { Currency } from '#kernel/money.ts';
import { lineTooLong } from './cells.ts';
import { readCsv } from './csv.ts';
import { decode } from './decode.server.ts';
import type { Answers, CsvMapping, Reading } from './model.ts';
import { refusal } from './refusals.ts';

export type ReadOptions = {
  fileName?: string;
  /** The currency of the account the file is for: taken where the file names none. */
  currency?: Currency;
  mapping?: CsvMapping;
  answers?: Answers;
};

/** Reads a bank statement of any supported format. Never throws: what cannot be read is `refused` with a sentence. */
export function readStatement(bytes: Uint8Array, options: ReadOptions = {}): Reading {
  if (bytes.length === 0) return refusal('EMPTY');
  const decoded = decode(bytes);
  if ('kind' in decoded) return decoded;
  const { text, encoding } = decoded;
  if (lineTooLong(text) !== null) return refusal('LINE_TOO_LONG');
  return readCsv(text, encoding, {
    currency: options.currency,
    mapping: options.mapping,
    answers: options.answers ?? {},
  });
}
