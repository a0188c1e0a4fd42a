import * as z from 'zod';
import { CountrySchema } from '#kernel/caller.ts';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { NAME_FORMAT } from '#kernel/names.ts';
import { CALENDAR_MONTHS } from '#kernel/person-months.ts';
import { PreferencesSchema } from '#kernel/preference-schemas.ts';

/** What the archive calls itself; a reader refuses a version that it does not know. */
export const ARCHIVE_FORMAT = 'ilifa-export';
export const ARCHIVE_VERSION = 1;

/** Largest archive that is taken back in, in bytes. */
export const LARGEST_ARCHIVE = 128 * 1024 * 1024;

/** Most books that are taken back in at once: a person's own, and twenty that open beside them. */
export const MOST_BOOKS = 21;

/** Books in an archive: where their files are, and what they were. */
export const ArchivedBooksSchema = z.object({
  folder: z.string().regex(/^books\/[a-z0-9-]{1,80}$/),
  kind: z.enum(['personal', 'household', 'business', 'union']),
  name: z.string().min(1).max(200).regex(NAME_FORMAT),
  country: CountrySchema,
  currency: CurrencySchema,
  /** Rows of each table, so that a reader notices what is missing. */
  rows: z.record(z.string(), z.int().min(0)),
});
export type ArchivedBooks = z.infer<typeof ArchivedBooksSchema>;

/** Earlier exports say nothing of when months begin, of days off, nor of the first steps. */
const ArchivedPreferencesSchema = PreferencesSchema.extend({
  monthStarts: PreferencesSchema.shape.monthStarts.default([...CALENDAR_MONTHS]),
  daysOff: PreferencesSchema.shape.daysOff.default([]),
  skipsWelcome: PreferencesSchema.shape.skipsWelcome.default(false),
});

/** Earlier exports name one start for all months. */
function withStarts(preferences: unknown): unknown {
  const { success, data } = z.looseObject({ monthStart: z.string() }).safeParse(preferences);
  return success ? { ...data, monthStarts: [{ since: null, start: data.monthStart }] } : preferences;
}

/** `manifest.json`: what the archive holds. */
export const ManifestSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  writtenAt: z.iso.datetime(),
  books: z
    .array(ArchivedBooksSchema)
    .max(MOST_BOOKS)
    .refine((books) => new Set(books.map(({ folder }) => folder)).size === books.length, 'books share a folder'),
  preferences: z.preprocess(withStarts, ArchivedPreferencesSchema.nullable()),
});
export type Manifest = z.infer<typeof ManifestSchema>;

/** What came back in. */
export const RestoredSchema = z.object({
  books: z.array(z.object({ id: IdSchema, name: z.string(), rows: z.record(z.string(), z.int()), files: z.int() })),
});
export type Restored = z.infer<typeof RestoredSchema>;
