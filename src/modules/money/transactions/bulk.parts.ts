import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { DescriptionSchema, FilterSchema, MOST_AT_ONCE, NoteSchema } from './model.ts';

/** Rows that one bulk edit changes at most; more are changed part by part. */
export const MOST_IN_BULK = 20_000;
const MOST_TAGS_AT_ONCE = 20;

/** Rows by their ids. */
export const NamedSchema = z.strictObject({ ids: z.array(IdSchema).min(1).max(MOST_AT_ONCE) });

/** Which rows: named one by one, or all that a filter finds. */
export const WhichSchema = z.union([NamedSchema, z.strictObject({ filter: FilterSchema })]);
export type Which = z.infer<typeof WhichSchema>;
/** As it is asked for: filters that are left out are off. */
export type AskedWhich = z.input<typeof WhichSchema>;

const marks = {
  addTags: z.array(IdSchema).max(MOST_TAGS_AT_ONCE).default([]),
  removeTags: z.array(IdSchema).max(MOST_TAGS_AT_ONCE).default([]),
  isReviewed: z.boolean().optional(),
};
type Tags = { addTags: string[]; removeTags: string[] };
const isSome = ({ addTags, removeTags, ...fields }: Tags) =>
  addTags.length + removeTags.length > 0 || Object.values(fields).some((value) => value !== undefined);

/** Tags of a row, and whether it was reviewed; what is left out stays as it is. */
export const MarksSchema = z.strictObject(marks).refine(isSome, 'Choose what to change');
/** As they are asked for. */
export type Marks = z.input<typeof MarksSchema>;

/** What many rows become alike; what is left out stays as it is. */
export const BulkChangeSchema = z
  .strictObject({
    /** Null takes the category away. */
    categoryId: IdSchema.nullable().optional(),
    description: DescriptionSchema.optional(),
    /** Null takes the note away. */
    note: NoteSchema.optional(),
    ...marks,
  })
  .refine(isSome, 'Choose what to change');
export type BulkChange = z.infer<typeof BulkChangeSchema>;

/** As many rows a preview shows as they are and as they would be. */
export const MOST_PREVIEWED = 5;

/** What a bulk edit can change of a row. */
export const PreviewedSchema = z.object({
  categoryId: IdSchema.nullable(),
  description: z.string(),
  note: z.string().nullable(),
  tagIds: z.array(IdSchema),
  isReviewed: z.boolean(),
});
export type Previewed = z.infer<typeof PreviewedSchema>;

/** What a bulk edit would come to. */
export const BulkPreviewSchema = z.object({
  /** Rows that are meant. */
  count: z.int(),
  /** Those of them that become other than they are. */
  changing: z.int(),
  /** Those whose category stays, since they are sides of transfers. */
  linked: z.int(),
  /** The newest of those that change. */
  rows: z
    .array(z.object({ id: IdSchema, bookedOn: DaySchema, before: PreviewedSchema, after: PreviewedSchema }))
    .max(MOST_PREVIEWED),
});
export type BulkPreview = z.infer<typeof BulkPreviewSchema>;

/** Rows to delete: named one by one, or all that a filter finds, of which the preview said how many they are. */
export const RemovalSchema = z.union([NamedSchema, z.strictObject({ filter: FilterSchema, expected: z.int().min(0) })]);

/** A filter as it is asked for: what is left out is off. */
export type AskedFilter = z.input<typeof FilterSchema>;
export type Removal = z.infer<typeof RemovalSchema>;

/** What deleting all that a filter finds would come to. */
export const RemovalPreviewSchema = z.object({
  /** Rows that are found. */
  count: z.int(),
  /** Those of them that stay, since a statement locks them. */
  locked: z.int(),
  /** Other lines of splits, which are deleted with the lines that are found. */
  lines: z.int(),
});
export type RemovalPreview = z.infer<typeof RemovalPreviewSchema>;
