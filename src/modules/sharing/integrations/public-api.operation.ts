import * as z from 'zod';
import type { Day } from '#kernel/calendar.ts';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { decimalOf, type Money } from '#kernel/money.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import type { Scope } from './api-keys.words.ts';

/** In the path of an operation, the id of what it is about. */
export const ID_IN_PATH = '{id}';

export type UploadKind = 'statement' | 'receipt';

export type Operation = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1/`. */
  readonly path: string;
  /** What a key needs for it. */
  readonly scope: Scope;
  readonly summary: string;
  readonly query: z.ZodObject;
  /** Null where nothing is sent, or a file. */
  readonly body: z.ZodType | null;
  /** What the file is that is sent, as a form; left out where none is. */
  readonly upload?: UploadKind;
  /** JSON, or a file as it is stored. */
  readonly answer: z.ZodObject | z.ZodFile;
  /** What it makes has an id from its `Idempotency-Key`, so a call that was cut off can be made again. */
  readonly isRepeatable?: true;
};

type FileOf<One extends Operation> = One extends { readonly upload: UploadKind } ? z.infer<z.ZodFile> : null;
type BodyOf<Schema> = Schema extends z.ZodType ? z.infer<Schema> : null;

/** What was sent to an operation. */
export type Asked<One extends Operation> = {
  /** The id in the address; empty where it has none. */
  readonly id: string;
  readonly query: z.infer<One['query']>;
  readonly body: BodyOf<One['body']>;
  readonly file: FileOf<One>;
  /** Where the program does not say its own. */
  readonly today: Day;
  /** The id of what is made, so that it is made once however often the call is tried. */
  readonly newId: string | undefined;
};
export type Answer<One extends Operation> = z.infer<One['answer']>;

/** Of the others: nothing to choose. */
export const NothingSchema = z.strictObject({});
export const ChangedSchema = z.object({ data: z.object({ id: IdSchema }) });
export const ChangeIdSchema = IdSchema.describe('The id for undoing the change with `POST changes/{id}/undo`.');
export const CountedSchema = z.object({
  data: z.object({ count: z.int().describe('How many transactions or transfers were found and changed.') }),
});

export const PublicDaySchema = DaySchema.meta({ format: 'date' });

export const AmountSchema = z
  .string()
  .nullable()
  .describe('An exact amount such as "-12.34"; null if the creator of the API key cannot see amounts.');
export const PublicMoneySchema = z.object({ amount: AmountSchema, currency: CurrencySchema });

/** Exact, as text; null where the maker of the key may not see amounts. */
export function amountOf(value: Money): z.infer<typeof PublicMoneySchema> {
  return { amount: value.withheld === true ? null : decimalOf(value), currency: value.currency };
}

/** An amount as programs send it. */
export const SentAmountSchema = z
  .string()
  .max(40)
  .regex(/^[+-]?\d+(\.\d+)?$/, 'must be an exact decimal such as "-12.34"')
  .describe('An exact amount such as "-12.34"; below zero for money out.');

/** A whole number in a query. */
export const numberFrom = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(least).max(most));

export const PageNumberSchema = numberFrom(1, 10_000)
  .default(1)
  .describe('The number of the page. The first page is 1.');

/** A share of a whole, as text. */
export const PercentSchema = z.string().regex(/^\d{1,3}(\.\d{1,2})?$/, 'must be a percentage such as "33.33"');

/** @param hundredths of a per cent: 3333 is "33.33" */
export function percentOf(hundredths: number): string {
  return `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** Hundredths of a per cent. @param percent as `PercentSchema` takes it */
export function hundredthsOf(percent: string): number {
  const [whole = '', part = ''] = percent.split('.');
  return Number(`${whole}${part.padEnd(2, '0')}`);
}

export const TodaySchema = DaySchema.optional().meta({
  format: 'date',
  description: 'Today’s date in your time zone; by default the date of the server, in UTC.',
});
