import { ChevronsUpDown } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { useBooks } from './parts.tsx';

// 50 KB of menu: it comes at the first press, or just before, under the pointer.
const loadMenu = () => import('./switcher-menu.tsx').then((menu) => ({ default: menu.SwitcherMenu }));
const SwitcherMenu = lazy(loadMenu);

/** Whose books are open in this tab, and the others one may open. A person with one set of books need not be told. */
export function BooksSwitcher() {
  const { workspace } = useCaller();
  const [wanted, setWanted] = useState(false);
  const open = useBooks().data?.filter(({ isArchived }) => !isArchived) ?? [];
  if (workspace.kind === 'personal' && workspace.role === 'owner' && open.length < 2) return null;
  const { name } = workspace;
  const button = <SwitcherButton name={name} onPointerEnter={() => void loadMenu()} onClick={() => setWanted(true)} />;
  return (
    <>
      {wanted ? (
        <Suspense fallback={button}>
          <SwitcherMenu trigger={<SwitcherButton name={name} />} books={open} openId={workspace.id} />
        </Suspense>
      ) : (
        button
      )}
      {workspace.isArchived && <Badge tone="attention">Archived</Badge>}
    </>
  );
}

function SwitcherButton({ name, ...props }: ComponentProps<'button'> & { name: string }) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...props}
      className={buttonClasses('quiet', 'medium', 'min-w-0 max-w-60 shrink! justify-start! font-normal')}
    >
      <span className="sr-only">Books: </span>
      <span className="truncate">{name}</span>
      <ChevronsUpDown className="text-faint" aria-hidden />
    </button>
  );
}
