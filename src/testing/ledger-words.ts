export type Words = {
  day: string;
  text: string;
  amount: string;
  into: string;
  out: string;
  balance: string;
  status: string;
  fee: string;
  operation: string;
  operationCurrency: string;
  account: string;
  accountCurrency: string;
};

/** Day, text, amount, in, out, balance, status, fee, operation amount and currency, account amount and currency. */
export const LANGUAGES = [
  'Date|Description|Amount|Money In|Money Out|Balance|Status|Fee|Operation amount|Operation currency|Account amount|Account currency',
  'Posting Date|Narration|Transaction Amount|Credit|Debit|Running Balance|Transaction Status|Charge|Transaction amount|Transaction currency|Billing amount|Billing currency',
  'Datum|Beskrywing|Bedrag|Krediet|Debiet|Saldo|Status|Fooi|Oorspronklike bedrag|Oorspronklike geldeenheid|Rekeningbedrag|Rekening geldeenheid',
  'Buchungstag|Verwendungszweck|Betrag|Haben|Soll|Saldo|Status|Gebühr|Ursprungsbetrag|Ursprungswährung|Betrag in Kontowährung|Kontowährung',
  "Date|Libellé|Montant|Crédit|Débit|Solde|Statut|Frais|Montant d'origine|Devise d'origine|Montant en devise du compte|Devise du compte",
  'Fecha|Concepto|Importe|Abono|Cargo|Saldo|Estado|Comisión|Importe original|Divisa original|Importe en cuenta|Divisa de la cuenta',
  'Tarehe|Maelezo|Kiasi|Credit|Debit|Salio|Status|Fee|Original amount|Original currency|Amount in account currency|Account currency',
  'Data|Opis operacji|Kwota|Uznania|Obciążenia|Saldo|Status|Fee|Kwota operacji|Waluta operacji|Kwota w walucie rachunku|Waluta rachunku',
].map((line): Words => {
  const [day = '', text = '', amount = '', into = '', out = '', balance = '', status = '', fee = '', ...others] =
    line.split('|');
  const [operation = '', operationCurrency = '', account = '', accountCurrency = ''] = others;
  return { day, text, amount, into, out, balance, status, fee, operation, operationCurrency, account, accountCurrency };
});

export const VOID_WORDS = [
  'Reversed', 'Declined', 'Failed', 'Initiated', 'Cancelled', 'Canceled', 'Rejected', 'Expired', 'Unsuccessful', 'Bounced',
  'FAILED', 'Transaction declined', 'Timed out', 'Aborted', 'Abgelehnt', 'Fehlgeschlagen', 'Échoué', 'Refusé', 'Rechazado',
  'Odrzucona', 'Geweier', 'Imeshindwa', 'Not completed', 'Insufficient funds', 'Voided', 'Returned',
] as const; // prettier-ignore
export const PENDING_WORDS = [
  'Pending', 'Authorised', 'Authorized', 'On hold', 'Hold', 'Processing', 'In progress', 'Awaiting clearance', 'Uncleared',
  'Vorgemerkt', 'En attente', 'Pendiente', 'Hangende', 'Inasubiri', 'PENDING', 'Submitted', 'Queued', 'Scheduled',
] as const; // prettier-ignore
export const BOOKED_WORDS = ['Completed', 'Success', 'Posted', 'Successful', 'Settled', 'Gebucht', 'Booked'] as const;
export const TEXTS = [
  'Alpha',
  'Beta Town',
  'Gamma Gate',
  'Delta 12',
  'Zola and Co',
  'Kilo Four',
  'Oscar',
  'Salary',
  'Bakery',
] as const;
