import { SETTINGS } from '#kernel/modules.ts';
import { MANAGERS, permissionsOf } from '#kernel/permissions.ts';

export const SHARING = permissionsOf(SETTINGS, 'members', {
  read: [...MANAGERS, 'editor', 'accountant'],
  write: MANAGERS,
});
