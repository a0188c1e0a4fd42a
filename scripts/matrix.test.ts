import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matrixPage } from '#apps/server/matrix.ts';
import { everyProcedure } from '#apps/server/procedures.server.ts';
import { folder } from './build-target.ts';

test('docs/matrix.md says what the contracts say; where it does not, `npm run matrix` writes it anew', () => {
  expect(readFileSync(folder('docs/matrix.md'), 'utf8')).toBe(matrixPage(everyProcedure()));
});

test('a procedure whose access changes makes the page stale', () => {
  const procedures = everyProcedure();
  const tampered = procedures.map((procedure, place) =>
    place === 0 ? { ...procedure, meta: { ...procedure.meta, fresh: !procedure.meta.fresh } } : procedure,
  );
  expect(matrixPage(tampered)).not.toBe(matrixPage(procedures));
});
