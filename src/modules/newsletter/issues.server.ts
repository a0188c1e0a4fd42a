import { randomUUIDv7 } from 'node:crypto';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { Posted } from '#platform/mail.server.ts';
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

/** Makes of a draft one letter to each who gets news now, and answers to how many; null where there is no such draft. */
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

/** A letter that is this process's to send. */
export type Taken = {
  readonly issueId: string;
  readonly subscriberId: string;
  readonly subject: string;
  readonly text: string;
  readonly email: string;
  /** When the issue was sent off. */
  readonly sentAt: Date;
};

/** How long a process may take over one letter, in milliseconds: longer than any mail server keeps it waiting. */
const LONGEST_SENDING = 60 * 60_000;

/**
 * A letter that is due, taken for good: of a process that ends before it has said what became of it, nobody else sends it.
 * Rather never than twice, since nobody misses one issue of news and everybody minds a second. Null where none is due.
 */
export async function takeLetter(db: Database, now: Date): Promise<Taken | null> {
  const { rows } = await connectionOf(db).query<Taken>(
    `with due as (
       select issue_id, subscriber_id from newsletter_deliveries
       where state = 'waiting' and (next_at is null or next_at <= $1)
       order by issue_id, subscriber_id limit 1 for update skip locked
     )
     update newsletter_deliveries d set state = 'taken', next_at = $2
     from due, newsletter_issues i, newsletter_subscribers s
     where d.issue_id = due.issue_id and d.subscriber_id = due.subscriber_id and i.id = d.issue_id and s.id = d.subscriber_id
     returning i.id as "issueId", s.id as "subscriberId", i.subject, i.text, i.sent_at as "sentAt", s.email`,
    [now, new Date(now.getTime() + LONGEST_SENDING)],
  );
  return rows[0] ?? null;
}

const theLetter = ({ issueId, subscriberId }: Taken) =>
  and(eq(deliveries.issueId, issueId), eq(deliveries.subscriberId, subscriberId));

export async function settleLetter(db: Database, taken: Taken, state: Posted): Promise<void> {
  await db.update(deliveries).set({ state, nextAt: null }).where(theLetter(taken));
}

/** Gives a letter back that surely nobody got. */
export async function postponeLetter(db: Database, taken: Taken, nextAt: Date): Promise<void> {
  await db.update(deliveries).set({ state: 'waiting', nextAt }).where(theLetter(taken));
}

/** Letters whose process never said what became of them. */
export async function giveUpTaken(db: Database, now: Date): Promise<void> {
  const isOver = or(isNull(deliveries.nextAt), lte(deliveries.nextAt, now));
  await db
    .update(deliveries)
    .set({ state: 'lost', nextAt: null })
    .where(and(eq(deliveries.state, 'taken'), isOver));
}
