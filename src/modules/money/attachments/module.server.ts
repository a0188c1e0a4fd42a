import { JOBS } from './jobs.server.ts';
import { portableAttachments, portableFiles } from './portable.server.ts';
import { attachmentsRouter } from './router.server.ts';
import { attachmentFiles, attachmentPieces, attachments } from './table.server.ts';

export const server = {
  tables: [
    { table: attachmentFiles },
    {
      table: attachmentPieces,
      storage: { label: 'Attached files', hint: 'Each file is stored once, encrypted' },
      stays: 'as files beside attachment-files.jsonl',
    },
    { table: attachments, storage: { label: 'Receipts and project files', hint: 'Deleted files stay for 30 days' } },
  ],
  routers: () => ({ attachments: attachmentsRouter }),
  portables: [portableFiles, portableAttachments],
  jobs: JOBS,
};
