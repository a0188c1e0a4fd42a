import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  date,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  primaryKey,
  snakeCase,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { attachments } from '#modules/money/attachments/table.server.ts';
import { transactions } from '#modules/money/ledger/table.server.ts';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import {
  appRole,
  authRole,
  openUserId,
  openWorkspaceId,
  rowsOfBringer,
  rowsOfWorkspace,
} from '#platform/tenancy.server.ts';
import { KINDS, PLACES, SHARINGS, STATES, TASK_KINDS } from './kinds.ts';
import type { StoredClosing, StoredLine, StoredPerson } from './stored.ts';

const minor = () => bigint({ mode: 'bigint' });
const day = () => date({ mode: 'string' });
const ids = () =>
  uuid()
    .array()
    .notNull()
    .default(sql`'{}'`);
const ownKey = {
  workspaceId: uuid().notNull(),
  id: uuid().notNull(),
  projectId: uuid().notNull(),
  /** Who added it; kept when that person is gone. */
  userId: uuid().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
};
type OwnKey = Readonly<Record<'workspaceId' | 'projectId', ExtraConfigColumn>>;

/** A project belongs to no account: a member who is limited to some sees those that they added or take part in. */
const OF_PERSON = sql`(user_id = ${openUserId} or people @> jsonb_build_array(jsonb_build_object('memberId', ${openUserId})))`;
// The policy of `projects` decides which there are.
const OF_PROJECT = sql`project_id in (select p.id from projects p)`;

export const projects = snakeCase.table(
  'projects',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    name: text().notNull(),
    kind: text({ enum: KINDS }).notNull(),
    state: text({ enum: STATES }).notNull(),
    currency: char({ length: 3 }).notNull(),
    startsOn: day().notNull(),
    endsOn: day(),
    /** Null: the lines of cost make it up. */
    budgetMinor: minor(),
    /** The lines of the budget, in one column, so that one undo puts back all of them. */
    lines: jsonb().$type<readonly StoredLine[]>().notNull().default([]),
    /** Which transactions count: with one of these tags, of these categories and of these accounts, within days. */
    tagIds: ids(),
    categoryIds: ids(),
    accountIds: ids(),
    collectFrom: day(),
    collectTo: day(),
    sharing: text({ enum: SHARINGS }).notNull().default('equal'),
    people: jsonb().$type<readonly StoredPerson[]>().notNull().default([]),
    client: text(),
    /** For an hour of work, and what one costs. */
    rateMinor: minor(),
    costRateMinor: minor(),
    invoiceReference: text(),
    note: text().notNull().default(''),
    /** The figures that it was closed with. */
    closing: jsonb().$type<StoredClosing>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('projects_by_name').on(table.workspaceId, sql`lower(name)`),
    check('projects_days', sql`ends_on >= starts_on and collect_to >= collect_from`),
    check('projects_amounts', sql`budget_minor >= 0 and rate_minor >= 0 and cost_rate_minor >= 0`),
    check('projects_closing', sql`(state = 'closed') = (closing is not null)`),
    rowsOfBringer('projects', OF_PERSON),
    // The job that watches projects asks which workspaces have one.
    pgPolicy('projects_listed', { for: 'select', to: authRole, using: sql`true` }),
  ],
);

const projectKey = (name: string, { workspaceId, projectId }: OwnKey) =>
  foreignKey({
    name,
    columns: [workspaceId, projectId],
    foreignColumns: [projects.workspaceId, projects.id],
  }).onDelete('cascade');

