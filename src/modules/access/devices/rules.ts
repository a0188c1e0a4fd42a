import type { DeviceType } from './model.ts';

import { clampScore } from '#kernel/clamp-score.ts';

/** §4 and §9 (device trust default 50). */
export const DEVICE_TRUST = {
  atFirst: 50,
  /** A device that was marked as trusted is, above this. */
  trustedAbove: 60,
  staleAfterDays: 90,
  lostWhenStale: 20,
  frequentWithinDays: 7,
  gainedWhenFrequent: 5,
  /** What a threat takes from a device that answered to it: enough that no device stays trusted. */
  lostToThreat: 40,
} as const;

/** Device trust (§4) when a device is seen again: 50 at first; long absence lowers it, frequent use raises it. */
export function deviceTrust(score: number, daysSinceSeen: number): { score: number; isRiskFactor: boolean } {
  const { staleAfterDays, lostWhenStale, frequentWithinDays, gainedWhenFrequent } = DEVICE_TRUST;
  const isRiskFactor = daysSinceSeen > staleAfterDays;
  const change = isRiskFactor ? -lostWhenStale : daysSinceSeen < frequentWithinDays ? gainedWhenFrequent : 0;
  return { score: clampScore(score + change), isRiskFactor };
}

export function isTrustedDevice({ isTrusted, score }: { isTrusted: boolean; score: number }): boolean {
  return isTrusted && score > DEVICE_TRUST.trustedAbove;
}

/** What is left of the trust in a device that a threat came from. */
export function trustAfterThreat(score: number): number {
  return clampScore(score - DEVICE_TRUST.lostToThreat);
}

/** What a device is by the width of its screen, in CSS pixels (§9). */
export function typeOfWidth(width: number): DeviceType {
  return width < 768 ? 'mobile' : width < 1024 ? 'tablet' : 'desktop';
}

/** How far a device was trusted: its score, and whether its person had marked it. */
export type Trust = { readonly score: number; readonly isTrusted: boolean };

/**
 * What a device has once the threat that it lost its trust to turned out to be none: what it had before, and what it won
 * by itself since, never less.
 */
export function trustGivenBack(now: Trust, before: Trust): Trust {
  return { score: Math.max(now.score, before.score), isTrusted: now.isTrusted || before.isTrusted };
}
