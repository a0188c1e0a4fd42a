import * as z from 'zod';
import { MOST_IN_PDF } from '#modules/money/export-formats/formats.parts.ts';
import { FilterSchema, MOST_EXPORTED, SortSchema } from './model.ts';
import { NEWEST_FIRST } from './sorting.ts';

/** Which rows of which currencies an export has, and in what order. */
export const ExportFilterSchema = z.intersection(
  FilterSchema,
  z.object({
    sort: SortSchema.default(NEWEST_FIRST),
    /** Those of every account, whatever its currency; a search reads its amounts in each of them. */
    everyCurrency: z.boolean().default(false),
  }),
);
export type ExportFilter = z.infer<typeof ExportFilterSchema>;

export const EXPORT_TOO_LARGE = {
  status: 413,
  message: `There are more than ${MOST_EXPORTED.toLocaleString('en')} transactions. Nothing was exported. Choose fewer days.`,
} as const;

export const EXPORT_WITHOUT_AMOUNTS = {
  status: 403,
  message: 'You cannot see amounts in this workspace, so you can only export CSV, without amounts.',
} as const;

export const ONE_CURRENCY_ONLY = {
  status: 400,
  message: 'This format can hold only one currency. Nothing was exported. Choose one currency or another format.',
} as const;

export const PDF_TOO_LARGE = {
  status: 413,
  message: `A PDF holds up to ${MOST_IN_PDF.toLocaleString('en')} transactions. Nothing was exported. Choose fewer days or another format.`,
} as const;
