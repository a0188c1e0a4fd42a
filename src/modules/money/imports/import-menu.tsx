import { Download, EllipsisVertical, FolderOpen, List, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { IconButton } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { IMPORTS } from '#modules/money/transactions/access.ts';
import type { ImportChanges } from './import-changes.client.ts';
import { useLedgerLink } from './ledger-link.client.ts';
import type { Import } from './model.ts';
import { IMPORT_MENU_WORDS } from './words.ts';

type ImportMenuProps = {
  one: Import;
  changes: ImportChanges;
  /** In a list: with the way to its own page. */
  inList?: boolean;
};

/** What can be done with an import as it stands. */
export function ImportMenu({ one, changes, inList = false }: ImportMenuProps) {
  const mayWrite = useMay(IMPORTS.write);
  const ledger = useLedgerLink(one);
  const { id, fileName, status } = one;
  const { takeBack, openAgain, throwAway, download } = changes;
  const entries: MenuEntry[] = [];
  if (inList)
    entries.push({
      kind: 'link',
      label: IMPORT_MENU_WORDS.open,
      icon: <FolderOpen aria-hidden />,
      to: `/app/imports/${id}`,
    });
  if (status === 'done')
    entries.push({
      kind: 'link',
      label: IMPORT_MENU_WORDS.viewTransactions,
      icon: <List aria-hidden />,
      to: ledger,
    });
  entries.push({ label: IMPORT_MENU_WORDS.downloadFile, icon: <Download aria-hidden />, perform: () => download(one) });
  if (mayWrite) {
    if (status === 'reverted')
      entries.push({
        label: IMPORT_MENU_WORDS.reopenImport,
        icon: <RotateCcw aria-hidden />,
        perform: () => openAgain(one),
      });
    entries.push({ kind: 'line' });
    entries.push(
      status === 'done'
        ? {
            label: IMPORT_MENU_WORDS.undoImport,
            icon: <Undo2 aria-hidden />,
            danger: true,
            perform: () => takeBack(one),
          }
        : {
            label: IMPORT_MENU_WORDS.discard,
            icon: <Trash2 aria-hidden />,
            danger: true,
            perform: () => throwAway(one),
          },
    );
  }
  return (
    <Menu
      trigger={
        <IconButton
          label={IMPORT_MENU_WORDS.moreAbout(fileName)}
          icon={<EllipsisVertical aria-hidden />}
          className="-mr-2"
        />
      }
      entries={entries}
    />
  );
}
