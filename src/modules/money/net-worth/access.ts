import type { Module } from '#kernel/modules.ts';
import { EDITORS, MEMBERS, permissionsOf } from '#kernel/permissions.ts';

export const netWorthModule: Module = { name: 'net-worth', tier: 'free' };
export const NET_WORTH = permissionsOf(netWorthModule, 'net-worth', { read: MEMBERS, write: EDITORS });
