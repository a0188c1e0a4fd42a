import type { Module } from '#kernel/modules.ts';
import type { Tier } from '#kernel/tiers.ts';

/** What a person reads for each plan. */
export const PLAN_NAMES: Readonly<Record<Tier, string>> = {
  free: 'Free',
  pro: 'Pro',
  business: 'Business',
  enterprise: 'Enterprise',
};

/** Modules whose menu entry says more than their name. */
const FULL_NAMES: Readonly<Record<string, string>> = { security: 'Security Center' };

/** A module in the words of the menus. */
export function worded({ name }: Pick<Module, 'name'>): string {
  const full = FULL_NAMES[name];
  if (full !== undefined) return full;
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
