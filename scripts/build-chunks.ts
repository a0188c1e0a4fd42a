import type { Plugin, Rolldown } from 'vite';
import { folder } from './build-target.ts';

/**
 * What a first visit to where one signs in, and to the books, needs at once; what they fetch later is not theirs. Not
 * `main.tsx`: it waits for one of the two apps, which would then wait for the file that it is in.
 */
const FIRST = {
  auth: ['auth-app.tsx', '../../modules/access/identity/sign-in.page.tsx'],
  books: ['app.tsx'],
  /** What the shell fetches for itself, whichever page is open: none of it may wait for the dashboard. */
  shell: [
    'looking-after.client.ts',
    'offline.client.ts',
    'phone-menu.page.tsx',
    '../../modules/planning/debts/offer.parts.tsx',
    '../../modules/people/site-settings/announcement.parts.tsx',
    '../../modules/people/notifications/bell.parts.tsx',
    '../../modules/access/sessions/rest-watch.parts.tsx',
    '../../modules/people/workspaces/switcher.parts.tsx',
  ],
  /** The page that most visits begin with; the others do not wait for it. */
  dashboard: ['../../modules/insight/dashboard/page.tsx'],
  /** Pages beside signing in, which need a little of what the books do and must not load all of it. */
  beside: ['auth-screens.tsx'],
} as const;

/**
 * Puts together what the first pages load anyway. Left alone, the build makes a file of each piece that two pages share:
 * over a hundred requests, of which the small ones hardly pack.
 */
export function firstLoadChunks(): Plugin {
  const reach = {
    auth: new Set<string>(),
    books: new Set<string>(),
    shell: new Set<string>(),
    dashboard: new Set<string>(),
    beside: new Set<string>(),
  };
  const isLibrary = (id: string) => id.includes('/node_modules/');
  const isOfBooks = (id: string) => reach.books.has(id) && !reach.auth.has(id) && !reach.beside.has(id);
  const isOfDashboard = (id: string) => reach.dashboard.has(id) && !reach.shell.has(id) && !reach.beside.has(id);
  const isOfEither = (id: string) => reach.books.has(id) || reach.dashboard.has(id);
  // A group takes along what its modules import, unless one before it has it; so what both need comes first. Libraries
  // of signing in stay as they are: of some it needs a part, and the books need all.
  const groups = [
    { name: 'base', test: (id: string) => reach.auth.has(id) && isOfEither(id) && !isLibrary(id) },
    { name: 'auth', test: (id: string) => reach.auth.has(id) && !isLibrary(id) },
    { name: 'books-libraries', test: (id: string) => isOfBooks(id) && isLibrary(id) },
    { name: 'books', test: (id: string) => isOfBooks(id) },
    { name: 'dashboard', test: (id: string) => isOfDashboard(id) && !isLibrary(id) },
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
      for (const which of ['auth', 'books', 'shell', 'dashboard', 'beside'] as const)
        for (const path of FIRST[which])
          collect(this, folder(`src/apps/web/${path}`), { found: reach[which], withLater: which === 'beside' });
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
    waiting.push(...info.importedIds, ...(withLater ? info.dynamicallyImportedIds : []));
  }
}
