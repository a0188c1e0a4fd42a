import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { FAULT_KINDS } from './faults.ts';
import { LARGEST_FILE } from './limits.ts';
import { FAULTS, FILE_REFUSAL_WORDS } from './words.ts';

export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const;
export const FileTypeSchema = z.enum(FILE_TYPES);
export type FileType = z.infer<typeof FileTypeSchema>;

/** A file that is to be attached. */
export const NewFileSchema = z.file().max(LARGEST_FILE, FAULTS['too-large']);

/** Why it is refused, whatever it is to be attached to. */
export const FILE_REFUSALS = {
  ALREADY_ATTACHED: { status: 409, message: FILE_REFUSAL_WORDS.alreadyAttached },
  FILE_REFUSED: { status: 422, message: FAULTS.type, data: z.object({ fault: z.enum(FAULT_KINDS) }) },
  STORAGE_FULL: { status: 413, message: FILE_REFUSAL_WORDS.storageFull },
} as const;

/** A file that is attached to something. */
export const AttachedFileSchema = z.object({
  id: IdSchema,
  name: z.string(),
  /** What it is by its content, whatever its name says. */
  type: FileTypeSchema,
  byteCount: z.int(),
  createdAt: z.date(),
  /** Whether there is a small picture of it. */
  hasPreview: z.boolean(),
});
export type AttachedFile = z.infer<typeof AttachedFileSchema>;

/** One that is attached to a transaction. */
export const AttachmentSchema = AttachedFileSchema.extend({
  /** The caller may delete it, as far as their role writes at all: a contributor only on what they recorded. */
  isTheirs: z.boolean(),
});
export type Attachment = z.infer<typeof AttachmentSchema>;
