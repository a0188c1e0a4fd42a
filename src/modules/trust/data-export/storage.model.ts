import * as z from 'zod';

export const StorageSchema = z.object({
  /** Kinds of rows in books, as people know them. */
  kinds: z.array(z.object({ kind: z.string(), label: z.string(), hint: z.string(), rows: z.int(), bytes: z.number() })),
  /** When whoever owns the books last took an archive of them away; null where nobody did. */
  copiedAt: z.date().nullable(),
  database: z.object({
    /** `18.1` */
    version: z.string(),
    /** Whether the program and the database talk within one machine. */
    isSameMachine: z.boolean(),
    isEncrypted: z.boolean(),
    /** What is confirmed to people is on the disk before they read it. */
    isDurable: z.boolean(),
    timeZone: z.string(),
  }),
});
export type Storage = z.infer<typeof StorageSchema>;
