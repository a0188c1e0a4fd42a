import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { LIMITS } from '#kernel/limits.ts';
import { ATTACHMENTS } from './access.ts';
import { MOST_FILES } from './limits.ts';
import { AttachmentSchema, FILE_REFUSALS, NewFileSchema } from './model.ts';
import { ATTACHMENT_READ_LIMIT } from './rate-limits.ts';

const ById = z.object({ id: IdSchema });

const TRANSACTION_NOT_FOUND = {
  status: 404,
  message: 'This transaction is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const ATTACHMENT_NOT_FOUND = {
  status: 404,
  message: 'This file is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const TOO_MANY = {
  status: 409,
  message: `A transaction holds up to ${MOST_FILES} receipts. Nothing was changed. Delete one first.`,
} as const;

export const contract = {
  /** The receipts of a transaction, the oldest first. */
  list: query({ access: ATTACHMENTS.read })
    .input(z.object({ transactionId: IdSchema }))
    .output(z.array(AttachmentSchema))
    .errors({ TRANSACTION_NOT_FOUND }),

  /** Attaches a PDF or a picture; which it is, its bytes say. */
  add: command({ access: ATTACHMENTS.write, audit: 'attachment.added', limit: LIMITS.attachmentAdd })
    .input(z.object({ transactionId: IdSchema, file: NewFileSchema }))
    .output(ById)
    .errors({ TRANSACTION_NOT_FOUND, TOO_MANY, ...FILE_REFUSALS }),

  /** It can be restored for 30 days. */
  remove: command({ access: ATTACHMENTS.write, audit: 'attachment.removed', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({ ATTACHMENT_NOT_FOUND }),

  restore: command({ access: ATTACHMENTS.write, audit: 'attachment.restored', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({ ATTACHMENT_NOT_FOUND, TOO_MANY }),

  /** A file as it came, for downloading; also one that is attached to something else. */
  download: query({ access: ATTACHMENTS.read, limit: ATTACHMENT_READ_LIMIT })
    .input(ById)
    .output(z.file())
    .errors({ ATTACHMENT_NOT_FOUND }),

  /** A small picture of it, without what a camera wrote beside the pixels. */
  preview: query({ access: ATTACHMENTS.read, limit: ATTACHMENT_READ_LIMIT })
    .input(ById)
    .output(z.file())
    .errors({ ATTACHMENT_NOT_FOUND }),
};
