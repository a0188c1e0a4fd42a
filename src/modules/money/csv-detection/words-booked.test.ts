import { testWords, type StatementWords } from '#testing/statement-words.ts';

const WORDS: StatementWords = {
  Scandinavian: [
    ['heading', 'day 4', 'Bokført|Bokfört|Bogført|Posteringsdag|Bokførte dato'],
    ['heading', 'value-day 3', 'Valuteringsdag|Valørdag|Ränted.'],
    ['heading', 'value-day 2', 'Rentedato|Valutadato'],
    ['heading', 'balance 3', 'Disponibelt|Saldo efter transaktion'],
  ],
  Finnish: [
    ['heading', 'day 4', 'Kirjattu|Kirjattu pvm|Tilille kirjattu'],
    ['heading', 'value-day 3', 'Arvo pvm|Korkopäivä'],
    ['heading', 'balance 3', 'Saldo tapahtuman jälkeen'],
  ],
  Icelandic: [
    ['heading', 'day 4', 'Bókunardagur|Bókað'],
    ['heading', 'day 3', 'Dagsetning|Færsludagur'],
    ['heading', 'value-day 3', 'Vaxtadagur|Gildisdagur'],
    ['heading', 'amount 3', 'Upphæð|Fjárhæð'],
    ['heading', 'account 2', 'Reikningur|Reikningsnúmer'],
    ['heading', 'balance 3', 'Staða|Innistæða'],
  ],
  Estonian: [
    ['heading', 'day 4', 'Kandepäev|Kande kuupäev'],
    ['heading', 'value-day 3', 'Väärtuspäev|Väärtuskuupäev'],
    ['heading', 'account 2', 'Kliendi konto|Konto number'],
    ['heading', 'balance 3', 'Konto jääk|Lõppjääk'],
  ],
  Latvian: [
    ['heading', 'day 4', 'Grāmatošanas datums|Iegrāmatots'],
    ['heading', 'value-day 3', 'Valutēšanas datums|Valūtas datums'],
    ['heading', 'account 2', 'Konta numurs|Klienta konts'],
    ['heading', 'balance 3', 'Konta atlikums|Beigu atlikums'],
  ],
  Lithuanian: [
    ['heading', 'day 4', 'Įrašo data|Įskaitymo data'],
    ['heading', 'value-day 3', 'Valutavimo data|Vertės data'],
    ['heading', 'account 2', 'Sąskaitos Nr.|Kliento sąskaita'],
    ['heading', 'balance 3', 'Sąskaitos likutis|Likutis po operacijos'],
  ],
  Polish: [
    ['heading', 'day 4', 'Zaksięgowano|Data księg.|Dzień księgowania'],
    ['heading', 'day 3', 'Data transakcji'],
    ['heading', 'account 2', 'Nr rach.|Rachunek (NRB)'],
    ['heading', 'balance 3', 'Stan po operacji'],
  ],
  'Czech and Slovak': [
    ['heading', 'day 4', 'Zaúčtováno|Datum zúčtování|Zaúčtované|Deň zúčtovania'],
    ['heading', 'value-day 3', 'Datum valutace|Deň valuty'],
    ['heading', 'account 2', 'Č. účtu|Účet klienta'],
    ['heading', 'balance 3', 'Zůstatek na účtu|Nový zůstatek|Zostatok po operácii'],
  ],
  Romanian: [
    ['heading', 'day 4', 'Data contabilizare|Data postării|Înregistrat'],
    ['heading', 'day 3', 'Data operațiunii'],
    ['heading', 'account 2', 'Număr de cont|IBAN cont'],
    ['heading', 'balance 3', 'Soldul|Balanță'],
  ],
  Hungarian: [
    ['heading', 'day 4', 'Könyvelve|Elszámolás napja'],
    ['heading', 'value-day 3', 'Értéknap dátuma'],
    ['heading', 'account 2', 'Számla IBAN'],
    ['heading', 'balance 3', 'Záróegyenleg|Egyenleg a tranzakció után'],
  ],
};

testWords(WORDS);
