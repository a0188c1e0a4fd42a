import { plural } from '#kernel/plural.ts';

/** `parts.tsx` */
export const PARTS_WORDS = {
  trusted: 'Trusted',
  thisDevice: 'This device',
  lastSignedInOn: (lastSeenAt: string, firstUsedAt: string) =>
    `Last signed in on ${lastSeenAt}. First used on ${firstUsedAt}.`,
  youAreUsingThis: 'You are using this browser now.',
  itWasSignedOut: 'This device was signed out.',
  stopTrusting: (deviceName: string) => `Stop trusting device ${deviceName}`,
  trust: (deviceName: string) => `Trust device ${deviceName}`,
  stopTrustingIsMarked: (isMarked: boolean) => (isMarked ? 'Stop trusting device' : 'Trust device'),
  forgetOf: (deviceName: string) => `Remove device ${deviceName}`,
  forget: 'Remove device',
  notUsedForDays: (staleAfterDays: number) => `Device not used for ${plural(staleAfterDays, 'day')}`,
  trustScoreOf100: (trustScore: number) => `Device trust score ${trustScore} of 100`,
  notTrusted: 'Not trusted',
} as const;
