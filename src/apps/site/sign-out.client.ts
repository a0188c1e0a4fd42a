import { clearDrafts } from '#ui/draft.client.ts';
import { leaveFlash } from '#ui/flash-note.client.ts';
import { leaveNoFigures } from '#ui/leave-no-figures.client.ts';
import { openWorkspace } from '#ui/open-workspace.client.ts';
import { tellTabs } from '#ui/other-tabs.client.ts';
import { call } from './calls.client.ts';

/** Signs out as the application does, with the messages of §8. Answers with what went wrong; null where nothing did. */
export async function signOut(): Promise<string | null> {
  const answer = await call('identity/signOut');
  if (!('value' in answer)) return 'Error signing out: There was a problem signing you out. Please try again.';
  tellTabs('who-is-signed-in', { person: null });
  clearDrafts();
  openWorkspace(null);
  leaveFlash('Signed out successfully', 'You have been logged out of your account.');
  await leaveNoFigures(null);
  window.location.assign('/auth/signin');
  return null;
}
