import { lengthOfMonth } from '#kernel/calendar.ts';
import { writtenDay, type WrittenDay } from './dates.ts';

/** What banks call a statement or bill that is named for its month. */
const STATEMENT =
  /statement|\bbill\b|kontoauszug|abrechnung|relev[eé]|extracto|estado de cuenta|fatura|extrato|estratto|afschrift|kontoutdrag|kontoutskrift|wyci[aą]g|v[yý]pis|kivonat|[對对][帳账][單单]|[帳账][單单]|明細|明细|請求|月分|月份|청구서|명세서|выписка|виписка/i;

/** The first and the last day of the month that the title of a statement names: `2026/02信用卡對帳單`, "Statement March 2026". */
export function monthIn(text: string): WrittenDay[] {
  if (text.length > 120 || !STATEMENT.test(text)) return [];
  const [, year = '', number = ''] =
    /(?<!\d)(20\d{2})(?:[/.-]|年)(0?[1-9]|1[0-2])(?![\d/.-])(?!月?\d)/.exec(text) ?? [];
  const [, name = '', yearBehind = ''] = /(\p{L}{3,12})\.? (20\d{2})(?!\d)/u.exec(text) ?? [];
  const first =
    number === '' ? writtenDay(`1 ${name} ${yearBehind}`) : writtenDay(`${year}-${number.padStart(2, '0')}-01`);
  if (first?.kind !== 'day') return [];
  const [ofYear = 0, ofMonth = 0] = first.day.split('-').map(Number);
  const last = writtenDay(`${first.day.slice(0, 8)}${lengthOfMonth(ofYear, ofMonth)}`);
  return last === null ? [] : [first, last];
}
