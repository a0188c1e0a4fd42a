import { sessionStore } from './stores.client.ts';

/** Where nothing is kept it is not said; what was done is done. */
export const flashNote = sessionStore('flash');

/** Leaves a message for the page that is loaded next, as after signing out. */
export function leaveFlash(title: string, description: string, kind: 'success' | 'error' = 'success'): void {
  flashNote.keep(JSON.stringify([title, description, kind]));
}
