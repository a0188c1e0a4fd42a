import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { withPair } from '#testing/transfers.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
});
afterAll(() => app.close());

test('links and refusals leave with their owner and come back', async () => {
  const who = await withPair(app);
  await who.api.transfers.accept(who.pair);
  const other = {
    outId: await who.bring(who.accountId, 'Transfer', -70_00n),
    inId: await who.bring(who.savingsId, 'Transfer', 70_00n),
  };
  await who.api.transfers.reject(other);
  const file = await who.api.leaving.export();
  const { api } = await app.person();
  await api.leaving.restore({ file });
  expect(await api.transfers.get({ id: who.pair.outId })).toMatchObject({ other: { id: who.pair.inId } });
  expect((await api.transfers.suggestions({})).count).toBe(0);
  await api.transfers.unreject(other);
  expect((await api.transfers.suggestions({})).count).toBe(1);
  await api.transfers.unlink({ id: who.pair.outId });
  const { rows } = await api.transactions.list({ currency: 'ZAR' });
  expect(rows.find(({ id }) => id === who.pair.inId)).toMatchObject({ transferId: null, categoryId: null });
});
