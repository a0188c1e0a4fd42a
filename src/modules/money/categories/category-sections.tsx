import { Tags } from 'lucide-react';
import { useMemo } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { useListKeys } from '#ui/list-keys.client.ts';
import { Section } from '#ui/page-header.tsx';
import { CategoryTree, type RowActions } from './category-tree.tsx';
import type { Category, CategoryKind } from './model.ts';
import { archivedBranches, branchesOf } from './tree.ts';
import { PAGE_WORDS } from './words.ts';

const KINDS: readonly { kind: CategoryKind; title: string; note?: string }[] = [
  { kind: 'expense', title: PAGE_WORDS.expenses },
  { kind: 'income', title: PAGE_WORDS.income },
  { kind: 'transfer', title: PAGE_WORDS.transfers, note: PAGE_WORDS.moneyBetweenYourAccountsNote },
];

/** The categories by kind, and what is archived below them. */
export function CategorySections({ all, actions }: { all: readonly Category[]; actions: RowActions }) {
  const sections = useMemo(() => {
    const archived = archivedBranches(all);
    return [
      ...KINDS.map(({ kind, ...section }) => ({ key: kind, ...section, branches: branchesOf(all, kind) })),
      ...(archived.length === 0
        ? []
        : [{ key: 'archived', title: PAGE_WORDS.archived, note: PAGE_WORDS.archivedNote, branches: archived }]),
    ];
  }, [all]);
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
      {sections.map(({ key, title, note, branches }) => (
        <div key={key} className="@container">
          <Section flush title={title} {...(note !== undefined && { note })}>
            {branches.length === 0 ? (
              <EmptyState icon={<Tags aria-hidden />} title={PAGE_WORDS.noCategoriesYet}>
                {PAGE_WORDS.addCategoryToUse}
              </EmptyState>
            ) : (
              <CategoryTree label={title} branches={branches} all={all} actions={actions} activeKey={activeKey} />
            )}
          </Section>
        </div>
      ))}
    </div>
  );
}
