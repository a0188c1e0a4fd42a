import type { Module } from '#kernel/modules.ts';
import { EDITORS, permissionsOf, WITH_AMOUNTS } from '#kernel/permissions.ts';

export const automationRulesModule: Module = { name: 'automation-rules', tier: 'free' };
/**
 * Conditions may ask for amounts. Members who see some accounts only are turned away by the
 * handlers; those who write see all of them.
 */
export const AUTOMATION_RULES = permissionsOf(automationRulesModule, 'automation-rules', {
  read: WITH_AMOUNTS,
  write: EDITORS,
});
