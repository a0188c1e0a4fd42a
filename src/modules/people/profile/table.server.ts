import { sql } from 'drizzle-orm';
import { bytea, snakeCase, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/access/identity/table.server.ts';
import { rowsOfPerson } from '#platform/tenancy.server.ts';

/** What people say of themselves beside what signs them in (§3, auth user). */
export const profiles = snakeCase.table(
  'profiles',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    username: text(),
    company: text(),
    bio: text(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('profiles_username').on(sql`lower(${table.username})`), rowsOfPerson('profiles')],
);

/** Pictures as we drew them anew; never the bytes that came. */
export const pictures = snakeCase.table(
  'pictures',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['avatar', 'company-logo'] }).notNull(),
    bytes: bytea().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('one_picture_of_each_kind').on(table.userId, table.kind), rowsOfPerson('pictures')],
);
