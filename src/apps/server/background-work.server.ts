import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { tendBreachClocks } from '#modules/trust/breaches/service.server.ts';
import { forgetOldEnquiries } from '#modules/front/contact/service.server.ts';
import { tendErasures } from '#modules/people/account-deletion/service.server.ts';
import { forgetUnconfirmed, sendNews } from '#modules/front/newsletter/service.server.ts';
import { deliverNotices, sweepNotifications } from '#modules/people/notifications/service.server.ts';
import { forgetOldApplications } from '#modules/front/partners/service.server.ts';
import { deliverWebhooks, sweepWebhooks } from '#modules/sharing/webhooks/service.server.ts';
import { inTransaction } from '#platform/database.server.ts';
import type { Ground } from '#platform/ground.server.ts';

const HOUSEKEEPING = 10 * 60_000;
/** How long news waits for more of it before it is written to someone, at most. */
const POSTING = 20_000;
/** How often an e-mail that could not go is looked for. */
const MAILING = 5_000;
/** How long a change waits until other programs are told of it, at most. */
const CALLING = 3_000;
/** Deleting for good what many people deleted a month ago takes a while. In milliseconds. */
const FORGETTING = 10 * 60_000;
/** How long work that has begun may go on when the application stops, in milliseconds. */
const LAST_WORK = 5_000;

/** Work that is done again and again. */
type Repeated = { readonly run: () => void; readonly stop: () => Promise<void> };

/**
 * Does `work` at intervals, and never beside itself: what a database that hangs holds up must not gather.
 * `stop` begins nothing more and waits for what is under way.
 */
export function repeat(
  work: () => Promise<unknown>,
  milliseconds: number,
  onError: (error: unknown) => void,
): Repeated {
  let underWay: Promise<void> | null = null;
  const run = () => {
    underWay ??= work()
      .then(() => undefined, onError)
      .finally(() => {
        underWay = null;
      });
  };
  const timer = setInterval(run, milliseconds).unref();
  return {
    run,
    stop() {
      clearInterval(timer);
      return underWay ?? Promise.resolve();
    },
  };
}

/** What is done without being asked: housekeeping, messages and calls to other programs. The answer stops it. */
export function startBackgroundWork(ground: Ground, publicUrl: string): () => Promise<void> {
  const worker = { ...ground, publicUrl };
  const tend = async () => {
    await tendErasures(worker);
    await sweepNotifications(ground);
    await sweepWebhooks(ground);
    await tendBreachClocks(ground);
    await forgetOldEnquiries(ground);
    await forgetOldApplications(ground);
    await forgetUnconfirmed(ground);
    await ground.emails.sweep();
    await forgetExpired(ground);
    await writeHeld(ground);
  };
  const post = async () => {
    await deliverNotices(worker);
    await sendNews(worker);
  };
  const onError = (error: unknown) => {
    ground.log.error({ err: error }, 'work in the background failed, and is tried again');
  };
  const housekeeping = repeat(tend, HOUSEKEEPING, onError);
  const posting = repeat(post, POSTING, onError);
  const mailing = repeat(() => ground.emails.deliver(), MAILING, onError);
  const calling = repeat(() => deliverWebhooks(ground), CALLING, onError);
  housekeeping.run();
  mailing.run();
  return async () => {
    // What takes longer is cut off, undone by the database, and done after the next start.
    const last = Promise.all([housekeeping, posting, mailing, calling].map(({ stop }) => stop()));
    await Promise.race([last, delay(LAST_WORK, undefined, { ref: false })]);
  };
}

/** What was deleted is kept for 30 days, counters until their window ends. */
async function forgetExpired({ pool, log }: Ground): Promise<void> {
  const command = sql`select forget_old_limits(), forget_old_sessions(), forget_deleted()`;
  try {
    await inTransaction(pool, { role: 'ilifa_app', statementTimeout: FORGETTING }, (db) => db.execute(command));
  } catch (error) {
    log.warn({ err: error }, 'the housekeeping failed and is tried again');
  }
}

/** Before the application stops: what is held in memory would be lost. */
export async function writeLast(ground: Ground): Promise<void> {
  await Promise.race([writeHeld(ground), delay(LAST_WORK, undefined, { ref: false })]);
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
