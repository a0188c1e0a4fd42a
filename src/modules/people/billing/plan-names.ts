import type { Module } from '#kernel/modules.ts';
import type { Tier } from '#kernel/tiers.ts';

/** What a person reads for each plan. */
export const PLAN_NAMES: Readonly<Record<Tier, string>> = {
  free: 'Free',
  pro: 'Pro',
  business: 'Business',
  enterprise: 'Enterprise',
};

/** A module in the words of the menus. */
export function worded({ name }: Pick<Module, 'name'>): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
