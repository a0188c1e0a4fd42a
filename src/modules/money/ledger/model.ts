import * as z from 'zod';
import type { Day } from '#kernel/calendar.ts';

/** How long a deleted row can be brought back. */
export const DAYS_IN_TRASH = 30;

/** How many transactions there are in a stretch of days. */
export type Stretch = { readonly from: Day; readonly to: Day; readonly count: number };

/** Which figure a transaction counts in (`directionOf`). */
export const DirectionSchema = z.enum(['in', 'out', 'transfer']);
export type Direction = z.infer<typeof DirectionSchema>;
