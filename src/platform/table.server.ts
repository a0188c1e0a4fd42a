import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgPolicy,
  primaryKey,
  snakeCase,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { appRole, openUserId, openWorkspaceId, rowsOfIdentity } from './tenancy.server.ts';

const hash = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/**
 * What was done, by whom, in an order nobody can change (§3 `security_audit_logs`). A chain for each workspace,
 * and one for each person's deeds outside books; written by the function `append_audit` alone.
 */
export const securityAuditLogs = snakeCase.table(
  'security_audit_logs',
  {
    chainId: uuid().notNull(),
    number: bigint({ mode: 'bigint' }).notNull(),
    workspaceId: uuid(),
    userId: uuid(),
    action: text().notNull(),
    resourceType: text().notNull(),
    resourceId: text(),
    ipAddress: text(),
    userAgent: text(),
    metadata: jsonb().notNull().default({}),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    previousHash: hash().notNull(),
    hash: hash().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.number] }),
    index('audit_of_user').on(table.userId, sql`created_at desc`),
    pgPolicy('audit_seen', {
      for: 'select',
      to: appRole,
      using: sql`workspace_id = ${openWorkspaceId} or (workspace_id is null and user_id = ${openUserId})`,
    }),
  ],
);

/** The last link of each chain, so that a tail cut off shows. Only `append_audit` writes. */
export const auditHeads = snakeCase
  .table('audit_heads', {
    chainId: uuid().primaryKey(),
    number: bigint({ mode: 'bigint' }).notNull(),
    hash: hash().notNull(),
  })
  .enableRLS();

/** Old lines that were written to a file and removed. Sealed with a key, so that nobody with the database alone can alter it. */
export const auditArchives = snakeCase
  .table('audit_archives', {
    id: uuid().primaryKey(),
    /** Lines before this moment went. */
    before: timestamp({ withTimezone: true }).notNull(),
    madeAt: timestamp({ withTimezone: true }).notNull(),
    lines: bigint({ mode: 'bigint' }).notNull(),
    fileSha256: text().notNull(),
    seal: text().notNull(),
  })
  .enableRLS();

/** Where an archive cut a chain: what is left of it follows the last line that went. */
export const auditCuts = snakeCase
  .table(
    'audit_cuts',
    {
      chainId: uuid().notNull(),
      lastNumber: bigint({ mode: 'bigint' }).notNull(),
      archiveId: uuid()
        .notNull()
        .references(() => auditArchives.id),
      firstNumber: bigint({ mode: 'bigint' }).notNull(),
      lastHash: hash().notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.chainId, table.lastNumber] }),
      index('audit_cuts_of_archive').on(table.archiveId),
    ],
  )
  .enableRLS();

/** Calls counted in the running window of a limit, shared by all processes. Unlogged: lost in a crash, by choice. */
export const rateLimits = snakeCase
  .table('rate_limits', {
    key: text().primaryKey(),
    points: integer().notNull(),
    resetAt: timestamp({ withTimezone: true }).notNull(),
  })
  .enableRLS();

/**
 * When each job that only one process does at a time is due, and until when a process has it. Unlogged: after a crash of the
 * database all are due at once, and no backup carries them.
 */
export const jobRuns = snakeCase.table(
  'job_runs',
  {
    name: text().primaryKey(),
    nextAt: timestamp({ withTimezone: true }).notNull(),
    claimedUntil: timestamp({ withTimezone: true }),
    /** In a row. */
    failures: integer().notNull(),
  },
  () => [rowsOfIdentity('job_runs')],
);

/** What is true of the installation as a whole. Read and written by its owner at the start, by nobody else. */
export const installationFacts = snakeCase
  .table('installation_facts', { name: text().primaryKey(), value: text().notNull() })
  .enableRLS();

/**
 * Mail on its way, and what was kept or given up; what was sent is deleted. The application adds messages and reads none.
 */
export const emails = snakeCase.table(
  'emails',
  {
    id: uuid().primaryKey(),
    /** Address, subject and text: they may hold a code that opens an account. */
    sealed: text().notNull(),
    /** Finds the messages to an address without naming it. */
    recipientHash: text().notNull(),
    /** `kept`: in the outbox folder. `failed`: given up. */
    state: text({ enum: ['waiting', 'sending', 'kept', 'failed'] })
      .notNull()
      .default('waiting'),
    /** One of many; it is never sent twice. */
    isBulk: boolean().notNull(),
    tries: integer().notNull().default(0),
    /** What failed last: a code, and nothing of the message. */
    problem: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** While it waits: when it is due. While it is being sent: when its process counts as gone. */
    nextAt: timestamp({ withTimezone: true }).notNull(),
    /** It is not sent after this. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('emails_due')
      .on(table.isBulk, table.nextAt)
      .where(sql`state in ('waiting', 'sending')`),
    index('emails_newest').on(sql`created_at desc`, sql`id desc`),
    index('emails_to').on(table.recipientHash),
    pgPolicy('emails_added', { for: 'insert', to: appRole, withCheck: sql`true` }),
    rowsOfIdentity('emails'),
  ],
);
