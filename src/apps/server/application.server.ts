import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';
import { LIMITS } from '#kernel/contract.ts';
import type { Config } from '#platform/config.server.ts';
import { startEngine } from '#platform/engine.server.ts';
import type { Log } from '#platform/log.server.ts';
import { openDataKeys, TAKEN_UP_SECONDS } from '#platform/data-keys.server.ts';
import { createKeyring } from '#platform/keyring.server.ts';
import { createMailer } from '#platform/mail.server.ts';
import { checkAppLogin, migrateDatabase } from '#platform/migrate.server.ts';
import { secretsFor } from '#platform/secrets.server.ts';
import { StartError } from '#platform/start-error.server.ts';
import { seedDemo } from './demo.server.ts';
import { tendErasures } from '#modules/erasure/service.server.ts';
import { tendBreachClocks } from '#modules/breaches/service.server.ts';
import { forgetOldEnquiries } from '#modules/enquiries/service.server.ts';
import { forgetUnconfirmed, sendNews } from '#modules/newsletter/service.server.ts';
import { deliverNotices, sweepNotifications } from '#modules/notifications/service.server.ts';
import { deliverWebhooks, sweepWebhooks } from '#modules/webhooks/service.server.ts';
import { forgetOldApplications } from '#modules/partners/service.server.ts';
import { filesIn } from './files.server.ts';
import { layGround } from './ground.server.ts';
import type { Ground } from '#platform/ground.server.ts';
import { headersOfAll } from './headers.server.ts';
import { type Door, httpApp, listen, portOf } from './http.server.ts';
import { routerOf } from './router.server.ts';
import { siteOf } from './site.server.ts';

const BUILD = new URL('../../../build', import.meta.url).pathname;
const HOUSEKEEPING = 10 * 60_000;
/** How often a key that was added elsewhere is looked for: twice before it seals. */
const REKEYING = (TAKEN_UP_SECONDS / 2) * 1000;
/** How long news waits for more of it before it is written to somebody, at most. */
const POSTING = 20_000;
/** How long a change waits until other programs are told of it, at most. */
const CALLING = 3_000;
/** How long the deletion of an account that has begun may go on when the application stops, in milliseconds. */
const LAST_WORK = 5_000;

/** The product, running. */
export type Application = {
  /** What the person who started it reads. */
  readonly greeting: readonly string[];
  /** Refuses new requests, lets those in flight finish within the time, then lets go of everything. */
  readonly stop: (drain: number) => Promise<void>;
};

