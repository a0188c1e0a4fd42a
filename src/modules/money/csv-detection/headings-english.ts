import type { Words } from './heading-words.ts';

/** English, as the banks of each country that writes it have it. */
export const ENGLISH: readonly Words[] = [
  // English
  {
    'day-booked':
      'cleared date|date cleared|settled date|ledger date|accounting date|clearing date|clear date|gl date|pstd date|process date|journal date|book date|bank date|post|posted|posting|date of posting|date entered',
    day: 'processed|date time|activity date|date utc|when|local date|finished on|time stamp|date time utc|utc time|date dd mm yyyy|date of activity|movement date',
    'day-made': 'transaction time|trans time|spent on|txn time|transacted on',
    'value-day': 'val date|val dt|value dat|date of value|date value|funds available date',
    description:
      'comments|explanation|purpose|appears on your statement as|tran particular|descr|additional info|transaction info|user memo|tran desc|transaction desc|particular|memo notes|payment reason|posting text|booking text',
    payee:
      'payer|payee name|name of payee|payer payee|payee payer|payer name|sender recipient|receiver|recipient name|sender name|receiver name|benef name|third party|party name|counterpart|counterpart name|retailer|ben name|beneficiary remitter|remitter name|remitter|sender name recipient name|trading partner|paid to|received from|recipient sender|related party|biller|name of counterparty|other party name',
    amount: 'tran amt|txn amt|transaction amt',
    'money-in':
      'payments received|additions|lodgment|received amount|value in|in amount|receipt amount|funds in|deposited|amount deposited|payments in|payment in|inflows',
    'money-out':
      'subtractions|expenses|sent amount|amount sent|value out|out amount|disbursements|funds out|amount paid|payments out|payment out|outflows|expenditure',
    balance: 'running total|account bal|bal amt',
    currency: 'txn currency|transaction currency|cur|account ccy|ccy code|curr code|posting currency|account curr',
    account:
      'acct|a c no|account nickname|bsb account|acct number|my account|account nr|bsb number account number|account title|account iban|own iban|account reference|ac no|our account|acct name|account identifier|sort code account',
    'source-id':
      'tran id|tran no|txn no|trans no|trxn id|m pesa receipt no|mpesa code|trans number|transaction identifier|transaction uuid|posting id|movement id|txn number|unique transaction reference|transaction unique id',
    reference:
      'chq ref no|chq no|cheque ref no|instrument id|instrument number|ref no cheque no|ref #|chq|txn reference|transaction ref|tran ref|our reference|end to end id|serial number|chq ref number|cheque #|payment reference|reference #|ref num|voucher no|vch no|invoice no|invoice number|ref number|customer ref|document no|doc no|instr id|chk no|chk #|customer reference number|bank ref|checknum|auth code|authorization code|approval code|trace number|order id|order number|invoice #|slip no|external reference|ref id|reference id|reference 1|reference 2|mandate reference|chq number|own reference|payment ref|trans ref|transaction ref no|cheque details',
    status: 'settlement status|posted status|clearing status|processing status|transfer status|entry status',
    marker:
      'dr cr indicator|transaction direction|dc indicator|crdr||inflow outflow|income expense|deposit withdrawal|withdrawal deposit|credit debit flag|dr cr flag|debit or credit indicator|payment direction|money in out|cr dr indicator|debit credit type|drcr|dr cr ind|d or c',
    kind: 'trx type|posting type|movement type|activity type|transaction kind',
  },
];
