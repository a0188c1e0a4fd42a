import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';

export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const;
export const FileTypeSchema = z.enum(FILE_TYPES);
export type FileType = z.infer<typeof FileTypeSchema>;

/** Why a file is not taken. */
export const FaultSchema = z.enum(['empty', 'too-large', 'type', 'mixed', 'damaged', 'picture']);
export type Fault = z.infer<typeof FaultSchema>;

export const AttachmentSchema = z.object({
  id: IdSchema,
  name: z.string(),
  /** What it is by its content, whatever its name says. */
  type: FileTypeSchema,
  byteCount: z.int(),
  createdAt: z.date(),
  /** Whether there is a small picture of it. */
  hasPreview: z.boolean(),
  /** The caller may delete it, as far as their role writes at all: a contributor only on what they recorded. */
  isTheirs: z.boolean(),
});
export type Attachment = z.infer<typeof AttachmentSchema>;
