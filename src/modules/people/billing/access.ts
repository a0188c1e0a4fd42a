import type { Module } from '#kernel/modules.ts';

/** The plans and their prices, on the public site. */
export const pricingModule: Module = { name: 'pricing', tier: 'free' };
