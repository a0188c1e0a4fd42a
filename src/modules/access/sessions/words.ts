import { plural } from '#kernel/plural.ts';

/** `parts.tsx` */
export const PARTS_WORDS = {
  yourDevices: 'Your devices',
  trustDevicesYouOwnNote: 'Trust the devices you own. Removing a device signs it out.',
  upToAtOnce: (mostAtOnce: number) =>
    `Up to ${plural(mostAtOnce, 'session')} at once. A new sign-in then signs out the oldest.`,
  countriesAreEstimatesData: 'Countries are estimated from NRO data (CC\u00a0BY\u00a04.0).',
  oneOtherDeviceWas: (ended: number) =>
    ended === 1 ? 'One other device was signed out' : `${ended} other devices were signed out`,
  signOutOtherDevices: 'Sign out other devices',
  locationUnknown: 'Location unknown',
  notVerifiedYet: 'Not verified yet',
  inUseNowSigned: (isCurrent: boolean, used: string, via: string, startedAt: string) =>
    `${isCurrent ? 'In use now' : `Last used ${used}`}. Signed in ${via} on ${startedAt}.`,
  signOutLastUsed: (name: string, used: string) => `Sign out ${name}, last used ${used}`,
  signOut: 'Sign out',
} as const;

/** `still-there.tsx` */
export const STILL_THERE_WORDS = {
  stillThere: 'Still there?',
  staySignedIn: 'Stay signed in',
  youHaveBeenAway: (minutes: number) =>
    `You have been away for a while. We will sign you out in ${minutes === 1 ? 'about a minute' : `about ${minutes} minutes`} to protect your data.`,
} as const;
