import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { fileOf, statementOf } from '#testing/statements.server.ts';
import { withTwoAccounts } from '#testing/transfers.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
});
afterAll(() => app.close());

async function transferBooks() {
  const who = await withTwoAccounts(app);
  const rules = who.api.automationRules;
  const toSavings = { name: 'To savings', query: 'bank:sweep', actions: { transferAccountId: who.savingsId } };
  const own = who.category('Between own accounts');
  const all = async () => (await who.list({ pageSize: 100 })).rows;
  const state = async () => [await all(), await who.totals(), await who.api.accounts.list()];
  const load = async (accountId: string, rows: Parameters<typeof statementOf>[0], name: string) => {
    const { id } = await who.api.imports.upload({ file: fileOf(statementOf(rows), name), accountId });
    await who.api.imports.commit({ id });
    return id;
  };
  return { ...who, rules, toSavings, own, all, state, load };
}

const linkOf = async ({ api }: Awaited<ReturnType<typeof transferBooks>>, id: string) => api.transfers.get({ id });

describe('a rule that makes transfers', () => {
  test('links the other side that is there, says how, and is undone', async () => {
    const who = await transferBooks();
    const outId = await who.bring(who.accountId, 'SWEEP 1', -500_00n);
    const inId = await who.bring(who.savingsId, 'CREDIT', 500_00n, '2026-11-12');
    const { id: ruleId } = await who.rules.create(who.toSavings);
    const before = await who.state();
    expect(await who.rules.dryRun({})).toMatchObject({
      changed: 1,
      left: [],
      groups: [{ kind: 'linked', ruleId, from: null, to: who.savingsId, count: 1 }],
      sample: [{ id: outId, changes: { transfer: 'linked', transferAccountId: who.savingsId, lines: [] } }],
    });
    expect(await who.state()).toEqual(before);
    const run = await who.rules.run({});
    expect(await linkOf(who, outId)).toMatchObject({ how: 'rule', other: { id: inId } });
    expect(await who.row(inId)).toMatchObject({ categoryId: who.own, categorySource: 'rule' });
    expect((await who.figures()).slice(0, 3)).toEqual([0n, 0n, 0n]);
    const history = await who.api.history.ofTransaction({ id: outId });
    expect(history[0]).toMatchObject({ source: 'rule' });
    expect((await who.rules.dryRun({})).changed).toBe(0);
    expect(await who.rules.revertRun({ id: run.id })).toEqual({ count: 1, left: 0 });
    expect(await who.state()).toEqual(before);
  });

  test('writes the other side into an account without statements, and undone, takes it away', async () => {
    const who = await transferBooks();
    const outId = await who.bring(who.accountId, 'SWEEP 1', -500_00n);
    await who.rules.create(who.toSavings);
    const before = await who.state();
    expect((await who.rules.dryRun({})).groups).toMatchObject([{ kind: 'other-added', count: 1 }]);
    const { id } = await who.rules.run({});
    expect(await linkOf(who, outId)).toMatchObject({
      how: 'rule',
      other: { accountId: who.savingsId, bookedOn: '2026-11-10', amount: money(500_00n, 'ZAR') },
    });
    expect((await who.rules.dryRun({})).changed).toBe(0);
    await who.rules.revertRun({ id });
    expect(await who.state()).toEqual(before);
  });

  test('waits where the account has statements, until an import brings the other side', async () => {
    const who = await transferBooks();
    await who.load(
      who.savingsId,
      [
        ['2026/10/01', 1, 'INTEREST'],
        ['2026/10/02', -1, 'FEE'],
      ],
      'october.csv',
    );
    await who.rules.create({ ...who.toSavings, actions: { ...who.toSavings.actions, description: 'Savings' } });
    const first = await who.load(who.accountId, [['2026/11/10', -500, 'SWEEP 1']], 'cheque.csv');
    const [waiting] = (await who.all()).filter(({ accountId }) => accountId === who.accountId);
    expect(waiting).toMatchObject({
      description: 'Savings',
      categoryId: who.own,
      categorySource: 'rule',
      transferId: null,
    });
    expect((await who.rules.dryRun({})).changed).toBe(0);
    const before = await who.state();
    const second = await who.load(
      who.savingsId,
      [
        ['2026/11/11', 500, 'FROM CHEQUE'],
        ['2026/11/12', -2, 'FEE'],
      ],
      'savings.csv',
    );
    expect(await linkOf(who, waiting?.id ?? '')).toMatchObject({ how: 'rule', other: { bookedOn: '2026-11-11' } });
    await who.api.imports.revert({ id: second });
    expect(await who.state()).toEqual(before);
    await who.api.imports.revert({ id: first });
    expect((await who.all()).filter(({ accountId }) => accountId === who.accountId)).toEqual([]);
  });

  test('at an import, links and writes other sides, which go with the import', async () => {
    const who = await transferBooks();
    await who.rules.create(who.toSavings);
    const before = await who.state();
    const id = await who.load(who.accountId, [['2026/11/10', -500, 'SWEEP 1']], 'cheque.csv');
    const rows = await who.all();
    expect(rows.map(({ amount, transferId }) => [amount.minor, transferId === null])).toEqual([
      [500_00n, false],
      [-500_00n, false],
    ]);
    expect((await who.rules.runs())[0]).toMatchObject({ kind: 'import', changed: 1, left: [] });
    await who.api.imports.revert({ id });
    expect(await who.state()).toEqual(before);
  });

  test('never links twice: both sides may have rules, and each side is linked once', async () => {
    const who = await transferBooks();
    const outId = await who.bring(who.accountId, 'SWEEP 1', -500_00n);
    const inId = await who.bring(who.savingsId, 'SWEEP 2', 500_00n);
    await who.rules.create({ ...who.toSavings, query: 'bank:"sweep 1"' });
    await who.rules.create({ name: 'From', query: 'bank:"sweep 2"', actions: { transferAccountId: who.accountId } });
    const before = await who.state();
    const { id, changed } = await who.rules.run({});
    expect(changed).toBe(2);
    expect(await linkOf(who, outId)).toMatchObject({ other: { id: inId } });
    expect(await who.all()).toHaveLength(2);
    expect(await who.rules.revertRun({ id })).toEqual({ count: 2, left: 0 });
    expect(await who.state()).toEqual(before);
  });

  test('leaves reconciled transactions and closed periods alone, and counts them', async () => {
    const who = await transferBooks();
    const outId = await who.bring(who.accountId, 'SWEEP 1', -500_00n);
    await who.bring(who.savingsId, 'CREDIT', 500_00n);
    await who.rules.create(who.toSavings);
    const { id } = await who.api.reconciliation.start({
      accountId: who.savingsId,
      day: '2026-11-15',
      balance: money(500_00n, 'ZAR'),
    });
    await who.api.reconciliation.clearUpTo({ id });
    await who.api.reconciliation.finish({ id });
    const before = await who.state();
    const left = [{ because: 'locked', count: 1 }];
    expect(await who.rules.dryRun({})).toMatchObject({ changed: 0, left });
    expect(await who.rules.run({})).toMatchObject({ changed: 0, left });
    expect(await linkOf(who, outId)).toBeNull();
    expect(await who.state()).toEqual(before);
    // In the same period nothing is written either.
    await who.bring(who.accountId, 'SWEEP 2', -70_00n);
    expect(await who.rules.dryRun({})).toMatchObject({ changed: 0, left: [{ because: 'locked', count: 2 }] });
  });

  test.each<[string, (who: Awaited<ReturnType<typeof transferBooks>>) => Promise<unknown>, object]>([
    [
      'in the account itself',
      (who) => who.bring(who.savingsId, 'SWEEP 1', -500_00n),
      { changed: 0, left: [{ because: 'same-account', count: 1 }] },
    ],
    [
      'that is split',
      async (who) => {
        const id = await who.bring(who.accountId, 'SWEEP 1', -500_00n);
        const amount = money(-250_00n, 'ZAR');
        await who.api.splits.split({ id, lines: [1, 2].map(() => ({ categoryId: null, amount })) });
      },
      { changed: 0, left: [{ because: 'already-split', count: 1 }] },
    ],
    [
      'that a person categorised',
      async (who) => {
        const id = await who.bring(who.accountId, 'SWEEP 1', -500_00n);
        await who.api.transactions.update({ id, categoryId: who.category('Groceries') });
      },
      { changed: 0, protected: 1, left: [] },
    ],
    [
      'that was refused as this pair',
      async (who) => {
        const outId = await who.bring(who.accountId, 'SWEEP 1', -500_00n);
        const inId = await who.bring(who.savingsId, 'CREDIT', 500_00n);
        await who.api.transfers.reject({ outId, inId });
      },
      { changed: 1, groups: [{ kind: 'other-added' }] },
    ],
    [
      'that fits two equally',
      async (who) => {
        await who.bring(who.accountId, 'SWEEP 1', -500_00n);
        await who.bring(who.savingsId, 'CREDIT', 500_00n);
        await who.bring(who.savingsId, 'CREDIT', 500_00n);
      },
      { changed: 1, groups: [{ kind: 'waiting' }] },
    ],
  ])('one %s', async (_what, prepare, expected) => {
    const who = await transferBooks();
    await prepare(who);
    await who.rules.create(who.toSavings);
    expect(await who.rules.dryRun({})).toMatchObject(expected);
  });

  test('refuses an account that is not there, and does nothing once it is gone', async () => {
    const who = await transferBooks();
    const actions = { transferAccountId: crypto.randomUUID() };
    await expect(who.rules.create({ ...who.toSavings, actions })).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
    const { id } = await who.api.accounts.create({ name: 'Gone' });
    await who.rules.create({ ...who.toSavings, actions: { transferAccountId: id } });
    await app.owner.query('update bank_accounts set removed_at = now() where id = $1', [id]);
    expect(await who.rules.list()).toMatchObject([
      { problem: 'The account of this rule was deleted. Choose another.' },
    ]);
  });
});
