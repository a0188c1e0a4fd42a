import { randomUUIDv7 } from 'node:crypto';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { type Money, money } from '#kernel/money.ts';
import { type Database, takeTurn } from '#platform/database.server.ts';
import type { Project, ProjectFacts } from './project-model.ts';
import type { ProjectState } from './kinds.ts';
import {
  projectCosts,
  projectFiles,
  projectRows,
  projects,
  projectSettlements,
  projectTasks,
  projectTimes,
} from './table.server.ts';
import type { StoredClosing } from './stored.ts';

export type By = { readonly userId: string; readonly now: Date };
export type HeldProject = Project & { readonly createdAt: Date };

/** Changes of the projects of one workspace wait for each other. */
export function takeProjectsTurn(db: Database, workspaceId: string): Promise<void> {
  return takeTurn(db, `projects ${workspaceId}`);
}

/** Those that the caller sees, the oldest first. */
export async function projectsIn(db: Database, workspaceId: string): Promise<HeldProject[]> {
  const rows = await db
    .select()
    .from(projects)
    .where(eq(projects.workspaceId, workspaceId))
    .orderBy(asc(projects.createdAt), asc(projects.id));
  return rows.map(projectOf);
}

const thisOne = (workspaceId: string, id: string) => and(eq(projects.workspaceId, workspaceId), eq(projects.id, id));

/** Null where it is not there, or the caller does not see it. */
export async function findProject(db: Database, workspaceId: string, id: string): Promise<HeldProject | null> {
  const [row] = await db.select().from(projects).where(thisOne(workspaceId, id));
  return row === undefined ? null : projectOf(row);
}

function projectOf(row: typeof projects.$inferSelect): HeldProject {
  const { currency, budgetMinor, rateMinor, costRateMinor, lines, people, closing } = row;
  const inCurrency = (minor: bigint | string) => money(BigInt(minor), currency);
  const orNull = (minor: bigint | null) => (minor === null ? null : inCurrency(minor));
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    state: row.state,
    currency,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    budget: orNull(budgetMinor),
    lines: lines.map(({ minor, ...line }) => ({ ...line, amount: inCurrency(minor) })),
    rule: {
      tagIds: row.tagIds,
      categoryIds: row.categoryIds,
      accountIds: row.accountIds,
      from: row.collectFrom,
      to: row.collectTo,
    },
    sharing: row.sharing,
    people: people.map((person) => ({ ...person, accountIds: [...person.accountIds] })),
    client: row.client,
    rate: orNull(rateMinor),
    costRate: orNull(costRateMinor),
    invoiceReference: row.invoiceReference,
    note: row.note,
    closing:
      closing === null
        ? null
        : {
            ...closing,
            budget: inCurrency(closing.budget),
            spent: inCurrency(closing.spent),
            income: inCurrency(closing.income),
          },
    createdAt: row.createdAt,
  };
}

const minorOf = (amount: Money | null) => amount?.minor ?? null;

function columnsOf(facts: ProjectFacts) {
  return {
    name: facts.name,
    kind: facts.kind,
    startsOn: facts.startsOn,
    endsOn: facts.endsOn,
    budgetMinor: minorOf(facts.budget),
    lines: facts.lines.map(({ amount, ...line }) => ({ ...line, minor: String(amount.minor) })),
    tagIds: facts.rule.tagIds,
    categoryIds: facts.rule.categoryIds,
    accountIds: facts.rule.accountIds,
    collectFrom: facts.rule.from,
    collectTo: facts.rule.to,
    sharing: facts.sharing,
    people: facts.people,
    client: facts.client,
    rateMinor: minorOf(facts.rate),
    costRateMinor: minorOf(facts.costRate),
    invoiceReference: facts.invoiceReference,
    note: facts.note,
  };
}

export function countProjects(db: Database, workspaceId: string): Promise<number> {
  return db.$count(projects, eq(projects.workspaceId, workspaceId));
}

/** Whether a project but that of `exceptId` has the name. */
export async function isNameTaken(
  db: Database,
  workspaceId: string,
  { name, exceptId }: { readonly name: string; readonly exceptId?: string },
): Promise<boolean> {
  const others = exceptId === undefined ? undefined : ne(projects.id, exceptId);
  const found = await db.$count(
    projects,
    and(eq(projects.workspaceId, workspaceId), sql`lower(${projects.name}) = lower(${name})`, others),
  );
  return found > 0;
}

export async function addProject(
  db: Database,
  workspaceId: string,
  { state, ...facts }: ProjectFacts & { readonly state: ProjectState },
  { userId, now }: By,
): Promise<string | null> {
  const id = randomUUIDv7();
  const added = await db
    .insert(projects)
    .values({ workspaceId, id, userId, state, currency: facts.currency, ...columnsOf(facts), createdAt: now })
    // A member who does not see all projects cannot know that the name is taken.
    .onConflictDoNothing()
    .returning({ id: projects.id });
  return added.length === 0 ? null : id;
}

export async function changeProject(
  db: Database,
  workspaceId: string,
  { id, ...facts }: ProjectFacts & { readonly id: string },
): Promise<void> {
  await db.update(projects).set(columnsOf(facts)).where(thisOne(workspaceId, id));
}

/** @param closing the figures where it is closed, else null */
export async function setState(
  db: Database,
  workspaceId: string,
  { id, state, closing }: { readonly id: string; readonly state: ProjectState; readonly closing: StoredClosing | null },
): Promise<void> {
  await db.update(projects).set({ state, closing }).where(thisOne(workspaceId, id));
}

/** What belongs to it goes before it, each recorded for an undo. */
export async function removeProject(db: Database, workspaceId: string, id: string): Promise<void> {
  for (const table of [projectTasks, projectCosts, projectTimes, projectSettlements, projectFiles, projectRows])
    await db.delete(table).where(and(eq(table.workspaceId, workspaceId), eq(table.projectId, id)));
  await db.delete(projects).where(thisOne(workspaceId, id));
}
