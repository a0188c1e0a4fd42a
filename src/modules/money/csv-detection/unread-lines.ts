import type { UnreadLine } from './model.ts';
import { oneLine } from './text.ts';

const SENTENCES: Record<UnreadLine['reason'], string> = {
  balance: 'This line is a balance, not a transaction.',
  total: 'This line is a total, not a transaction.',
  'no-amount': 'This line has no amount, so it is not a transaction.',
  'not-completed': 'The bank did not complete this transaction.',
  'not-moved': 'This payment order has no date on which money moved, so it is not a transaction yet.',
  repeated: 'This transaction is in the file more than once. It counts once.',
  'bad-status':
    'The status says that no money moved, but the running balance changed. Check with your bank, and add the transaction yourself if it counts.',
  'no-movement': 'No money moved on this line.',
  security: 'This line moves shares or funds, not money in the account.',
  note: 'This line is a note, heading or footer, not a transaction.',
  'bad-day':
    'The date on this line does not exist in the Gregorian calendar. Correct it in the file, or add the transaction yourself.',
  'no-year': 'The date on this line has no year. Add the year in the file, or add the transaction yourself.',
  'bad-amount':
    'We cannot read the amount on this line, or it is too large. Correct it in the file, or add the transaction yourself.',
  'bad-sign': 'We cannot tell if this is money in or money out. Add the transaction yourself.',
  'bad-currency': 'We do not know the currency on this line. Add the transaction yourself.',
  'cut-off': 'The file ends in the middle of this entry. Export it again from your bank.',
  'bad-record':
    'This record is damaged or incomplete. Export the file again from your bank, or add the transaction yourself.',
  'no-head':
    'The record that opens this account is missing or damaged. Export the file again, or add the transaction yourself.',
  'no-end':
    'The record that closes this account is missing, so transactions may be missing. Export the file again from your bank.',
  'bad-count': 'The file does not have as many records as it states here. Export it again from your bank.',
  'bad-total': 'The amounts in this file do not add up to the total stated here. Export it again from your bank.',
  withdrawn: 'The bank marks this part of the file as a test, deleted or replaced, so it does not count.',
  'bad-shape': 'This line has more columns than the heading. Correct it in the file, or add the transaction yourself.',
  'outside-table': 'This line is above the table that we read. Add the transaction yourself if it counts.',
};

export function unread(line: number, reason: UnreadLine['reason'], text: string): UnreadLine {
  return { line, reason, sentence: SENTENCES[reason], text: oneLine(text) };
}
