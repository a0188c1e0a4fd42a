import { clearDrafts } from './draft.client.ts';
import { leaveFlash } from './flash-note.client.ts';
import { leaveNoFigures } from './leave-no-figures.client.ts';
import { openWorkspace } from './open-workspace.client.ts';
import { tellWhoIsSignedIn } from './tab-news.client.ts';

/**
 * What signing out does in this browser once the server has ended the session, with the message of §8.
 * @param stays what is kept on this device all the same, as a sentence; empty where nothing is
 */
export async function leaveHere(stays = ''): Promise<void> {
  tellWhoIsSignedIn({ person: null });
  clearDrafts();
  openWorkspace(null);
  const left = 'You have been logged out of your account.';
  leaveFlash('Signed out successfully', stays === '' ? left : `${left} ${stays}`);
  await leaveNoFigures(null);
  window.location.assign('/auth/signin');
}
