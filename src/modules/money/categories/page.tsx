import { useQuery } from '@tanstack/react-query';
import { GraduationCap, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { periodAt } from '#kernel/period-rules.ts';
import { useActions } from '#ui/actions.client.ts';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { useFormats } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Skeleton, Waiting } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useToday } from '#ui/today.client.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { choiceParam } from '#ui/url-params.ts';
import { CATEGORIES } from './access.ts';
import { CATEGORY_ACTIONS } from './actions.client.ts';
import { api } from './api.client.ts';
import { useCategoryChanges } from './category-changes.client.ts';
import { CategorySections } from './category-sections.tsx';
import type { RowActions } from './category-tree.tsx';
import { GroupTotals } from './group-totals.tsx';
import { type Category, CategoryKindSchema } from './model.ts';
import { useCategories } from './parts.tsx';
import { PAGE_WORDS } from './words.ts';

const loadDialog = () => import('./category-dialog.tsx').then((module) => ({ default: module.CategoryDialog }));
const CategoryDialog = lazy(loadDialog);
const MergeDialog = lazy(() => import('./merge-dialog.tsx').then((module) => ({ default: module.MergeDialog })));
const DetailsTable = lazy(() => import('./details-table.tsx').then((module) => ({ default: module.DetailsTable })));
const ByMonthTable = lazy(() => import('./by-month-table.tsx').then((module) => ({ default: module.ByMonthTable })));
const UsageTable = lazy(() => import('./usage-table.tsx').then((module) => ({ default: module.UsageTable })));
const RemoveDialog = lazy(() => import('./remove-dialog.tsx').then((module) => ({ default: module.RemoveDialog })));

const id = z.union([z.literal(''), IdSchema]).default('');
const ADDRESS = {
  view: choiceParam(['list', 'details', 'usage', 'months']),
  /** A new one of this kind, below this one. */
  new: z.union([z.literal(''), CategoryKindSchema]).default(''),
  below: id,
  edit: id,
  remove: id,
  merge: id,
};
const CLOSED = { new: '', below: '', edit: '', remove: '', merge: '' } as const;
const NONE: readonly Category[] = [];

type View = 'list' | 'details' | 'usage' | 'months';
const VIEWS = [
  { value: 'list', label: PAGE_WORDS.list },
  { value: 'details', label: PAGE_WORDS.details },
  { value: 'usage', label: PAGE_WORDS.usage },
  { value: 'months', label: PAGE_WORDS.byMonth },
] as const;

/** What money is filed under, in two levels. */
export function CategoriesPage() {
  const categories = useCategories();
  const all = categories.data ?? NONE;
  const mayWrite = useMay(CATEGORIES.write);
  const [address, setAddress] = useUrlState(ADDRESS);
  const changes = useCategoryChanges(all);
  const byId = (wanted: string) => all.find((category) => category.id === wanted);
  const [edited, removed, above] = [byId(address.edit), byId(address.remove), byId(address.below)];
  const merged = byId(address.merge);
  const close = () => setAddress(CLOSED, { replace: true });
  const askWhere = ({ id: removeId }: Category) => setAddress({ remove: removeId });

  useActions(CATEGORY_ACTIONS, { 'categories.new': () => setAddress({ new: 'expense' }) });

  const actions: RowActions = mayWrite
    ? {
        edit: (category) => setAddress({ edit: category.id }),
        addBelow: (category) => setAddress({ new: category.kind, below: category.id }),
        archive: changes.archive,
        unarchive: changes.unarchive,
        merge: (category) => setAddress({ merge: category.id }),
        remove: (category) =>
          category.transactionCount > 0 || all.some(({ parentId }) => parentId === category.id)
            ? askWhere(category)
            : changes.remove(category, () => askWhere(category)),
      }
    : null;

  return (
    <>
      <PageHeader
        title={PAGE_WORDS.categoriesHeading}
        note={PAGE_WORDS.groupYourTransactionsNote}
        actions={
          <>
            <LinkButton to="/app/categories/learned" icon={<GraduationCap className="max-sm:hidden" aria-hidden />}>
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
          <Views
            all={all}
            view={address.view}
            onView={(view) => setAddress({ view })}
            actions={actions}
            changes={changes}
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
          {merged !== undefined && (
            <MergeDialog
              key={merged.id}
              category={merged}
              all={all}
              onClose={close}
              onMerge={(into) => {
                close();
                changes.merge(merged, into);
              }}
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

type ViewsProps = {
  all: readonly Category[];
  view: View;
  onView: (view: View) => void;
  actions: RowActions;
  changes: ReturnType<typeof useCategoryChanges>;
};

function Views({ all, view, onView, actions, changes }: ViewsProps) {
  const today = useToday();
  const { months } = useFormats();
  const { from, to } = periodAt(today, months);
  const usage = useQuery(api.usage.queryOptions({ input: { today, month: { from, to } } }));
  return (
    <div className="flex flex-col gap-4">
      {usage.data === undefined ? (
        <Skeleton className="h-5! max-w-96" />
      ) : (
        <GroupTotals groups={usage.data.groups} month={{ from, to }} />
      )}
      <Tabs label={PAGE_WORDS.views} tabs={VIEWS} value={view} onChange={onView}>
        {view === 'list' && <CategorySections all={all} actions={actions} />}
        <Suspense fallback={<CategoriesWaiting />}>
          {view === 'details' && (
            <DetailsTable all={all} onEdit={actions === null ? null : changes.edit} onFill={changes.fill} />
          )}
          {view === 'months' && <ByMonthTable all={all} />}
          {view === 'usage' && (
            <Loaded query={usage} skeleton={<CategoriesWaiting />}>
              {(known) => <UsageTable all={all} usage={known} />}
            </Loaded>
          )}
        </Suspense>
      </Tabs>
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
