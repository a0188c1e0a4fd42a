import type { Module } from '#kernel/modules.ts';
import { EDITORS, MEMBERS, permissionsOf } from '#kernel/permissions.ts';

export const accountsModule: Module = { name: 'bank-accounts', tier: 'free' };
export const ACCOUNTS = permissionsOf(accountsModule, 'accounts', { read: MEMBERS, write: EDITORS });
