import { expect, test } from 'vitest';
import { folder } from './build-target.ts';
import { circularReads, sourcesOf, sqlReadsOf, upwardReads } from './sql-borders.ts';

const sources = sourcesOf(folder('.'));
const reads = sqlReadsOf(sources);
const written = (found: typeof reads) =>
  [...new Set(found.map(({ from, table }) => `${from} reads ${table}`))].toSorted();

test('no SQL reads a table of an area above', () => {
  expect(written(upwardReads(reads))).toEqual([]);
});

test('no SQL closes a circle of modules', () => {
  expect(written(circularReads(sources, reads))).toEqual([]);
});

test('a read that looks up, and one that closes a circle, are found', () => {
  const table = (name: string) => `export const t = snakeCase.table('${name}', {});`;
  const made = new Map([
    ['src/modules/money/coins/table.server.ts', table('coins')],
    ['src/modules/planning/wishes/table.server.ts', table('wishes')],
    ['src/modules/money/purses/table.server.ts', table('purses')],
    ['src/modules/money/purses/store.server.ts', "import { t } from '#modules/money/coins/table.server.ts';"],
    ['src/modules/money/coins/store.server.ts', 'select 1 from wishes join purses on true -- update coins'],
    ['src/modules/planning/wishes/store.server.ts', '/* from purses */ delete from only "coins"'],
  ]);
  const found = sqlReadsOf(made);
  expect(written(found)).toEqual([
    'money/coins reads purses',
    'money/coins reads wishes',
    'planning/wishes reads coins',
  ]);
  expect(written(upwardReads(found))).toEqual(['money/coins reads wishes']);
  expect(
    written(
      circularReads(
        made,
        found.filter(({ table: name }) => name !== 'wishes'),
      ),
    ),
  ).toEqual(['money/coins reads purses']);
});
