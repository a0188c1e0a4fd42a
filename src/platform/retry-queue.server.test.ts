import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { retryQueue } from './retry-queue.server.ts';
import { createLog } from './log.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const failing = (code: string) => () => Promise.reject(Object.assign(new Error('no'), { code }));

test('what can never be written is let go, and holds up nothing that came after it', async () => {
  const held = retryQueue(createLog('silent'), () => new Date());
  const written: string[] = [];
  const piece = { what: 'alert', subject: 'thandi', about: {} };
  held.hold({ ...piece, write: failing('23503') }, null);
  held.hold({ ...piece, write: () => Promise.resolve(void written.push('next')) }, null);
  await held.flush(app.services.sidePool, []);
  expect(written).toEqual(['next']);
  expect(held.of('alert', 'thandi')).toEqual([]);
});

test('what cannot be written yet waits, with all that came after it', async () => {
  const held = retryQueue(createLog('silent'), () => new Date());
  const piece = { what: 'alert', subject: 'thandi', about: {} };
  held.hold({ ...piece, write: failing('42P01') }, null);
  held.hold({ ...piece, write: () => Promise.resolve() }, null);
  await expect(held.flush(app.services.sidePool, [])).rejects.toThrow('no');
  expect(held.of('alert', 'thandi')).toHaveLength(2);
});
