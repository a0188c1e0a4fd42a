import { ChevronsUpDown } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { useBooks } from './parts.tsx';
import { SWITCHER_PARTS_WORDS } from './first-words.ts';

// 50 KB of menu: it comes at the first press, or just before, under the pointer.
const loadMenu = () => import('./switcher-menu.tsx').then(({ SwitcherMenu: component }) => component);
const SwitcherMenu = lazyComponent(loadMenu);

/** Whose books are open in this tab, and the others one may open. A person with one set of books need not be told. */
export function BooksSwitcher() {
  const { workspace } = useCaller();
  const [wanted, setWanted] = useState(false);
  const open = useBooks().data?.filter(({ isArchived }) => !isArchived) ?? [];
  if (workspace.kind === 'personal' && workspace.role === 'owner' && open.length < 2) return null;
  const { name, isArchived } = workspace;
  const trigger = { name, isArchived };
  const button = <SwitcherButton {...trigger} onPointerEnter={() => void loadMenu()} onClick={() => setWanted(true)} />;
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <SwitcherMenu trigger={<SwitcherButton {...trigger} />} books={open} openId={workspace.id} />
    </Suspense>
  );
}

function SwitcherButton({
  name,
  isArchived,
  ...props
}: ComponentProps<'button'> & { name: string; isArchived: boolean }) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...props}
      className={buttonClasses('quiet', 'medium', 'min-w-0 max-w-80 shrink! justify-start! font-normal max-sm:px-1.5')}
    >
      <span className="sr-only">{SWITCHER_PARTS_WORDS.workspace} </span>
      {/* On a phone one under the other: beside each other they would leave nothing of the name. */}
      <span className="flex min-w-0 items-start max-sm:flex-col sm:items-center sm:gap-2">
        <span className="max-w-full truncate">{name}</span>
        {isArchived && <Badge tone="attention">{SWITCHER_PARTS_WORDS.archived}</Badge>}
      </span>
      <ChevronsUpDown className="text-faint" aria-hidden />
    </button>
  );
}
