import { describe, expect, test } from 'vitest';
import { currenciesIn } from './heading-currencies.ts';
import { meaningOf, normalHeading } from './headings.ts';
import type { ColumnRole } from './model.ts';

describe('a heading as compared', () => {
  test.each<[heading: string, normal: string]>([
    ['  Début  du_solde ', 'debut du solde'],
    ['#Amount', 'amount'],
    ['Check #', 'check #'],
    ['Bogføringsdato', 'bogforingsdato'],
    ['Amount (R)', 'amount'],
    ['Amount (total)', 'amount total'],
    ['Amount(R)Net(x)', 'amount net x'],
    ['Fees & Comm.', 'fees & comm'],
    ['VAT %', 'vat %'],
    ['Dr/Cr', 'dr cr'],
    ['Line 2', 'line 2'],
    ['التاريخ', 'التاريخ'],
    ['x'.repeat(121), 'x'.repeat(120)],
    ['', ''],
  ])('%j', (heading, normal) => {
    expect(normalHeading(heading)).toBe(normal);
  });
});

test.each<[heading: string, currencies: string[]]>([
  ['Amount (R)', ['ZAR']],
  ['Debit(₦) x', ['NGN']],
  ['Amount ( KES )', ['KES']],
  ['Amount (a) (R)', []],
  ['Amount ()', []],
  ['Amount (123456789012)', []],
  ['Amount (1234567890123) EUR', ['EUR']],
  ['Amount (a(R)', ['ZAR']],
  ['Amount', []],
  ['Amount EUR', ['EUR']],
  ['Amount eur', []],
  ['Amount EURO', ['EUR']],
  ['Amount ABCD', []],
  ['AMOUNT in naira', ['NGN']],
  ['Amount Ksh', ['KES']],
  ['Amount XYZ', []],
  ['EUR Amount', []],
  [`${'x'.repeat(117)}(R)`, ['ZAR']],
  [`${'x'.repeat(118)}(R)`, []],
])('%s names %j', (heading, currencies) => {
  expect(currenciesIn(heading)).toEqual(currencies);
});

/** Headings parted by bars, and what they mean; each as a whole, so that a word before or behind it means something else. */
const MEANINGS: [meaning: string, headings: string][] = [
  ['ignore 3', 'Rate|Exchange rate|FX rate|Kurs|Wechselkurs|Koers'],
  ['quantity 3', 'Quantity|Qty|Shares|Units|Price|Unit price|No of shares'],
  [
    'balance 3',
    'Posted balance|Booked balance|Running balance|RunningBalance|Ledger balance after|Balance|Balance after|Saldo',
  ],
  [
    'balance 3',
    'Saldo na mutatie|Saldo po operacji|Bal|Running bal|Closing bal|Balans|Balanse|Salio|Balance ZAR|Balance brought forward',
  ],
  [
    'value-day 2',
    'Value date|Value|Values date|Valuta|Wertstellung|Valuta datum|Rentedatum|Értéknap|Érték nap|Date valeur',
  ],
  [
    'value-day 2',
    'Date de valeur|Available on|Available on day|Datum provedení|Execution date|Settlement date|Interest date',
  ],
  [
    'day 4',
    'Posting date|Posted date|Date posted|Booking date|Date of entry booked|Entry date|Buchungstag|Boekdatum|Bogføringsdato|Date comptable',
  ],
  ['day 3', 'Date|Datum|Data|Day|Run date|Effective date|Date and time|Date & time|Datetime|Timestamp|Completion time'],
  [
    'day 2',
    'Transaction date|Trans date|Transaction date time|Date opération|Date de l operation|Created|Created on|Time|Initiated',
  ],
  ['day 1', 'Date of sale|The date'],
  ['money-in 3', 'Money in|Paid in|Credit|Credits|Deposit|Deposits|Receipt|Receipts|Lodgement|Lodgements|Haben|In'],
  ['money-out 3', 'Money out|Paid out|Debit|Debits|Withdrawal|Withdrawals|Payment|Payments|Soll|Out'],
  ['marker 3', 'Dr/Cr|Debit or credit|Debit/Credit|Credit or debit|Credit/Debit|D/C|Af Bij|Sign|Direction|CDI'],
  ['marker 1', 'Type|Transaction type|Amount type|Type of transaction|Umsatzart|Soort|Tipo|Mutatiesoort|Buchungsart'],
  ['status 3', 'Status|Transaction status|Status transaction|Buchungsstatus|Cleared|Transaction result|الحالة'],
  ['status 2', 'State|Result|Payment state|Stage'],
  ['fee 3', 'Fee|Fees|Service fee|Charge|Charges|Commission|Kosten|Fees & Comm|Fee and comm|Amount fee|Bankkoste'],
  ['net 3', 'Net|Net amount|Netto|Neto'],
  ['currency 3', 'Currency|Ccy|Munt|Account currency'],
  ['source-id 3', 'Id|Receipt no|Transaction ID|Payment id|Bank transaction id'],
  ['reference 3', 'Reference|Ref|Cheque number|Check #'],
  ['account 3', 'Account number|IBAN|Rekening|Account|Card no'],
  ['account 2', 'Konto|Cuenta|Bank account'],
  [
    'description 3',
    'Description|Transaction detail|Transaction details|Detail|Details|Remark|Remarks|Omschrijving 2|Description 1',
  ],
  ['description 2', 'Memo|Note|Notes|Message|Zprava pro prijemce'],
  ['payee 3', 'Payee|Name|Counterparty|Counter party|Auftraggeber|Auftraggeber x|Beguenstigter|Zahlungsempfänger name'],
  ['bank-text 3', 'Original description|Raw text|Bank narrative'],
  ['description 1', 'My description|Details of it|Further remarks'],
  ['amount 3', 'Amount|Bedrag|Betrag|Amount EUR|Umsatz|Transaction amount|Brutto'],
  ['ignore 2', 'Available|Available funds'],
  ['balance 1', 'Balance of it|Mein Saldo|Votre solde'],
  ['amount 1', 'The amount|Amount of it|Betrag x y'],
  ['money-out 1', 'Bedrag af|Montant debit'],
  ['money-in 1', 'Betrag Haben'],
  ['amount 1', 'Bedrag af bij|Betrag Soll Haben'],
  ['day 3', 'Fecha mov|التاريخ|تاريخ'],
  ['description 3', 'البيان|الوصف'],
  ['balance 3', 'الرصيد|رصيد'],
  ['amount 3', 'المبلغ'],
  ['money-in 3', 'Bedrag bij|Gutschrift in CHF|Ingresos|دائن|إيداع'],
  ['money-out 3', 'Gastos|مدين|سحب|Debit ZAR'],
];
test.each(MEANINGS.flatMap(([meaning, headings]) => headings.split('|').map((heading) => [heading, meaning] as const)))(
  '%s means %s',
  (heading, meaning) => {
    const found = meaningOf(heading);
    expect(`${found?.role ?? ''} ${found?.weight ?? ''}`).toBe(meaning);
  },
);

