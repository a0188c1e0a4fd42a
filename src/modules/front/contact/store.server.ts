import { and, asc, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { QUEUE_ROWS } from '#kernel/queue.ts';
import type { QueuePage } from '#kernel/queue-schema.ts';
import type { Database } from '#platform/database.server.ts';
import { type Enquiry, TopicSchema } from './model.ts';
import { enquiries } from './table.server.ts';

// All as the role `ilifa_auth`.

export async function addEnquiry(db: Database, enquiry: Omit<Enquiry, 'settledAt'>): Promise<void> {
  await db.insert(enquiries).values(enquiry);
}

export async function enquiriesIn(
  db: Database,
  { open, page }: QueuePage,
): Promise<{ enquiries: Enquiry[]; total: number }> {
  const which = open ? isNull(enquiries.settledAt) : isNotNull(enquiries.settledAt);
  const rows = await db
    .select()
    .from(enquiries)
    .where(which)
    .orderBy(
      ...(open ? [asc(enquiries.receivedAt), asc(enquiries.id)] : [desc(enquiries.settledAt), desc(enquiries.id)]),
    )
    .limit(QUEUE_ROWS)
    .offset((page - 1) * QUEUE_ROWS);
  const found = rows.map((row) => ({ ...row, topic: TopicSchema.parse(row.topic) }));
  return { enquiries: found, total: await db.$count(enquiries, which) };
}

/** Whether it was there and waited. */
export async function settleEnquiry(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(enquiries)
    .set({ settledAt: now })
    .where(and(eq(enquiries.id, id), isNull(enquiries.settledAt)))
    .returning({ id: enquiries.id });
  return rows.length > 0;
}

export async function forgetEnquiries(db: Database, before: Date): Promise<void> {
  await db.delete(enquiries).where(lt(enquiries.receivedAt, before));
}
