import * as z from 'zod';
import { parseMoney } from '#kernel/money.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { FEWEST_LINES, isWholeSplit, MOST_LINES } from '#modules/money/splits/rules.ts';
import { NewTagSchema } from '#modules/money/tags/model.ts';
import { MOST_RULES } from './limits.ts';
import { ActionsSchema, NameSchema, QuerySchema, RuleLineSchema, StageSchema } from './model.ts';

const CategoryNameSchema = z.string().min(1).max(100);
const TagNamesSchema = z.array(NewTagSchema.shape.name).max(20);

const FileLineSchema = z
  .strictObject({
    description: RuleLineSchema.shape.description,
    category: CategoryNameSchema.nullable(),
    note: RuleLineSchema.shape.note,
    tags: TagNamesSchema,
    hundredths: RuleLineSchema.shape.hundredths,
    /** As people write it, such as 120.50. */
    amount: z
      .string()
      .regex(/^\d{1,15}(\.\d{1,4})?$/)
      .nullable(),
    currency: CurrencySchema.nullable(),
  })
  .refine(({ amount, currency }) => isReadable(amount, currency), 'The amount of a split line cannot be read.');
export type FileLine = z.infer<typeof FileLineSchema>;

/** Neither, or both, above zero and with no more decimals than the currency has. */
function isReadable(amount: string | null, currency: string | null): boolean {
  if (amount === null || currency === null) return amount === null && currency === null;
  return (parseMoney(amount, currency)?.minor ?? 0n) > 0n;
}

const FileLinesSchema = z
  .array(FileLineSchema)
  .max(MOST_LINES)
  .refine(
    (lines) =>
      lines.length === 0 ||
      (lines.length >= FEWEST_LINES &&
        isWholeSplit(
          lines.map(({ hundredths, amount, currency }) => {
            return { hundredths, amount: amount === null || currency === null ? null : parseMoney(amount, currency) };
          }),
        )),
    'The lines of a split do not add up to the whole amount.',
  );

/** Rules as a file. What they name goes by its name, so that another workspace can read it. */
export const ExportedRulesSchema = z.object({
  format: z.literal('ilifa-rules'),
  version: z.literal(1),
  rules: z
    .array(
      z
        .strictObject({
          name: NameSchema,
          query: QuerySchema,
          stage: StageSchema,
          isEnabled: z.boolean(),
          category: CategoryNameSchema.nullable(),
          description: ActionsSchema.shape.description,
          note: ActionsSchema.shape.note,
          // Files of earlier versions have none of these.
          tags: TagNamesSchema.default([]),
          splitTemplate: z.string().min(1).max(100).nullable().default(null),
          splitLines: FileLinesSchema.default([]),
          transferAccount: z.string().min(1).max(200).nullable().default(null),
          isReviewed: z.boolean(),
          isSkipped: z.boolean(),
        })
        .refine(
          ({ category, splitTemplate, splitLines, transferAccount }) =>
            [category, splitTemplate, splitLines[0] ?? null, transferAccount].filter((one) => one !== null).length < 2,
          'A rule can set a category, split, or make a transfer, but only one of these.',
        ),
    )
    .max(MOST_RULES),
});

/** A file that is imported. */
export const RuleFileSchema = ExportedRulesSchema.refine(({ rules }) => rules.length > 0, 'The file has no rules.');
export type RuleFile = z.infer<typeof RuleFileSchema>;
