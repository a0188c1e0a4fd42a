import { expect, test } from 'vitest';
import { meaningOf } from './headings.ts';
import { MAY_STATE } from './stated-lines.ts';
import { statusOf } from './statuses.ts';
import { markerOf, statementOf } from './words.ts';

/** By language: what a heading, a line that states a balance, a status or a mark means, and some words that mean it. */
const WORDS: Record<string, readonly (readonly ['heading' | 'line' | 'status' | 'mark', string, string])[]> = {
  English: [
    ['heading', 'day 4', 'Cleared Date|Clearing Date|Journal Date'],
    ['heading', 'day 3', 'Date/Time|When|Date/Time (UTC)'],
    ['heading', 'day 2', 'Transaction Time|Spent On|Txn Time'],
    ['heading', 'value-day 3', 'Val Date|Val Dt|Date of value'],
    ['heading', 'description 3', 'Comments|Descr|Transaction Desc'],
    ['heading', 'payee 3', 'Payer|Receiver Name|Remitter'],
    ['heading', 'amount 3', 'Tran Amt|Txn Amt|Transaction Amt'],
    ['heading', 'money-in 3', 'Payments Received|Value In|Deposited'],
    ['heading', 'money-out 3', 'Subtractions|Value Out|Amount Paid'],
    ['heading', 'balance 3', 'Running Total|Account Bal|Bal Amt'],
    ['heading', 'currency 3', 'Txn Currency|Cur.|CURR CODE'],
    ['heading', 'account 2', 'Acct|My Account|Account Reference'],
    ['heading', 'source-id 3', 'Tran ID|Trans. No.|Transaction Identifier'],
    ['heading', 'reference 3', 'Chq/Ref No|Reference #|Approval Code'],
    ['heading', 'status 3', 'Settlement Status|Clearing Status|Transfer Status'],
    ['heading', 'marker 1', 'Trx Type|Posting Type|Movement Type'],
    ['heading', 'marker 3', 'Dr/Cr Indicator|Income/Expense|Payment Direction'],
    ['line', 'opening', 'Balance Forward|Opening available balance|Opening current balance'],
    ['line', 'closing', 'New Balance|Your closing balance|Balance carried to next page'],
    ['line', 'interim', 'Day End Balance|Balance as of 31/12/2025|Balance on 31/12/2025'],
    ['line', 'total', 'Sum|Monthly Total|Credit Turnover'],
    ['status', 'booked', 'Collected|Succeeded|Remitted'],
    ['status', 'pending', 'Memo posted|Planned|Being processed'],
    ['status', 'void', 'Terminated|Disapproved|Revoked'],
    ['status', 'reversed', 'Return|Auto-reversal|Clawed back'],
    ['mark', 'in', 'Paid In|Receipt|CRE'],
    ['mark', 'out', 'Paid Out|Spent|Outbound'],
  ],
};

const READ = {
  heading: (word: string) => `${meaningOf(word)?.role ?? ''} ${meaningOf(word)?.weight ?? ''}`,
  line: (word: string) => (MAY_STATE.test(word) ? statementOf(word) : null),
  status: statusOf,
  mark: markerOf,
};

test.each(
  Object.entries(WORDS).flatMap(([language, words]) =>
    words.flatMap(([as, meaning, all]) => all.split('|').map((word) => [language, word, as, meaning] as const)),
  ),
)('%s: %s as a %s means %s', (_, word, as, meaning) => {
  expect(READ[as](word)).toBe(meaning);
});
