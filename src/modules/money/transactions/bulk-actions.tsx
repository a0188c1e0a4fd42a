import { Merge, PencilLine, Tags, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { Category } from '#modules/money/categories/model.ts';
import { MERGES } from '#modules/money/merges/access.ts';
import { MergeDialog } from '#modules/money/merges/parts.tsx';
import { BulkBar } from '#ui/bulk-bar.tsx';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { loadList } from '#ui/combobox.tsx';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import type { Selection } from './selection.client.ts';
import type { TransactionChanges } from './transaction-changes.client.ts';
import { BULK_ACTIONS_WORDS } from './dialog-words.ts';

const loadDialog = () =>
  Promise.all([import('./filing-dialog.tsx'), loadList()]).then(([module]) => module.FilingDialog);
const FilingDialog = lazyComponent(loadDialog);

const BulkDialog = lazyComponent(() => import('./bulk-dialog.tsx').then((file) => file.BulkDialog));

type BulkActionsProps = {
  selection: Selection;
  changes: TransactionChanges;
  categories: readonly Category[];
  /** The question for the category is open. */
  isFiling: boolean;
  onFiling: (isFiling: boolean) => void;
};

/** So that the bar keeps to one line. */
const NO_ICON_ON_PHONE = 'max-sm:[&_svg]:hidden';

/** What can be done with all selected rows; all of it can be undone. */
export function BulkActions({ selection, changes, categories, isFiling, onFiling }: BulkActionsProps) {
  const { selected, clear } = selection;
  const isAny = selected.size > 0;
  const [isEditing, setEditing] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const [one, other, ...more] = selected;
  const mayMerge = useMay(MERGES.write);
  const pair = one !== undefined && other !== undefined && more.length === 0 ? ([one, other] as const) : null;
  // So that it stands there at once when it is asked for.
  useEffect(() => {
    if (isAny) loadDialog().catch(() => undefined);
  }, [isAny]);
  return (
    <>
      <BulkBar count={selected.size} noun="transactions" onClear={clear}>
        <Button size="small" className={NO_ICON_ON_PHONE} icon={<Tags aria-hidden />} onClick={() => onFiling(true)}>
          {BULK_ACTIONS_WORDS.categorise}
        </Button>
        <Button
          size="small"
          className={NO_ICON_ON_PHONE}
          icon={<PencilLine aria-hidden />}
          onClick={() => setEditing(true)}
        >
          {BULK_ACTIONS_WORDS.edit}
        </Button>
        {pair !== null && mayMerge && (
          <Button
            size="small"
            className={NO_ICON_ON_PHONE}
            icon={<Merge aria-hidden />}
            onClick={() => setMerging(true)}
          >
            {BULK_ACTIONS_WORDS.merge}
          </Button>
        )}
        <Button
          size="small"
          className={NO_ICON_ON_PHONE}
          icon={<Trash2 aria-hidden />}
          onClick={() => {
            changes.removeMany(selected);
            clear();
          }}
        >
          {BULK_ACTIONS_WORDS.delete}
        </Button>
      </BulkBar>
      {isEditing && isAny && (
        <Suspense>
          <BulkDialog
            which={{ ids: [...selected] }}
            categories={categories}
            onClose={() => setEditing(false)}
            onDone={() => {
              setEditing(false);
              clear();
            }}
          />
        </Suspense>
      )}
      {isMerging && pair !== null && (
        <Suspense>
          <MergeDialog
            ids={pair}
            onClose={() => setMerging(false)}
            onDone={() => {
              setMerging(false);
              clear();
            }}
          />
        </Suspense>
      )}
      {isFiling && isAny && (
        <Suspense>
          <FilingDialog
            count={selected.size}
            categories={categories}
            onClose={() => onFiling(false)}
            onChoose={(id, name) => {
              changes.fileMany(selected, id, name);
              onFiling(false);
              clear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
