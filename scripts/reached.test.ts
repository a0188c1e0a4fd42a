import { describe, expect, test } from 'vitest';
import { reachOf, testsOf } from './reached.ts';

const SOURCES = new Map([
  ['src/kernel/money.ts', ''],
  ['src/kernel/money.test.ts', `import { add } from './money.ts';`],
  ['src/modules/money/ledger/rules.ts', `import { add } from '#kernel/money.ts';`],
  ['src/modules/money/ledger/rules.test.ts', `import { total } from './rules.ts';`],
  ['src/modules/money/ledger/router.server.ts', `import { total } from './rules.ts';`],
  ['src/modules/money/ledger/router.server.test.ts', `import { startTestApp } from '#testing/app.server.ts';`],
  ['src/modules/insight/dashboard/page.tsx', `import { total } from '#modules/money/ledger/rules.ts';`],
  [
    'src/modules/insight/dashboard/module.client.tsx',
    `export const client = { screens: [{ path: '/app/dashboard', load: () => import('./page.tsx') }] };`,
  ],
  ['src/modules/insight/dashboard/router.server.test.ts', `import { startTestApp } from '#testing/app.server.ts';`],
  ['src/modules/planning/debts/module.ts', 'export const manifest = { contract: { debts: contract } };'],
  ['src/modules/planning/debts/rules.ts', ''],
  ['src/modules/planning/debts/router.server.test.ts', `import { startTestApp } from '#testing/app.server.ts';`],
  ['src/apps/server/app-services.server.ts', `import '#modules/money/ledger/router.server.ts';`],
  ['src/apps/server/same-totals.server.test.ts', `import { startTestApp } from '#testing/app.server.ts';`],
  ['src/testing/app.server.ts', `import { createServices } from '#apps/server/app-services.server.ts';`],
  ['scripts/house.test.ts', ''],
  ['e2e/importing.ts', ''],
  ['e2e/dashboard.journey.ts', `await page.goto('/app/dashboard');`],
  ['e2e/debts.journey.ts', 'await caller.debts.list();'],
  ['e2e/imports.journey.ts', `import { importing } from './importing.ts';`],
]);

const LEDGER = 'src/modules/money/ledger';
const DASHBOARD = 'src/modules/insight/dashboard';
const JOURNEYS = ['e2e/dashboard.journey.ts', 'e2e/debts.journey.ts', 'e2e/imports.journey.ts'];
const ACROSS = 'src/apps/server/same-totals.server.test.ts';

describe('a change reaches', () => {
  test('the tests of its module, of those that import it, and of what holds for every module', () => {
    const reach = reachOf([`${LEDGER}/rules.ts`], SOURCES);
    expect(reach.unit).toEqual([`${LEDGER}/rules.test.ts`, 'scripts/house.test.ts']);
    expect(reach.api).toEqual([`${LEDGER}/router.server.test.ts`, `${DASHBOARD}/router.server.test.ts`, ACROSS]);
    expect(reach.journeys).toEqual(['e2e/dashboard.journey.ts']);
    expect([...reach.steps]).toEqual(['attack', 'attack-texts', 'attack-timed']);
  });

  test('the journeys that call the procedures of its module', () => {
    expect(reachOf(['src/modules/planning/debts/rules.ts'], SOURCES).journeys).toEqual(['e2e/debts.journey.ts']);
  });

  test('every journey where all modules share what was changed', () => {
    expect(reachOf(['src/kernel/money.ts'], SOURCES).journeys).toEqual(JOURNEYS);
  });

  test('no server test where only a screen was changed', () => {
    const reach = reachOf([`${DASHBOARD}/page.tsx`], SOURCES);
    expect(reach).toMatchObject({ api: [], journeys: ['e2e/dashboard.journey.ts'] });
    expect([...reach.steps]).toEqual(['crawl']);
  });

  test('every server test where the schema was changed', () => {
    expect(reachOf(['migrations/20270101000000_more/migration.sql'], SOURCES).api).toHaveLength(4);
  });

  test('the journeys that import a helper of journeys', () => {
    expect(reachOf(['e2e/importing.ts'], SOURCES).journeys).toEqual(['e2e/imports.journey.ts']);
  });

  test('everything where a dependency or a configuration was changed', () => {
    const reach = reachOf(['package-lock.json'], SOURCES);
    expect(reach.journeys).toEqual(JOURNEYS);
    expect(reach.api).toHaveLength(4);
    expect(reach.unit).toHaveLength(3);
    expect(reach.steps).toContain('crash');
  });

  test('only tests that read all the code where a page of the documentation was changed', () => {
    expect(reachOf(['README.md'], SOURCES)).toEqual({
      unit: ['scripts/house.test.ts'],
      api: [],
      journeys: [],
      steps: new Set(),
    });
  });

  test('what imported a file that is gone', () => {
    const without = new Map([...SOURCES].filter(([file]) => file !== `${LEDGER}/rules.ts`));
    expect(reachOf([`${LEDGER}/rules.ts`], without).unit).toContain(`${LEDGER}/rules.test.ts`);
  });
});

describe('of the steps of `npm test`', () => {
  const reach = reachOf([`${DASHBOARD}/page.tsx`], SOURCES);

  test.each([
    ['types', undefined],
    ['build', undefined],
    ['unit', ['scripts/house.test.ts']],
    ['api-outside', null],
    ['journeys', ['e2e/dashboard.journey.ts']],
    ['crawl', undefined],
    ['crash', null],
  ])('%s runs what a changed screen reaches', (step, files) => {
    expect(testsOf(step, reach)).toEqual(files);
  });

  test('nothing is built for a page of the documentation', () => {
    expect(testsOf('build', reachOf(['README.md'], SOURCES))).toBeNull();
  });
});
