import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { fuelRule, ruleBooks } from '#testing/rule-books.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
});
afterAll(() => app.close());

describe('runs over history', () => {
  test('show what they would change, change it, and are undone', async () => {
    const who = await ruleBooks(app);
    const { rules, category } = who;
    const { id } = await rules.create(
      fuelRule(who, { actions: { categoryId: category('Fuel'), description: 'Engen', note: 'Car' } }),
    );
    const diff = await rules.dryRun({});
    expect(diff).toMatchObject({
      changed: 2,
      protected: 0,
      groups: [
        { kind: 'category', ruleId: id, from: category('Groceries'), to: category('Fuel'), count: 2 },
        { kind: 'description', ruleId: id, count: 2 },
        { kind: 'note', ruleId: id, count: 2 },
      ],
      sample: [
        {
          description: 'Engen Shop',
          amount: money(-60_00n, 'ZAR'),
          categoryId: category('Groceries'),
          changes: { categoryId: category('Fuel'), description: 'Engen', note: 'Car', tags: 0 },
        },
        { description: 'Engen Garage' },
      ],
    });
    const before = (await who.list()).rows;
    const { id: run, changed } = await rules.run({});
    expect(changed).toBe(2);
    expect((await who.list({ search: 'engen' })).rows).toMatchObject([
      { description: 'Engen', categoryId: category('Fuel'), categorySource: 'rule', note: 'Car' },
      { description: 'Engen', categoryId: category('Fuel'), categorySource: 'rule', note: 'Car' },
    ]);
    expect(await rules.list()).toMatchObject([{ lastRunCount: 2, lastRunAt: new Date('2026-11-26T09:00:00Z') }]);
    expect(await rules.runs()).toMatchObject([
      { id: run, kind: 'history', by: who.session.person.displayName, changed: 2, skipped: 0, revertedAt: null },
    ]);
    expect((await rules.dryRun({})).changed).toBe(0);
    expect(await rules.revertRun({ id: run })).toEqual({ count: 2, left: 0 });
    expect((await who.list()).rows).toEqual(before);
    await expect(rules.revertRun({ id: run })).rejects.toMatchObject({ code: 'RUN_NOT_FOUND' });
    expect((await rules.runs())[0]?.revertedAt).not.toBeNull();
  });

  test('undone, leave what another person has changed since', async () => {
    const who = await ruleBooks(app);
    const { rules, category } = who;
    await rules.create(fuelRule(who, { actions: { categoryId: category('Fuel'), note: 'Car' } }));
    const { id } = await rules.run({});
    const shop = (await who.list({ search: 'shop' })).rows[0]?.id ?? '';
    await who.api.transactions.update({ id: shop, categoryId: category('Eating out') });
    const garage = (await who.list({ search: 'garage' })).rows[0]?.id ?? '';
    await who.api.transactions.remove({ id: garage });
    expect(await rules.revertRun({ id })).toEqual({ count: 1, left: 1 });
    expect((await who.list({ search: 'shop' })).rows).toMatchObject([
      { categoryId: category('Eating out'), categorySource: 'person', note: null },
    ]);
  });

  test('leave categories that a person chose, unless they are asked for', async () => {
    const who = await ruleBooks(app);
    const { rules, category } = who;
    await rules.create(fuelRule(who));
    const shop = (await who.list({ search: 'shop' })).rows[0]?.id ?? '';
    await who.api.transactions.update({ id: shop, categoryId: category('Eating out') });
    expect(await rules.dryRun({})).toMatchObject({ changed: 1, protected: 1 });
    await rules.run({});
    expect((await who.categories()).get('Engen Shop')).toBe(category('Eating out'));
    const { id } = await rules.run({ includesPersons: true });
    expect((await who.categories()).get('Engen Shop')).toBe(category('Fuel'));
    await rules.revertRun({ id });
    expect((await who.list({ search: 'shop' })).rows).toMatchObject([
      { categoryId: category('Eating out'), categorySource: 'person' },
    ]);
  });

  test('take the rules and days that are named', async () => {
    const who = await ruleBooks(app);
    const { rules, category } = who;
    const { id } = await rules.create(fuelRule(who, { isEnabled: false }));
    await rules.create({ name: 'All', query: 'amount>0', actions: { categoryId: category('Eating out') } });
    expect((await rules.dryRun({ from: '2026-03-02', to: '2026-03-02' })).changed).toBe(1);
    const { changed } = await rules.run({ ruleIds: [id], to: '2026-03-01' });
    expect(changed).toBe(1);
    expect([...(await who.categories())]).toEqual([
      ['Woolworths', category('Groceries')],
      ['Engen Shop', category('Groceries')],
      ['Engen Garage', category('Fuel')],
    ]);
    await expect(rules.dryRun({ from: '2026-03-02', to: '2026-03-01' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('add tags and mark as reviewed, and undone take just that away', async () => {
    const who = await ruleBooks(app);
    const [own, added] = [
      (await who.api.tags.create({ name: 'Own' })).id,
      (await who.api.tags.create({ name: 'Z' })).id,
    ];
    await app.owner.query(
      'update transactions set tag_ids = array[$2::uuid], needs_review = true where workspace_id = $1',
      [who.session.workspace.id, own],
    );
    await who.rules.create(fuelRule(who, { actions: { tagIds: [own, added], isReviewed: true } }));
    const { id } = await who.rules.run({});
    const tags = async () =>
      (await who.list({ search: 'shop' })).rows.map(({ tagIds, needsReview }) => [tagIds, needsReview]);
    expect(await tags()).toEqual([[[own, added], false]]);
    await who.rules.revertRun({ id });
    expect(await tags()).toEqual([[[own], true]]);
  });
});

test('the report counts matches and names conflicts and dead rules', async () => {
  const who = await ruleBooks(app);
  const { rules, category } = who;
  const { id: one } = await rules.create(fuelRule(who, { query: 'bank:engen or description:engen' }));
  const { id: two } = await rules.create(
    fuelRule(who, { query: 'description:engen or bank:engen', actions: { categoryId: category('Eating out') } }),
  );
  const { id: three } = await rules.create(fuelRule(who, { query: 'dentist' }));
  expect(await rules.report()).toEqual({
    matches: [
      { ruleId: one, count: 2 },
      { ruleId: two, count: 2 },
      { ruleId: three, count: 0 },
    ],
    isLeast: false,
    conflicts: [{ ruleIds: [one, two], count: 2 }],
    dead: expect.arrayContaining([
      { ruleId: two, because: 'overruled' },
      { ruleId: three, because: 'no-match' },
    ]) as unknown,
  });
  await who.api.categories.remove({ id: category('Fuel') });
  expect((await rules.report()).dead).toContainEqual({ ruleId: one, because: 'broken' });
  expect((await rules.list())[0]?.problem).toBe('The category of this rule was deleted or archived. Choose another.');
});
