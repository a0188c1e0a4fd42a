import type { ReactElement } from 'react';
import { Menu } from '#ui/menu.tsx';
import { useModules } from './menu.client.ts';

/** Every module that somebody may use, open. */
export function ModulesMenu({ trigger }: { trigger: ReactElement<Record<string, unknown>> }) {
  const modules = useModules();
  return (
    <Menu
      defaultOpen
      align="start"
      trigger={trigger}
      entries={modules.map(({ path, title, menu: { icon: Icon } }) => ({
        kind: 'link',
        label: title,
        icon: <Icon aria-hidden />,
        to: path,
      }))}
    />
  );
}
