import { plural } from '#kernel/plural.ts';

/** `admin.devices.tsx` */
export const ADMIN_DEVICES_WORDS = {
  findDevices: 'Find devices',
  restoreTrustThatDeviceNote: 'Find the devices of a user and trust a device again.',
  eMailOfUser: 'E-mail address of the user',
  showDevices: 'Show devices',
  devicesOf: (name: string) => `Devices of ${name}`,
  deviceTrustedAgain: 'Device trusted again',
  weTold: (device: string, person: string) => `${device} is trusted again. We told ${person}.`,
  lostTrust: 'No longer trusted',
  trustOf100: (trustScore: number) => `Device trust score ${trustScore} of 100`,
  trustAgainOf: (device: string) => `Trust device again: ${device}`,
  trustAgain: 'Trust device again',
} as const;

/** `admin.open-account.tsx` */
export const ADMIN_OPEN_ACCOUNT_WORDS = {
  unlockAccount: 'Unlock account',
  firstCheckWhoIsNote: 'Before you unlock an account, check that its owner is asking.',
  accountUnlocked: 'Account unlocked',
  ownerOfCanSign: (email: string) => `The owner of ${email} can sign in again. We told the owner.`,
  eMailOfLocked: 'E-mail address of the locked account',
} as const;

/** `admin.part.tsx` */
export const ADMIN_PART_WORDS = {
  alerts: 'Alerts',
  newestFirstNote: 'Open alerts of all users, newest first, as each user sees them.',
  noOpenAlerts: 'No open alerts',
  alertsAppearHereUntil: 'Alerts appear here until someone resolves them.',
  openAlerts: 'Open alerts',
  ofAreShown: (shown: number, alerts: number) => `${shown} of ${plural(alerts, 'alert')} are shown.`,
  alertResolved: 'Alert resolved',
  weTold: (title: string, person: string) => `“${title}” is resolved. We told ${person}.`,
  addressWithoutAccount: 'E-mail address without an account',
  anAddressWithoutAn: 'an e-mail address without an account',
  resolveAddressWithoutAccount: (title: string, name: string) => `Resolve alert: ${title}, ${name}`,
  resolve: 'Resolve',
} as const;
