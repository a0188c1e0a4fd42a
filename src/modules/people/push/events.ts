import { eventKind } from '#kernel/event.ts';

/** A person has switched messages on in a browser, before it is told anything. `id`: of this switching on alone. */
export const browserAdded = eventKind<{ userId: string; id: string; name: string }>('push.browser-added');
