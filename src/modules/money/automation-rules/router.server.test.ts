import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { fuelRule, ruleBooks } from '#testing/rule-books.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
});
afterAll(() => app.close());

describe('rules', () => {
  test('are added, listed in their order, changed, moved, switched off and deleted', async () => {
    const who = await ruleBooks(app);
    const { rules } = who;
    const { id: one } = await rules.create(fuelRule(who));
    const { id: two } = await rules.create({ name: 'Shop', query: 'engen shop', actions: { note: 'Sweets' } });
    expect(await rules.list()).toMatchObject([
      { id: one, name: 'Fuel', position: 0, stage: 'normal', isEnabled: true, problem: null, lastRunAt: null },
      { id: two, name: 'Shop', position: 1, actions: { note: 'Sweets', categoryId: null } },
    ]);
    await rules.update({ id: two, ...fuelRule(who, { name: 'Other', stage: 'late' }), isEnabled: true });
    await rules.reorder({ ids: [two, one] });
    await rules.enable({ id: one, isEnabled: false });
    expect(await rules.list()).toMatchObject([
      { id: two, name: 'Other', stage: 'late', actions: { note: null } },
      { id: one, isEnabled: false },
    ]);
    await rules.remove({ ids: [two] });
    expect((await rules.list()).map(({ id }) => id)).toEqual([one]);
    // As undoing it does.
    await rules.restore({ id: two });
    await expect(rules.restore({ id: two })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await rules.list()).map(({ id }) => id)).toEqual([two, one]);
  });

  test('say what is wrong with them, and then nothing is saved', async () => {
    const who = await ruleBooks(app);
    const { rules } = who;
    const refused = (more: object, error: object) =>
      expect(rules.create(fuelRule(who, more))).rejects.toMatchObject(error);
    await refused(
      { query: 'date:last-month' },
      {
        code: 'QUERY_NOT_UNDERSTOOD',
        message: expect.stringContaining('relative date') as string,
      },
    );
    await refused({ query: 'account:nowhere' }, { code: 'QUERY_NOT_UNDERSTOOD' });
    await refused({ actions: {} }, { code: 'IDLE' });
    await refused({ actions: { categoryId: randomUUIDv7() } }, { code: 'CATEGORY_NOT_FOUND' });
    await refused({ name: ' ' }, { code: 'BAD_REQUEST' });
    expect(await rules.list()).toEqual([]);
    const { id } = await rules.create(fuelRule(who));
    await expect(rules.reorder({ ids: [id, randomUUIDv7()] })).rejects.toMatchObject({ code: 'OTHER_RULES' });
    await expect(rules.reorder({ ids: [id, id] })).rejects.toMatchObject({ code: 'OTHER_RULES' });
    await expect(rules.remove({ ids: [id, randomUUIDv7()] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await rules.list()).toHaveLength(1);
  });

  test('of another workspace are not there, nor is its category', async () => {
    const [one, other] = [await ruleBooks(app), await ruleBooks(app)];
    const { id } = await one.rules.create(fuelRule(one));
    const { id: run } = await one.rules.run({});
    expect(await other.rules.list()).toEqual([]);
    expect(await other.rules.runs()).toEqual([]);
    const NOT_FOUND = { code: 'NOT_FOUND' };
    await expect(other.rules.update({ id, ...fuelRule(other), isEnabled: true })).rejects.toMatchObject(NOT_FOUND);
    await expect(other.rules.enable({ id, isEnabled: false })).rejects.toMatchObject(NOT_FOUND);
    await expect(other.rules.remove({ ids: [id] })).rejects.toMatchObject(NOT_FOUND);
    await expect(other.rules.dryRun({ ruleIds: [id] })).rejects.toMatchObject(NOT_FOUND);
    await expect(other.rules.run({ ruleIds: [id] })).rejects.toMatchObject(NOT_FOUND);
    await expect(other.rules.revertRun({ id: run })).rejects.toMatchObject({ code: 'RUN_NOT_FOUND' });
    await expect(other.rules.create(fuelRule(one))).rejects.toMatchObject({ code: 'CATEGORY_NOT_FOUND' });
  });

  test('are for members who see all accounts and amounts', async () => {
    const owner = await ruleBooks(app);
    await owner.rules.create(fuelRule(owner));
    await owner.rules.run({});
    const { id: other } = await owner.api.accounts.create({ name: 'Other' });
    const limited = await joined(app, owner, { role: 'viewer', accountIds: [other] });
    const { api } = await tabOf(app, limited, owner.session.workspace.id);
    const LIMITED = { code: 'LIMITED' };
    await expect(api.automationRules.list()).rejects.toMatchObject(LIMITED);
    await expect(api.automationRules.report()).rejects.toMatchObject(LIMITED);
    await expect(api.automationRules.preview({ query: 'engen' })).rejects.toMatchObject(LIMITED);
    await expect(api.automationRules.dryRun({})).rejects.toMatchObject(LIMITED);
    await expect(api.automationRules.runs()).rejects.toMatchObject(LIMITED);
    await expect(api.automationRules.proposals()).rejects.toMatchObject(LIMITED);
    await expect(api.automationRules.exportRules()).rejects.toMatchObject(LIMITED);
    const blind = await joined(app, owner, { role: 'viewer-without-amounts' });
    const tab = await tabOf(app, blind, owner.session.workspace.id);
    await expect(tab.api.automationRules.list()).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const viewer = await joined(app, owner, { role: 'viewer' });
    const reading = await tabOf(app, viewer, owner.session.workspace.id);
    expect(await reading.api.automationRules.list()).toHaveLength(1);
    await expect(reading.api.automationRules.run({})).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });
});

test('a preview finds what the list finds', async () => {
  const { rules, list } = await ruleBooks(app);
  for (const query of [
    'engen',
    'amount>100',
    '-engen',
    'description:engen amount<100',
    'groceries',
    'account:cheque',
  ]) {
    const preview = await rules.preview({ query });
    const { rows } = await list({ search: query });
    expect(preview, query).toMatchObject({ count: rows.length, isLeast: false });
    expect(preview.sample.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  }
  await expect(rules.preview({ query: '(engen' })).resolves.toMatchObject({ count: 0 });
  await expect(rules.preview({ query: 'amount:lots' })).rejects.toMatchObject({ code: 'QUERY_NOT_UNDERSTOOD' });
});

describe('files of rules', () => {
  test('have no rules where there are none, and are refused then', async () => {
    const { rules } = await ruleBooks(app);
    const file = await rules.exportRules();
    expect(file.rules).toEqual([]);
    await expect(rules.importRules({ file })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('bring rules into another workspace, which says which categories to take', async () => {
    const one = await ruleBooks(app);
    const { id: trips } = await one.api.categories.create({ name: 'Trips' });
    await one.rules.create(
      fuelRule(one, { actions: { categoryId: one.category('Fuel'), note: 'Car' }, stage: 'late' }),
    );
    await one.rules.create({ name: 'Trip', query: 'flight', actions: { categoryId: trips } });
    const file = await one.rules.exportRules();
    const other = await ruleBooks(app);
    await expect(other.rules.importRules({ file })).rejects.toMatchObject({
      code: 'UNKNOWN_CATEGORIES',
      data: { names: ['Trips'] },
    });
    expect(await other.rules.list()).toEqual([]);
    const categories = [{ name: 'Trips', categoryId: other.category('Eating out') }];
    const { ids } = await other.rules.importRules({ file, categories });
    expect(await other.rules.list()).toMatchObject([
      { id: ids[0], name: 'Fuel', stage: 'late', actions: { categoryId: other.category('Fuel'), note: 'Car' } },
      { id: ids[1], name: 'Trip', actions: { categoryId: other.category('Eating out') } },
    ]);
  });

  test('bring tags by their names, which are made where they are missing, or not at all', async () => {
    const one = await ruleBooks(app);
    const { id: work } = await one.api.tags.create({ name: 'Work' });
    const { id: trip } = await one.api.tags.create({ name: 'Trip' });
    await one.rules.create({ name: 'Travel', query: 'flight -tag:trip', actions: { tagIds: [work, trip] } });
    const { id: odd } = await one.api.categories.create({ name: 'Odd' });
    const withoutCategory = await one.rules.exportRules();
    await one.rules.create({ name: 'Odd', query: 'odd', actions: { categoryId: odd } });
    const file = await one.rules.exportRules();
    expect(file.rules[0]?.tags.toSorted()).toEqual(['Trip', 'Work']);
    const other = await ruleBooks(app);
    const { id: there } = await other.api.tags.create({ name: 'work' });
    const names = async () => (await other.api.tags.list()).map(({ name }) => name);
    await expect(other.rules.importRules({ file })).rejects.toMatchObject({ code: 'UNKNOWN_CATEGORIES' });
    expect(await names()).toEqual(['work']);
    await other.rules.importRules({ file: withoutCategory });
    expect(await names()).toEqual(['Trip', 'work']);
    const [rule] = await other.rules.list();
    const made = (await other.api.tags.list()).find(({ name }) => name === 'Trip');
    expect(rule?.actions.tagIds.toSorted()).toEqual([there, made?.id ?? ''].toSorted());
    expect(rule?.problem).toBeNull();
    // A second time none is made, nor is the rule added again.
    expect(await other.rules.importRules({ file: withoutCategory })).toEqual({ ids: [], skipped: 1 });
    expect(await names()).toEqual(['Trip', 'work']);
    expect(await other.rules.list()).toHaveLength(1);
  });

  test('are refused where there is no room for their tags', async () => {
    const { rules, api } = await ruleBooks(app);
    await app.owner.query(
      `insert into tags (workspace_id, id, user_id, name)
       select workspace_id, gen_random_uuid(), user_id, 'tag ' || number
       from (select workspace_id, user_id from bank_accounts where id = $1) one, generate_series(1, 500) as number`,
      [(await api.accounts.list())[0]?.id],
    );
    const rule = {
      name: 'A',
      query: 'a',
      stage: 'normal',
      isEnabled: true,
      category: null,
      description: null,
    } as const;
    const file = (tags: string[]) => ({
      format: 'ilifa-rules' as const,
      version: 1 as const,
      rules: [{ ...rule, note: null, tags, isReviewed: true, isSkipped: false }],
    });
    await expect(rules.importRules({ file: file(['one more']) })).rejects.toMatchObject({ code: 'TOO_MANY_TAGS' });
    expect(await rules.list()).toEqual([]);
    expect((await rules.importRules({ file: file(['tag 7']) })).ids).toHaveLength(1);
  });

  test('bring in nothing where one rule is wrong', async () => {
    const { rules } = await ruleBooks(app);
    const good = {
      name: 'Good',
      query: 'engen',
      stage: 'normal' as const,
      isEnabled: true,
      category: 'Fuel',
      description: null,
      note: null,
      isReviewed: false,
      isSkipped: false,
    };
    const all = [good, { ...good, query: 'account:lost' }];
    await expect(rules.importRules({ file: { format: 'ilifa-rules', version: 1, rules: all } })).rejects.toMatchObject({
      code: 'QUERY_NOT_UNDERSTOOD',
    });
    expect(await rules.list()).toEqual([]);
  });
});
