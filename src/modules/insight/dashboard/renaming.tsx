import { Pencil } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { CATEGORIES } from '#modules/money/categories/access.ts';
import { useMay } from '#ui/caller.tsx';
import { CategoryMark } from '#ui/category-mark.tsx';
import { cx } from '#ui/class-names.ts';
import { useFocusBack } from '#ui/focus-back.client.ts';
import type { Share } from './model.ts';
import { RENAME } from './words.ts';

// Only once a name is edited.
const RenameCategory = lazyComponent(() =>
  import('#modules/money/categories/rename.parts.tsx').then((part) => part.RenameCategory),
);

type Renamable = {
  share: Pick<Share, 'categoryId' | 'name' | 'icon' | 'colour'>;
  /** The mark stands before the name, as it does on the row. */
  hasMark?: boolean;
  /** Where the button stands; left out: behind the row. */
  buttonClassName?: string;
  /** The row, as it is while nobody renames. */
  children: ReactNode;
};

/** A row whose category can be renamed where it stands: a button that is seen on hover and focus, on wide screens. */
export function Renamable({
  share: { categoryId, name, icon, colour },
  hasMark = false,
  buttonClassName,
  children,
}: Renamable) {
  const [isEdited, setEdited] = useState(false);
  const { cell, owe } = useFocusBack(isEdited);
  const mayWrite = useMay(CATEGORIES.write);
  if (!mayWrite || categoryId === null) return children;
  const finish = () => {
    owe();
    setEdited(false);
  };
  return (
    <span ref={cell} className="contents">
      {isEdited ? (
        <Suspense fallback={children}>
          <span className={cx('flex min-w-0 flex-1 items-center gap-3 py-1.5 pl-2', hasMark ? 'pr-11' : 'pr-2')}>
            {hasMark && <CategoryMark icon={icon} colour={colour} className="size-7" />}
            <RenameCategory id={categoryId} name={name} onDone={finish} />
          </span>
        </Suspense>
      ) : (
        <>
          {children}
          <button
            type="button"
            aria-label={RENAME(name)}
            title={RENAME(name)}
            onClick={() => setEdited(true)}
            className={cx(
              'hidden size-6 shrink-0 place-items-center rounded-control text-faint opacity-0 group-hover/row:opacity-100 hover:bg-hover hover:text-ink focus-visible:opacity-100 md:grid pointer-coarse:size-11 pointer-coarse:opacity-100',
              buttonClassName,
            )}
          >
            <Pencil className="size-3.5" aria-hidden />
          </button>
        </>
      )}
    </span>
  );
}
