import { testWords, type StatementWords } from '#testing/statement-words.ts';

const BEGUN = 'day 0.5';
const ENDED = 'day 0.75';
const DONE = 'day 4';

/** What began and what ended may be a payment or a stay; what was completed is booked. */
const WORDS: StatementWords = {
  German: [
    ['heading', BEGUN, 'Startdatum|Datum des Beginns|Begonnen am'],
    ['heading', ENDED, 'Enddatum|Datum des Endes'],
    ['heading', DONE, 'Datum des Abschlusses|Abschlussdatum|Abgeschlossen am'],
  ],
  French: [
    ['heading', BEGUN, 'Date de début|Date début'],
    ['heading', ENDED, 'Date de fin|Date fin'],
    ['heading', DONE, "Date d'achèvement|Date de finalisation"],
  ],
  Italian: [
    ['heading', BEGUN, 'Data di inizio|Data inizio'],
    ['heading', ENDED, 'Data di fine|Data fine'],
    ['heading', DONE, 'Data di completamento|Data di conclusione'],
    ['heading', 'fee 3', 'Costo'],
  ],
  Spanish: [
    ['heading', BEGUN, 'Fecha de inicio|Fecha inicio'],
    ['heading', ENDED, 'Fecha de fin|Fecha fin'],
    ['heading', DONE, 'Fecha de finalización|Fecha de conclusión'],
  ],
  Portuguese: [
    ['heading', BEGUN, 'Data de início|Data de Início'],
    ['heading', ENDED, 'Data de fim|Data de término'],
    ['heading', DONE, 'Data de conclusão|Data de Conclusão|Data de finalização'],
  ],
  Dutch: [
    ['heading', BEGUN, 'Startdatum|Begindatum'],
    ['heading', ENDED, 'Einddatum'],
    ['heading', DONE, 'Datum voltooid|Voltooiingsdatum'],
    ['heading', 'currency 3', 'Valuta mutatie|Mutatievaluta'],
  ],
  Swedish: [
    ['heading', BEGUN, 'Startdatum|Påbörjad'],
    ['heading', ENDED, 'Slutdatum'],
    ['heading', DONE, 'Slutförandedatum|Slutfört datum'],
  ],
  Norwegian: [
    ['heading', BEGUN, 'Startdato|Dato startet'],
    ['heading', ENDED, 'Sluttdato'],
    ['heading', DONE, 'Fullføringsdato|Dato fullført'],
  ],
  Danish: [
    ['heading', BEGUN, 'Startdato|Påbegyndt'],
    ['heading', ENDED, 'Slutdato|Afslutningsdato'],
    ['heading', DONE, 'Fuldførelsesdato|Gennemført dato'],
  ],
  Finnish: [
    ['heading', BEGUN, 'Aloituspäivä|Alkamispäivä'],
    ['heading', ENDED, 'Päättymispäivä|Loppupäivä'],
    ['heading', DONE, 'Valmistumispäivä'],
  ],
  Polish: [
    ['heading', BEGUN, 'Data rozpoczęcia'],
    ['heading', ENDED, 'Data zakończenia'],
    ['heading', DONE, 'Data zrealizowania|Data ukończenia'],
  ],
  Czech: [
    ['heading', BEGUN, 'Datum zahájení|Datum začátku'],
    ['heading', ENDED, 'Datum ukončení'],
    ['heading', DONE, 'Datum dokončení'],
  ],
  Slovak: [
    ['heading', BEGUN, 'Dátum začatia|Dátum začiatku'],
    ['heading', ENDED, 'Dátum ukončenia'],
    ['heading', DONE, 'Dátum dokončenia'],
  ],
  Hungarian: [
    ['heading', BEGUN, 'Kezdés dátuma|Kezdő dátum'],
    ['heading', ENDED, 'Záró dátum'],
    ['heading', DONE, 'Befejezés dátuma'],
  ],
  Estonian: [
    ['heading', BEGUN, 'Alguskuupäev'],
    ['heading', ENDED, 'Lõppkuupäev'],
    ['heading', DONE, 'Lõpetamise kuupäev'],
    ['heading', 'fee 3', 'Tasu|Teenustasu'],
    ['heading', 'status 3', 'Olek|Staatus'],
    ['heading', 'marker 1', 'Tüüp'],
  ],
  Latvian: [
    ['heading', BEGUN, 'Sākuma datums'],
    ['heading', ENDED, 'Beigu datums'],
    ['heading', DONE, 'Pabeigšanas datums'],
    ['heading', 'fee 3', 'Komisija|Komisijas maksa'],
    ['heading', 'status 3', 'Statuss|Stāvoklis'],
    ['heading', 'marker 1', 'Veids'],
  ],
  Lithuanian: [
    ['heading', BEGUN, 'Pradžios data'],
    ['heading', ENDED, 'Pabaigos data'],
    ['heading', DONE, 'Užbaigimo data'],
    ['heading', 'fee 3', 'Mokestis|Komisinis mokestis'],
    ['heading', 'status 3', 'Būsena|Statusas'],
    ['heading', 'marker 1', 'Tipas'],
  ],
  Romanian: [
    ['heading', BEGUN, 'Data începerii|Data de început'],
    ['heading', ENDED, 'Data de sfârșit'],
    ['heading', DONE, 'Data finalizării|Data completării'],
  ],
  'Croatian, Bosnian, Serbian': [
    ['heading', BEGUN, 'Datum početka|Датум почетка'],
    ['heading', ENDED, 'Datum kraja'],
    ['heading', DONE, 'Datum završetka|Датум завршетка'],
    ['heading', 'day 3', 'Датум|Датум трансакције'],
    ['heading', 'money-in 3', 'Уплата|У корист'],
    ['heading', 'money-out 3', 'Исплата|На терет'],
    ['heading', 'amount 3', 'Износ'],
    ['heading', 'balance 3', 'Стање'],
    ['heading', 'fee 3', 'Naknada|Provizija|Накнада'],
    ['heading', 'status 3', 'Status transakcije'],
    ['heading', 'marker 1', 'Vrsta|Vrsta transakcije'],
  ],
  Slovenian: [
    ['heading', BEGUN, 'Datum začetka'],
    ['heading', ENDED, 'Datum konca'],
    ['heading', DONE, 'Datum zaključka|Datum dokončanja'],
    ['heading', 'fee 3', 'Pristojbina|Nadomestilo|Provizija'],
  ],
  'Bulgarian and Macedonian': [
    ['heading', BEGUN, 'Начална дата|Дата на започване'],
    ['heading', ENDED, 'Крайна дата'],
    ['heading', DONE, 'Дата на завършване|Дата на приключване'],
    ['heading', 'fee 3', 'Такса|Комисиона'],
    ['heading', 'status 3', 'Състояние'],
    ['heading', 'marker 1', 'Вид'],
  ],
  Greek: [
    ['heading', BEGUN, 'Ημερομηνία έναρξης'],
    ['heading', DONE, 'Ημερομηνία ολοκλήρωσης'],
  ],
  Turkish: [
    ['heading', BEGUN, 'Başlangıç tarihi'],
    ['heading', ENDED, 'Bitiş tarihi'],
    ['heading', DONE, 'Tamamlanma tarihi'],
  ],
  Russian: [
    ['heading', BEGUN, 'Дата начала'],
    ['heading', ENDED, 'Дата окончания'],
    ['heading', DONE, 'Дата завершения|Дата выполнения'],
  ],
  Ukrainian: [
    ['heading', BEGUN, 'Дата початку'],
    ['heading', ENDED, 'Дата закінчення'],
    ['heading', DONE, 'Дата завершення'],
  ],
  Japanese: [
    ['heading', BEGUN, '開始日|開始日時'],
    ['heading', ENDED, '終了日'],
    ['heading', DONE, '完了日|完了日時'],
    ['heading', 'money-out 3', 'お支払い金額（円）'],
  ],
  Chinese: [
    ['heading', BEGUN, '开始日期|開始日期'],
    ['heading', ENDED, '结束日期'],
    ['heading', DONE, '完成日期|完成时间'],
  ],
  Korean: [
    ['heading', BEGUN, '시작일|시작일시'],
    ['heading', ENDED, '종료일'],
    ['heading', DONE, '완료일|완료일시'],
  ],
  'Indonesian and Malay': [
    ['heading', BEGUN, 'Tanggal mulai|Tarikh mula'],
    ['heading', ENDED, 'Tanggal berakhir'],
    ['heading', DONE, 'Tanggal selesai|Tarikh selesai'],
  ],
  Vietnamese: [
    ['heading', BEGUN, 'Ngày bắt đầu'],
    ['heading', ENDED, 'Ngày kết thúc'],
    ['heading', DONE, 'Ngày hoàn thành'],
  ],
  Thai: [
    ['heading', BEGUN, 'วันที่เริ่มต้น'],
    ['heading', ENDED, 'วันที่สิ้นสุด'],
    ['heading', DONE, 'วันที่เสร็จสิ้น'],
  ],
  Arabic: [
    ['heading', BEGUN, 'تاريخ البدء'],
    ['heading', ENDED, 'تاريخ الانتهاء'],
    ['heading', DONE, 'تاريخ الاكتمال'],
  ],
  Hebrew: [
    ['heading', BEGUN, 'תאריך התחלה'],
    ['heading', ENDED, 'תאריך סיום'],
    ['heading', DONE, 'תאריך השלמה'],
  ],
};

testWords(WORDS);
