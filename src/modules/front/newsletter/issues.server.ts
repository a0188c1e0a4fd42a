import { randomUUIDv7 } from 'node:crypto';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { Issue, IssueWish } from './model.ts';
import { newsletterDeliveries as deliveries, newsletterIssues as issues } from './table.server.ts';

// All as the role `ilifa_auth`.

/** How many are listed. */
const MOST = 50;

const draft = (id: string) => and(eq(issues.id, id), isNull(issues.sentAt));

export async function issuesOf(db: Database): Promise<Issue[]> {
  const counted = (...states: readonly (typeof deliveries.$inferSelect.state)[]) =>
    sql<number>`(count(*) filter (where ${deliveries.state} in ${states}))::int`;
  return db
    .select({
      id: issues.id,
      subject: issues.subject,
      text: issues.text,
      updatedAt: issues.updatedAt,
      sentAt: issues.sentAt,
      recipients: issues.recipients,
      underWay: counted('waiting', 'taken'),
      sent: counted('sent'),
      kept: counted('kept'),
      lost: counted('lost'),
    })
    .from(issues)
    .leftJoin(deliveries, eq(deliveries.issueId, issues.id))
    .groupBy(issues.id)
    .orderBy(sql`${issues.sentAt} desc nulls first, ${issues.updatedAt} desc, ${issues.id}`)
    .limit(MOST);
}

/** Its id; null where there is no such draft. */
export async function writeIssue(db: Database, { id, ...says }: IssueWish, now: Date): Promise<string | null> {
  const row = { ...says, updatedAt: now };
  const written =
    id === null
      ? await db
          .insert(issues)
          .values({ id: randomUUIDv7(), ...row })
          .returning({ id: issues.id })
      : await db.update(issues).set(row).where(draft(id)).returning({ id: issues.id });
  return written[0]?.id ?? null;
}

export async function draftOf(db: Database, id: string) {
  const [row] = await db.select({ subject: issues.subject, text: issues.text }).from(issues).where(draft(id));
  return row ?? null;
}

/** Whether there was such a draft. */
export async function dropIssue(db: Database, id: string): Promise<boolean> {
  return (await db.delete(issues).where(draft(id)).returning({ id: issues.id })).length > 0;
}

/** Makes of a draft one e-mail to each who gets news now, and answers to how many; null where there is no such draft. */
export async function releaseIssue(db: Database, id: string, now: Date): Promise<number | null> {
  const released = await db.update(issues).set({ sentAt: now }).where(draft(id)).returning({ id: issues.id });
  if (released.length === 0) return null;
  const { rowCount } = await connectionOf(db).query(
    `insert into newsletter_deliveries (issue_id, subscriber_id)
     select $1, id from newsletter_subscribers where confirmed_at is not null on conflict do nothing`,
    [id],
  );
  const recipients = rowCount ?? 0;
  await db.update(issues).set({ recipients }).where(eq(issues.id, id));
  return recipients;
}

/** One e-mail that is to be made. */
export type Due = {
  readonly issueId: string;
  readonly subscriberId: string;
  readonly subject: string;
  readonly text: string;
  readonly email: string;
};

/** Some that are due, this transaction's until it ends, while fewer than `most` are in the queue. */
export async function claimDue(db: Database, most: number): Promise<Due[]> {
  const { rows } = await connectionOf(db).query<Due>(
    `select d.issue_id as "issueId", d.subscriber_id as "subscriberId", i.subject, i.text, s.email
     from newsletter_deliveries d
     join newsletter_issues i on i.id = d.issue_id join newsletter_subscribers s on s.id = d.subscriber_id
     where d.state = 'waiting'
     order by d.issue_id, d.subscriber_id
     limit greatest($1 - (select count(*) from newsletter_deliveries where state = 'taken'), 0) for update of d skip locked`,
    [most],
  );
  return rows;
}

export async function markQueued(db: Database, { issueId, subscriberId }: Due, emailId: string): Promise<void> {
  await db
    .update(deliveries)
    .set({ state: 'taken', nextAt: null, emailId })
    .where(and(eq(deliveries.issueId, issueId), eq(deliveries.subscriberId, subscriberId)));
}

export async function settleDelivery(db: Database, emailId: string, state: 'sent' | 'kept' | 'lost'): Promise<void> {
  await db.update(deliveries).set({ state }).where(eq(deliveries.emailId, emailId));
}

/** The messages in the queue that are for a subscriber. */
export async function queuedFor(db: Database, subscriberId: string): Promise<string[]> {
  const rows = await db
    .select({ emailId: deliveries.emailId })
    .from(deliveries)
    .where(and(eq(deliveries.subscriberId, subscriberId), eq(deliveries.state, 'taken')));
  return rows.flatMap(({ emailId }) => (emailId === null ? [] : [emailId]));
}

/** What an earlier release was sending when it ended: nobody knows who has it, so nobody gets it again. */
export async function giveUpTaken(db: Database, now: Date): Promise<void> {
  const isOver = or(isNull(deliveries.nextAt), lte(deliveries.nextAt, now));
  await db
    .update(deliveries)
    .set({ state: 'lost', nextAt: null })
    .where(and(eq(deliveries.state, 'taken'), isNull(deliveries.emailId), isOver));
}
