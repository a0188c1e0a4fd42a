import { decimalOf, type Currency } from '#kernel/money.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import { readCsv } from '#modules/money/statement-formats/csv.ts';

type Given = { currency?: Currency | undefined; answers?: Answers };
/** What a CSV file gives: its rows, each with its day, amount, currency and state; or what it asks. */
export function readLines(lines: readonly string[], given: Given = {}): string[] {
  const { currency, answers = {} } = { currency: 'ZAR', ...given };
  const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency, mapping: undefined, answers });
  if (reading.kind === 'questions') return reading.questions.map(({ about, sentence }) => `asks ${about}: ${sentence}`);
  if (reading.kind !== 'read') return [reading.kind];
  return reading.accounts
    .flatMap(({ rows }) => rows)
    .toSorted((a, b) => a.line - b.line)
    .map(({ amount, status, roundedFrom, doubt }) =>
      [
        decimalOf(amount),
        amount.currency,
        ...(status === 'pending' ? ['pending'] : []),
        ...(roundedFrom === null ? [] : [`from ${roundedFrom}`]),
        ...(doubt === undefined ? [] : ['doubted']),
      ].join(' '),
    );
}

/** The amounts of each account and currency, and the lines that fail; or what is asked instead. */
export function accountsOfLines(lines: readonly string[], answers: Answers = {}): Record<string, string[]> | string {
  const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers });
  if (reading.kind === 'questions') return `asks ${reading.questions.map(({ about }) => about).join()}`;
  if (reading.kind === 'unmapped') return reading.missing.join();
  if (reading.kind !== 'read') return reading.kind;
  return Object.fromEntries(
    reading.accounts.map(({ account, currency, rows, failed }) => [
      `${account ?? ''} ${currency}`,
      [...rows.map(({ amount }) => decimalOf(amount)), ...failed.map(({ line, reason }) => `${line} ${reason}`)],
    ]),
  );
}
