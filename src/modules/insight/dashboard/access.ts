import type { Module } from '#kernel/modules.ts';
import { MEMBERS, permissionsOf } from '#kernel/permissions.ts';

export const dashboardModule: Module = { name: 'dashboard', tier: 'free' };
export const DASHBOARD = permissionsOf(dashboardModule, 'dashboard', { read: MEMBERS, write: [] });
