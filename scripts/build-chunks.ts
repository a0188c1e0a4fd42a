import type { Plugin, Rolldown } from 'vite';
import { folder } from './build-target.ts';

const DASHBOARD = '../../modules/insight/dashboard';

/**
 * What a first visit to where one signs in, and to the books, needs at once; what they fetch later is not theirs.
 * `main.tsx` itself is put with none of it: it waits for one of the two apps, which would then wait for its file.
 */
const FIRST = {
  /** What `main.tsx` imports, which runs before either app. */
  start: ['main.tsx'],
  auth: ['auth-app.tsx', '../../modules/access/identity/sign-in.page.tsx'],
  books: ['app.tsx', 'phone-menu.page.tsx'],
  /** What the shell fetches for itself once the page stands, whichever is open. */
  later: ['looking-after.client.ts', 'offline.client.ts', '../../modules/access/sessions/rest-watch.parts.tsx'],
  /** The page that most visits begin with; the others do not wait for it. */
  dashboard: [`${DASHBOARD}/page.tsx`],
  /** What shares parts with it. */
  like: ['finance.page.tsx', 'account.page.tsx', 'clients.tsx'].map((file) => `${DASHBOARD}/${file}`),
  /** What it draws. */
  plot: ['../../ui/charts/plot.tsx'],
  /** The page with the most files of its own. */
  transactions: ['../../modules/money/transactions/page.tsx'],
  /** What opens over a page. */
  dialog: ['../../ui/dialog.tsx'],
  menu: ['../../ui/menu.tsx'],
  /** Pages beside signing in, which need a little of what the books do and must not load all of it. */
  beside: ['auth-screens.tsx'],
  /** Of these the one with the most small pieces. */
  signUp: ['../../modules/access/sign-ups/page.tsx'],
  waysIn: ['ways-in.tsx'],
} as const;

/** Of the library that asks the server: what its index names and no first page but that of transactions uses. */
const QUERIES = /\/(?:useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/;

type Part = keyof typeof FIRST | 'actions';
/** What the palette fetches of each module. */
const ACTIONS = /\/src\/modules\/.*\/actions\.client\.ts$/;
const OF_BOOKS = ['books', 'later', 'dashboard', 'transactions'] as const;

/**
 * Puts together what the first pages load anyway. Left alone, the build makes a file of each piece that two pages share:
 * over a hundred requests, of which the small ones hardly pack.
 */
export function firstLoadChunks(): Plugin {
  const reach: Record<Part, Set<string>> = {
    start: new Set(),
    auth: new Set(),
    books: new Set(),
    later: new Set(),
    dashboard: new Set(),
    like: new Set(),
    plot: new Set(),
    transactions: new Set(),
    actions: new Set(),
    dialog: new Set(),
    menu: new Set(),
    beside: new Set(),
    signUp: new Set(),
    waysIn: new Set(),
  };
  const isLibrary = (id: string) => id.includes('/node_modules/') && !isIcon(id);
  const isOf = (part: Part, id: string, ...others: readonly Part[]) =>
    reach[part].has(id) && !others.some((other) => reach[other].has(id));
  const isOfBooks = (id: string) => isOf('books', id, 'auth', 'beside') && !QUERIES.test(id);
  const isOfPages = (id: string) => isOf('dashboard', id, 'auth', 'beside', 'books') && reach.transactions.has(id);
  const isOfLater = (id: string) => isOf('later', id, 'auth', 'beside', 'books', 'dashboard');
  const isOfDashboard = (id: string) => isOf('dashboard', id, 'auth', 'beside', 'books', 'transactions');
  const isOfTransactions = (id: string) => isOf('transactions', id, 'auth', 'beside', 'books', 'dashboard', 'later');
  const isOfMenu = (id: string) => isOf('menu', id, 'auth', 'beside', 'books') && isLibrary(id);
  const isOfAuth = (id: string) => reach.auth.has(id) || reach.beside.has(id);
  const isOfLists = (id: string) => reach.dashboard.has(id) || reach.transactions.has(id);
  // A group takes along what its modules import, unless one before it has it; so what both need comes first. Of most
  // libraries signing in needs a part, and the books need all: those stay as they are.
  const groups = [
    { name: 'start', test: (id: string) => reach.start.has(id) && !id.endsWith('/main.tsx') },
    { name: 'libraries', test: isOfBoth },
    { name: 'base', test: (id: string) => isOfAuth(id) && reach.books.has(id) && !isLibrary(id) },
    {
      name: 'fields',
      test: (id: string) => isOfAuth(id) && isOfLists(id) && !isLibrary(id),
    },
    // The privacy bar, which signing in begins with and the rest of the product fetches later.
    { name: 'consents', test: (id: string) => reach.auth.has(id) && reach.later.has(id) && !isLibrary(id) },
    { name: 'auth', test: (id: string) => reach.auth.has(id) && !isLibrary(id) },
    { name: 'queries', test: (id: string) => QUERIES.test(id) },
    { name: 'books-libraries', test: (id: string) => isOfBooks(id) && isLibrary(id) },
    { name: 'books', test: (id: string) => isOfBooks(id) },
    // What the palette fetches of every module, in one file.
    {
      name: 'actions',
      test: (id: string) => isOf('actions', id, 'auth', 'beside', 'books', 'dashboard', 'transactions'),
    },
    { name: 'pages', test: isOfPages },
    // What waits to be sent, which looks after itself on every page.
    { name: 'outbox', test: (id: string) => isOfLater(id) && reach.transactions.has(id) },
    { name: 'later', test: isOfLater },
    // Charts, and what else other pages share with the dashboard. The rest is in the dashboard's own file.
    {
      name: 'charts',
      test: (id: string) =>
        isOfDashboard(id) && !isLibrary(id) && (!id.includes('/insight/dashboard/') || reach.like.has(id)),
    },
    // Other pages have lists, too.
    { name: 'lists', test: (id: string) => isOfTransactions(id) && id.includes('/src/ui/') },
    { name: 'transactions', test: isOfTransactions },
    { name: 'over-libraries', test: (id: string) => isOfMenu(id) && reach.dialog.has(id) },
    { name: 'menu-libraries', test: isOfMenu },
    { name: 'plot', test: (id: string) => isOf('plot', id, 'auth', 'beside', 'books', 'dashboard', 'transactions') },
    { name: 'ways-in', test: (id: string) => isOf('waysIn', id, ...OF_BOOKS) && !isLibrary(id) },
    { name: 'sign-up', test: (id: string) => isOf('signUp', id, ...OF_BOOKS) && !isLibrary(id) },
  ];
  return {
    name: 'ilifa-first-load-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: groups.map((group, place) => ({ ...group, priority: groups.length - place })),
              includeDependenciesRecursively: false,
            },
          },
        },
      },
    }),
    buildEnd() {
      for (const part of Object.keys(FIRST) as (keyof typeof FIRST)[])
        for (const path of FIRST[part])
          collect(this, folder(`src/apps/web/${path}`), { found: reach[part], withLater: part === 'beside' });
      for (const id of this.getModuleIds())
        if (ACTIONS.test(id)) collect(this, id, { found: reach.actions, withLater: false });
    },
  };
}

