import * as z from 'zod';

/** How long a deleted row can be brought back. */
export const DAYS_IN_TRASH = 30;

/** Which figure a transaction counts in (`directionOf`). */
export const DirectionSchema = z.enum(['in', 'out', 'transfer']);
export type Direction = z.infer<typeof DirectionSchema>;
