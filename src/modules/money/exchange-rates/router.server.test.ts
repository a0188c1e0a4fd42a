import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { MOST_EXCHANGE_RATES } from './rules.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('exchange rates are added, renamed, listed by name and deleted', async () => {
  const { api } = await app.person();
  const { id } = await api.exchangeRates.create({ name: ' pear ' });
  await api.exchangeRates.create({ name: 'Plum' });
  expect((await api.exchangeRates.list()).map(({ name }) => name)).toEqual(['pear', 'Plum']);
  await api.exchangeRates.update({ id, name: 'Quince' });
  expect((await api.exchangeRates.list()).map(({ name }) => name)).toEqual(['Plum', 'Quince']);
  await api.exchangeRates.remove({ id });
  expect((await api.exchangeRates.list()).map(({ name }) => name)).toEqual(['Plum']);
});

test('no name is given twice, however it is written, also where two come at once', async () => {
  const { api } = await app.person();
  const { id } = await api.exchangeRates.create({ name: 'Plum' });
  await expect(api.exchangeRates.create({ name: 'PLUM' })).rejects.toMatchObject({ code: 'EXCHANGE_RATE_EXISTS' });
  await expect(api.exchangeRates.update({ id, name: 'plum' })).resolves.toEqual({ id });
  const twice = await Promise.allSettled([
    api.exchangeRates.create({ name: 'Fig' }),
    api.exchangeRates.create({ name: 'fig' }),
  ]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('what another workspace holds is neither seen nor changed', async () => {
  const [{ api }, other] = [await app.person(), await app.person()];
  const { id } = await other.api.exchangeRates.create({ name: 'Theirs' });
  expect(await api.exchangeRates.list()).toEqual([]);
  await expect(api.exchangeRates.update({ id, name: 'Mine' })).rejects.toMatchObject({
    code: 'EXCHANGE_RATE_NOT_FOUND',
  });
  await expect(api.exchangeRates.remove({ id })).rejects.toMatchObject({ code: 'EXCHANGE_RATE_NOT_FOUND' });
  expect((await other.api.exchangeRates.list()).map(({ name }) => name)).toEqual(['Theirs']);
});

test('a full list takes no more', async () => {
  const { api, session } = await app.person();
  await app.owner.query(
    `insert into exchange_rates (workspace_id, id, user_id, name)
     select $1, gen_random_uuid(), $2, 'n' || n from generate_series(1, $3) n`,
    [session.workspace.id, session.person.id, MOST_EXCHANGE_RATES],
  );
  await expect(api.exchangeRates.create({ name: 'One more' })).rejects.toMatchObject({
    code: 'TOO_MANY_EXCHANGE_RATES',
  });
});
