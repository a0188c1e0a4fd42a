import { GraduationCap, Plus, Tags } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { useActions } from '#ui/actions.client.ts';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useListKeys } from '#ui/list-keys.client.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Skeleton, Waiting } from '#ui/skeleton.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { flagParam } from '#ui/url-params.ts';
import { CATEGORY_ACTIONS } from './actions.client.ts';
import { useCategoryChanges } from './category-changes.client.ts';
import { CategoryTree, type RowActions } from './category-tree.tsx';
import { type Category, type CategoryKind, CategoryKindSchema } from './model.ts';
import { useCategories } from './parts.tsx';
import { branchesOf } from './tree.ts';
import { CATEGORIES } from './access.ts';
import { PAGE_WORDS } from './words.ts';

const loadDialog = () => import('./category-dialog.tsx').then((module) => ({ default: module.CategoryDialog }));
const CategoryDialog = lazy(loadDialog);
const RemoveDialog = lazy(() => import('./remove-dialog.tsx').then((module) => ({ default: module.RemoveDialog })));

const id = z.union([z.literal(''), IdSchema]).default('');
const ADDRESS = {
  archived: flagParam,
  /** A new one of this kind, below this one. */
  new: z.union([z.literal(''), CategoryKindSchema]).default(''),
  below: id,
  edit: id,
  remove: id,
};
const CLOSED = { new: '', below: '', edit: '', remove: '' } as const;
const NONE: readonly Category[] = [];

const SECTIONS: readonly { kind: CategoryKind; title: string; note?: string }[] = [
  { kind: 'expense', title: PAGE_WORDS.expenses },
  { kind: 'income', title: PAGE_WORDS.income },
  {
    kind: 'transfer',
    title: PAGE_WORDS.transfers,
    note: PAGE_WORDS.moneyBetweenYourAccountsNote,
  },
];

/** What money is filed under, in two levels. */
export function CategoriesPage() {
  const categories = useCategories();
  const all = categories.data ?? NONE;
  const mayWrite = useMay(CATEGORIES.write);
  const [address, setAddress] = useUrlState(ADDRESS);
  const changes = useCategoryChanges(all);
  const byId = (wanted: string) => all.find((category) => category.id === wanted);
  const [edited, removed, above] = [byId(address.edit), byId(address.remove), byId(address.below)];
  const close = () => setAddress(CLOSED, { replace: true });
  const askWhere = ({ id: removeId }: Category) => setAddress({ remove: removeId });

  useActions(CATEGORY_ACTIONS, { 'categories.new': () => setAddress({ new: 'expense' }) });

  const actions: RowActions = mayWrite
    ? {
        edit: (category) => setAddress({ edit: category.id }),
        addBelow: (category) => setAddress({ new: category.kind, below: category.id }),
        archive: changes.archive,
        unarchive: changes.unarchive,
        remove: (category) =>
          category.transactionCount > 0 ? askWhere(category) : changes.remove(category, () => askWhere(category)),
      }
    : null;

  return (
    <>
      <PageHeader
        title={PAGE_WORDS.categoriesHeading}
        note={PAGE_WORDS.groupYourTransactionsNote}
        actions={
          <>
            <LinkButton to="/app/categories/learned" icon={<GraduationCap aria-hidden />}>
              {PAGE_WORDS.learned}
            </LinkButton>
            {mayWrite && (
              <Button
                look="primary"
                icon={<Plus aria-hidden />}
                onPointerEnter={() => void loadDialog()}
                onClick={() => setAddress({ new: 'expense' })}
              >
                {PAGE_WORDS.addCategory}
              </Button>
            )}
          </>
        }
      />
      <Loaded query={categories} skeleton={<CategoriesWaiting />}>
        {() => (
          <Sections
            all={all}
            withArchived={address.archived}
            onArchived={(archived) => setAddress({ archived })}
            actions={actions}
          />
        )}
      </Loaded>
      {mayWrite && (
        <Suspense>
          {(address.new !== '' || edited !== undefined) && categories.data !== undefined && (
            <CategoryDialog
              key={edited?.id ?? `${address.new} ${address.below}`}
              all={all}
              category={edited ?? null}
              kind={address.new === '' ? 'expense' : address.new}
              parent={above ?? null}
              onClose={close}
            />
          )}
          {removed !== undefined && (
            <RemoveDialog
              key={removed.id}
              category={removed}
              all={all}
              onClose={close}
              onRemove={(moveTo) => {
                close();
                changes.remove(removed, () => askWhere(removed), moveTo);
              }}
              onArchive={() => {
                close();
                changes.archive(removed);
              }}
            />
          )}
        </Suspense>
      )}
    </>
  );
}

type SectionsProps = {
  all: readonly Category[];
  withArchived: boolean;
  onArchived: (shown: boolean) => void;
  actions: RowActions;
};

function Sections({ all, withArchived, onArchived, actions }: SectionsProps) {
  const sections = useMemo(
    () => SECTIONS.map((section) => ({ ...section, branches: branchesOf(all, section.kind, withArchived) })),
    [all, withArchived],
  );
  const archived = all.filter(({ isArchived }) => isArchived).length;
  const inOrder = sections.flatMap(({ branches }) =>
    branches.flatMap(({ category, children }) => [category, ...children]),
  );
  const { activeKey } = useListKeys({
    keys: inOrder.map((category) => category.id),
    onOpen: (key) => {
      const category = inOrder.find((candidate) => candidate.id === key);
      if (category !== undefined) actions?.edit(category);
    },
  });
  return (
    <div className="flex flex-col gap-5">
      {archived > 0 && (
        <Checkbox
          label={PAGE_WORDS.showArchivedOne(archived)}
          checked={withArchived}
          onChange={(event) => onArchived(event.target.checked)}
        />
      )}
      {sections.map(({ kind, title, note, branches }) => (
        <div key={kind} className="@container">
          <Section flush title={title} {...(note !== undefined && { note })}>
            {branches.length === 0 ? (
              <EmptyState icon={<Tags aria-hidden />} title={PAGE_WORDS.noCategoriesYet}>
                {PAGE_WORDS.addCategoryToUse}
              </EmptyState>
            ) : (
              <CategoryTree label={title} branches={branches} actions={actions} activeKey={activeKey} />
            )}
          </Section>
        </div>
      ))}
    </div>
  );
}

function CategoriesWaiting() {
  return (
    <Section title={PAGE_WORDS.expenses} flush>
      <Waiting className="grid gap-x-6 gap-y-3 px-5 pb-5 lg:grid-cols-2">
        {Array.from({ length: 24 }, (_, row) => (
          <Skeleton key={row} className="h-6!" />
        ))}
      </Waiting>
    </Section>
  );
}
