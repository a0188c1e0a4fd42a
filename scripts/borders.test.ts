import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Borders, bordersOf } from './borders.ts';

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: { name: string }[] };

/** A house in which each rule is broken, by the import named, once. */
const BREACHES: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['kernel-imports-nothing', 'src/kernel/money.ts', '#ui/button.tsx'],
  ['kernel-imports-nothing', 'src/kernel/day.ts', 'luxon'],
  ['layers-look-down', 'src/platform/guard.server.ts', '#modules/access/identity/model.ts'],
  ['layers-look-down', 'src/browser/store.client.ts', '#ui/button.tsx'],
  ['ui-looks-down', 'src/ui/table.tsx', '#modules/money/accounts/model.ts'],
  ['only-tests-import-testing', 'src/platform/mail.server.ts', '#testing/mail.server.ts'],
  ['nothing-imports-apps', 'src/modules/money/accounts/list.page.tsx', '#apps/web/routes.tsx'],
  ['apps-are-separate', 'src/apps/web/main.tsx', '#apps/admin/portal.tsx'],
  ['server-stays-on-server', 'src/modules/money/accounts/page.tsx', '#modules/money/accounts/store.server.ts'],
  ['server-imports-no-browser', 'src/modules/money/accounts/router.server.ts', './page.tsx'],
  ['server-imports-no-browser', 'src/platform/emails.server.ts', 'react'],
  ['server-packages-stay-on-server', 'src/modules/money/accounts/api.client.ts', 'drizzle-orm'],
  ['node-stays-on-server', 'src/modules/money/accounts/rules.ts', 'node:fs'],
  ['pure-imports-no-browser', 'src/modules/money/accounts/model.ts', 'react'],
  ['pure-imports-no-browser', 'src/ui/amount-text.ts', './button.tsx'],
  ['pure-needs-no-packages', 'src/modules/money/categories/rules.ts', 'luxon'],
  [
    'modules-use-public-files-only',
    'src/modules/money/ledger/service.server.ts',
    '#modules/money/accounts/store.server.ts',
  ],
  ['every-module-is-in-an-area', 'src/modules/homeless/model.ts', '#kernel/money.ts'],
  ['every-module-is-in-an-area', 'src/modules/nowhere/goals/model.ts', '#kernel/money.ts'],
  ['every-module-is-in-an-area', 'src/modules/money/accounts/parts/list.tsx', '#kernel/money.ts'],
  ['access-imports-downwards', 'src/modules/access/identity/rules.ts', '#modules/money/accounts/model.ts'],
  ['people-imports-downwards', 'src/modules/people/profile/rules.ts', '#modules/money/accounts/model.ts'],
  ['money-imports-downwards', 'src/modules/money/recurring/rules.ts', '#modules/planning/budgets/model.ts'],
  ['planning-imports-downwards', 'src/modules/planning/budgets/rules.ts', '#modules/sharing/members/model.ts'],
  ['sharing-imports-downwards', 'src/modules/sharing/members/rules.ts', '#modules/insight/dashboard/model.ts'],
  ['insight-imports-downwards', 'src/modules/insight/dashboard/rules.ts', '#modules/trust/breaches/model.ts'],
  ['trust-imports-downwards', 'src/modules/trust/breaches/rules.ts', '#modules/admin/users/model.ts'],
  ['admin-imports-downwards', 'src/modules/admin/users/rules.ts', '#modules/front/help/model.ts'],
  ['no-module-circles', 'src/modules/planning/goals/rules.ts', '#modules/planning/projects/model.ts'],
  ['no-file-circles', 'src/modules/insight/quests/rules.ts', './model.ts'],
  ['admin-is-separate', 'src/apps/web/routes.tsx', '#modules/money/accounts/admin.page.tsx'],
  ['nothing-forgotten', 'src/ui/forgotten.tsx', ''],
  ['imports-resolve', 'src/ui/lost.tsx', './nowhere.tsx'],
];

