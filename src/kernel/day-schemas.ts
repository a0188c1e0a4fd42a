import * as z from 'zod';
import { isDay, isMonth } from './calendar.ts';

export const DaySchema = z.string().refine(isDay, 'date format is invalid');
export const MonthSchema = z.string().refine(isMonth, 'month format is invalid');

/** Centuries from the first and last day that there is: periods and forecasts around it are days too. */
const isInside = (text: string): boolean => isDay(text) && text >= '1900-01-01' && text < '2900-01-01';

/** A day that something is calculated from, such as a person's today or the first payday of a plan. */
export const AnchorDaySchema = z.string().refine(isInside, 'date format is invalid');
