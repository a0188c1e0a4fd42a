import type { EndReason } from '#kernel/caller.ts';

/** What a person reads on the sign-in page about a session that ended; null where they ended it themselves. */
export const SENTENCES: Readonly<Record<EndReason, string | null>> = {
  'User logout': null,
  'New sign-in in this browser': null,
  'User requested termination of all sessions':
    'You signed out all other devices from another one, this one included. Your books are untouched.',
  'User requested termination of this session':
    'You signed this device out from another one. Your books are untouched.',
  'Too many sessions':
    'You may be signed in on five devices at once. A newer sign-in ended the oldest, which was this one.',
  'Password changed': 'Your password was changed, which signs out every device. Sign in with the new one.',
  'Password reset': 'Your password was chosen anew, which signs out every device. Sign in with the new one.',
  'Address changed':
    'The address of your account was changed, which signs out every other device. Sign in with the new one.',
  'Permissions changed':
    'What you may do on this site has changed, which signs out your devices. Sign in again to go on.',
  'Account deletion':
    'You asked for this account to be deleted, which signs out every device. Signing in before the day keeps everything.',
  'Session idle for too long': 'You were signed out because nothing was done for a while. Your books are untouched.',
  'Session expired': 'You were signed out because the session had lasted its time. Your books are untouched.',
  'Session has exceeded maximum age':
    'You had been signed in for more than eight hours. Sign in again to go on. Your books are untouched.',
  'Session not found or expired': 'You were signed out. Your books are untouched.',
  'Session risk too high':
    'Too much about this session was unusual, such as its place or its device, so we ended it. If you did not expect this, change your password.',
  'Invalid session token':
    'This session was used with a key that had been replaced, so we ended it. If you did not expect this, change your password.',
  'No administrator rights':
    'Only those who run this site may sign in to its administrator portal, so that session was ended. Your books are untouched: sign in here as always.',
  'Unknown device':
    'This session was used from a device that it does not belong to, so we ended it. If that was not you, change your password.',
};
