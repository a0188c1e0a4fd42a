import type { Module } from '#kernel/modules.ts';
import { EDITORS, MEMBERS, permissionsOf } from '#kernel/permissions.ts';

/** Which plans and account types open it. */
export const goalsModule: Module = { name: 'goals', tier: 'free' };
/** Which roles read and change goals. */
export const GOALS = permissionsOf(goalsModule, 'goals', { read: MEMBERS, write: EDITORS });
