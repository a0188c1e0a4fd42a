import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LIMITS } from '#kernel/contract.ts';
import type { Config } from '#platform/config.server.ts';
import { diskProbe } from '#platform/disk-probe.server.ts';
import { startJobs } from '#platform/jobs.server.ts';
import type { Log } from '#platform/log.server.ts';
import { createMailer } from '#platform/mail.server.ts';
import { isReachedByName, ownOrigin } from '#platform/own-origin.server.ts';
import { writeBuffers } from '#platform/platform-jobs.server.ts';
import { StartError } from '#platform/start-error.server.ts';
import { seedDemo } from './demo.server.ts';
import type { Draining } from './draining.server.ts';
import { filesIn } from './files.server.ts';
import { type ServicesOptions, createServices } from './app-services.server.ts';
import { httpApp } from './http.server.ts';
import { JOBS } from './modules.server.ts';
import { type OpenDatabase, openDatabase } from './open-database.server.ts';
import { openPorts, type Ports } from './ports.server.ts';
import { createReadiness } from './readiness.server.ts';
import { routerOf } from './router.server.ts';
import { siteOf } from './site.server.ts';
import { removeOldUploads } from './uploads.server.ts';

const BUILD = new URL('../../../build', import.meta.url).pathname;

/** How long connections may take to close when the application stops, in milliseconds. */
const CLOSING = 2_000;

/** The product, running. */
export type Application = {
  /** What the person who started it reads. */
  readonly greeting: readonly string[];
  /** Refuses new requests, lets those in flight finish within the time, then lets go of everything. */
  readonly stop: (draining: Draining) => Promise<void>;
};

type Origins = { readonly publicUrl: string; readonly adminUrl: string };

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
    const database = await openDatabase(config, log, undo);

    const origins = originsOf(config, ports);
    const options = groundOptions(config, log, database, origins);
    const { services, close } = createServices(options);
    const readiness = createReadiness(database.loginUrl);
    // A connection at work, or to a database that hangs, is given up rather than waited for.
    undo.push(() =>
      Promise.race([Promise.all([close(), readiness.close()]), delay(CLOSING, undefined, { ref: false })]),
    );
    undo.push(() => writeBuffers(services));
    const { readDataKeys, dataFolder } = database;
    const stopJobs = startJobs(JOBS, { ...services, publicUrl: origins.publicUrl, readDataKeys });
    undo.push(stopJobs);

    const router = routerOf(options.auth);
    const demoLines = demo ? await seedDemo({ services, router, today: Temporal.Now.plainDateISO().toString() }) : [];

    const uploadFolder = join(dataFolder, 'uploads');
    await removeOldUploads(uploadFolder, new Date());
    const takesWrites = diskProbe(dataFolder, log);
    const served = {
      services,
      router,
      builds: { web: filesOf('web'), site: siteOf(filesOf('site'), config), admin: filesOf('admin') },
      ...origins,
      trustProxy: config.trustProxy,
      isReady: async () => (await Promise.all([readiness.isReady(), takesWrites()])).every(Boolean),
      uploadFolder,
    };
    ports.answerWith({
      main: httpApp(served, { onAdminPort: false }).fetch,
      admin: httpApp(served, { onAdminPort: true }).fetch,
    });

    return {
      greeting: [...greetingOf(config, ports, database, origins), ...demoLines],
      async stop(draining) {
        const [cut] = await Promise.all([ports.drain(draining), stopJobs()]);
        if (cut > 0) log.warn({ requests: cut }, 'requests that took too long were cut off; the database undoes them');
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

function groundOptions(
  config: Config,
  log: Log,
  { loginUrl, sessionSecret, keyring, dataFolder }: OpenDatabase,
  { publicUrl, adminUrl }: Origins,
): ServicesOptions {
  return {
    loginUrl,
    auth: { secret: sessionSecret, publicUrl, issuers: config.issuers },
    keyring,
    log,
    mailer: createMailer({ smtpUrl: config.smtpUrl, outbox: outboxIn(dataFolder), from: config.mailFrom, log }),
    contactEmail: config.contactEmail,
    pushServices: config.pushServices,
    webhookOrigins: config.webhookOrigins,
    exchangeRatesUrl: config.exchangeRatesUrl,
    installation: {
      environment: config.environment,
      publicUrl,
      adminUrl,
      adminNetworks: [...config.adminNetworks],
      isMailSent: config.smtpUrl !== null,
      isDatabaseEmbedded: config.databaseUrl === null,
      operator: config.operator,
      startedAt: new Date(),
    },
    apiCall: { ...LIMITS.apiCall, points: config.apiCallsPerMinute },
    prices: config.prices,
    ...(config.paymentLimit === null ? {} : { paymentLimit: config.paymentLimit }),
  };
}

const outboxIn = (dataFolder: string) => join(dataFolder, 'outbox');

function greetingOf(
  config: Config,
  ports: Ports,
  { notice, dataFolder }: OpenDatabase,
  { publicUrl, adminUrl }: Origins,
): string[] {
  const isAdminNameOurs = config.publicUrl === null && isReachedByName(config.host);
  const adminAddresses = [adminUrl, ...(isAdminNameOurs ? [`http://admin.localhost:${ports.main}`] : [])].join(' and ');
  return [
    ...(notice === null ? [] : [notice]),
    `Ilifa runs at ${publicUrl}`,
    `The administrator portal runs at ${adminAddresses}`,
    config.smtpUrl === null ? `E-mails are saved in ${outboxIn(dataFolder)}` : 'E-mails are sent over SMTP',
  ];
}

function originsOf({ publicUrl: given, adminHost, host }: Config, ports: Ports): Origins {
  const publicUrl = given ?? ownOrigin(host, ports.main);
  if (adminHost === null) return { publicUrl, adminUrl: ownOrigin(host, ports.admin) };
  const url = new URL(publicUrl);
  url.hostname = adminHost;
  return { publicUrl, adminUrl: url.origin };
}

function filesOf(app: string) {
  const folder = join(BUILD, app);
  if (!existsSync(folder)) throw new StartError('The pages are not built yet. Run npm start or npm run build.');
  return filesIn(folder);
}
