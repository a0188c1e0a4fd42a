import { expect, test } from 'vitest';
import { goesAlone, READS_OF_SESSIONS } from '#browser/batches.ts';
import { everyProcedure } from './procedures.server.ts';

const procedures = everyProcedure();
const named = (wanted: string) => procedures.find(({ path }) => path.join('.') === wanted);

test('what travels with other calls, though others of its module set cookies, only reads', () => {
  for (const name of READS_OF_SESSIONS) expect(named(name)?.meta, name).toMatchObject({ audit: null });
});

test.each([
  ['transactions.list', false],
  ['identity.session', false],
  ['identity.signOut', true],
  ['sessions.refresh', true],
  ['leaving.export', true],
  ['securityEvents.export', true],
  ['securityEvents.list', false],
])('%s has a request of its own: %s', (name, alone) => {
  expect(named(name)).toBeDefined();
  expect(goesAlone(name.split('.'))).toBe(alone);
});
