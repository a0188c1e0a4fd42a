import type { Module } from '#kernel/modules.ts';
import { EDITORS, MEMBERS, permissionsOf } from '#kernel/permissions.ts';

/** Which plans and account types open it. */
export const tagsModule: Module = { name: 'tags', tier: 'free' };
/** Which roles read and change tags. */
export const TAGS = permissionsOf(tagsModule, 'tags', { read: MEMBERS, write: EDITORS });
