/** `admin.devices.tsx` */
export const ADMIN_DEVICES_WORDS = {
  findDevices: 'Find devices',
  restoreTrustThatDeviceNote: 'Trust a device again.',
  eMailOfUser: 'E-mail of the user',
  showDevices: 'Show devices',
  devicesOf: (name: string) => `Devices of ${name}`,
  deviceTrustedAgain: 'Device trusted again',
  weTold: (name: string, name2: string) => `${name}. We told ${name2}.`,
  lostTrust: 'No longer trusted',
  trustOf100: (trustScore: number) => `Trust ${trustScore} of 100`,
  trustAgainOf: (name: string) => `Trust again: ${name}`,
  trustAgain: 'Trust again',
} as const;

/** `admin.open-account.tsx` */
export const ADMIN_OPEN_ACCOUNT_WORDS = {
  unlockAccount: 'Unlock account',
  firstCheckWhoIsNote: 'First check who is asking.',
  accountUnlocked: 'Account unlocked',
  ownerOfCanSign: (email: string) => `The owner of ${email} can sign in again. We told them.`,
  eMailOfLocked: 'E-mail of the locked account',
} as const;

/** `admin.part.tsx` */
export const ADMIN_PART_WORDS = {
  alerts: 'Alerts',
  newestFirstNote: 'Newest first, as the person sees them.',
  noOpenAlerts: 'No open alerts',
  alertsShowHereUntil: 'Alerts show here until someone resolves them.',
  openAlerts: 'Open alerts',
  ofAreShown: (count: number, total: number) => `${count} of ${total} are shown.`,
  alertResolved: 'Alert resolved',
  weTold: (title: string, name: string) => `${title}. We told ${name}.`,
  addressWithoutAccount: 'Address without an account',
  anAddressWithoutAn: 'an address without an account',
  resolveAddressWithoutAccount: (title: string, name: string) => `Resolve: ${title}, ${name}`,
  resolve: 'Resolve',
} as const;
