import type { EndReason } from '#kernel/caller.ts';

/** What a person reads on the sign-in page about a session that ended; null where they ended it themselves. */
export const SENTENCES: Readonly<Record<EndReason, string | null>> = {
  'User logout': null,
  'New sign-in in this browser': null,
  'User requested termination of all sessions': 'You signed this device out from another device. Your data is safe.',
  'User requested termination of this session': 'You signed this device out from another device. Your data is safe.',
  'Too many sessions': 'You can be signed in on up to five devices. A newer sign-in ended this one.',
  'Password changed': 'Your password was changed. Sign in with the new one.',
  'Password reset': 'Your password was reset. Sign in with the new one.',
  'Address changed':
    'Your e-mail address was changed, which signs out every other device. Sign in with the new address.',
  'Permissions changed': 'Your permissions on this site changed. Sign in again to continue.',
  'Account deletion': 'You asked us to delete this account. Sign in before the deletion date to keep everything.',
  'Session idle for too long': 'You were signed out because you were away for a while. Your data is safe.',
  'Session expired': 'Your session expired. Your data is safe. Sign in again to continue.',
  'Session has exceeded maximum age':
    'You were signed in for more than eight hours. Your data is safe. Sign in again to continue.',
  'Session not found or expired': 'You were signed out. Your data is safe.',
  'Session risk too high': 'We saw unusual activity, so we signed you out. If this was not you, change your password.',
  'Invalid session token': 'You were signed out for your security. If you did not expect this, change your password.',
  'No administrator rights':
    'Only administrators can use the administrator portal, so you were signed out. Your data is safe. Sign in here as usual.',
  'Unknown device':
    'Your session was used from another device, so we ended it. If that was not you, change your password.',
};
