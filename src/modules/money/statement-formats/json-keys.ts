/**
 * What the fields of open-banking services are called in a table, by their names without case and separators: Berlin Group and
 * GoCardless, Open Banking of the United Kingdom, Plaid, TrueLayer, Mono, Stitch, Salt Edge and others.
 */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'Booking date': [
    'bookingdate bookingdatetime posteddate postingdate postedat datebooked madeon date',
    'transactiondate transactiondatetime',
    'timestamp datetime createdat created createddate transactedat completedat',
  ],
  'Value date': ['valuedate valuedatetime valuedatetimeutc authorizeddate'],
  Amount: [
    'transactionamountamount amountamount amountvalue amountquantity transactionamount amount transactionamountvalue',
    'amountvalueinmajor',
  ],
  Currency: ['transactionamountcurrency amountcurrency isocurrencycode currencycode currency transactioncurrency'],
  'Debit/credit': ['creditdebitindicator creditdebit debitcredit transactiontype type direction'],
  Balance: [
    'balanceaftertransactionbalanceamountamount balanceaftertransactionamount runningbalanceamount runningbalancequantity',
    'runningbalancevalue runningbalance balanceamountamount balanceamount balancevalue balance balanceafter accountbalance',
  ],
  Fee: ['fee fees charge charges transactionfee feeamount feesamount'],
  Description: [
    'remittanceinformationunstructured remittanceinformationunstructuredarray narration description transactioninformation',
    'originaldescription name details memo text',
  ],
  Remarks: ['additionalinformation notes note additionalinformationstructured'],
  Payee: ['merchantname merchantdetailsmerchantname counterpartyname counterparty merchant beneficiaryname'],
  Status: ['status bookingstatus state transactionstatus pending'],
  'Transaction ID': [
    'transactionid internaltransactionid id uuid transactionreferenceid normalisedprovidertransactionid',
  ],
  Reference: ['entryreference endtoendid reference transactionreference referencenumber'],
  Account: ['accountid accountnumber iban accountiban accountresourceid'],
};
const BY_KEY = new Map(
  Object.entries(NAMES).flatMap(([name, lists]) =>
    lists.flatMap((list) => list.split(' ')).map((key, rank) => [key, { name, rank }] as const),
  ),
);

/** A field as the services name it, without what holds every row, case and separators. */
export const plainKey = (path: string): string =>
  path
    .replace(/^(?:node|attributes|transaction)\./i, '')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();

/** Fields of the other side and in another currency, whatever else their names say. */
const OTHER =
  /^(?:creditor|debtor|counterparty|merchant|payer|payee|sender|receiver|beneficiary|remitter|card|ultimate)/i;
const ABROAD =
  /^(?:instructed|equivalent|original|foreign|local|exchange|currencyexchange|charge|interchange|target|source)/i;

/** The name of a field in the heading of a table, where it is one of a service; the lower the rank, the better it fits. */
export function nameOf(path: string): { readonly name: string; readonly rank: number } | null {
  return BY_KEY.get(plainKey(path)) ?? null;
}

/** The heading of a field that no service is known by: that of another side or currency says so first. */
export function headingOf(path: string): string {
  const bare = path.replace(/^(?:node|attributes)\./i, '');
  if (OTHER.test(bare)) return `Counterparty ${bare}`;
  return ABROAD.test(bare) ? `Original ${bare}` : bare;
}
