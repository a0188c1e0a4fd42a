import { testWords, type StatementWords } from '#testing/statement-words.ts';

const WORDS: StatementWords = {
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

testWords(WORDS);
