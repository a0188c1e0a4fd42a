import * as z from 'zod';
import type { Trust } from './rules.ts';

/** Under this name a device remembers what a threat took from it, until it is given back. */
export const TAKEN = 'takenByThreat';

const RemembersSchema = z.object({ [TAKEN]: z.object({ score: z.int(), isTrusted: z.boolean() }) });

/** How far a device was trusted before a threat took that, by what is kept of it; null where none did. */
export function trustBeforeThreat(metadata: unknown): Trust | null {
  const { data } = RemembersSchema.safeParse(metadata);
  return data === undefined ? null : data[TAKEN];
}
