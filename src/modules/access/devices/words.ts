import { plural } from '#kernel/plural.ts';

/** `parts.tsx` */
export const PARTS_WORDS = {
  trusted: 'Trusted',
  thisDevice: 'This device',
  lastSignedInOn: (lastSeenAt: string, firstUsedAt: string) =>
    `Last signed in on ${lastSeenAt}. First used on ${firstUsedAt}.`,
  youAreUsingThis: 'You are using this browser now.',
  itWasSignedOut: 'This device was signed out.',
  stopTrusting: (deviceName: string) => `Stop trusting ${deviceName}`,
  trust: (deviceName: string) => `Trust ${deviceName}`,
  stopTrustingIsMarked: (isMarked: boolean) => (isMarked ? 'Stop trusting' : 'Trust'),
  forgetOf: (deviceName: string) => `Forget device ${deviceName}`,
  forget: 'Forget device',
  notUsedForDays: (staleAfterDays: number) => `Not used for ${plural(staleAfterDays, 'day')}`,
  trustScoreOf100: (trustScore: number) => `Trust score ${trustScore} of 100`,
  notTrusted: 'Not trusted',
} as const;