/** What is to be done, and milestones. */
export const projectTasks = snakeCase.table(
  'project_tasks',
  {
    ...ownKey,
    kind: text({ enum: TASK_KINDS }).notNull(),
    name: text().notNull(),
    startsOn: day(),
    dueOn: day(),
    doneOn: day(),
    /** The member who does it. */
    assigneeId: uuid(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    projectKey('project_tasks_project', table),
    index('project_tasks_of_project').on(table.workspaceId, table.projectId),
    check('project_tasks_days', sql`due_on >= starts_on`),
    rowsOfBringer('project_tasks', OF_PROJECT),
  ],
);

/** Quotes and orders: costs that are expected, and count as committed until they are paid. */
export const projectCosts = snakeCase.table(
  'project_costs',
  {
    ...ownKey,
    name: text().notNull(),
    /** In the currency of the project. */
    minor: minor().notNull(),
    dueOn: day(),
    /** The line of the budget that it is for. */
    lineId: uuid(),
    isPaid: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    projectKey('project_costs_project', table),
    index('project_costs_of_project').on(table.workspaceId, table.projectId),
    check('project_costs_minor', sql`minor > 0`),
    rowsOfBringer('project_costs', OF_PROJECT),
  ],
);

/** Time that a member worked. */
export const projectTimes = snakeCase.table(
  'project_times',
  {
    ...ownKey,
    memberId: uuid().notNull(),
    day: day().notNull(),
    minutes: integer().notNull(),
    note: text().notNull().default(''),
    isBillable: boolean().notNull(),
    /** For an hour; null: that of the project. */
    rateMinor: minor(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    projectKey('project_times_project', table),
    index('project_times_of_project').on(table.workspaceId, table.projectId, table.day),
    check('project_times_minutes', sql`minutes between 1 and 1440`),
    check('project_times_rate', sql`rate_minor >= 0`),
    rowsOfBringer('project_times', OF_PROJECT),
  ],
);

/** What one person of a project paid back to another. */
export const projectSettlements = snakeCase.table(
  'project_settlements',
  {
    ...ownKey,
    day: day().notNull(),
    fromPersonId: uuid().notNull(),
    toPersonId: uuid().notNull(),
    minor: minor().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    projectKey('project_settlements_project', table),
    index('project_settlements_of_project').on(table.workspaceId, table.projectId),
    check('project_settlements_minor', sql`minor > 0 and from_person_id <> to_person_id`),
    rowsOfBringer('project_settlements', OF_PROJECT),
  ],
);

/** Files of projects: which attachments they are. */
export const projectFiles = snakeCase.table(
  'project_files',
  {
    workspaceId: uuid().notNull(),
    /** That of the attachment. */
    id: uuid().notNull(),
    projectId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      name: 'project_files_attachment',
      columns: [table.workspaceId, table.id],
      foreignColumns: [attachments.workspaceId, attachments.id],
    }).onDelete('cascade'),
    projectKey('project_files_project', table),
    index('project_files_of_project').on(table.workspaceId, table.projectId),
    rowsOfBringer('project_files', OF_PROJECT),
  ],
);

/** A member who is limited to some accounts sees the files of the projects that they see; others see all of them anyway. */
export const attachmentsOfProjects = pgPolicy('attachments_of_projects', {
  for: 'select',
  to: appRole,
  using: sql`workspace_id = ${openWorkspaceId} and (select app_accounts()) is not null and transaction_id is null and exists (
    select from project_files f where f.workspace_id = attachments.workspace_id and f.id = attachments.id)`,
}).link(attachments);

const ofVisible = sql`workspace_id = ${openWorkspaceId} and ((select app_accounts()) is null or (${OF_PROJECT} and exists (
  select from transactions t where t.workspace_id = project_rows.workspace_id and t.id = transaction_id)))`;

/** What was decided about a transaction by hand; one decision for each, so that none counts in two projects. */
export const projectRows = snakeCase.table(
  'project_rows',
  {
    workspaceId: uuid().notNull(),
    transactionId: uuid().notNull(),
    projectId: uuid().notNull(),
    userId: uuid().notNull(),
    place: text({ enum: PLACES }).notNull(),
    /** The person of the project who paid it; null: the one that its account or its recorder says. */
    paidBy: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.transactionId] }),
    projectKey('project_rows_project', table),
    foreignKey({
      name: 'project_rows_transaction',
      columns: [table.workspaceId, table.transactionId],
      foreignColumns: [transactions.workspaceId, transactions.id],
    }).onDelete('cascade'),
    index('project_rows_of_project').on(table.workspaceId, table.projectId),
    pgPolicy('project_rows_of_workspace', {
      for: 'all',
      to: appRole,
      using: ofVisible,
      withCheck: ofVisible,
    }),
  ],
);

/** What was told of a project, so that it is told once. `subject`: the milestone, or the project. */
export const projectAlerts = snakeCase.table(
  'project_alerts',
  {
    workspaceId: uuid().notNull(),
    projectId: uuid().notNull(),
    subject: uuid().notNull(),
    alert: text().notNull(),
    toldAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.projectId, table.subject, table.alert] }),
    projectKey('project_alerts_project', table),
    rowsOfWorkspace('project_alerts'),
  ],
);
