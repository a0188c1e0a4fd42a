import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { categoriesIn } from '#modules/money/categories/service.server.ts';
import { tagsIn } from '#modules/money/tags/service.server.ts';
import { membersIn } from '#modules/people/workspaces/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { type ItemKind, projectOfItem } from './items.store.server.ts';
import type { ProjectFacts } from './project-model.ts';
import { findProject, type HeldProject, takeProjectsTurn } from './store.server.ts';

type Caller = { readonly db: Database; readonly workspaceId: string };
type Refusals<Code extends string> = { readonly [One in Code]: () => Error };

/** A project that is to be changed; its turn is taken. @throws where it is not there, or is closed */
export async function opened(
  { db, workspaceId }: Caller,
  id: string,
  errors: Refusals<'PROJECT_NOT_FOUND' | 'PROJECT_CLOSED'>,
): Promise<HeldProject> {
  await takeProjectsTurn(db, workspaceId);
  const project = await findProject(db, workspaceId, id);
  if (project === null) throw errors.PROJECT_NOT_FOUND();
  if (project.state === 'closed') throw errors.PROJECT_CLOSED();
  return project;
}

/** The project of something that is to be changed. @throws `notFound` where that is not there */
export async function openedFor(
  { db, workspaceId }: Caller,
  item: { readonly kind: ItemKind; readonly id: string },
  errors: Refusals<'PROJECT_CLOSED'> & { readonly notFound: () => Error },
): Promise<HeldProject> {
  await takeProjectsTurn(db, workspaceId);
  const id = await projectOfItem(db, workspaceId, item);
  const project = id === null ? null : await findProject(db, workspaceId, id);
  if (project === null) throw errors.notFound();
  if (project.state === 'closed') throw errors.PROJECT_CLOSED();
  return project;
}

type Reference = 'ACCOUNT_NOT_FOUND' | 'CATEGORY_NOT_FOUND' | 'TAG_NOT_FOUND' | 'MEMBER_NOT_FOUND';
type Named = Pick<ProjectFacts, 'rule' | 'lines' | 'people'>;

const idsIn = ({ rule, lines, people }: Named) => ({
  accounts: [
    ...rule.accountIds,
    ...lines.flatMap(({ accountId }) => accountId ?? []),
    ...people.flatMap(({ accountIds }) => accountIds),
  ],
  categories: [...rule.categoryIds, ...lines.flatMap(({ categoryId }) => categoryId ?? [])],
  tags: rule.tagIds,
  members: people.flatMap(({ memberId }) => memberId ?? []),
});

/** What a project names that the caller does not see; null where there is nothing. What it named `before` may be gone since. */
export async function unknownReference(
  { db, workspaceId }: Caller,
  facts: Named,
  before: Named | null = null,
): Promise<Reference | null> {
  const [wanted, known] = [idsIn(facts), before === null ? null : idsIn(before)];
  const isMissing = (ids: readonly string[], there: readonly string[], old: readonly string[] = []) => {
    const seen = new Set([...there, ...old]);
    return ids.some((id) => !seen.has(id));
  };
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  if (isMissing(wanted.accounts, idsOf(await accountsIn(db, workspaceId)), known?.accounts)) return 'ACCOUNT_NOT_FOUND';
  if (isMissing(wanted.categories, idsOf(await categoriesIn(db, workspaceId)), known?.categories))
    return 'CATEGORY_NOT_FOUND';
  const tags = (await tagsIn(db, workspaceId)).flatMap(({ ids }) => ids);
  if (isMissing(wanted.tags, tags, known?.tags)) return 'TAG_NOT_FOUND';
  return isMissing(wanted.members, idsOf(await membersIn(db, workspaceId)), known?.members) ? 'MEMBER_NOT_FOUND' : null;
}

/** Whether the member is in the workspace, as the caller sees it; nobody always is. */
export async function isMember({ db, workspaceId }: Caller, memberId: string | null): Promise<boolean> {
  return memberId === null || (await membersIn(db, workspaceId)).some(({ id }) => id === memberId);
}
