import { leaveHere } from '#browser/leave-here.client.ts';
import { call } from './calls.client.ts';

/** Signs out as the application does, with the messages of §8. Answers with what went wrong; null where nothing did. */
export async function signOut(): Promise<string | null> {
  const answer = await call('identity/signOut');
  if (!('value' in answer)) return 'Error signing out: There was a problem signing you out. Please try again.';
  await leaveHere();
  return null;
}