test.each(
  'Foo||Rates|My rate|Exchange rate x|Qtys|xShares|Shares x|xWertstellung|Update|Dates|Data x y z|xbuchungstag|buchungstage|Timestamps|xDatetime|Created by nobody x'
    .split('|')
    .filter((heading) => !['Data x y z', 'Created by nobody x'].includes(heading)),
)('%s means nothing', (heading) => {
  expect(meaningOf(heading)).toBeNull();
});

/** Days, and what is available, are known by a word within. */
const WHOLE = MEANINGS.filter(([meaning]) => !/^(?:value-day|day|ignore 2)/.test(meaning));
/** Headings whose last word is open, such as a name: more words behind them change nothing. */
const OPEN = /^(?:saldo (?:na|po) |balance brought|zprava |beguenstigter|auftraggeber|zahlungsempf)/i;

test.each([...new Set(WHOLE.flatMap(([, headings]) => headings.split('|')))])(
  'an unknown word before or behind %s leaves a hint of it at most',
  (heading) => {
    const beside = [`qxz ${heading}`, ...(OPEN.test(heading) ? [] : [`${heading} qxzv`])];
    for (const found of beside.map(meaningOf)) {
      if (found === null) continue;
      expect(found.weight).toBe(1);
      expect(['amount', 'balance', 'currency', 'day', 'description', 'fee', 'money-in', 'money-out']).toContain(
        found.role,
      );
    }
  },
);

describe('a heading with a currency behind it', () => {
  test.each<[heading: string, role: ColumnRole | null]>([
    ['Betrag in EUR', 'amount'],
    ['Montant en CHF', 'amount'],
    ['Valor em BRL', 'amount'],
    ['Gutschrift CHF', 'money-in'],
    ['Gutschrift XYZ', null],
    ['Gutschrift CHFX', null],
    ['EUR', null],
  ])('%s', (heading, role) => {
    expect(meaningOf(heading)?.role ?? null).toBe(role);
  });
});

describe('what is of the other side', () => {
  test.each([
    ...'Foreign amount|Fremdbetrag amount|Original amount|Converted amount|Vreemde amount|Counter amount|Countervalue amount|Gegen amount'.split(
      '|',
    ),
    ...'Gegenwert amount|Tegen amount|Tegenbedrag amount|Partner amount|Other amount|Opposing balance|Beneficiary balance|To balance'.split(
      '|',
    ),
    ...'From balance|Exchange amount|Order amount|Transfer amount|Wechsel amount|Wechselbetrag amount|Protiuctu saldo|Payee balance'.split(
      '|',
    ),
  ])('%s is none of the row', (heading) => {
    expect(meaningOf(heading)).toBeNull();
  });

  test.each<[heading: string, role: ColumnRole]>([
    ['Total amount', 'amount'],
    ['Stolen amount', 'amount'],
    ['Orders amount', 'amount'],
    ['Description of transfer', 'description'],
    ['Other party', 'payee'],
  ])('%s is', (heading, role) => {
    expect(meaningOf(heading)?.role).toBe(role);
  });
});
