import type { TextRecord } from './cells.ts';
import { normalHeading } from './headings.ts';
import { markerOf } from './words.ts';

const END = /^(?:source|from) (?=amount|currency|fee)|^(?:target|destination|to) (?=amount|currency|fee)/;
const FROM = /^(?:source|from) /;
const RECIPIENT = /^(?:recipient|beneficiary|payee)(?: name)?$/;
/** A kind of row that is money in. */
const COLLECTED = /^(?:collections?|deposits?|received|incoming|pay-?ins?|money in|credit|inflow)$/i;
const SENDER = /^(?:sender|payer|source|from)(?: name)?$/;

/** The names of such columns in the exports that a service gives in German. */
const IN_ENGLISH: ReadonlyMap<string, string> = new Map([
  ['richtung', 'direction'],
  ['betrag der ausgangsgebuhr', 'source fee amount'],
  ['wahrung der ausgangsgebuhr', 'source fee currency'],
  ['betrag der zielgebuhr', 'target fee amount'],
  ['wahrung der zielgebuhr', 'target fee currency'],
  ['ausgangsbetrag nach gebuhren', 'source amount after fees'],
  ['ausgangswahrung', 'source currency'],
  ['zielbetrag nach gebuhren', 'target amount after fees'],
  ['zielwahrung', 'target currency'],
  ['quellenname', 'source name'],
]);
const nameOf = (heading: string): string => {
  const name = normalHeading(heading);
  return IN_ENGLISH.get(name) ?? name;
};

/**
 * A list of transfers that names what left one side and what reached the other: of money out the account is where it came
 * from, of money in where it went; a list with recipients alone is of money out. Both ends of such columns are made one, from their heading downwards. What moved between
 * two own accounts has no one amount, and is left to the person.
 */
export function withOwnEnds(records: readonly TextRecord[]): readonly TextRecord[] {
  for (const [from, { cells, text }] of records.slice(0, 200).entries()) {
    if (!/source|from|ausgang/i.test(text) || !/target|destination|to|ziel/i.test(text)) continue;
    const names = cells.map(nameOf);
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
  const cells = isHeading ? record.cells.map((cell) => IN_ENGLISH.get(normalHeading(cell)) ?? cell) : [...record.cells];
  const way = direction < 0 ? 'out' : markerOf(cells[direction] ?? '');
  if (way === null && !isHeading && direction < cells.length) cells[direction] = '';
  for (const { out, into } of ends) {
    const [first = '', second = ''] = [cells[out], cells[into]];
    if (isHeading) cells[out] = restOf(nameOf(first)).replace(/^./, (letter) => letter.toUpperCase());
    else if (out < cells.length) cells[out] = way === 'out' ? first : way === 'in' ? second : bothOf(first, second);
    if (into < cells.length) cells[into] = '';
  }
  return { ...record, cells };
}

const bothOf = (first: string, second: string): string => (first === second ? first : `${first} / ${second}`);
