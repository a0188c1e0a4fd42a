import type { Module } from '#kernel/modules.ts';
import { EDITORS, MEMBERS, permissionsOf } from '#kernel/permissions.ts';

export const savedViewsModule: Module = { name: 'saved-views', tier: 'free' };
export const SAVED_VIEWS = permissionsOf(savedViewsModule, 'saved-views', { read: MEMBERS, write: EDITORS });
