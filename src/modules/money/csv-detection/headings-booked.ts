import type { Words } from './heading-words.ts';

/** Days of booking and value, accounts and balances in northern and central Europe, beside what the other tables have. */
export const BOOKED: readonly Words[] = [
  // Swedish, Norwegian, Danish
  {
    'day-booked':
      'bokförda|bokförs|bokfördatum|bokført|bokførte dato|bokføres|bokføringstidspunkt|bogført|bogføres|bogføringstidspunkt|posteringsdag|posteret|postert|posteringstidspunkt',
    'value-day': 'valuteringsdag|valørdag|ränted|räntedat|rentedag|rente fra|valørdatum|ränta fr o m',
    account: 'kontonummer iban|kontonummer eget',
    balance:
      'disponibelt|disponibelt saldo|saldo efter transaktion|saldo etter bevegelse|saldo etter transaksjon|saldo efter bevægelse',
  },
  // Finnish
  {
    'day-booked': 'kirjattu|kirjattu pvm|kirjattu tilille|tilille kirjattu|kirjaushetki|kirjauspäivämäärä pvm',
    'value-day': 'arvo pvm|korkopäivä|arvopäivä pvm',
    balance: 'saldo tapahtuman jälkeen|saldo kirjauksen jälkeen|kirjanpitosaldo',
  },
  // Icelandic
  {
    day: 'dagsetning|dags|færsludagur|færsludagsetning',
    'day-booked': 'bókunardagur|bókunardagsetning|bókunardags|bókað',
    'value-day': 'vaxtadagur|vaxtadagsetning|vaxtadags|gildisdagur',
    description: 'skýring|texti|lýsing|tilvísun texti',
    amount: 'upphæð|fjárhæð',
    account: 'reikningur|reikningsnúmer|reikningsnr|reikningsnúmer eiganda',
    balance: 'staða|staða eftir færslu|innistæða|innstæða|staða reiknings',
    currency: 'gjaldmiðill|mynt',
  },
  // Estonian
  {
    day: 'maksepäev|makse kuupäev',
    'day-booked':
      'kandepäev|kande kuupäev|kandekuupäev|kirjendamise kuupäev|kirjendatud|arvestuspäev|arvestuskuupäev|kontole kandmise kuupäev',
    'value-day': 'väärtuspäev|väärtuskuupäev|intressipäev|valuuta kuupäev|valuteerimise kuupäev',
    account: 'kliendi konto|kliendi iban|konto number|kontonumber|konto iban',
    balance: 'konto jääk|kontojääk|jääk pärast tehingut|jääk peale tehingut|lõppjääk|konto saldo',
  },
  // Latvian
  {
    day: 'maksājuma datums|operācijas datums|transakcijas datums',
    'day-booked': 'grāmatošanas datums|iegrāmatošanas datums|grāmatojuma datums|iegrāmatots|grāmatots|uzskaites datums',
    'value-day': 'valutēšanas datums|valūtas datums|valutācijas datums|vērtības datums',
    account: 'konta numurs|konta nr|konts|klienta konts|klienta konta numurs|konta iban',
    balance: 'konta atlikums|bilance|atlikums pēc darījuma|beigu atlikums|atlikums pēc operācijas|konta bilance',
  },
  // Lithuanian
  {
    day: 'operacijos įvykdymo data|įvykdyta|atlikimo data',
    'day-booked':
      'įrašo data|įskaitymo data|knygavimo data|apskaitos data|įrašymo data|užskaitymo data|užregistravimo data',
    'value-day': 'valutavimo data|vertės data|valiutavimo data|valiutos data|lėšų įskaitymo data',
    account: 'sąskaitos nr|kliento sąskaita|kliento sąskaitos nr|sąskaitos iban|mano sąskaita',
    balance: 'sąskaitos likutis|likutis po operacijos|galutinis likutis|sąskaitos balansas|balansas',
  },
  // Polish
  {
    day: 'data transakcji|data transakcyjna',
    'day-booked':
      'księgowanie|zaksięgowano|zaksięgowana|zaksięgowane|data ksiegow|data księg|dzień księgowania|data i godzina księgowania|data rozl',
    'value-day': 'waluty|dzień waluty',
    account: 'nr rach|rachunek nrb|numer iban|nrb|numer nrb|rachunek iban',
    balance: 'stan po operacji|stan po transakcji|saldo rachunku po operacji',
  },
  // Czech and Slovak
  {
    'day-booked':
      'zaúčtováno|zúčtováno|zúčtování|účtováno|datum zúčtování|den zúčtování|zaúčtované|zúčtované|dátum zúčtovania|deň zúčtovania|zúčtovanie|účtované',
    'value-day': 'den valuty|datum valutace|dátum valutácie|datum připsání úroku',
    account: 'č účtu|účet číslo|číslo účtu iban|účet klienta|účet majitele|č ú|iban klienta',
    balance: 'zůstatek na účtu|nový zůstatek|běžný zůstatek|zostatok po operácii|nový zostatok|bežný zostatok',
  },
  // Romanian
  {
    day: 'data operațiunii|data operațiune|data plății',
    'day-booked':
      'data contabilizare|data postării|data postare|înregistrat|data inreg|contabilizat|data decontare|data finalizării|data finalizării tranzacției|data finalizare tranzacție',
    'value-day': 'data valutară',
    account: 'iban cont|contul|contul pentru care s a generat extrasul|număr de cont|nr de cont|nr cont iban',
    balance: 'soldul|balanță|sold după|sold rămas',
  },
  // Hungarian
  {
    day: 'ügylet napja|ügylet dátuma|művelet napja|művelet dátuma',
    'day-booked':
      'könyvelve|könyvelési idő|könyvelt dátum|elszámolás napja|elszámolás dátuma|elszámolási nap|elszámolási dátum|terhelés napja|terhelés dátuma|számlán könyvelve',
    'value-day': 'értéknap dátuma|értékelési nap|valutanap',
    account: 'számla iban|iban szám|ügyfél számlaszáma|tulajdonos számlaszáma',
    balance: 'záróegyenleg|egyenleg a tranzakció után|folyószámla egyenleg|folyószámlaegyenleg|egyenleg könyvelés után',
  },
];
