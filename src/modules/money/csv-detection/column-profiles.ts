import { figureOf, isBlank } from './amounts.ts';
import { isEmpty, type TextRecord } from './cells.ts';
import { currenciesMeant } from './currencies.ts';
import { writtenDay } from './dates.ts';
import { isStatusLike } from './statuses.ts';
import { markerOf } from './words.ts';

/** What the cells of a column look like over the whole body. */
export type Profile = {
  filled: number;
  days: number;
  figures: number;
  /** Of the days, those that are digits alone and so may be amounts: 10122026. */
  digitDays: number;
  /** Figures with a separator, a sign or a currency: amounts rather than codes. */
  money: number;
  texts: number;
  markers: number;
  codes: number;
  /** Words that say whether money moved. */
  statuses: number;
  distinct: number;
  length: number;
};

const LONGEST_STATUS = 40;

/** How each column looks, by the rows that have more than one cell. `width`: how many columns there are. */
export function profilesOf(body: readonly TextRecord[], width: number): Profile[] {
  const rows = body.filter((record) => !isEmpty(record) && record.cells.length > 1);
  return Array.from({ length: width }, (_, column) => {
    const profile = {
      filled: 0,
      days: 0,
      figures: 0,
      digitDays: 0,
      money: 0,
      texts: 0,
      markers: 0,
      codes: 0,
      statuses: 0,
      distinct: 0,
      length: 0,
    };
    const values = new Set<string>();
    for (const { cells } of rows) {
      const cell = cells[column] ?? '';
      if (isBlank(cell)) continue;
      profile.filled += 1;
      profile.length += cell.length;
      if (values.size < 1000) values.add(cell);
      if (markerOf(cell) !== null) profile.markers += 1;
      if (writtenDay(cell) !== null) {
        profile.days += 1;
        if (/^\d+$/.test(cell)) profile.digitDays += 1;
      } else {
        const figure = figureOf(cell);
        if (figure === null) {
          if (/\p{L}/u.test(cell)) profile.texts += 1;
          if (cell.length <= LONGEST_STATUS && isStatusLike(cell)) profile.statuses += 1;
          if (/^[A-Za-z]{3}$/.test(cell) && currenciesMeant(cell).length === 1) profile.codes += 1;
        } else {
          profile.figures += 1;
          if (figure.sign !== null || figure.currency !== null || figure.marker !== null || /[.,]/.test(figure.body))
            profile.money += 1;
        }
      }
    }
    return { ...profile, distinct: values.size };
  });
}

/** Whether days are printed once each; at the top of a page one may be printed again. */
export const areOnce = (distinct: number, printed: number): boolean => distinct * 10 >= printed * 9;
