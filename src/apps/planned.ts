import type { Module } from '#kernel/modules.ts';

/**
 * Modules of §2 and §6 with the plans and account types that §6 gives them. One is there as soon as a module of its name
 * is in the lists of modules; until then its address says "Coming soon" (decision 078).
 */
export const PLANNED: readonly Module[] = [
  { name: 'projects', tier: 'free' },
  { name: 'goals', tier: 'free' },
  { name: 'budgets', tier: 'free' },
  { name: 'reports', tier: 'free' },
  { name: 'tax-planning', tier: 'free' },
  { name: 'cash-flow', tier: 'free' },
  { name: 'legacy-planning', tier: 'free', types: ['individual', 'business', 'advisor', 'financial_planner'] },
  { name: 'recurring', tier: 'free' },
  { name: 'analytics', tier: 'pro' },
  { name: 'intelligence', tier: 'pro' },
  // §6 names no plan for it; it stands in Premium (decision 078).
  { name: 'financial-intelligence', tier: 'pro' },
  { name: 'performance', tier: 'pro' },
  { name: 'quests', tier: 'pro', unlistedFor: ['business_finance_manager'] },
  { name: 'email-agent', tier: 'pro', unlistedFor: ['business_finance_manager'] },
  { name: 'union-schemes', tier: 'business' },
  { name: 'enterprise', tier: 'enterprise', site: 'admin' },
];

/** The modules whose plan or account types are not those that were planned, by name. */
export function unlikePlanned(there: readonly Module[]): string[] {
  const plans = ({ tier, types, unlistedFor, site }: Module) => JSON.stringify([tier, types, unlistedFor, site]);
  return there.flatMap((module) => {
    const planned = PLANNED.find(({ name }) => name === module.name);
    return planned === undefined || plans(planned) === plans(module) ? [] : module.name;
  });
}

/** Those that people will find once they are there, and that are not there yet. */
export function comingModules(there: readonly Module[]): Module[] {
  const names = new Set(there.map(({ name }) => name));
  return PLANNED.filter(({ name, site }) => site === undefined && !names.has(name));
}