/** Database, migrations, secrets, both hosts; in an order in which a refusal damages nothing. @throws StartError */
export async function startApplication(config: Config, log: Log, { demo }: { demo: boolean }): Promise<Application> {
  const undo: (() => Promise<unknown>)[] = [];
  const stopAll = async () => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    // The doors first: a port that is taken is the commonest refusal, and costs nothing here.
    const doors = { main: starting, admin: starting };
    const main = await listen((request, env) => doors.main(request, env), config.host, config.port, config.patience);
    undo.push(() => closeNow(main));
    const admin = await listen(
      (request, env) => doors.admin(request, env),
      config.host,
      config.adminPort,
      config.patience,
    );
    undo.push(() => closeNow(admin));
    const [port, adminPort] = [portOf(main), portOf(admin)];

    const database = await databaseFor(config, log);
    undo.push(database.stop);
    const { sessionSecret } = secretsFor(config, database.dataFolder);
    await migrateDatabase(database.ownerUrl);
    await checkAppLogin(database.ownerUrl, database.loginUrl);
    // Read again each time: the operator's key may have been renewed beside us.
    const readKeys = () => openDataKeys(database.ownerUrl, secretsFor(config, database.dataFolder));
    let keys = await readKeys();
    const rekeying = setInterval(() => {
      readKeys().then(
        (read) => (keys = read),
        (error: unknown) => log.error({ err: error }, 'the keys of sealed data could not be read again'),
      );
    }, REKEYING).unref();
    undo.push(() => Promise.resolve(clearInterval(rekeying)));

    const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
    const adminUrl = adminUrlOf(config, adminPort);
    const outbox = join(database.dataFolder, 'outbox');
    const mailer = createMailer({ smtpUrl: config.smtpUrl, outbox, from: config.mailFrom, log });
    undo.push(() => mailer.settled());
    const auth = { secret: sessionSecret, publicUrl, issuers: config.issuers };
    const apiCall = { ...LIMITS.apiCall, points: config.apiCallsPerMinute };
    const { ground, close } = layGround({
      loginUrl: database.loginUrl,
      auth,
      keyring: createKeyring(() => keys),
      log,
      mailer,
      contactEmail: config.contactEmail,
      pushServices: config.pushServices,
      webhookOrigins: config.webhookOrigins,
      installation: {
        environment: config.environment,
        publicUrl,
        adminUrl,
        adminNetworks: [...config.adminNetworks],
        isMailSent: config.smtpUrl !== null,
        isDatabaseEmbedded: config.databaseUrl === null,
        startedAt: new Date(),
      },
      apiCall,
      prices: config.prices,
      ...(config.paymentLimit === null ? {} : { paymentLimit: config.paymentLimit }),
    });
    undo.push(close);
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
          log.warn({ err: error }, 'the housekeeping failed and is tried again');
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
    undo.push(() => {
      clearInterval(housekeeping);
      clearInterval(post);
      clearInterval(callOut);
      // What takes longer is cut off, undone by the database, and done after the next start; what is held would be lost.
      const last = Promise.all([tending, posting, calling]).then(() => writeHeld(ground));
      return Promise.race([last, delay(LAST_WORK, undefined, { ref: false })]);
    });

    const router = routerOf(auth);
    const demoLines = demo ? await seedDemo({ ground, router, today: Temporal.Now.plainDateISO().toString() }) : [];

    let ready = true;
    const isReady = async () => ready && (await answers(ground.pool));
    const builds = { web: filesOf('web'), site: siteOf(filesOf('site'), config), admin: filesOf('admin') };
    const options = {
      ground,
      router,
      builds,
      publicUrl,
      adminUrl,
      trustProxy: config.trustProxy,
      isReady,
    };
    doors.main = httpApp(options, { onAdminPort: false }).fetch;
    doors.admin = httpApp(options, { onAdminPort: true }).fetch;

    const mail = config.smtpUrl === null ? `Mail outbox        ${outbox}` : 'Mail               sent over SMTP';
    return {
      greeting: [
        ...(database.notice === null ? [] : [database.notice]),
        `Ilifa              ${publicUrl}`,
        `Administrators     ${adminUrl}${config.publicUrl === null ? ` and http://admin.localhost:${port}` : ''}`,
        mail,
        ...demoLines,
      ],
      async stop(drain) {
        ready = false;
        await Promise.all([main, admin].map((server) => finish(server, drain)));
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

type RunningDatabase = {
  ownerUrl: string;
  loginUrl: string;
  dataFolder: string;
  notice: string | null;
  stop: () => Promise<void>;
};

/** The operator's database, or our own. */
async function databaseFor({ databaseUrl, databaseOwnerUrl, dataFolder }: Config, log: Log): Promise<RunningDatabase> {
  if (databaseUrl === null) return startEngine({ dataFolder, log });
  const ownerUrl = databaseOwnerUrl ?? databaseUrl;
  return { ownerUrl, loginUrl: databaseUrl, dataFolder, notice: null, stop: () => Promise.resolve() };
}

/** What a door answers until the product stands behind it. */
const starting: Door = () => {
  const headers = { ...headersOfAll({ secure: false }), 'retry-after': '2', 'cache-control': 'no-store' };
  return new Response('Ilifa is starting.', { status: 503, headers });
};

function adminUrlOf({ publicUrl, adminHost }: Config, adminPort: number): string {
  if (publicUrl === null) return `http://localhost:${adminPort}`;
  const url = new URL(publicUrl);
  url.hostname = adminHost;
  return url.origin;
}

function filesOf(app: string) {
  const folder = join(BUILD, app);
  if (!existsSync(folder))
    throw new StartError('The pages are not built yet. Run npm start, which builds them, or npm run build.');
  return filesIn(folder);
}

async function answers(pool: { query: (text: string) => Promise<unknown> }): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  );
}

/** Lets requests in flight finish; cuts off those that take longer. */
async function finish(server: ServerType, drain: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  const patience = setTimeout(() => void closeNow(server), drain);
  await closed;
  clearTimeout(patience);
}

function closeNow(server: ServerType): Promise<void> {
  if ('closeAllConnections' in server) server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
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
