import type { Module } from '#kernel/modules.ts';
import { EDITORS, MEMBERS, permissionsOf } from '#kernel/permissions.ts';

/** Which plans and account types open it. */
export const budgetsModule: Module = { name: 'budgets', tier: 'free' };
/** Which roles read and change budgets. */
export const BUDGETS = permissionsOf(budgetsModule, 'budgets', { read: MEMBERS, write: EDITORS });
