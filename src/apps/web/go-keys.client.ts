import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { type Action, useActions } from '#ui/actions.client.ts';
import { useOpenScreens } from './menu.client.ts';

/** `g`, then the letter of a page, goes there. The palette lists the pages by themselves. */
export function useGoKeys(): void {
  const navigate = useNavigate();
  const screens = useOpenScreens();
  const actions = useMemo(
    () =>
      screens.flatMap(({ path, title, menu }): Action[] =>
        menu.key === undefined
          ? []
          : [{ id: path, name: title, group: 'Pages', icon: menu.icon, keys: `g ${menu.key}`, unlisted: true }],
      ),
    [screens],
  );
  useActions(actions, Object.fromEntries(actions.map(({ id }) => [id, () => void navigate(id)])));
}
