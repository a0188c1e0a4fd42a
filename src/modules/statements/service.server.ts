import type { Currency } from '#kernel/money.ts';
import type { Answers, CsvMapping, Reading } from './model.ts';

export type ReadOptions = {
  fileName?: string;
  /** The currency of the account the file is for: taken where the file names none. */
  currency?: Currency;
  mapping?: CsvMapping;
  answers?: Answers;
};

/** Reads a bank statement of any supported format. Never throws: what cannot be read is `refused` with a sentence. */
export function readStatement(bytes: Uint8Array, _options: ReadOptions = {}): Reading {
  if (bytes.length === 0)
    return { kind: 'refused', code: 'EMPTY', sentence: 'The file is empty. Export it again from your bank.' };
  return { kind: 'refused', code: 'NO_STATEMENT', sentence: 'This file is not a statement we can read yet.' };
}
