import { expect, test } from 'vitest';
import { readCsv } from './csv.ts';

/** The day and the value day of each row, or what the file lacks. */
function daysOf(lines: readonly string[]): unknown {
  const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'NOK', mapping: undefined, answers: {} });
  if (reading.kind === 'unmapped') return reading.missing;
  if (reading.kind !== 'read') return reading.kind;
  return reading.accounts.flatMap(({ rows }) => rows.map(({ day, valueDay }) => `${day} ${valueDay}`));
}

test.each([
  ['Bokført;Rentedato;Beskrivelse;Beløp', 'Norwegian'],
  ['Bogført;Valør;Tekst;Beløb', 'Danish'],
  ['Kirjattu;Arvo pvm;Selite;Summa', 'Finnish'],
  ['Bókunardagur;Vaxtadagur;Skýring;Upphæð', 'Icelandic'],
  ['Kandepäev;Väärtuspäev;Selgitus;Summa', 'Estonian'],
  ['Grāmatošanas datums;Valutēšanas datums;Informācija;Summa', 'Latvian'],
  ['Įrašo data;Valutavimo data;Paskirtis;Suma', 'Lithuanian'],
  ['Zaksięgowano;Data waluty;Tytuł;Kwota', 'Polish'],
  ['Zaúčtováno;Valutace;Popis;Částka', 'Czech'],
  ['Data contabilizare;Data valutei;Detalii;Suma', 'Romanian'],
  ['Könyvelve;Értéknap;Közlemény;Összeg', 'Hungarian'],
])('the day of booking and the day of value are told apart: %s', (heading) => {
  const rows = ['25.10.2012;26.10.2012;Text;-141,00', '30.09.2012;28.09.2012;Text;-698,00'];
  const days = ['2012-10-25 2012-10-26', '2012-09-30 2012-09-28'];
  expect(daysOf([heading, ...rows])).toEqual(days);
  // The same columns the other way round.
  const turned = [heading, ...rows].map((line) => line.replace(/^([^;]*);([^;]*);/, '$2;$1;'));
  expect(daysOf(turned)).toEqual(days);
});

test('“Valor” is still what is paid where amounts stand below it', () => {
  expect(daysOf(['Data;Descrição;Valor', '25/10/2012;Pix;-141,00'])).toEqual(['2012-10-25 null']);
});
