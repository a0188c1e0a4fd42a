import { Check, ChevronsUpDown, Library } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '#ui/badge.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { openBooks } from '#ui/open-workspace.client.ts';
import { BooksMark, useBooks } from './parts.tsx';

/** Whose books are open in this tab, and the others one may open. A person with one set of books need not be told. */
export function BooksSwitcher() {
  const { workspace } = useCaller();
  const books = useBooks();
  const open = books.data?.filter(({ isArchived }) => !isArchived) ?? [];
  if (workspace.kind === 'personal' && workspace.role === 'owner' && open.length < 2) return null;
  const entries: MenuEntry[] = [
    ...open.map(({ id, name, kind }) => ({
      label: name,
      icon: id === workspace.id ? <Check aria-label="Open now" /> : <BooksMark kind={kind} />,
      perform: () => {
        if (id !== workspace.id) openBooks(id);
      },
    })),
    { kind: 'line' },
    { kind: 'link', label: 'All books and clients', icon: <Library aria-hidden />, to: '/app/clients' },
  ];
  return (
    <>
      <Menu align="start" trigger={<SwitcherButton name={workspace.name} />} entries={entries} />
      {workspace.isArchived && <Badge tone="attention">Archived</Badge>}
    </>
  );
}

function SwitcherButton({ name, ...props }: ComponentProps<'button'> & { name: string }) {
  return (
    <button
      type="button"
      {...props}
      className={buttonClasses('quiet', 'medium', 'min-w-0 max-w-60 justify-start! font-normal')}
    >
      <span className="sr-only">Books: </span>
      <span className="truncate">{name}</span>
      <ChevronsUpDown className="text-faint" aria-hidden />
    </button>
  );
}
