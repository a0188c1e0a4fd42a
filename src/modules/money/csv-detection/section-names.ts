import type { TextRecord } from './cells.ts';
import { normalHeading } from './headings.ts';
import { statedBy } from './stated-lines.ts';

/** Words by which a statement of several accounts calls them. */
const KIND =
  /(?:^| )(?:accounts?|wallet|savings?|deposits?|shares?|share capital|current|cheque|checking|card|pot|vault|pocket|space|loan|konto|compte|cuenta|conta|rekening|akaunti|akiba|hisa)(?: |$)/;
const LABEL = /^(?:account|account (?:name|type)|product|konto|compte|cuenta|conta|rekening|akaunti)$/;
const LONGEST = 40;

/** What the account of a table is called in the lines above its heading: "Account: Share capital", "Savings account". */
export function sectionName(above: readonly TextRecord[]): string | null {
  for (const { cells } of above.toReversed()) {
    const [first = '', ...others] = cells.filter((cell) => cell.trim() !== '');
    if (first === '' || /\d/.test(first) || statedBy(cells) !== null) continue;
    const [label = '', inline = ''] = first.split(/[:：]/, 2);
    const value = (inline.trim() === '' ? (others[0] ?? '') : inline).trim();
    if (LABEL.test(normalHeading(label)) && isName(value)) return value;
    if (others.length === 0 && isName(first) && KIND.test(normalHeading(first))) return first.trim();
  }
  return null;
}

const isName = (text: string): boolean => /^\p{L}[\p{L} &'’/()-]+$/u.test(text.trim()) && text.length <= LONGEST;
