import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { LARGEST_MINOR } from '#kernel/money.ts';
import { MoneySchema } from '#kernel/money-schema.ts';
import {
  FEWEST_LINES,
  LONGEST_DESCRIPTION,
  LONGEST_NAME,
  LONGEST_NOTE,
  MOST_LINES,
  MOST_TAGS,
  WHOLE,
} from './bounds.ts';
import { isWholeTemplate } from './rules.ts';

const DescriptionSchema = z
  .string()
  .trim()
  .min(1, 'description is required')
  .max(LONGEST_DESCRIPTION, 'description must not exceed 500 characters')
  .regex(/^\P{Cc}*$/u, 'description format is invalid');

const NoteSchema = z
  .string()
  .trim()
  .max(LONGEST_NOTE, 'note must not exceed 2000 characters')
  .transform((text) => (text === '' ? null : text))
  .nullable();

/** A line as it should be. */
export const LineWishSchema = z.object({
  /** Of a line that is there, or that was there and comes back. */
  id: IdSchema.optional(),
  /** That of the whole unless told. */
  description: DescriptionSchema.optional(),
  categoryId: IdSchema.nullable(),
  /** Negative went out; of the other sign than the whole where part of it came back. */
  amount: MoneySchema.refine(
    ({ minor, withheld }) => withheld !== true && minor <= LARGEST_MINOR && minor >= -LARGEST_MINOR,
    'Invalid amount',
  ),
  note: NoteSchema.default(null),
  /** Those that the line has, or those of the whole, unless told. */
  tagIds: z.array(IdSchema).max(MOST_TAGS).optional(),
  /**
   * Makes the line a transfer to or from this account: the one transaction there that fits is linked, and where there is
   * none it is added.
   */
  accountId: IdSchema.nullable().optional(),
});
export type LineWish = z.input<typeof LineWishSchema>;

/** A line as screens see it. */
export const LineSchema = z.object({
  id: IdSchema,
  description: z.string(),
  categoryId: IdSchema.nullable(),
  amount: MoneySchema,
  note: z.string().nullable(),
  tagIds: z.array(IdSchema),
  /** Of the transfer that it is one side of. */
  transferId: IdSchema.nullable(),
});
export type Line = z.infer<typeof LineSchema>;

const SourceSchema = z.enum(['person', 'rule', 'learned', 'pattern']);

/** `otherAccountId`: where the other side of its transfer is; null where it has none, or none that the caller may see. */
const SplitLineSchema = LineSchema.extend({ otherAccountId: IdSchema.nullable() });

/** A transaction with its lines, the first one first; none where it is not split. */
export const SplitSchema = z.object({
  id: IdSchema,
  accountId: IdSchema,
  bookedOn: DaySchema,
  description: z.string(),
  amount: MoneySchema,
  categoryId: IdSchema.nullable(),
  lines: z.array(SplitLineSchema),
});
export type Split = z.infer<typeof SplitSchema>;

/** What it was before a change, by which that is undone. */
export const BeforeSchema = z.object({
  categoryId: IdSchema.nullable(),
  categorySource: SourceSchema.nullable(),
  lines: z.array(LineSchema),
});
export type Before = z.infer<typeof BeforeSchema>;

/** Under what a transaction stands when its split ends. */
export const FiledSchema = z.object({ categoryId: IdSchema.nullable(), categorySource: SourceSchema.nullable() });

const TemplateLineSchema = z.object({
  /** Null: that of the transaction. */
  description: DescriptionSchema.nullable(),
  categoryId: IdSchema.nullable(),
  /** Hundredths of a per cent of the transaction; null: the rest. */
  hundredths: z.int().min(1).max(WHOLE).nullable(),
  /** The line is a transfer to or from it. */
  accountId: IdSchema.nullable().default(null),
});

export const TemplateLinesSchema = z
  .array(TemplateLineSchema)
  .min(FEWEST_LINES)
  .max(MOST_LINES)
  .refine((lines) => isWholeTemplate(lines.map(({ hundredths }) => hundredths)), 'The lines must add up to 100 %.');

export const NewTemplateSchema = z.object({
  /** A template that is undone comes back with its id. */
  id: IdSchema.optional(),
  name: z
    .string('Name is required')
    .trim()
    .min(1, 'Name is required')
    .max(LONGEST_NAME, 'Name must not exceed 100 characters'),
  lines: TemplateLinesSchema,
});
export const TemplateSchema = z.object({ id: IdSchema, name: z.string(), lines: z.array(TemplateLineSchema) });
export type Template = z.infer<typeof TemplateSchema>;
export type TemplateLine = Template['lines'][number];
