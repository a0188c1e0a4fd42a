import { setTimeout as delay } from 'node:timers/promises';
import { tendBreachClocks } from '#modules/breaches/service.server.ts';
import { forgetOldEnquiries } from '#modules/enquiries/service.server.ts';
import { tendErasures } from '#modules/erasure/service.server.ts';
import { forgetUnconfirmed, sendNews } from '#modules/newsletter/service.server.ts';
import { deliverNotices, sweepNotifications } from '#modules/notifications/service.server.ts';
import { forgetOldApplications } from '#modules/partners/service.server.ts';
import { deliverWebhooks, sweepWebhooks } from '#modules/webhooks/service.server.ts';
import type { Ground } from '#platform/ground.server.ts';

const HOUSEKEEPING = 10 * 60_000;
/** How long news waits for more of it before it is written to somebody, at most. */
const POSTING = 20_000;
/** How long a change waits until other programs are told of it, at most. */
const CALLING = 3_000;
/** How long the deletion of an account that has begun may go on when the application stops, in milliseconds. */
const LAST_WORK = 5_000;

/** What is done without being asked: housekeeping, messages and calls to other programs. The answer stops it. */
export function startBackgroundWork(ground: Ground, publicUrl: string): () => Promise<void> {
  let tending = Promise.resolve();
  const tend = () => {
    tending = tending
      .then(() => tendErasures({ ...ground, publicUrl }))
      .then(() => sweepNotifications(ground))
      .then(() => sweepWebhooks(ground))
      .then(() => tendBreachClocks(ground))
      .then(() => forgetOldEnquiries(ground))
      .then(() => forgetOldApplications(ground))
      .then(() => forgetUnconfirmed(ground))
      .then(() => writeHeld(ground));
  };
  const housekeeping = setInterval(() => {
    tend();
    // Sent together they are one transaction. What was deleted is kept for 30 days, counters until their window ends.
    ground.pool
      .query('set local role ilifa_app; select forget_old_limits(), forget_old_sessions(), forget_deleted()')
      .catch((error: unknown) => {
        ground.log.warn({ err: error }, 'the housekeeping failed and is tried again');
      });
  }, HOUSEKEEPING).unref();
  tend();
  let posting = Promise.resolve();
  const post = setInterval(() => {
    posting = posting
      .then(() => deliverNotices({ ...ground, publicUrl }))
      .then(() => sendNews({ ...ground, publicUrl }));
  }, POSTING).unref();
  let calling = Promise.resolve();
  let isCalling = false;
  const callOut = setInterval(() => {
    if (isCalling) return;
    isCalling = true;
    calling = deliverWebhooks(ground).finally(() => {
      isCalling = false;
    });
  }, CALLING).unref();
  return () => {
    clearInterval(housekeeping);
    clearInterval(post);
    clearInterval(callOut);
    // What takes longer is cut off, undone by the database, and done after the next start; what is held would be lost.
    const last = Promise.all([tending, posting, calling]).then(() => writeHeld(ground));
    return Promise.race([last, delay(LAST_WORK, undefined, { ref: false })]);
  };
}

/** Writes what is held in memory, where it can be by now; what cannot waits on. */
async function writeHeld({ auditMemory, held, sidePool, listeners, log }: Ground): Promise<void> {
  try {
    await auditMemory.flush(sidePool);
    await held.flush(sidePool, listeners);
  } catch (error) {
    log.warn({ err: error }, 'what is held in memory still cannot be written');
  }
}
