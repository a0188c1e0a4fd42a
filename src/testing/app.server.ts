import { createRouterClient } from '@orpc/server';
import pg from 'pg';
import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { createKeyring, type DataKeys, firstKeys, type Keyring } from '#platform/keyring.server.ts';
import { createLog } from '#platform/log.server.ts';
import type { Email, Mailer } from '#platform/mail.server.ts';
import { openTestDatabase } from './database.server.ts';
import type { RequestContext } from '#platform/procedure.server.ts';
import { PAGES_HEADER } from '#kernel/pages-header.ts';
import { NO_OPERATOR, type Operator } from '#kernel/operator.ts';
import type { SiteRole } from '#kernel/roles.ts';
import { installedAt, createServices } from '#apps/server/app-services.server.ts';
import { routerOf } from '#apps/server/router.server.ts';

const TEST_KEYS = firstKeys(Buffer.alloc(32, 7));
const SECRET = 'for tests only, thirty-two letters';
const GENEROUS = { name: 'api_call', points: 1_000_000, seconds: 60 };

type Options = {
  ipAddress?: string;
  workspaceId?: string | null;
  userAgent?: string;
  screenWidth?: number;
  /** Further headers of its requests. */
  headers?: Readonly<Record<string, string>>;
  /** Pages that each request says were entered. */
  pages?: string;
  /** Calls the host of those who run the site. */
  isAtAdminHost?: boolean;
  /** What the browser kept before. */
  from?: ReadonlyMap<string, string>;
};

type AppOptions = {
  now?: () => Date;
  apiCall?: typeof GENEROUS;
  publicUrl?: string;
  /** Of the administrators' host; as the main host where nothing is said. */
  adminUrl?: string;
  contactEmail?: string | null;
  /** Who runs it, as public pages say. */
  runBy?: Operator;
  /** Where push messages may go beside the known services. */
  pushServices?: readonly string[];
  /** Where webhooks may go though it is this machine. */
  webhookOrigins?: readonly string[];
  /** Where exchange rates would be fetched. */
  exchangeRatesUrl?: string | null;
  issuers?: AuthSettings['issuers'] & object;
  /** Where e-mails go, such as a mail server that a test runs; unless told, everything is taken at once. */
  mailer?: Partial<Mailer>;
  /** The keys that data is sealed with, asked each time. */
  keys?: () => DataKeys;
  /** Another application's database, to stand beside it as a second process would. */
  beside?: { database: Awaited<ReturnType<typeof openTestDatabase>> };
};

/** The whole application on a database of its own, without the network: real contracts, guard, sessions and SQL. */
export async function startTestApp({
  now,
  apiCall = GENEROUS,
  beside,
  keys = () => TEST_KEYS,
  mailer,
  contactEmail = null,
  runBy = NO_OPERATOR,
  pushServices = [],
  webhookOrigins = [],
  exchangeRatesUrl = null,
  issuers = [],
  publicUrl = 'http://localhost:5173',
  adminUrl = publicUrl,
}: AppOptions = {}) {
  const auth = { secret: SECRET, publicUrl, issuers };
  const database = beside?.database ?? (await openTestDatabase());
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const log = createLog('silent');
  const sentEmails: Email[] = [];
  const sealing = createKeyring(keys);
  const keyring: Keyring = {
    ...sealing,
    seal(text, context) {
      if (context.startsWith('emails/') && text !== 'null') sentEmails.push(JSON.parse(text) as Email);
      return sealing.seal(text, context);
    },
  };
  const { services, close } = createServices({
    loginUrl: database.loginUrl,
    auth,
    keyring,
    log,
    mailer: {
      attempt: () => Promise.resolve({ outcome: 'sent' }),
      isReachable: () => Promise.resolve(true),
      sweep: () => Promise.resolve(),
      ...mailer,
    },
    contactEmail,
    pushServices,
    webhookOrigins,
    exchangeRatesUrl,
    installation: { ...installedAt({ publicUrl, adminUrl }, now?.() ?? new Date()), operator: runBy },
    apiCall,
    ...(now === undefined ? {} : { now }),
  });
  const router = routerOf(auth);
  let people = 0;

  /** The code in the last e-mail to this address. */
  const codeTo = (email: string): string => {
    const text = sentEmails.findLast(({ to }) => to === email)?.text ?? '';
    const [code] = /\b\d{4} \d{4}\b/.exec(text) ?? [];
    if (code === undefined) throw new Error(`no e-mail with a code was sent to ${email}`);
    return code;
  };

  /** A browser that is signed out: it keeps the cookies it is given. */
  const visitor = ({
    ipAddress = '127.0.0.1',
    workspaceId = null,
    userAgent = 'test',
    screenWidth,
    headers = {},
    pages,
    isAtAdminHost = false,
    from = new Map(),
  }: Options = {}) => {
    const cookies = new Map<string, string>(from);
    const resHeaders = {
      append(name: string, value: string) {
        const [pair = ''] = value.split(';');
        const cut = pair.indexOf('=');
        if (name === 'set-cookie') cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
      },
    };
    const api = createRouterClient(router, {
      context: (): RequestContext => {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        return {
          services,
          request: {
            id: crypto.randomUUID(),
            headers: new Headers({
              ...headers,
              ...(cookie === '' ? {} : { cookie }),
              ...(pages === undefined ? {} : { [PAGES_HEADER]: pages }),
              ...(screenWidth === undefined ? {} : { 'x-screen-width': `${screenWidth}` }),
            }),
            ipAddress,
            userAgent,
            workspaceId,
            isAtAdminHost,
            once: new Map(),
          },
          resHeaders: resHeaders as Headers,
        };
      },
    });
    return { api, cookies };
  };

  /** Somebody new, signed in, with books of their own. */
  const person = async ({ country = 'ZA', ...options }: Options & { country?: string } = {}) => {
    people += 1;
    const browser = visitor({ ipAddress: `127.0.${people >> 8}.${people & 255}`, ...options });
    const email = `person${people}@example.com`;
    const password = 'Umcebo#2026';
    const wish = { email, password, firstName: 'Person', lastName: `Number ${people}`, country };
    await browser.api.signUps.start(wish);
    await browser.api.signUps.verify({ email, token: codeTo(email) });
    for (const name of browser.cookies.keys()) if (name.endsWith('ilifa.began')) browser.cookies.delete(name);
    const session = await browser.api.identity.session();
    if (session === null) throw new Error('signed up, but not signed in');
    /** A session lasts an hour of rest: for tests that move the clock by days. */
    const signInAgain = () => browser.api.identity.signIn({ email, password });
    return { ...browser, email, password, session, signInAgain };
  };

  /** Lets them run the site, as `npm run user -- grant` does. */
  const giveRole = async ({ session }: { session: { person: { id: string } } }, role: SiteRole) => {
    await owner.query('insert into user_roles (user_id, role) values ($1, $2)', [session.person.id, role]);
  };

  /** Somebody new who runs the site, with the second factor that is asked of them. */
  const operator = async (role: SiteRole) => {
    const somebody = await person();
    await giveRole(somebody, role);
    await owner.query("insert into totp_secrets (user_id, sealed, confirmed_at) values ($1, 'never opened', now())", [
      somebody.session.person.id,
    ]);
    return somebody;
  };

  return {
    services,
    router,
    visitor,
    person,
    giveRole,
    operator,
    /** What was queued, whatever became of it. */
    sentEmails,
    codeTo,
    database,
    /** Asks as the owner of the tables, past every rule; one query after the other. */
    owner,
    async close() {
      await owner.end();
      await close();
      if (beside === undefined) await database.drop();
    },
  };
}
