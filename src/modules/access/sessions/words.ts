import { plural } from '#kernel/plural.ts';

/** `parts.tsx` */
export const PARTS_WORDS = {
  yourDevices: 'Your devices',
  trustDevicesYouOwnNote: 'Trust the devices you own. Removing a device signs it out.',
  upToAtOnce: (openSessions: number) =>
    `You can have up to ${plural(openSessions, 'session')} at once. A new sign-in then ends the oldest session.`,
  countriesAreEstimatesData: 'Countries are estimated from network addresses, with NRO data (CC\u00a0BY\u00a04.0).',
  oneOtherDeviceWas: (ended: number) =>
    ended === 1 ? 'One other device was signed out' : `${ended} other devices were signed out`,
  signOutOtherDevices: 'Sign out other devices',
  locationUnknown: 'Location unknown',
  notVerifiedYet: 'Sign-in not finished',
  inUseNowSigned: (isCurrent: boolean, lastUsedAt: string, method: string, startedAt: string) =>
    isCurrent
      ? `In use now. Signed in ${method} on ${startedAt}.`
      : `Last used on ${lastUsedAt}. Signed in ${method} on ${startedAt}.`,
  signOutLastUsed: (device: string, lastUsedAt: string) => `Sign out ${device}, last used on ${lastUsedAt}`,
  signOut: 'Sign out',
} as const;

/** `still-there.tsx` */
export const STILL_THERE_WORDS = {
  stillThere: 'Still there?',
  staySignedIn: 'Stay signed in',
  youHaveBeenAway: (minutes: number) =>
    minutes === 1
      ? 'You have been away for a while. We will sign you out in about a minute to protect your data.'
      : `You have been away for a while. We will sign you out in about ${minutes} minutes to protect your data.`,
} as const;
