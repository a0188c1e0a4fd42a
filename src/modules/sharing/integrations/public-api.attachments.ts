import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { type AttachedFile, FileTypeSchema } from '#modules/money/attachments/model.ts';
import { ChangedSchema, NothingSchema, type Operation } from './public-api.operation.ts';

export const PublicAttachmentSchema = z.object({
  id: IdSchema,
  name: z.string(),
  type: FileTypeSchema,
  byteCount: z.int(),
  createdAt: z.iso.datetime(),
});

export function publicAttachment(attachment: AttachedFile): z.infer<typeof PublicAttachmentSchema> {
  const { id, name, type, byteCount, createdAt } = attachment;
  return { id, name, type, byteCount, createdAt: createdAt.toISOString() };
}

export const ATTACHMENT_OPERATIONS = {
  attachments: {
    method: 'GET',
    path: 'transactions/{id}/attachments',
    scope: 'attachments.read',
    summary: 'The receipts of a transaction, the oldest first.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(PublicAttachmentSchema) }),
  },
  addAttachment: {
    method: 'POST',
    path: 'transactions/{id}/attachments',
    scope: 'attachments.write',
    summary: 'Add a receipt to a transaction: a PDF or picture of up to 10 MB.',
    query: NothingSchema,
    body: null,
    upload: 'receipt',
    answer: ChangedSchema,
  },
  deleteAttachment: {
    method: 'DELETE',
    path: 'attachments/{id}',
    scope: 'attachments.write',
    summary: 'Delete a receipt. It can be restored for 30 days.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
  restoreAttachment: {
    method: 'POST',
    path: 'attachments/{id}/restore',
    scope: 'attachments.write',
    summary: 'Restore a deleted receipt.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
  attachmentFile: {
    method: 'GET',
    path: 'attachments/{id}/file',
    scope: 'attachments.read',
    summary: 'A receipt or a file of a project as it was added. The answer is the file, not JSON.',
    query: NothingSchema,
    body: null,
    answer: z.file(),
  },
} as const satisfies Record<string, Operation>;
