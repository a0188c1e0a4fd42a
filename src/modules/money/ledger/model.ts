import * as z from 'zod';
import type { Day } from '#kernel/calendar.ts';

/** How long a deleted row can be brought back. */
export const DAYS_IN_TRASH = 30;

/** How many transactions there are in a stretch of days. */
export type Stretch = { readonly from: Day; readonly to: Day; readonly count: number };

/** Which figure a transaction counts in (`directionOf`). */
export const DirectionSchema = z.enum(['in', 'out', 'transfer']);
export type Direction = z.infer<typeof DirectionSchema>;

/** What many rows become alike. What is undefined, or lists nothing, is left alone. */
export type ManyChange = {
  readonly categoryId?: string | null | undefined;
  readonly description?: string | undefined;
  readonly note?: string | null | undefined;
  readonly addTagIds: readonly string[];
  readonly removeTagIds: readonly string[];
  readonly isReviewed?: boolean | undefined;
};
