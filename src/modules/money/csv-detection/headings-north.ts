import type { Words } from './heading-words.ts';

/** Northern and central Europe. */
export const NORTHERN: readonly Words[] = [
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
  // Swedish
  {
    'day-begun': 'startdatum|datum för start|påbörjad|påbörjades',
    'day-ended': 'slutdatum',
    'day-booked':
      'slutförandedatum|slutförd datum|slutfört datum|slutförd|bokförd datum|bokfört datum|bokf datum|bokf dag|bokförd dag',
    day: 'tidpunkt|händelsedatum|datum och tid|affärsdag',
    'day-made': 'köpdatum|inköpsdatum|betalningsdatum|affärsdatum|betaldatum|transaktionstid|betalningsdag',
    'value-day': 'ränteday|räntedag|räntedatum|likviddag',
    description:
      'beskrivning|meddelande|referens meddelande|specifikation|anteckning|anteckningar|händelse|kontohändelse|transaktionsbeskrivning|verifikationstext|detaljer|beskrivning text|noteringar|notering|fritext',
    payee:
      'mottagare|betalningsmottagare|avsändare|motpart|inköpsställe|handlare|avsändare mottagare|mottagare avsändare|betalare|leverantör|butik',
    amount: 'transaktionsbelopp|belopp i kr|belopp kr|bokfört belopp',
    'money-in':
      'insatt|inkomster|inbetalning|inbetalningar|kreditbelopp|insättning kredit|insatt belopp|intäkt|intäkter',
    'money-out': 'utgift|utgifter|utbetalning|utbetalningar|debetbelopp|uttag debet|uttaget belopp|kostnad|kostnader',
    fee: 'avgifter|courtage|bankavgift',
    balance: 'behållning',
    currency: 'valuta kod|valutakod|kontovaluta|kontots valuta',
    account: 'kontonamn|clearingnummer kontonummer|bankkonto|eget konto',
    'source-id': 'verifikationsnummer|verifikationsnr',
    reference:
      'referens|ocr|referensnummer|ocr nummer|betalningsreferens|egen referens|verifikat|fakturanummer|checknummer',
    status: 'tillstånd|betalningsstatus',
    marker: 'debet kredit|kredit debet|plus minus|tecken|in ut|debet kreditmarkering',
    kind: 'typ av transaktion|händelsetyp|betalningstyp',
  },
  // Norwegian
  {
    'day-begun': 'startdato|dato startet|påbegynt',
    'day-ended': 'sluttdato',
    'day-booked':
      'fullføringsdato|dato fullført|fullført dato|fullført|bokførings dato|dato bokført|postert dato|bokf dato',
    day: 'dato og tid|tidspunkt',
    'day-made': 'transaksjonsdato|kjøpsdato|betalingsdato|handelsdato|transaksjonstidspunkt|kjøpedato',
    'value-day': 'valuteringsdato|oppgjørsdato|verdidato',
    description:
      'melding|transaksjonstekst|spesifikasjon|arkivreferanse tekst|melding kid fakt nr|notat|tittel|detaljer|transaksjonsbeskrivelse|betalingsbeskrivelse|undertekst',
    payee:
      'mottaker|mottakernavn|avsender|motpart|brukersted|mottaker avsender|til fra|navn mottaker|butikk|leverandør',
    amount: 'beløp i nok|transaksjonsbeløp|bokført beløp',
    'money-in': 'innskudd|inntekt|inntekter|beløp inn|innbetaling|innbetalinger|kreditbeløp|godskrevet',
    'money-out': 'uttak|utgift|utgifter|beløp ut|utbetaling|utbetalinger|debetbeløp|belastet',
    fee: 'gebyrer|kurtasje|omkostninger',
    currency: 'valuta kode|valutakode|kontovaluta|myntsort',
    account: 'kontonavn|egen konto|brukskonto|bankkonto',
    'source-id': 'arkivreferanse|transaksjons id|transaksjonsnummer|numref|bilagsnummer|transaksjonsid',
    reference:
      'referanse|kid|referansenummer|arkivref|kid nummer|bilag|egenreferanse|fakturanummer|sjekknummer|betalingsreferanse',
    status: 'tilstand|transaksjonsstatus|betalingsstatus',
    marker: 'debet kredit|fortegn|kredit debet|inn ut',
    kind: 'transaksjonstype|type transaksjon|bevegelsestype|betalingstype',
  },
  // Danish
  {
    'day-begun': 'startdato|dato for start|påbegyndt',
    'day-ended': 'slutdato|afslutningsdato',
    'day-booked':
      'fuldførelsesdato|dato for fuldførelse|fuldført den|gennemført dato|bogført dato|bogført den|bogføringsdag|bogf dato|posteringsdato',
    day: 'dato og tid|ekspeditionsdato|tidspunkt',
    'day-made': 'købsdato|handelsdato|betalingsdato|købstidspunkt|transaktionstidspunkt',
    'value-day': 'valørdato',
    description:
      'posteringstekst|besked|meddelelse|supplerende tekst|posteringsbeskrivelse|detaljer|egen tekst|transaktionstekst|noter|egen note|kontoudtogstekst|besked til modtager',
    payee:
      'modtager|afsender|modpart|beløbsmodtager|forretning|forretningens navn|indbetaler|modtager afsender|til fra|modtagernavn|leverandør',
    amount: 'beløb i dkk|transaktionsbeløb|posteringsbeløb|bogført beløb',
    'money-in': 'ind|indsat|indbetaling|indtægt|indtægter|indbetalinger|indsættelse|beløb ind|krediteret|kreditbeløb',
    'money-out': 'ud|hævet|udbetaling|udgift|udgifter|udbetalinger|hævning|beløb ud|debiteret|debetbeløb|hævninger',
    fee: 'gebyrer|kurtage|omkostninger',
    currency: 'valutakode|kontovaluta|møntsort',
    account: 'reg nr og kontonummer|kontonavn|egen konto|bankkonto',
    'source-id': 'posteringsnummer|bilagsnummer|bevægelsesnummer|posteringsid',
    reference:
      'referencenummer|bilag|egen reference|checknummer|arkivreference|fakturanummer|kreditorreference|bilagsnr',
    status: 'tilstand|betalingsstatus',
    marker: 'debet kredit|kredit debet|fortegn|ind ud',
    kind: 'transaktionstype|posteringstype|type af transaktion|betalingstype',
  },
  // Finnish
  {
    'day-begun': 'aloituspäivä|aloituspäivämäärä|alkamispäivä|alkupäivä',
    'day-ended': 'päättymispäivä|loppupäivä',
    'day-booked': 'valmistumispäivä|valmistumispäivämäärä|kirjauspäivämäärä|kirjauspvm|kirjaus pvm',
    day: 'päivä|pvm|aikaleima|suorituspäivä|päivämäärä ja aika',
    'day-made':
      'ostopäivä|tapahtumapäivä|tapahtumapvm|tapahtuma aika|ostopvm|tapahtumapäivämäärä|maksupvm|tapahtuman päivä',
    'value-day': 'arvopvm|arvopäivämäärä',
    description:
      'selite|kuvaus|tapahtuma|tapahtumalaji selite|lisätiedot|muistiinpano|tapahtuman kuvaus|viesti selite|maksun selite|lisätieto|viesti vastaanottajalle|tiedot|huomautus|tapahtumaselite|tapahtumateksti',
    payee:
      'maksaja|vastaanottaja|kauppias|maksaja saaja|vastapuoli|vastaanottaja maksaja|maksupaikka|ostopaikka|lähettäjä|maksajan nimi|kauppa|toimittaja',
    amount: 'rahamäärä|tapahtuman summa|tapahtuman määrä',
    'money-in': 'pano|panot|tulo|tulot|saapuva|talletus|talletukset|hyvitykset',
    'money-out': 'otto|otot|menot|lähtevä|nosto|nostot|veloitukset',
    fee: 'kulut|palkkio|palvelumaksu|palkkiot|toimituskulut palkkio',
    balance: 'loppusaldo|tilisaldo',
    currency: 'tilin valuutta|valuuttakoodi',
    account: 'oma tili|tilin nimi|tilinro|oma tilinumero|tilin numero',
    'source-id': 'tapahtumatunnus|tapahtumanumero|tapahtuman tunnus|arkistotunnus|tapahtuma id|kirjausnumero',
    reference: 'viite viesti|maksuviite|rf viite|oma viite|maksun viite|laskun numero|tositenumero|tosite',
    status: 'tapahtuman tila|maksun tila',
    marker: 'pano otto|otto pano||debet kredit|tulo meno|etumerkki',
    kind: 'laji|tapahtumalaji|tyyppi|tapahtumatyyppi|kirjauslaji|maksutapa laji|tapahtuman tyyppi',
  },
  // Polish
  {
    'day-begun': 'data rozpoczęcia|data początkowa',
    'day-ended': 'data zakończenia|data końcowa',
    'day-booked':
      'data zrealizowania|data ukończenia|data zaksięgowania|data rozliczenia|data zaksięgowania operacji|data przetworzenia|data ksiegowania transakcji',
    day: 'dzień|data i godzina|data i czas|data realizacji|data wykonania',
    'value-day': 'data waluta|data efektywna',
    description:
      'tytuł|tytuł operacji|opis transakcji|szczegóły|tytułem|dane operacji|tytuł przelewu|szczegóły transakcji|treść|szczegóły operacji|komentarz|tytuł płatności|uwagi|opis dodatkowy|tytuł transakcji|notatka|dodatkowy opis|opis szczegółowy|nazwa operacji|treść operacji',
    payee:
      'nadawca odbiorca|odbiorca|nadawca|kontrahent|dane kontrahenta|nazwa odbiorcy|odbiorca nadawca|nazwa kontrahenta|nazwa|sprzedawca|beneficjent|zleceniodawca|nazwa nadawcy|kontrahent nazwa|odbiorca zleceniodawca|na konto z konta nazwa|nazwa odbiorcy nadawcy|punkt handlowy|dane nadawcy odbiorcy|strona przeciwna|imię i nazwisko|nazwa i adres|dostawca|nazwa sprzedawcy|akceptant',
    'money-in': 'uznanie|wpływ|przychód|przychody|wpłata|wpłaty|ma|kredyt|uznania ct|kwota wpłaty|wpłynęło',
    'money-out':
      'obciążenie|wydatek|wypływy|wypływ|wypłata|wypłaty|winien|wn|rozchód|obciążenia dt|kwota wypłaty|rozchody',
    fee: 'prowizja|opłata|prowizje|opłaty|kwota prowizji|prowizja i opłaty|koszt operacji|kwota opłaty',
    balance: 'stan konta|stan rachunku|bilans',
    currency: 'waluta operacji|waluta konta|kod waluty|waluta salda|waluta kwoty',
    account:
      'numer konta|nr rachunku|rachunek własny|nazwa rachunku|nr konta|nazwa konta|twój rachunek|mój rachunek|numer własnego rachunku|rachunek bankowy|własny rachunek',
    'source-id':
      'numer transakcji|nr transakcji|id transakcji|identyfikator transakcji|numer operacji|nr operacji|identyfikator operacji|identyfikator|id operacji',
    reference:
      'numer referencyjny|referencje|nr referencyjny|referencja|numer dokumentu|nr ref|referencje własne zleceniodawcy|numer faktury|referencje klienta|numer czeku|nr dokumentu|numer referencyjny operacji',
    status: 'status operacji|status płatności|stan operacji',
    marker: 'uznanie obciążenie|wn ma|obciążenie uznanie|znak|ma wn|wpływ wydatek|ct dt|dt ct|winien ma|znak operacji',
    kind: 'typ operacji|rodzaj|rodzaj operacji|typ transakcji|rodzaj transakcji|typ płatności|rodzaj płatności',
  },
  // Czech
  {
    'day-begun': 'datum zahájení|datum začátku|zahájeno',
    'day-ended': 'datum ukončení|datum konce',
    'day-booked': 'datum dokončení|dokončeno|datum účtování|zaúčtování|den zaúčtování|účetní datum',
    day: 'den|datum a čas|datum splatnosti den|datum realizace|datum odepsání',
    'day-made': 'datum provedení transakce',
    'value-day': 'datum valuty|valutace',
    description:
      'popis transakce|popis operace|typ pohybu popis|poznámka pro mě|popis příkazce|detaily|popis pohybu|vlastní poznámka|komentář|uživatelská identifikace|popis platby|doplňující údaje|poznámky|označení operace|název transakce|av pole',
    payee:
      'příjemce|plátce|obchodník|název účtu protistrany|jméno protistrany|název obchodníka|odesílatel|jméno|plátce příjemce|příjemce plátce|název účtu příjemce|dodavatel|název příjemce',
    amount: 'výše platby',
    'money-in': 'příjem|příjmy|připsáno|dal|vklad|příchozí|vklady|příchozí částka|kreditní|přírůstek',
    'money-out': 'výdaj|výdaje|odepsáno|má dáti|výběr|odchozí|výběry|odchozí částka|debetní|úbytek',
    fee: 'provize|výše poplatku|poplatek za transakci',
    balance:
      'zůstatek po transakci|konečný zůstatek|stav účtu|zůstatek po pohybu|účetní zůstatek|zůstatek účtu|aktuální zůstatek|zůstatek po operaci|disponibilní zůstatek',
    currency: 'kód měny|měna částky|měna zůstatku|měna zaúčtování',
    account: 'název účtu|můj účet|vlastní účet|vlastní číslo účtu|číslo mého účtu|bankovní účet|z účtu vlastní',
    'source-id':
      'id transakce|číslo transakce|id pohybu|id operace|identifikace transakce|identifikátor transakce|id pokynu|číslo pohybu|id platby|id obratu|číslo obratu',
    reference:
      'variabilní symbol|vs|referenční číslo|reference platby|číslo dokladu|číslo šeku|reference banky|reference plátce|číslo faktury|doklad|bankovní reference',
    status: 'stav platby|stav operace|stav pohybu',
    marker:
      'příjem výdaj|směr|směr platby|kredit debet|znaménko|debet kredit|md d|má dáti dal|směr úhrady|výdaj příjem|směr transakce',
    kind: 'typ transakce|typ pohybu|druh|typ operace|druh pohybu|druh operace|druh transakce|typ platby|typ úhrady|druh obratu',
  },
  // Slovak
  {
    'day-begun': 'dátum začatia|dátum začiatku|začaté',
    'day-ended': 'dátum ukončenia|dátum konca',
    'day-booked': 'dátum dokončenia|dokončené|deň zaúčtovania|účtovný dátum|zaúčtovanie',
    day: 'deň|dátum a čas|dátum realizácie|dátum odpísania',
    'value-day': 'dátum valuty|valutácia',
    description:
      'informácia pre príjemcu|informácie|popis operácie|správa|popis pohybu|popis platby|detaily|vlastná poznámka|doplňujúce údaje|komentár|detaily transakcie|poznámky|referencia platiteľa popis',
    payee:
      'príjemca|platiteľ|názov protiúčtu|obchodník|meno protistrany|odosielateľ|platiteľ príjemca|príjemca platiteľ|názov účtu protistrany|dodávateľ|názov obchodníka|názov partnera',
    amount: 'čiastka|suma v mene účtu|suma obratu|výška platby|suma platby|zaúčtovaná suma|suma pohybu',
    'money-in': 'príjem|príjmy|pripísané|dal|vklad|prichádzajúce|vklady|prichádzajúca suma|kreditná',
    'money-out': 'výdaj|výdavok|výdavky|odpísané|má dať|výber|odchádzajúce|výbery|odchádzajúca suma|debetná',
    fee: 'provízia|výška poplatku',
    balance:
      'konečný zostatok|stav účtu|zostatok po pohybe|účtovný zostatok|zostatok účtu|aktuálny zostatok|zostatok na účte|disponibilný zostatok',
    currency: 'kód meny|mena sumy|mena zostatku',
    account: 'názov účtu|môj účet|vlastný účet|iban účtu|vlastné číslo účtu|bankový účet',
    'source-id':
      'id transakcie|číslo transakcie|id pohybu|id operácie|identifikátor transakcie|identifikácia transakcie|číslo pohybu|id platby',
    reference:
      'variabilný symbol|vs|referencia platiteľa|referenčné číslo|číslo dokladu|referencia platby|referencia banky|číslo šeku|číslo faktúry|doklad|bankova referencia',
    status: 'stav platby|stav operácie|stav pohybu',
    marker: 'príjem výdaj|smer|kredit debet|debet kredit|znamienko|smer platby|md d|príjem výdavok',
    kind: 'typ transakcie|typ pohybu|druh|druh transakcie|typ operácie|typ platby|druh operácie|druh pohybu|typ obratu',
  },
  // Hungarian
  {
    'day-begun': 'kezdés dátuma|kezdő dátum|kezdés napja|kezdés ideje',
    'day-ended': 'záró dátum',
    'day-booked':
      'befejezés dátuma|befejezés napja|befejezés ideje|könyvelési dátum|könyvelési nap|könyvelés|feldolgozás dátuma|könyvelés ideje',
    day: 'nap|dátum és idő|időpont|teljesítés dátuma|teljesítés napja|teljesítés ideje',
    'day-made': 'tranzakció időpontja|tranzakció ideje|tranzakció napja|vásárlás napja',
    'value-day': 'érték dátum|értéknapja|értékdátum',
    description:
      'tranzakció leírása|tranzakció részletei|típus leírása|részletek|narratíva|közlemény megjegyzés|tranzakció megnevezése|megnevezés|könyvelési szöveg|szöveg|üzenet|jogcím|forgalom leírása|tétel megnevezése|egyéb adatok|tranzakció közlemény|tranzakció szövege|művelet leírása|fizetési közlemény',
    payee:
      'partner név|kedvezményezett|kedvezményezett neve|ellenoldali név|ellenoldal neve|kereskedő|név|kereskedő neve|küldő|fogadó|kedvezményezett megbízó|megbízó neve|ellenpartner neve|megbízó|fizető fél|ellenoldali partner neve|átutaló|elfogadóhely|szállító|partner elnevezése|elfogadó neve|küldő fogadó',
    amount: 'könyvelt összeg|tranzakció összeg|könyvelt összeg huf|összeg számla devizanemében|könyvelési összeg',
    'money-in': 'bevételek|jóváírás összege|befizetés|jóváírt összeg|bejövő|befizetések|követel',
    'money-out': 'kiadások|terhelés összege|kifizetés|terhelt összeg|kimenő|kifizetések|tartozik',
    fee: 'díj|jutalék|költség|díjak|tranzakciós díj|költségek|kezelési költség',
    balance:
      'záró egyenleg|számlaegyenleg|aktuális egyenleg|futó egyenleg|egyenleg tranzakció után|könyvelés utáni egyenleg|tranzakció utáni egyenleg|számla egyenlege',
    currency: 'számla devizaneme|devizakód|számla pénzneme|összeg devizaneme|könyvelt devizanem',
    account:
      'saját számlaszám|számla neve|saját számla|bankszámla|bankszámlaszám|számla megnevezése|számla száma|könyvelési számlaszám',
    'source-id':
      'tranzakció azonosító|tranzakció azonosítója|tranzakcióazonosító|tranzakciószám|azonosító|könyvelési azonosító|tranzakció id|tranzakció száma|tranzakció sorszáma|művelet azonosító|banki azonosító',
    reference:
      'hivatkozás|hivatkozási szám|bizonylatszám|referenciaszám|banki referencia|számlaszám hivatkozás|ügyfél referencia|csekkszám|számla sorszáma hivatkozás|bizonylat|tranzakció referencia',
    status: 'státusz|tranzakció státusza|tranzakció állapota|megbízás státusza|fizetés állapota|megbízás állapota',
    marker:
      't j|jóváírás terhelés|előjel|irány|tranzakció iránya|t k|bejövő kimenő|terhelés vagy jóváírás|jóváírás vagy terhelés',
    kind: 'típus|tranzakció típusa|forgalom típusa|jogcím típusa|tranzakciótípus|típusa|művelet típusa|tranzakció típus|megbízás típusa',
  },
  // Estonian
  {
    'day-booked': 'lõpetamise kuupäev|lõpuleviimise kuupäev',
    'day-begun': 'alguskuupäev|alustamise kuupäev',
    'day-ended': 'lõppkuupäev',
    fee: 'tasu|teenustasu',
    status: 'olek|staatus',
    kind: 'tüüp|tehingu tüüp',
  },
  // Latvian
  {
    'day-booked': 'pabeigšanas datums|izpildes datums',
    'day-begun': 'sākuma datums',
    'day-ended': 'beigu datums',
    fee: 'komisija|komisijas maksa',
    status: 'statuss|stāvoklis',
    kind: 'veids|darījuma veids',
  },
  // Lithuanian
  {
    'day-booked': 'užbaigimo data|įvykdymo data',
    'day-begun': 'pradžios data|pradėjimo data',
    'day-ended': 'pabaigos data',
    fee: 'mokestis|komisinis mokestis',
    status: 'būsena|statusas',
    kind: 'tipas|operacijos tipas',
  },
];
