import * as z from 'zod';
import { command, LIMITS } from '#kernel/contract.ts';
import { LARGEST_ARCHIVE, RestoredSchema } from './model.ts';
import { EXPORT_DATA_LIMIT } from './rate-limits.ts';

const BUSY = {
  status: 503,
  message: 'The server is busy with other archives. Nothing was changed. Try again in a minute.',
} as const;

export const contract = {
  /** Everything the caller owns, in one archive; docs/export.md says what is in it. */
  export: command({ access: 'person', audit: 'export.made', limit: EXPORT_DATA_LIMIT, fresh: true })
    .output(z.file())
    .errors({ BUSY }),

  /** Books of an archive, opened beside those that are there; empty personal books take in the archived ones. */
  restore: command({ access: 'person', audit: 'export.restored', limit: LIMITS.importData })
    .input(z.object({ file: z.file().max(LARGEST_ARCHIVE, 'The archive is larger than 128 MB.') }))
    .output(RestoredSchema)
    .errors({
      BUSY,
      ARCHIVE_REFUSED: {
        status: 422,
        message: 'This backup file cannot be read. Nothing was changed.',
      },
    }),
};
