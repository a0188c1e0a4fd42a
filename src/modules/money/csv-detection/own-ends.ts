import type { TextRecord } from './cells.ts';
import { normalHeading } from './headings.ts';
import { markerOf } from './words.ts';

const END = /^(?:source|from) (?=amount|currency|fee)|^(?:target|destination|to) (?=amount|currency|fee)/;
const FROM = /^(?:source|from) /;
const RECIPIENT = /^(?:recipient|beneficiary|payee)(?: name)?$/;
/** A kind of row that is money in. */
const COLLECTED = /^(?:collections?|deposits?|received|incoming|pay-?ins?|money in|credit|inflow)$/i;
const SENDER = /^(?:sender|payer|source|from)(?: name)?$/;

/**
 * A list of transfers that names what left one side and what reached the other: of money out the account is where it came
 * from, of money in where it went; a list with recipients alone is of money out. Both ends of such columns are made one, from their heading downwards. What moved between
 * two own accounts has no one amount, and is left to the person.
 */
export function withOwnEnds(records: readonly TextRecord[]): readonly TextRecord[] {
  for (const [from, { cells, text }] of records.slice(0, 200).entries()) {
    if (!/source|from/i.test(text) || !/target|destination|to/i.test(text)) continue;
    const names = cells.map(normalHeading);
    const direction = names.indexOf('direction');
    const ends = names.flatMap((name, out) => {
      const match = END.exec(name);
      if (match === null || !FROM.test(name)) return [];
      const into = names.findIndex((other) => END.test(other) && !FROM.test(other) && restOf(other) === restOf(name));
      return into < 0 ? [] : [{ out, into }];
    });
    const isSentOnly =
      direction < 0 &&
      names.some((name) => RECIPIENT.test(name)) &&
      !names.some((name) => SENDER.test(name)) &&
      !records.slice(from + 1).some((record) => record.cells.some((cell) => COLLECTED.test(cell)));
    if ((direction < 0 && !isSentOnly) || ends.length < 2) continue;
    return records.map((record, row) =>
      row < from ? record : joined(record, { ends, direction, isHeading: row === from }),
    );
  }
  return records;
}

const restOf = (name: string): string => name.replace(END, '');

type Ends = { ends: readonly { out: number; into: number }[]; direction: number; isHeading: boolean };

function joined(record: TextRecord, { ends, direction, isHeading }: Ends): TextRecord {
  const cells = [...record.cells];
  const way = direction < 0 ? 'out' : markerOf(cells[direction] ?? '');
  if (way === null && !isHeading && direction < cells.length) cells[direction] = '';
  for (const { out, into } of ends) {
    const [first = '', second = ''] = [cells[out], cells[into]];
    if (isHeading) cells[out] = restOf(normalHeading(first)).replace(/^./, (letter) => letter.toUpperCase());
    else if (out < cells.length) cells[out] = way === 'out' ? first : way === 'in' ? second : bothOf(first, second);
    if (into < cells.length) cells[into] = '';
  }
  return { ...record, cells };
}

const bothOf = (first: string, second: string): string => (first === second ? first : `${first} / ${second}`);
