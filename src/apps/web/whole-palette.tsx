import { LayoutGrid, Sparkles } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { PLAN_NAMES } from '#modules/people/billing/plan-names.ts';
import { useFoundInData } from '#modules/money/transactions/finding.parts.tsx';
import { welcomePath } from '#modules/front/onboarding/rules.ts';
import type { Offer } from '#ui/actions.client.ts';
import { may, useCaller } from '#ui/caller.tsx';
import { Palette } from '#ui/palette.tsx';
import { chooseTheme } from '#browser/theme.client.ts';
import { ACTIONS } from './all-actions.client.ts';
import { usePlaces } from './menu.client.ts';
import type { Place } from './menu.ts';
import { iconOf } from './place-icon.client.ts';
import { QUIET_ACTIONS } from './quiet-actions.client.ts';
import type { MenuScreen } from '#ui/screen.client.ts';
import { SEARCH_WORDS } from './search-words.ts';
import { leave } from './sign-out.client.ts';

const PERFORM: Readonly<Record<(typeof QUIET_ACTIONS)[number]['id'], () => void>> = {
  'theme.light': () => chooseTheme('light'),
  'theme.dark': () => chooseTheme('dark'),
  'theme.system': () => chooseTheme('system'),
  'session.sign-out': leave,
};

const MENU = { id: 'go-menu', name: 'All pages', group: 'Pages', icon: LayoutGrid, words: 'menu list' } as const;
const WELCOME_PAGE = {
  id: 'go-welcome',
  name: 'Welcome page',
  group: 'Pages',
  icon: Sparkles,
  words: 'start',
} as const;

/** What stands in the way of a page is said before one goes there. */
function nameOf({ title, plan }: Place<MenuScreen>): string {
  return plan === null ? title : `${title} (in the ${PLAN_NAMES[plan]} plan)`;
}

/** The palette with every page, and with what can be done on others than the one that is shown. */
export function WholePalette(props: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const { person, workspace } = useCaller();
  const places = usePlaces();
  const beyond = useMemo<readonly Offer[]>(
    () => [
      ...places.map((place, number) => ({
        id: `go-${number}`,
        name: nameOf(place),
        group: 'Pages',
        icon: iconOf(place),
        words: SEARCH_WORDS[place.screen?.path ?? ''] ?? '',
        perform: () => (place.isOutside ? window.location.assign(place.path) : void navigate(place.path)),
      })),
      { ...MENU, perform: () => void navigate('/app/menu') },
      { ...WELCOME_PAGE, perform: () => window.location.assign(welcomePath(person.userType)) },
      ...ACTIONS.flatMap((action): Offer[] => {
        const { to, needs, keys: _, ...rest } = action;
        if (to === undefined || (needs !== undefined && !may(workspace, needs))) return [];
        return [{ ...rest, perform: () => void navigate(to) }];
      }),
      ...QUIET_ACTIONS.map((action) => ({ ...action, perform: PERFORM[action.id] })),
    ],
    [navigate, places, person.userType, workspace],
  );
  const [typed, setTyped] = useState('');
  const { found, isWaiting } = useFoundInData(typed);
  const close = () => {
    setTyped('');
    props.onClose();
  };
  return <Palette {...props} onClose={close} beyond={beyond} found={found} isWaiting={isWaiting} onType={setTyped} />;
}
