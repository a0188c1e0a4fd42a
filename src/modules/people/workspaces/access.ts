import { SETTINGS } from '#kernel/modules.ts';
import { MEMBERS, permissionsOf } from '#kernel/permissions.ts';

export const WORKSPACE = permissionsOf(SETTINGS, 'workspace', { read: MEMBERS, write: ['owner'] });
