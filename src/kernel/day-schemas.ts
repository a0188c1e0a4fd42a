import * as z from 'zod';
import { isDay, isMonth } from './calendar.ts';

export const DaySchema = z.string().refine(isDay, 'date format is invalid');
export const MonthSchema = z.string().refine(isMonth, 'month format is invalid');
