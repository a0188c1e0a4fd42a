import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { fileOf, statementOf } from '#testing/statements.server.ts';
import { fuelRule, ruleBooks } from '#testing/rule-books.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
});
afterAll(() => app.close());

const ZAR = (minor: bigint) => money(minor, 'ZAR');

async function splitBooks() {
  const who = await ruleBooks(app);
  const [fuel, food] = [who.category('Fuel'), who.category('Eating out')];
  const { id: tagId } = await who.api.tags.create({ name: 'Trip' });
  const fixed = [
    { categoryId: fuel, amount: ZAR(100_00n), note: 'Petrol', tagIds: [tagId] },
    { categoryId: food, description: 'Pie' },
  ];
  const rule = (more: object) => ({ name: 'Engen', query: 'description:engen', actions: more });
  const rows = async (search = 'engen') => (await who.list({ search, pageSize: 100 })).rows;
  /** What anybody sees of the ledger. */
  const state = async () => [
    (await who.list({ pageSize: 100 })).rows,
    await who.totals(),
    await who.api.accounts.list(),
  ];
  return { ...who, fuel, food, tagId, fixed, rule, rows, state };
}

describe('a rule that splits', () => {
  test('says beforehand what it does, does it to what is large enough, and is undone in one', async () => {
    const who = await splitBooks();
    const { rules } = who;
    const { id: ruleId } = await rules.create(who.rule({ splitLines: who.fixed, note: 'By a rule' }));
    const before = await who.state();
    const lines = [
      { description: 'Engen Garage', categoryId: who.fuel, amount: ZAR(-100_00n) },
      { description: 'Pie', categoryId: who.food, amount: ZAR(-400_00n) },
    ];
    expect(await rules.dryRun({})).toMatchObject({
      changed: 2,
      protected: 0,
      left: [{ because: 'too-small', count: 1 }],
      groups: [
        { kind: 'note', ruleId, count: 2 },
        { kind: 'split', ruleId, from: null, to: null, count: 1 },
      ],
      sample: [
        { description: 'Engen Shop', changes: { lines: [], note: 'By a rule' } },
        { description: 'Engen Garage', changes: { lines, categoryId: null, transfer: null } },
      ],
    });
    expect(await who.state()).toEqual(before);
    const run = await rules.run({});
    expect(run).toMatchObject({ changed: 2, left: [{ because: 'too-small', count: 1 }] });
    expect((await rules.runs())[0]).toMatchObject({ changed: 2, left: [{ because: 'too-small', count: 1 }] });
    expect((await who.rows('')).filter(({ parentId }) => parentId !== null)).toMatchObject([
      { description: 'Engen Garage', amount: ZAR(-100_00n), categoryId: who.fuel, categorySource: 'rule' },
      { description: 'Pie', amount: ZAR(-400_00n), categoryId: who.food, categorySource: 'rule' },
    ]);
    const [line] = await who.rows('engen garage');
    expect(line).toMatchObject({ note: 'Petrol', tagIds: [who.tagId] });
    const entries = await who.api.history.ofTransaction({ id: line?.id ?? '' });
    expect(entries.map(({ source }) => source)).toContain('rule');

    expect(await rules.dryRun({})).toMatchObject({
      changed: 0,
      left: [
        { because: 'already-split', count: 1 },
        { because: 'too-small', count: 1 },
      ],
    });
    expect(await rules.revertRun({ id: run.id })).toEqual({ count: 2, left: 0 });
    expect(await who.state()).toEqual(before);
  });

  test('goes by a template, and does nothing once that is deleted', async () => {
    const who = await splitBooks();
    const { id: templateId } = await who.api.splits.saveTemplate({
      name: 'Halves',
      lines: [
        { description: null, categoryId: who.fuel, hundredths: 50_00 },
        { description: null, categoryId: who.food, hundredths: null },
      ],
    });
    await who.rules.create(who.rule({ splitTemplateId: templateId }));
    expect((await who.rules.run({})).changed).toBe(2);
    expect((await who.rows()).map(({ amount }) => amount.minor)).toEqual([-30_00n, -30_00n, -250_00n, -250_00n]);
    await who.api.splits.removeTemplate({ id: templateId });
    const [rule] = await who.rules.list();
    expect(rule?.problem).toBe('The split template of this rule was deleted. Choose another.');
    expect((await who.rules.report()).dead).toMatchObject([{ because: 'broken' }]);
    await expect(who.rules.create(who.rule({ splitTemplateId: templateId }))).rejects.toMatchObject({
      code: 'TEMPLATE_NOT_FOUND',
    });
  });

  test('leaves what a person categorised, unless they ask for it, and gives back what was there', async () => {
    const who = await splitBooks();
    const [shop] = await who.rows('engen shop');
    await who.api.transactions.update({ id: shop?.id ?? '', categoryId: who.food });
    const before = await who.state();
    await who.rules.create(who.rule({ splitLines: [{ hundredths: 50_00 }, { categoryId: who.fuel }] }));
    expect(await who.rules.dryRun({})).toMatchObject({ changed: 1, protected: 1, left: [] });
    const { id } = await who.rules.run({ includesPersons: true });
    expect(await who.rows()).toHaveLength(4);
    await who.rules.revertRun({ id });
    expect(await who.state()).toEqual(before);
  });

  test('undone, leaves a split that was changed since', async () => {
    const who = await splitBooks();
    await who.rules.create(who.rule({ splitLines: [{ hundredths: 50_00 }, { categoryId: who.fuel }] }));
    const { id } = await who.rules.run({});
    const [line] = await who.rows('engen shop');
    await who.api.transactions.update({ id: line?.id ?? '', categoryId: who.food });
    expect(await who.rules.revertRun({ id })).toEqual({ count: 1, left: 1 });
    expect(await who.rows('engen shop')).toHaveLength(2);
    expect(await who.rows('engen garage')).toHaveLength(1);
  });

  test('contradicts a rule of its rank that categorises the same', async () => {
    const who = await splitBooks();
    const { id: one } = await who.rules.create(who.rule({ splitLines: who.fixed }));
    const { id: two } = await who.rules.create(fuelRule(who, { query: 'description:"Engen"' }));
    expect((await who.rules.report()).conflicts).toEqual([{ ruleIds: [one, two], count: 2 }]);
  });

  type Books = Awaited<ReturnType<typeof splitBooks>>;
  test.each<[string, (who: Books) => object]>([
    ['lines that do not make up the whole', () => ({ splitLines: [{ hundredths: 50_00 }, { hundredths: 40_00 }] })],
    ['an amount and no rest', () => ({ splitLines: [{ amount: ZAR(1n) }, { hundredths: 50_00 }] })],
    ['an amount below zero', () => ({ splitLines: [{ amount: ZAR(-1n) }, {}] })],
    ['one line', () => ({ splitLines: [{}] })],
    ['a split and a category', ({ fuel }) => ({ splitLines: [{}, {}], categoryId: fuel })],
    ['a split and a transfer', ({ accountId }) => ({ splitLines: [{}, {}], transferAccountId: accountId })],
  ])('is refused with %s', async (_what, actions) => {
    const who = await splitBooks();
    await expect(who.rules.create(who.rule(actions(who)))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('acts on statements that come in, and goes with them', async () => {
    const who = await splitBooks();
    await who.rules.create({
      name: 'Shell',
      query: 'bank:shell',
      actions: { splitLines: who.fixed, description: 'Shell' },
    });
    const before = await who.state();
    const file = fileOf(
      statementOf([
        ['2026/04/01', -300, 'SHELL DURBAN'],
        ['2026/04/02', -90, 'SHELL SHOP'],
      ]),
      'april.csv',
    );
    const { id } = await who.api.imports.upload({ file, accountId: who.accountId });
    const preview = await who.api.imports.rows({ id });
    expect(preview.rows.map(({ rule, categoryId }) => [rule, categoryId === null])).toEqual([
      ['Shell', true],
      [null, false],
    ]);
    await who.api.imports.commit({ id });
    const lines = await who.rows('shell');
    expect(lines.map(({ description, amount, categorySource }) => [description, amount.minor, categorySource])).toEqual(
      [
        ['Shell', -90_00n, 'pattern'],
        ['Shell', -100_00n, 'rule'],
        ['Pie', -200_00n, 'rule'],
      ],
    );
    expect((await who.rules.runs())[0]).toMatchObject({
      kind: 'import',
      changed: 2,
      left: [{ because: 'too-small', count: 1 }],
    });
    const entries = await who.api.history.ofTransaction({ id: lines[1]?.id ?? '' });
    const byRules = entries.filter(({ source }) => source === 'rule');
    expect(byRules.map(({ sourceNames }) => sourceNames)).toEqual([['Shell']]);
    await who.api.imports.revert({ id });
    expect(await who.state()).toEqual(before);
  });
});
