import { Check, Library } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { openBooks } from '#browser/open-workspace.client.ts';
import type { MyBooks } from './model.ts';
import { BooksMark } from './parts.tsx';
import { SWITCHER_MENU_WORDS } from './words.ts';

type SwitcherMenuProps = {
  trigger: ReactElement<Record<string, unknown>>;
  books: readonly MyBooks[];
  /** Those that this tab shows. */
  openId: string;
};

/** The books that one may open in this tab, and the way to all of them. */
export function SwitcherMenu({ trigger, books, openId }: SwitcherMenuProps) {
  const entries: MenuEntry[] = [
    ...books.map(({ id, name, kind }) => ({
      label: name,
      icon: id === openId ? <Check aria-label={SWITCHER_MENU_WORDS.currentWorkspace} /> : <BooksMark kind={kind} />,
      perform: () => {
        if (id !== openId) openBooks(id);
      },
    })),
    { kind: 'line' },
    {
      kind: 'link',
      label: SWITCHER_MENU_WORDS.allWorkspacesAndClients,
      icon: <Library aria-hidden />,
      to: '/app/clients',
    },
  ];
  return <Menu align="start" defaultOpen trigger={trigger} entries={entries} />;
}
