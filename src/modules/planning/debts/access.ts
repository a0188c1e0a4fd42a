import type { Module } from '#kernel/modules.ts';
import { EDITORS, MEMBERS, permissionsOf } from '#kernel/permissions.ts';

export const debtsModule: Module = { name: 'debts', tier: 'free' };
export const DEBTS = permissionsOf(debtsModule, 'debts', { read: MEMBERS, write: EDITORS });