type Collecting = { readonly found: Set<string>; readonly withLater: boolean };

/** A module and all that it imports at once, into `found`; what it imports later, too, where that is asked for. */
function collect(
  { getModuleInfo }: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
  from: string,
  { found, withLater }: Collecting,
): void {
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = getModuleInfo(id);
    if (info === null) throw new Error(`The build knows no module ${id}; scripts/build-chunks.ts names it.`);
    if (found.has(id)) continue;
    found.add(id);
    const imported = [...info.importedIds, ...(withLater ? info.dynamicallyImportedIds : [])];
    const icons = imported.find(isListOfIcons);
    waiting.push(...imported.filter((one) => !isListOfIcons(one)));
    if (icons !== undefined) waiting.push(...iconsNamedIn(info.code ?? '', icons, getModuleInfo(icons)?.code ?? ''));
  }
}

/** What both apps need all of: what draws, and what calls the server. */
const isOfBoth = (id: string) =>
  /\/node_modules\/(?:react|react-dom|scheduler|@orpc\/(?:client|shared|standard-server|standard-server-fetch))\//.test(
    id,
  );

/** Keys tell React which of several parts is which once they change places, and the parts of an icon never do. */
export function iconsWithoutKeys(): Plugin {
  return {
    name: 'ilifa-icons-without-keys',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: code.replaceAll(/,\s*key: "\w+"/g, ''), map: null }),
    },
  };
}

/** The module that lists all of the library's icons: who imports one of them does not need the others. */
const isListOfIcons = (id: string) => id.endsWith('/lucide-react/dist/esm/lucide-react.mjs');
const isIcon = (id: string) => id.includes('/lucide-react/');

/** The files of the icons that a module imports by name from `list`, whose text says which file has which name. */
function iconsNamedIn(code: string, list: string, listed: string): string[] {
  const names = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g)]
    .flatMap(([, inside]) => (inside ?? '').split(','))
    .map((one) => one.trim().split(/\s+as\s+/)[0])
    .filter(Boolean);
  return names.map((name) => {
    const file = new RegExp(`\\bdefault as ${name}\\b[^;]*? from ['"]\\./([^'"]+)['"]`).exec(listed)?.[1];
    if (file === undefined) throw new Error(`The build does not know which file has the icon ${name}.`);
    return new URL(file, `file://${list}`).pathname;
  });
}
