import type { TextRecord } from './cells.ts';
import { normalHeading } from './headings.ts';

/** The column that says what each row did to the balance, "Credit", "Debit" or nothing; -1 where there is none. */
export function impactColumn(heading: readonly string[] | null, body: readonly TextRecord[]): number {
  const column = heading?.findIndex((name) => normalHeading(name) === 'balance impact') ?? -1;
  const words = body.map(({ cells }) => (cells[column] ?? '').toLowerCase());
  const areKnown = words.every((word) => /^(?:credit|debit|memo|)$/.test(word));
  return column >= 0 && areKnown && words.some((word) => /^(?:credit|debit)$/.test(word)) ? column : -1;
}

/** Whether a row has left the balance as it was. */
export const isWithoutImpact = ({ cells }: TextRecord, column: number): boolean =>
  column >= 0 && /^(?:memo)?$/i.test(cells[column] ?? '');