/** Imports that are allowed and stand beside the breaches, so that an alarm for everything would show. */
const ALLOWED: readonly (readonly [from: string, to: string])[] = [
  ['src/modules/planning/projects/rules.ts', '#modules/planning/goals/model.ts'],
  ['src/modules/planning/projects/model.ts', 'zod'],
  ['src/modules/access/sessions/rules.ts', '#modules/people/profile/model.ts'],
  ['src/modules/people/profile/parts.tsx', '#modules/access/sessions/model.ts'],
  ['src/modules/trust/compliance/rules.ts', '#modules/insight/dashboard/model.ts'],
  ['src/modules/insight/quests/model.ts', './rules.ts'],
  ['src/modules/money/imports/store.server.ts', '#modules/money/accounts/table.server.ts'],
  ['src/modules/money/imports/store.server.ts', 'node:fs'],
  ['src/modules/money/imports/store.server.ts', 'drizzle-orm'],
  ['src/modules/money/imports/page.tsx', '#modules/money/accounts/parts.tsx'],
  ['src/modules/money/imports/page.tsx', '#ui/button.tsx'],
  ['src/modules/money/imports/page.tsx', 'react'],
  ['src/ui/form.tsx', '#browser/draft.client.ts'],
  ['src/testing/app.server.ts', '#apps/server/router.server.ts'],
  ['src/apps/admin/main.tsx', '#modules/money/accounts/admin.page.tsx'],
  ['src/apps/server/admin-router.server.ts', '#modules/money/accounts/admin.router.server.ts'],
  ['src/apps/server/main.server.ts', '#modules/money/imports/store.server.ts'],
];
const PACKAGES = ['react', 'zod', 'luxon', 'drizzle-orm'];

let house: string;
let found: Borders;

beforeAll(async () => {
  house = realpathSync(mkdtempSync(join(tmpdir(), 'ilifa-borders-')));
  build();
  found = await bordersOf(house);
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

function build(): void {
  const imports = Object.fromEntries(
    ['kernel', 'platform', 'browser', 'ui', 'modules', 'apps', 'testing'].map((floor) => [
      `#${floor}/*`,
      `./src/${floor}/*`,
    ]),
  );
  write('package.json', JSON.stringify({ name: 'house', type: 'module', imports }));
  for (const name of PACKAGES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'main.js' }));
    write(`node_modules/${name}/main.js`, 'module.exports = {};');
  }
  const files = new Map<string, string[]>();
  const lines = (file: string) => files.get(file) ?? files.set(file, []).get(file) ?? [];
  for (const [from, to] of [...BREACHES.map(([, from, to]) => [from, to] as const), ...ALLOWED]) {
    if (to !== '') lines(from).push(`import type {} from '${to}';`);
    else lines(from);
    if (/^[#.]/.test(to) && !to.includes('nowhere')) lines(pathOf(from, to));
  }
  for (const [file, text] of files) write(file, `${text.join('\n')}\nexport {};\n`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

function pathOf(from: string, to: string): string {
  return to.startsWith('#') ? `src/${to.slice(1)}` : join(dirname(from), to);
}

test.each(BREACHES)('%s: %s may not have %s', (rule, from, to) => {
  // A circle of modules is told by its folders, one of files by either; everything else by who imports.
  const places = { 'no-module-circles': [dirname(from)], 'no-file-circles': [from, pathOf(from, to)] }[rule] ?? [from];
  const alarms = found.crossings.filter((crossing) => crossing.rule === rule && places.includes(crossing.from));
  expect(alarms, `no alarm for ${to}`).not.toEqual([]);
});

test.each(ALLOWED)('%s may have %s', (from, to) => {
  const circle = ['no-module-circles', 'no-file-circles', 'every-module-is-in-an-area'];
  const alarms = found.crossings.filter((crossing) => crossing.from === from && !circle.includes(crossing.rule));
  expect(alarms, to).toEqual([]);
});

test('every rule is broken here', () => {
  expect(forbidden.map(({ name }) => name).filter((name) => !BREACHES.some(([rule]) => rule === name))).toEqual([]);
});

describe('a cruiser that reads nothing', () => {
  test('reads everything as it is set up now', () => {
    expect(found.unread).toEqual([]);
    expect(found.read).toBeGreaterThan(BREACHES.length);
  });

  test('is noticed, although it finds nothing wrong', async () => {
    write('blind.cjs', `module.exports = { forbidden: [], options: { includeOnly: '^src/kernel/' } };`);
    const { crossings, unread } = await bordersOf(house, join(house, 'blind.cjs'));
    expect(crossings).toEqual([]);
    expect(unread).toContain('src/modules/money/accounts/page.tsx');
  });
});
