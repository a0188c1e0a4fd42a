import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus, LayoutTemplate, Trash2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { useUndoable } from '#ui/undoable.client.ts';
import { SPLIT_TEMPLATES } from './access.ts';
import { api } from './api.client.ts';
import type { Template } from './model.ts';
import { TEMPLATE_WORDS } from './words.ts';

type TemplateMenuProps = { mayBeSaved: boolean; onApply: (template: Template) => void; onSave: () => void };

/** The split templates of the workspace: apply one, save what is there as one, delete one. */
export function TemplateMenu({ mayBeSaved, onApply, onSave }: TemplateMenuProps) {
  const templates = useQuery(api.templates.queryOptions());
  const mayWrite = useMay(SPLIT_TEMPLATES.write);
  const change = useUndoable();
  const all = templates.data ?? [];
  const remove = ({ id, name, lines }: Template) =>
    change({
      done: TEMPLATE_WORDS.deleted(name),
      perform: async () => {
        await api.removeTemplate.call({ id });
        return () => api.saveTemplate.call({ id, name, lines });
      },
    });
  const entries: MenuEntry[] = all.map((template) => ({
    label: template.name,
    icon: <LayoutTemplate aria-hidden />,
    perform: () => onApply(template),
  }));
  if (all.length === 0) entries.push({ label: TEMPLATE_WORDS.none, disabled: true, perform: () => undefined });
  if (mayWrite)
    entries.push(
      { kind: 'line' },
      {
        label: TEMPLATE_WORDS.saveAs,
        icon: <BookmarkPlus aria-hidden />,
        disabled: !mayBeSaved,
        perform: onSave,
      },
      ...all.map((template): MenuEntry => ({
        label: TEMPLATE_WORDS.delete(template.name),
        icon: <Trash2 aria-hidden />,
        danger: true,
        perform: () => remove(template),
      })),
    );
  return (
    <Menu
      align="start"
      trigger={
        <Button size="small" icon={<LayoutTemplate aria-hidden />} aria-haspopup="menu">
          {TEMPLATE_WORDS.templates}
        </Button>
      }
      entries={entries}
    />
  );
}
