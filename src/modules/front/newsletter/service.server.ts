import { emailSettled } from '#platform/email-queue.server.ts';
import { type Listener, listener } from '#platform/events.server.ts';
import { settleDelivery } from './issues.server.ts';

/** Learns what became of e-mails of news. */
export const newsListeners: readonly Listener[] = [
  listener(emailSettled, (db, { id, outcome }) => settleDelivery(db, id, outcome === 'failed' ? 'lost' : outcome)),
];
