import type { AnyContractProcedure } from '@orpc/contract';
import { traverseContractProcedures } from '@orpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProcedureMeta } from '#kernel/contract.ts';
import { can, isSiteRole } from '#kernel/permissions.ts';
import { contract } from './contract.ts';
import { startTestApp } from './test-app.server.ts';
import { bookkeeper } from './test-books.server.ts';
import { joined, tabOf } from './test-members.server.ts';

const ROLE = 'viewer-without-amounts';
const names: string[] = [];
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
  const { access } = (procedure as AnyContractProcedure)['~orpc'].meta as ProcedureMeta;
  const ofBooks = access !== 'anyone' && access !== 'person' && !isSiteRole(access);
  if (ofBooks && can(ROLE, access)) names.push(path.join('.'));
});

/** What those with an input are asked, so that they answer all they have. One that is missing here fails. */
const QUESTIONS: Readonly<Record<string, unknown>> = {
  'dashboard.summary': { today: '2026-03-31' },
  'transactions.list': { currency: 'ZAR' },
  'transactions.totals': { currency: 'ZAR' },
};
/** Those that carry amounts for everyone else. */
const CARRY = ['accounts.list', 'dashboard.summary', 'transactions.list', 'transactions.totals'];
/** A command, which answers no more than that it is done. */
const SILENT = 'workspaces.leave';

let app: Awaited<ReturnType<typeof startTestApp>>;
let owner: Awaited<ReturnType<typeof bookkeeper>>;
let viewer: Awaited<ReturnType<typeof tabOf>>;

beforeAll(async () => {
  app = await startTestApp();
  owner = await bookkeeper(app);
  await owner.api.accounts.update({ id: owner.accountId, openingBalance: { minor: 1_234_567n, currency: 'ZAR' } });
  await owner.write('Rent of R7 654,32 to Nomsa', -765_432n);
  await owner.write('Salary', 2_345_678n, { categoryId: owner.category('Salary and wages') });
  const member = await joined(app, owner, { role: ROLE });
  viewer = await tabOf(app, member, owner.session.workspace.id);
});
afterAll(() => app.close());

async function answerOf(api: unknown, name: string): Promise<unknown> {
  let call = api;
  for (const part of name.split('.')) call = (call as Record<string, unknown>)[part];
  return (call as (input?: unknown) => Promise<unknown>)(QUESTIONS[name]);
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const written = (answer: unknown) =>
  JSON.stringify(answer, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)).replaceAll(UUID, '');
/** The figures of the books, their sums and the balance, in minor units and as people write them. */
const FIGURES = /1234567|765432|2345678|1580246|2814813|7\D?654|12\D?345|23\D?456|15\D?802|28\D?148/;

test.each(names.filter((name) => name !== SILENT))('%s answers its rows, and no amount in any form', async (name) => {
  const [whole, without] = [await answerOf(owner.api, name), await answerOf(viewer.api, name)];
  expect(written(without).match(FIGURES)?.[0]).toBeUndefined();
  expect(
    written(without)
      .match(/"-?\d+n"/g)
      ?.filter((figure) => figure !== '"0n"') ?? [],
  ).toEqual([]);
  // Nothing else is lost.
  expect(Object.keys(without as object)).toEqual(Object.keys(whole as object));
});

test.each(CARRY)('what is looked for stands in what %s answers the owner', async (name) => {
  expect(names).toContain(name);
  expect(written(await answerOf(owner.api, name))).toMatch(FIGURES);
});

test('rows, counts, days and names stay', async () => {
  const { rows, count } = await viewer.api.transactions.list({ currency: 'ZAR' });
  expect(count).toBe(2);
  expect(rows.map(({ description }) => description)).toEqual(['Salary', 'Rent of ••• to Nomsa']);
  expect(rows[0]?.amount).toEqual({ minor: 0n, currency: 'ZAR', withheld: true });
  const { spending } = (await viewer.api.dashboard.summary({ today: '2026-03-31' })).inCurrencies[0] ?? {};
  expect(spending?.map(({ amount }) => amount.withheld)).toEqual([true]);
});

test('statements, which nothing can take amounts out of, stay closed', async () => {
  await expect(viewer.api.imports.list()).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
});
