import { Archive, ArchiveRestore, EllipsisVertical, Merge, Pencil, Plus, Trash2 } from 'lucide-react';
import { buttonClasses } from '#ui/button.tsx';
import { CategoryMark } from '#ui/category-mark.tsx';
import { cx } from '#ui/class-names.ts';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { linkTo } from '#ui/link-to.ts';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { FigureLink } from '#ui/stat.tsx';
import type { Category } from './model.ts';
import { type Branch, countOf } from './tree.ts';
import { CATEGORY_TREE_WORDS } from './words.ts';

/** What a row offers; null where the books may only be read. */
export type RowActions = {
  readonly edit: (category: Category) => void;
  readonly addBelow: (category: Category) => void;
  readonly archive: (category: Category) => void;
  readonly unarchive: (category: Category) => void;
  readonly merge: (category: Category) => void;
  readonly remove: (category: Category) => void;
} | null;

type CategoryTreeProps = {
  label: string;
  branches: readonly Branch[];
  /** For counts and the names of parents. */
  all: readonly Category[];
  actions: RowActions;
  activeKey: string | null;
};

const COLUMNS = '@3xl:columns-2 @5xl:columns-3';

/** Two levels of categories in as many columns as fit; a group that is alone fills them with what is below it. */
export function CategoryTree({ label, branches, all, actions, activeKey }: CategoryTreeProps) {
  const rowOf = (category: Category, isAlone: boolean) => (
    <Row
      category={category}
      parent={isAlone ? all.find(({ id }) => id === category.parentId) : undefined}
      count={countOf(all, category)}
      actions={actions}
      isActive={category.id === activeKey}
    />
  );
  const isOneGroup = branches.length === 1;
  return (
    <ul aria-label={label} className={cx('gap-x-6 px-2 pb-2', !isOneGroup && COLUMNS)}>
      {branches.map((branch) => (
        <li key={branch.category.id} className={cx('mb-2', !isOneGroup && 'break-inside-avoid')}>
          {rowOf(branch.category, true)}
          {branch.children.length > 0 && (
            <ul
              aria-label={CATEGORY_TREE_WORDS.parentCategory(branch.category.name)}
              className={cx('ml-5 border-l border-line pl-2', isOneGroup && `gap-x-6 ${COLUMNS}`)}
            >
              {branch.children.map((child) => (
                <li key={child.id} className="break-inside-avoid">
                  {rowOf(child, false)}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

type RowProps = {
  category: Category;
  /** Of one that stands without it. */
  parent: Category | undefined;
  count: number;
  actions: RowActions;
  isActive: boolean;
};

function Row({ category, parent, count, actions, isActive }: RowProps) {
  const formats = useFormats();
  const { id, name, icon, colour, parentId, isArchived } = category;
  return (
    <div
      data-row={id}
      data-active={isActive || undefined}
      className="flex min-h-9 scroll-my-24 items-center gap-2.5 rounded-control py-0.5 pl-2.5 text-sm hover:bg-hover data-active:bg-hover data-active:shadow-[inset_3px_0_0_var(--color-accent)]"
    >
      <CategoryMark icon={icon} colour={colour} className={cx(isArchived && 'opacity-60')} />
      <span
        className={cx('min-w-0 flex-1 wrap-anywhere', parentId === null && 'font-medium', isArchived && 'text-soft')}
      >
        {actions === null ? (
          name
        ) : (
          <button
            type="button"
            aria-label={CATEGORY_TREE_WORDS.editNamed(name)}
            onClick={() => actions.edit(category)}
            className="min-h-6 w-full cursor-pointer text-left hover:underline pointer-coarse:min-h-11"
          >
            {name}
          </button>
        )}
        {parent !== undefined && (
          <span className="block text-xs text-faint">{CATEGORY_TREE_WORDS.below(parent.name)}</span>
        )}
      </span>
      {count > 0 && (
        <FigureLink to={linkTo('/app/transactions', { category: id })} className="px-1 text-soft!">
          <span aria-hidden>{writeNumber(count, formats)}</span>
          <span className="sr-only">
            {CATEGORY_TREE_WORDS.oneTransactionUnder(count, name, writeNumber(count, formats))}
          </span>
        </FigureLink>
      )}
      {actions !== null && <RowMenu category={category} actions={actions} />}
    </div>
  );
}

function RowMenu({ category, actions }: { category: Category; actions: NonNullable<RowActions> }) {
  const { name, parentId, isArchived } = category;
  const below: MenuEntry[] =
    parentId === null && !isArchived
      ? [
          {
            label: CATEGORY_TREE_WORDS.addSubcategory,
            icon: <Plus aria-hidden />,
            perform: () => actions.addBelow(category),
          },
        ]
      : [];
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={CATEGORY_TREE_WORDS.moreAbout(name)}
          title={CATEGORY_TREE_WORDS.moreAbout(name)}
          className={buttonClasses('quiet', 'small', 'aspect-square px-0!')}
        >
          <EllipsisVertical aria-hidden />
        </button>
      }
      entries={[
        {
          label: CATEGORY_TREE_WORDS.edit,
          icon: <Pencil aria-hidden />,
          keys: 'Enter',
          perform: () => actions.edit(category),
        },
        ...below,
        isArchived
          ? {
              label: CATEGORY_TREE_WORDS.again,
              icon: <ArchiveRestore aria-hidden />,
              perform: () => actions.unarchive(category),
            }
          : {
              label: CATEGORY_TREE_WORDS.archive,
              icon: <Archive aria-hidden />,
              perform: () => actions.archive(category),
            },
        {
          label: CATEGORY_TREE_WORDS.merge,
          icon: <Merge aria-hidden />,
          perform: () => actions.merge(category),
        },
        { kind: 'line' },
        {
          label: CATEGORY_TREE_WORDS.delete,
          icon: <Trash2 aria-hidden />,
          danger: true,
          perform: () => actions.remove(category),
        },
      ]}
    />
  );
}
