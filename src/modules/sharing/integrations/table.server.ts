import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  snakeCase,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#modules/access/identity/table.server.ts';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { rowsOfIdentity, rowsOfWorkspace } from '#platform/tenancy.server.ts';
import { SCOPES } from './api-keys.words.ts';
import { DELIVERY_STATES } from './webhooks.words.ts';

const at = () => timestamp({ withTimezone: true });

/** Keys by which programs read books. Of the key only a hash is kept, and what people know it again by. */
export const apiKeys = snakeCase.table(
  'api_keys',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** Who made it; it reads what they may read, and goes with them. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    prefix: text().notNull(),
    keyHash: text().notNull(),
    scopes: text({ enum: SCOPES }).array().notNull(),
    createdAt: at().notNull(),
    expiresAt: at(),
    revokedAt: at(),
    lastUsedAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('api_keys_hash').on(table.keyHash),
    index('api_keys_of_person').on(table.userId),
    rowsOfWorkspace('api_keys'),
    rowsOfIdentity('api_keys'),
  ],
);

/** Calls by which programs changed something, so that one that is sent again is not done again; kept for a day. */
export const apiCalls = snakeCase.table(
  'api_calls',
  {
    workspaceId: uuid().notNull(),
    keyId: uuid().notNull(),
    /** The header `Idempotency-Key`. */
    idempotencyKey: text().notNull(),
    /** Of method, address and body: another call may not use the same key. */
    requestHash: text().notNull(),
    startedAt: at().notNull(),
    /** When a process began it; later than `startedAt` where it was begun again. */
    claimedAt: at().notNull(),
    /** Null while it is running, or where it was cut off. */
    status: integer(),
    answer: text(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.keyId, table.idempotencyKey] }),
    foreignKey({
      name: 'api_calls_key',
      columns: [table.workspaceId, table.keyId],
      foreignColumns: [apiKeys.workspaceId, apiKeys.id],
    }).onDelete('cascade'),
    index('api_calls_age').on(table.startedAt),
    rowsOfWorkspace('api_calls'),
    rowsOfIdentity('api_calls'),
  ],
);

/** Addresses that are told of changes in books. */
export const webhookEndpoints = snakeCase.table(
  'webhook_endpoints',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** Who made it, led it to another host or switched it on; it is called while they may be told. Null where they are gone. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    url: text().notNull(),
    events: text().array().notNull(),
    secretSealed: text().notNull(),
    /** Signs beside the new one until then. */
    formerSealed: text(),
    formerUntil: at(),
    createdAt: at().notNull(),
    /** Null while it is on. */
    offReason: text({ enum: ['person', 'failing'] }),
    /** Calls one after the other that did not arrive, and since when. */
    failures: integer().notNull().default(0),
    failingSince: at(),
    /** Nothing goes there until then, since so much did not arrive. */
    restsUntil: at(),
    lastDeliveredAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    rowsOfWorkspace('webhook_endpoints'),
    rowsOfIdentity('webhook_endpoints'),
  ],
);

/** Calls that are to be made, written with what they tell of. A row is one piece of work: whoever claims it makes the call. */
export const webhookDeliveries = snakeCase.table(
  'webhook_deliveries',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    endpointId: uuid().notNull(),
    event: text().notNull(),
    body: text().notNull(),
    state: text({ enum: DELIVERY_STATES }).notNull(),
    attempts: integer().notNull().default(0),
    createdAt: at().notNull(),
    /** When it is due; while somebody makes the call, until when they have it for themselves. */
    nextAt: at(),
    doneAt: at(),
    status: integer(),
    answer: text(),
    tookMs: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      name: 'webhook_deliveries_endpoint',
      columns: [table.workspaceId, table.endpointId],
      foreignColumns: [webhookEndpoints.workspaceId, webhookEndpoints.id],
    }).onDelete('cascade'),
    index('webhook_deliveries_due')
      .on(table.nextAt)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_waiting')
      .on(table.workspaceId, table.endpointId, table.nextAt)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_of_endpoint').on(table.workspaceId, table.endpointId, table.id),
    index('webhook_deliveries_age').on(table.createdAt),
    rowsOfWorkspace('webhook_deliveries'),
    rowsOfIdentity('webhook_deliveries'),
  ],
);
