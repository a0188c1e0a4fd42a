import type { Reason } from './model.ts';

/** What a person reads on the sign-in page about a session that ended; null where they ended it themselves. */
export const SENTENCES: Readonly<Record<Reason, string | null>> = {
  'User logout': null,
  'New sign-in in this browser': null,
  'User requested termination of all sessions':
    'You signed out all other devices from another one, this one included. Your books are untouched.',
  'User requested termination of this session':
    'You signed this device out from another one. Your books are untouched.',
  'Too many sessions':
    'You may be signed in on five devices at once. A newer sign-in ended the oldest, which was this one.',
  'Password changed': 'Your password was changed, which signs out every device. Sign in with the new one.',
  'Session idle for too long': 'You were signed out because nothing was done for a while. Your books are untouched.',
  'Session expired': 'You were signed out because the session had lasted its time. Your books are untouched.',
  'Session not found or expired': 'You were signed out. Your books are untouched.',
  'Session risk too high':
    'Something about this session looked wrong, so we ended it. Sign in again; if you did not expect this, change your password.',
  'Invalid session token':
    'This session was used with a key that had been replaced, so we ended it. If you did not expect this, change your password.',
  'Unknown device':
    'This session was used from a device that it does not belong to, so we ended it. If that was not you, change your password.',
};
