import { localStore, sessionStore } from '#browser/stores.client.ts';
import { KEPT_UNDER } from './kept-plan.ts';

/** The plan of this device. */
export const kept = localStore(KEPT_UNDER);
/** Whether somebody does not want to be offered, in this tab, to keep it in the books. */
export const later = sessionStore('debt-plan-later');
