import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rowsOfIdentity } from '#platform/tenancy.server.ts';

const at = () => timestamp({ withTimezone: true });

/** Addresses that get news, or would once the link of an e-mail is used. Read and written as `ilifa_auth`. */
export const newsletterSubscribers = snakeCase.table(
  'newsletter_subscribers',
  {
    id: uuid().primaryKey(),
    /** In small letters, as `EmailSchema` leaves it. */
    email: text().notNull().unique(),
    askedAt: at().notNull(),
    /** Null: pending, and forgotten soon. */
    confirmedAt: at(),
  },
  () => [rowsOfIdentity('newsletter_subscribers')],
);

/** E-mails of news: a draft until it is sent, and then as it was sent. */
export const newsletterIssues = snakeCase.table(
  'newsletter_issues',
  {
    id: uuid().primaryKey(),
    subject: text().notNull(),
    text: text().notNull(),
    updatedAt: at().notNull(),
    /** Null: a draft. */
    sentAt: at(),
    /** How many got news when it was sent; those who leave later are still counted. Null: a draft. */
    recipients: integer(),
  },
  () => [rowsOfIdentity('newsletter_issues')],
);

/** One e-mail to one address, once. It goes with the address. */
export const newsletterDeliveries = snakeCase.table(
  'newsletter_deliveries',
  {
    issueId: uuid()
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscriberId: uuid()
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    /** `taken`: it is in the queue of e-mails, which never sends it twice. */
    state: text({ enum: ['waiting', 'taken', 'sent', 'kept', 'lost'] })
      .notNull()
      .default('waiting'),
    /** Of releases before the queue: while it is taken, when it counts as lost. */
    nextAt: at(),
    /** The message in the queue. */
    emailId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriberId] }),
    index('newsletter_deliveries_of_subscriber').on(table.subscriberId),
    index('newsletter_deliveries_of_email')
      .on(table.emailId)
      .where(sql`email_id is not null`),
    index('newsletter_deliveries_open')
      .on(table.issueId)
      .where(sql`state in ('waiting', 'taken')`),
    rowsOfIdentity('newsletter_deliveries'),
  ],
);
