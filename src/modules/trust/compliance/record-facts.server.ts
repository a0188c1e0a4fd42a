import { openAuditTail, openAuditVerdict } from '#platform/audit.server.ts';
import type { Database } from '#platform/database.server.ts';
import { LINES_FOLLOWED, type SharedFacts } from './evidence.ts';

/** How far a record is followed: its last lines at each look, all of it for what is kept. */
export type Depth = 'tail' | 'whole';

/** What the record of the person, or of the books that are open, says of itself. */
export async function recordFacts(db: Database, of: 'person' | 'books', depth: Depth): Promise<SharedFacts['record']> {
  if (depth === 'tail') return { ...(await openAuditTail(db, of, LINES_FOLLOWED)), isFollowed: false };
  const { lines, bad } = await openAuditVerdict(db, of);
  return { lines, isWhole: bad === null, isFollowed: true };
}
