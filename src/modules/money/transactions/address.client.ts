import { isDay } from '#kernel/calendar.ts';
import { isCurrency } from '#kernel/money.ts';
import { linkTo } from '#ui/link-to.ts';
import { choiceParam, flagParam, idParam, pageParam, param } from '#ui/url-params.ts';
import type { Direction } from '#modules/money/ledger/model.ts';
import type { Filters } from './filters.ts';
import { SORT_COLUMNS } from '#modules/money/ledger/rules.ts';
import { NEWEST_FIRST } from './sorting.ts';

const LONGEST_SEARCH = 200;
const DIRECTIONS = ['', 'in', 'out', 'transfer'] as const satisfies readonly ('' | Direction)[];
const day = param((text) => (text !== undefined && isDay(text) ? text : ''));

/** What the query string of the screen holds. */
export const ADDRESS = {
  q: param((text = '') => text.slice(0, LONGEST_SEARCH)),
  category: idParam,
  currency: param((text) => (text !== undefined && isCurrency(text) ? text : '')),
  account: idParam,
  uncategorised: flagParam,
  from: day,
  to: day,
  import: idParam,
  direction: choiceParam(DIRECTIONS),
  withoutTransfers: flagParam,
  includeTransfers: flagParam,
  thorough: flagParam,
  /** The column that the list is sorted by, and which way. */
  sort: param((text) => SORT_COLUMNS.find((column) => column === text) ?? NEWEST_FIRST.column),
  order: param((text) => (['up', 'down'] as const).find((way) => way === text) ?? NEWEST_FIRST.direction),
  page: pageParam,
  /** All in one list in place of pages. */
  list: flagParam,
  /** The form of a new row is open. */
  new: flagParam,
  /** The row whose details are open. */
  open: idParam,
};

/** The screen with these filters, from the first page on. */
export function rowsWith(filters: Partial<Filters>): string {
  return linkTo('/app/transactions', filters);
}
