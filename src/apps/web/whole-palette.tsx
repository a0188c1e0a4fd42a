import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Offer } from '#ui/actions.client.ts';
import { may, useCaller } from '#ui/caller.tsx';
import { Palette } from '#ui/palette.tsx';
import { chooseTheme } from '#ui/theme.client.ts';
import { ACTIONS } from './all-actions.client.ts';
import { useOpenScreens } from './menu.client.ts';
import { PAGE_WORDS } from './page-words.ts';
import { QUIET_ACTIONS } from './quiet-actions.client.ts';
import { leave } from './sign-out.client.ts';

const PERFORM: Readonly<Record<(typeof QUIET_ACTIONS)[number]['id'], () => void>> = {
  'theme.light': () => chooseTheme('light'),
  'theme.dark': () => chooseTheme('dark'),
  'theme.system': () => chooseTheme('system'),
  'session.sign-out': leave,
};

/** The palette with every page, and with what can be done on others than the one that is shown. */
export function WholePalette(props: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const { workspace } = useCaller();
  const screens = useOpenScreens();
  const beyond = useMemo<readonly Offer[]>(
    () => [
      ...screens.map(({ path, title, menu }) => ({
        id: `go ${path}`,
        name: title,
        group: 'Go to',
        icon: menu.icon,
        words: PAGE_WORDS[path] ?? '',
        perform: () => void navigate(path),
      })),
      ...ACTIONS.flatMap((action): Offer[] => {
        const { to, needs, keys: _, ...rest } = action;
        if (to === undefined || (needs !== undefined && !may(workspace, needs))) return [];
        return [{ ...rest, perform: () => void navigate(to) }];
      }),
      ...QUIET_ACTIONS.map((action) => ({ ...action, perform: PERFORM[action.id] })),
    ],
    [navigate, screens, workspace],
  );
  return <Palette {...props} beyond={beyond} />;
}
