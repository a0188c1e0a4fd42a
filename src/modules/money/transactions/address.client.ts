import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { linkTo } from '#ui/link-to.ts';
import { flagParam } from '#ui/url-params.ts';
import { DirectionSchema } from '#modules/money/ledger/model.ts';
import type { Filters } from './filters.ts';
import { NEWEST_FIRST, SORT_COLUMNS } from './model.ts';

const LONGEST_SEARCH = 200;
const none = z.literal('');
const id = z.union([none, IdSchema]).default('');
const day = z.union([none, DaySchema]).default('');

/** What the query string of the screen holds. */
export const ADDRESS = {
  q: z
    .string()
    .default('')
    .transform((text) => text.slice(0, LONGEST_SEARCH)),
  category: id,
  currency: z.union([none, CurrencySchema]).default(''),
  account: id,
  uncategorised: flagParam,
  from: day,
  to: day,
  import: id,
  direction: z.enum(['', ...DirectionSchema.options]).default(''),
  withoutTransfers: flagParam,
  includeTransfers: flagParam,
  thorough: flagParam,
  /** The column that the list is sorted by, and which way. */
  sort: z.enum(SORT_COLUMNS).default(NEWEST_FIRST.column),
  order: z.enum(['up', 'down']).default(NEWEST_FIRST.direction),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  /** The form of a new row is open. */
  new: flagParam,
  /** The row whose details are open. */
  open: id,
};

/** The screen with these filters, from the first page on. */
export function rowsWith(filters: Partial<Filters>): string {
  return linkTo('/app/transactions', filters);
}
