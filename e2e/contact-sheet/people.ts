import pg from 'pg';
import { type Caller, callerAt, demoPersonAt, PASSWORD, personAt } from '../caller.ts';
import { somebody } from '../crawl/people.ts';
import { readPages } from '../read-pages.ts';
import { memberOf } from '../sharing.ts';
import { databaseIn, type RunningApp } from '../running-app.ts';
import { withTotp } from '../second-factor.ts';
import { uglyBooks } from '../ugly.ts';
import { waitingStatement } from '../waiting-statement.ts';

/** Whose eyes pages are looked at with, and which pages. */
export type Viewer = {
  readonly name: string;
  /** Null: nobody is signed in. */
  readonly caller: Caller | null;
  readonly url: string;
  readonly paths: readonly string[];
};

type Make = () => Promise<Viewer>;

/** How to make everybody who sees pages of their own, by name. */
export async function viewersOf(app: RunningApp, dataFolder: string): Promise<Record<string, Make>> {
  const pages = await readPages();
  const { url } = app;
  const appPagesOf = async (caller: Caller, type: 'individual' | 'business') => [
    ...pages.appPages(type),
    ...(await oneThingOf(caller, pages.ONE_THING_PAGES)),
  ];
  const viewers: Record<string, () => Promise<Omit<Viewer, 'name'>>> = {
    visitor: async () => ({
      caller: null,
      url,
      paths: [...pages.PUBLIC_PAGES, ...pages.AUTH_PAGES.filter((path) => !pages.AUTH_ON_THE_WAY.includes(path))],
    }),
    'on the way in': async () => ({ caller: await halfSignedIn(url), url, paths: pages.AUTH_ON_THE_WAY }),
    household: async () => {
      const caller = await demoPersonAt(url);
      // What the demo does not leave lying about.
      await waitingStatement(caller);
      return { caller, url, paths: [...(await appPagesOf(caller, 'individual')), ...pages.NO_PAGES] };
    },
    company: async () => {
      const caller = await demoPersonAt(url, 'company');
      return { caller, url, paths: await appPagesOf(caller, 'business') };
    },
    planner: async () => {
      const caller = await inDatabase(dataFolder, (database) =>
        somebody({ url, database }, 'financial_planner', 'pro'),
      );
      const others = [...pages.appPages('individual'), ...pages.appPages('business')];
      const own = pages.appPages('financial_planner').filter((path) => !others.includes(path));
      return { caller, url, paths: [...own, '/app/dashboard', '/app/clients', '/app/menu'] };
    },
    adviser: async () => {
      const client = await demoPersonAt(url);
      const caller = await memberOf(url, client, { role: 'viewer' });
      await inDatabase(dataFolder, async (database) => {
        const { person } = (await caller.api.identity.session()) ?? {};
        await database.query("update users set user_type = 'financial_planner' where id = $1", [person?.id]);
      });
      return { caller, url, paths: ['/app/dashboard', '/app/clients', '/app/menu', '/financial-planner-welcome'] };
    },
    'new business': async () => {
      const caller = await personAt(url);
      await inDatabase(dataFolder, async (database) => {
        const { person } = (await caller.api.identity.session()) ?? {};
        await database.query("update users set user_type = 'business' where id = $1", [person?.id]);
      });
      const own = pages.appPages('business').filter((path) => path.endsWith('-welcome'));
      return { caller, url, paths: [...own, '/app/dashboard', '/app/clients', '/app/settings/business'] };
    },
    superuser: async () => {
      const caller = await inDatabase(dataFolder, (database) =>
        somebody({ url, database }, 'individual', 'free', 'superuser'),
      );
      return { caller, url: app.adminUrl, paths: pages.PORTAL_PAGES };
    },
    'visitor of the portal': async () => ({ caller: null, url: app.adminUrl, paths: ['/admin/dashboard'] }),
    empty: async () => ({ caller: await personAt(url), url, paths: pages.appPages('individual') }),
    ugly: async () => {
      const caller = await uglyBooks(url);
      return { caller, url, paths: await appPagesOf(caller, 'individual') };
    },
  };
  return Object.fromEntries(
    Object.entries(viewers).map(([name, make]) => [name, async () => ({ name, ...(await make()) })]),
  );
}

/** Left out unless they are named: what they see is judged by the journeys. */
export const UNLESS_NAMED: ReadonlySet<string> = new Set(['empty', 'ugly']);

async function inDatabase<T>(dataFolder: string, work: (database: pg.Pool) => Promise<T>): Promise<T> {
  const database = new pg.Pool({ connectionString: databaseIn(dataFolder) ?? '', max: 1 });
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

/** Somebody who typed the password, and has a second step before them. */
async function halfSignedIn(url: string): Promise<Caller> {
  const person = await personAt(url);
  await withTotp(person);
  const caller = callerAt(url);
  await caller.api.identity.signIn({ email: person.email, password: PASSWORD });
  return caller;
}

/** Addresses of pages that show one thing, of things that are there. */
async function oneThingOf({ api }: Caller, patterns: readonly string[]): Promise<string[]> {
  const found: Readonly<Record<string, () => Promise<string | undefined>>> = {
    '/app/accounts/:id': async () => (await api.accounts.list())[0]?.id,
    '/app/accounts/:id/reconcile': async () => (await api.accounts.list())[0]?.id,
    '/app/imports/:id': async () => (await api.imports.list())[0]?.id,
    // Leads on to what it is about.
    '/app/notifications/:id': async () => undefined,
    '/app/projects/:id': async () => firstProject(api),
    '/app/projects/:id/edit': async () => firstProject(api),
    '/app/help/:slug': async () => 'import-a-statement',
  };
  const paths = patterns.map(async (pattern) => {
    const find = found[pattern];
    if (find === undefined) throw new Error(`nobody says what ${pattern} shows`);
    const one = await find();
    return one === undefined ? [] : [pattern.replace(/:\w+/, one)];
  });
  return (await Promise.all(paths)).flat();
}

async function firstProject(api: Caller['api']): Promise<string | undefined> {
  const { projects } = await api.projects.list({ today: new Date().toISOString().slice(0, 10) });
  return projects[0]?.id;
}
