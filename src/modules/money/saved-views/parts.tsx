import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkPlus, Pencil, Trash2, Wand2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { AUTOMATION_RULES } from '#modules/money/automation-rules/access.ts';
import { useMay } from '#ui/caller.tsx';
import { linkTo } from '#ui/link-to.ts';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { useUndoable } from '#ui/undoable.client.ts';
import { SAVED_VIEWS } from './access.ts';
import { api } from './api.client.ts';
import type { SavedView, View } from './model.ts';
import { SavedViewDialog } from './saved-view-dialog.tsx';
import { WORDS } from './words.ts';

type SavedViewsMenuProps = {
  /** The button that opens it. */
  trigger: ReactElement<Record<string, unknown>>;
  /** What the list shows now. */
  view: View;
  onOpen: (view: View) => void;
};

/** The saved views of the workspace: open one, save what is shown, rename or delete the one that is open. */
export function SavedViewsMenu({ trigger, view, onOpen }: SavedViewsMenuProps) {
  const views = useQuery(api.list.queryOptions());
  const mayWrite = useMay(SAVED_VIEWS.write);
  const mayMakeRules = useMay(AUTOMATION_RULES.write);
  const change = useUndoable();
  const [asked, setAsked] = useState<{ saved?: SavedView } | null>(null);
  const all = views.data ?? [];
  const open = all.find((one) => isSame(one, view));
  const remove = ({ id, name, query, sort, direction, includeTransfers }: SavedView) =>
    change({
      done: WORDS.deleted(name),
      perform: async () => {
        await api.remove.call({ id });
        return () => api.create.call({ id, name, query, sort, direction, includeTransfers });
      },
    });
  const entries: MenuEntry[] = all.map((one) => ({
    label: one.name,
    icon: <Bookmark aria-hidden />,
    perform: () => onOpen(one),
  }));
  if (mayWrite) {
    if (entries.length > 0) entries.push({ kind: 'line' });
    if (open === undefined)
      entries.push({
        label: WORDS.saveView,
        icon: <BookmarkPlus aria-hidden />,
        disabled: view.query === '',
        perform: () => setAsked({}),
      });
    else
      entries.push(
        { label: WORDS.rename(open.name), icon: <Pencil aria-hidden />, perform: () => setAsked({ saved: open }) },
        { label: WORDS.delete(open.name), icon: <Trash2 aria-hidden />, danger: true, perform: () => remove(open) },
      );
  } else if (all.length === 0 && !views.isPending)
    entries.push({ label: WORDS.none, disabled: true, perform: () => undefined });
  if (mayMakeRules && view.query !== '')
    entries.push({
      kind: 'link',
      label: WORDS.makeRule,
      icon: <Wand2 aria-hidden />,
      to: linkTo('/app/rules', { new: '1', q: view.query }),
    });
  return (
    <>
      <Menu defaultOpen trigger={trigger} entries={entries} />
      {asked !== null && <SavedViewDialog {...asked} view={view} onClose={() => setAsked(null)} />}
    </>
  );
}

function isSame(one: View, other: View): boolean {
  return (
    one.query === other.query &&
    one.sort === other.sort &&
    one.direction === other.direction &&
    one.includeTransfers === other.includeTransfers
  );
}
