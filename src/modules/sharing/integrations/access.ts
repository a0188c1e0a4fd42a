import { SETTINGS } from '#kernel/modules.ts';
import { MANAGERS, permissionsOf } from '#kernel/permissions.ts';

/** Programs that read the books or are told of changes. */
export const INTEGRATIONS = permissionsOf(SETTINGS, 'integrations', { read: MANAGERS, write: MANAGERS });
