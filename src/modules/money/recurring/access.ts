import type { Module } from '#kernel/modules.ts';
import { EDITORS, MEMBERS, permissionsOf } from '#kernel/permissions.ts';

export const recurringModule: Module = { name: 'recurring', tier: 'free' };
export const RECURRING = permissionsOf(recurringModule, 'recurring', { read: MEMBERS, write: EDITORS });
