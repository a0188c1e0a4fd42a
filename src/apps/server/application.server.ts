import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LIMITS } from '#kernel/contract.ts';
import type { Config } from '#platform/config.server.ts';
import { diskProbe } from '#platform/disk-probe.server.ts';
import { startEngine } from '#platform/engine/engine.server.ts';
import type { Log } from '#platform/log.server.ts';
import { openDataKeys, openSecrets, TAKEN_UP_SECONDS } from '#platform/data-keys.server.ts';
import { createKeyring } from '#platform/keyring.server.ts';
import { createMailer } from '#platform/mail.server.ts';
import { checkAppLogin, migrateDatabase } from '#platform/migrate.server.ts';
import { keepPrivate } from '#platform/private-folder.server.ts';
import { keysFor, sweepRotationLeftovers } from '#platform/secrets.server.ts';
import { isReachedByName, ownOrigin } from '#platform/own-origin.server.ts';
import { StartError } from '#platform/start-error.server.ts';
import { repeat, startBackgroundWork, writeLast } from './background-work.server.ts';
import { seedDemo } from './demo.server.ts';
import type { Draining } from './draining.server.ts';
import { filesIn } from './files.server.ts';
import { layGround } from './ground.server.ts';
import { httpApp } from './http.server.ts';
import { openPorts } from './ports.server.ts';
import { createReadiness } from './readiness.server.ts';
import { routerOf } from './router.server.ts';
import { siteOf } from './site.server.ts';
import { removeOldUploads } from './uploads.server.ts';

const BUILD = new URL('../../../build', import.meta.url).pathname;
/** How often a key that was added elsewhere is looked for: twice before it seals. */
const REKEYING = (TAKEN_UP_SECONDS / 2) * 1000;

/** How long connections may take to close when the application stops, in milliseconds. */
const CLOSING = 2_000;

/** The product, running. */
export type Application = {
  /** What the person who started it reads. */
  readonly greeting: readonly string[];
  /** Refuses new requests, lets those in flight finish within the time, then lets go of everything. */
  readonly stop: (draining: Draining) => Promise<void>;
};

/** Database, migrations, secrets, both hosts; in an order in which a refusal damages nothing. @throws StartError */
export async function startApplication(config: Config, log: Log, { demo }: { demo: boolean }): Promise<Application> {
  const undo: (() => Promise<unknown>)[] = [];
  const stopAll = async () => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    // The ports first: one that is taken is the commonest refusal, and costs nothing here.
    const ports = await openPorts(config);
    undo.push(() => ports.closeNow());

    const database = await databaseFor(config, log);
    undo.push(database.stop);
    const { sessionSecret } = await openSecrets(config, database);
    await migrateDatabase(database.ownerUrl);
    await checkAppLogin(database.ownerUrl, database.loginUrl);
    // Read again each time: the operator's key may have been renewed beside us.
    const readKeys = () => openDataKeys(database.ownerUrl, keysFor(config, database.dataFolder));
    let keys = await readKeys();
    sweepRotationLeftovers(database.dataFolder, new Date());
    const readAgain = async () => {
      keys = await readKeys();
    };
    const rekeying = repeat(readAgain, REKEYING, (error) => {
      log.error({ err: error }, 'the keys of sealed data could not be read again');
    });
    undo.push(() => Promise.race([rekeying.stop(), delay(CLOSING, undefined, { ref: false })]));

    const publicUrl = config.publicUrl ?? ownOrigin(config.host, ports.main);
    const adminUrl = adminUrlOf(config, publicUrl, ports.admin);
    const outbox = join(database.dataFolder, 'outbox');
    const mailer = createMailer({ smtpUrl: config.smtpUrl, outbox, from: config.mailFrom, log });
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
    const readiness = createReadiness(database.loginUrl);
    const takesWrites = diskProbe(database.dataFolder, log);
    // A connection at work, or to a database that hangs, is given up rather than waited for.
    undo.push(() =>
      Promise.race([Promise.all([close(), readiness.close()]), delay(CLOSING, undefined, { ref: false })]),
    );
    undo.push(() => writeLast(ground));
    const stopBackgroundWork = startBackgroundWork(ground, publicUrl);
    undo.push(stopBackgroundWork);

    const router = routerOf(auth);
    const demoLines = demo ? await seedDemo({ ground, router, today: Temporal.Now.plainDateISO().toString() }) : [];

    const uploadFolder = join(database.dataFolder, 'uploads');
    await removeOldUploads(uploadFolder, new Date());
    const builds = { web: filesOf('web'), site: siteOf(filesOf('site'), config), admin: filesOf('admin') };
    const options = {
      ground,
      router,
      builds,
      publicUrl,
      adminUrl,
      trustProxy: config.trustProxy,
      isReady: async () => (await Promise.all([readiness.isReady(), takesWrites()])).every(Boolean),
      uploadFolder,
    };
    ports.answerWith({
      main: httpApp(options, { onAdminPort: false }).fetch,
      admin: httpApp(options, { onAdminPort: true }).fetch,
    });

    const isAdminNameOurs = config.publicUrl === null && isReachedByName(config.host);
    const mail = config.smtpUrl === null ? `Mail outbox        ${outbox}` : 'Mail               sent over SMTP';
    return {
      greeting: [
        ...(database.notice === null ? [] : [database.notice]),
        `Ilifa              ${publicUrl}`,
        `Administrators     ${adminUrl}${isAdminNameOurs ? ` and http://admin.localhost:${ports.main}` : ''}`,
        mail,
        ...demoLines,
      ],
      async stop(draining) {
        const [cut] = await Promise.all([ports.drain(draining), stopBackgroundWork()]);
        if (cut > 0) log.warn({ requests: cut }, 'requests that took too long were cut off; the database undoes them');
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
  keepPrivate(dataFolder);
  const ownerUrl = databaseOwnerUrl ?? databaseUrl;
  return { ownerUrl, loginUrl: databaseUrl, dataFolder, notice: null, stop: () => Promise.resolve() };
}

function adminUrlOf({ adminHost, host }: Config, publicUrl: string, adminPort: number): string {
  if (adminHost === null) return ownOrigin(host, adminPort);
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
