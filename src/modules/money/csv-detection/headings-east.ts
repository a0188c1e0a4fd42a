import type { Words } from './heading-words.ts';

/** Northern, central and eastern Europe, and Turkey. */
export const EASTERN: readonly Words[] = [
  // Croatian, Bosnian, Serbian
  {
    day: 'datum izvrsenja|datum transakcije|datum promene',
    'value-day': 'datum valute|datum valutiranja',
    description: 'opis placanja|opis transakcije|svrha|svrha placanja|opis plaćanja',
    payee: 'platitelj primatelj|primatelj platitelj|primatelj|platitelj',
    'money-out': 'isplate|isplata|na teret|duguje|rashod|iznos na teret',
    'money-in': 'uplate|uplata|u korist|potrazuje|prihod|iznos u korist',
    amount: 'iznos',
    balance: 'stanje|novo stanje|stanje racuna',
  },
  // Slovenian
  {
    day: 'datum transakcije|datum posla',
    description: 'namen|namen placila|opis',
    payee: 'prejemnik placnik|naziv|partner',
    'money-out': 'breme|v breme|odliv|odlivi|debet',
    'money-in': 'dobro|v dobro|priliv|prilivi|kredit',
    amount: 'znesek',
    balance: 'stanje|knjigovodsko stanje',
  },
  // Greek
  {
    day: 'ημερομηνια|ημ νια|ημερομηνια συναλλαγης|ημερομηνια κινησης',
    'value-day': 'valeur|ημερομηνια valeur|ημερομηνια αξιας',
    description: 'περιγραφη|αιτιολογια|περιγραφη συναλλαγης',
    'money-out': 'χρεωση|χρεωσεις|αναληψη',
    'money-in': 'πιστωση|πιστωσεις|καταθεση',
    amount: 'ποσο|ποσο συναλλαγης',
    balance: 'υπολοιπο|λογιστικο υπολοιπο|προοδευτικο υπολοιπο',
    currency: 'νομισμα',
    marker: 'προσημο ποσου|χρεωση πιστωση|χ π',
  },
  // Czech and Slovak
  {
    day: 'datum transakcie|datum transakce|datum pohybu|datum spracovania|datum zpracovani',
    fee: 'poplatok|poplatek|poplatky',
    net: 'netto|cisty prijem',
    status: 'stav transakcie|stav transakce',
    amount: 'suma|suma transakcie|castka|objem transakce|brutto',
    balance: 'zostatok|zustatek|konecny stav|koncovy stav|zostatok po transakcii',
    currency: 'mena|mena uctu',
    description: 'popis transakcie|poznamka|ucel platby|sprava pre prijemcu',
    payee: 'protistrana|nazov protistrany|nazev protistrany',
  },
  // Hungarian
  {
    day: 'tranzakcio datuma',
    'money-out': 'terheles|terhelesek|kiadas',
    'money-in': 'jovairas|jovairasok|bevetel',
    amount: 'osszeg|tranzakcio osszege',
    balance: 'egyenleg|konyvelt egyenleg|uj egyenleg',
    description: 'kozlemeny|megjegyzes|leiras',
    currency: 'penznem|deviza',
  },
  // Romanian
  {
    day: 'data tranzactiei|data tranzactie|data procesarii',
    'value-day': 'data valutei|data valuta',
    description: 'descriere|detalii tranzactie|detalii|explicatii',
    'money-out': 'sume debitate|debit suma|iesiri|plati',
    'money-in': 'sume creditate|credit suma|intrari|incasari',
    amount: 'suma|suma tranzactiei|valoare',
    balance: 'sold|sold final|sold contabil|sold curent',
    currency: 'valuta contului',
  },
  // Bulgarian and Macedonian
  {
    day: 'дата на операция|дата на транзакция|дата',
    description: 'основание|описание на транзакцията|опис на налог',
    'money-out': 'дебит|дт|изходящи|расходи',
    'money-in': 'кредит|кт|входящи|приходи',
    amount: 'сума|стойност',
    balance: 'салдо|крайно салдо|салдо по сметка|состојба',
  },
  // Estonian, Latvian, Lithuanian
  {
    day: 'kuupaev|tehingu kuupaev|datums|darijuma datums|operacijos data|mokejimo data',
    description: 'selgitus|informacija|maksajuma merkis|paskirtis|mokejimo paskirtis',
    payee: 'saaja maksja nimi|saajamaksja|partneris|gavejas|moketojas gavejas',
    marker: 'deebet kreedit d c|deebet kreedit|debets kredits|debetas kreditas|d k',
    amount: 'summa|suma|suma s',
    balance: 'saldo|jaak|atlikums|likutis',
    currency: 'valuuta|valiuta',
  },
  // Turkish
  {
    day: 'tarih|islem tarihi|valor tarihi',
    description: 'aciklama|islem aciklamasi',
    'money-out': 'borc|cikan|giden tutar|para cikisi',
    'money-in': 'alacak|giren|gelen tutar|para girisi',
    amount: 'tutar|islem tutari|miktar',
    balance: 'bakiye|kalan bakiye|son bakiye',
  },
];
