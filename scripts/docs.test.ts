import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PORTABLES } from '#apps/server/modules.server.ts';
import { matrixPage } from '#apps/server/matrix.ts';
import { everyProcedure } from '#apps/server/procedures.server.ts';
import { folder } from './build-target.ts';
import { exportPage } from './export-page.ts';

test('docs/matrix.md says what the contracts say; where it does not, `npm run docs` writes it anew', () => {
  expect(readFileSync(folder('docs/matrix.md'), 'utf8')).toBe(matrixPage(everyProcedure()));
});

test('docs/export.md names every table and every field that leaves; where it does not, `npm run docs` writes it anew', () => {
  const page = readFileSync(folder('docs/export.md'), 'utf8');
  expect(page).toBe(exportPage(page, PORTABLES));
  const [first] = PORTABLES;
  expect(exportPage(page, first === undefined ? [] : [{ ...first, about: 'Something else.' }])).not.toBe(page);
});

test('a procedure whose access changes makes the page stale', () => {
  const procedures = everyProcedure();
  const tampered = procedures.map((procedure, place) =>
    place === 0 ? { ...procedure, meta: { ...procedure.meta, fresh: !procedure.meta.fresh } } : procedure,
  );
  expect(matrixPage(tampered)).not.toBe(matrixPage(procedures));
});

test('every module that CONTRIBUTING.md describes is there', () => {
  const page = readFileSync(folder('CONTRIBUTING.md'), 'utf8');
  const described = [...page.matchAll(/^\| `([a-z-]+\/[a-z-]+)` \|/gm)].map(([, module = '']) => module);
  expect(described.length).toBeGreaterThan(40);
  expect(described.filter((module) => !existsSync(folder(`src/modules/${module}`)))).toEqual([]);
  expect(new Set(described).size).toBe(described.length);
});

test('docs/architecture.md has one row for each area, and the modules in it are there, each once', () => {
  const page = readFileSync(folder('docs/architecture.md'), 'utf8');
  const rows = [...page.matchAll(/^\| ([a-z]+) \| (`.*`) \|$/gm)].map(([, area = '', modules = '']) => ({
    area,
    modules: modules.split(' ').map((module) => module.replaceAll('`', '')),
  }));
  expect(rows.length).toBeGreaterThan(6);
  expect(new Set(rows.map(({ area }) => area)).size).toBe(rows.length);
  const named = rows.flatMap(({ area, modules }) => modules.map((module) => `src/modules/${area}/${module}`));
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((module) => !existsSync(folder(module)))).toEqual([]);
});
