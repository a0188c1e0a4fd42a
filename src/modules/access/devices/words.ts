import { plural } from '#kernel/plural.ts';

/** `parts.tsx` */
export const PARTS_WORDS = {
  trusted: 'Trusted',
  thisDevice: 'This device',
  lastSignedInOn: (lastSeenAt: string, dayAt: string) => `Last signed in on ${lastSeenAt}. First used ${dayAt}.`,
  youAreUsingThis: 'You are using this browser now.',
  itWasSignedOut: 'This device was signed out.',
  stopTrusting: (name: string) => `Stop trusting ${name}`,
  trust: (name: string) => `Trust ${name}`,
  stopTrustingIsMarked: (isMarked: boolean) => (isMarked ? 'Stop trusting' : 'Trust'),
  forgetOf: (name: string) => `Forget ${name}`,
  forget: 'Forget',
  notUsedForDays: (staleAfterDays: number) => `Not used for ${plural(staleAfterDays, 'day')}`,
  trustScoreOf100: (trustScore: number) => `Trust score ${trustScore} of 100`,
  notTrusted: 'Not trusted',
} as const;
