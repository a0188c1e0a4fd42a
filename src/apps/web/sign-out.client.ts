import { LogOut } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { BRAND } from '#kernel/brand.ts';
import { type Action, useActions } from '#ui/actions.client.ts';
import { clearDrafts } from '#ui/draft.client.ts';
import { leaveFlash } from '#ui/flash.client.ts';
import { openWorkspace } from '#ui/open-workspace.client.ts';
import { toast } from '#ui/toast.client.ts';
import { signOut } from './session.client.ts';
import { tellWhoIsSignedIn } from './tab-news.client.ts';

/** Signs out with the messages of §8, and offers it in the palette. */
export function useSignOut(): () => void {
  const leave = useCallback(() => {
    signOut().then(
      () => {
        tellWhoIsSignedIn({ person: null });
        clearDrafts();
        openWorkspace(null);
        leaveFlash('Signed out successfully', 'You have been logged out of your account.');
        window.location.assign('/auth/signin');
      },
      () => {
        toast.error('Error signing out', {
          description: 'There was a problem signing you out. Please try again.',
        });
      },
    );
  }, []);
  const actions = useMemo<readonly Action[]>(
    () => [
      {
        id: 'session.sign-out',
        name: 'Sign Out',
        group: BRAND.name,
        icon: LogOut,
        words: 'log out leave',
        perform: leave,
      },
    ],
    [leave],
  );
  useActions(actions);
  return leave;
}
