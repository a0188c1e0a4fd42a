import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { programOf } from '#testing/api-program.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

type Program = Awaited<ReturnType<typeof programOf>>;
type Line = { id: string; description: string; amount: string | null; tagIds: string[] };
type Split = { id: string; amount: string | null; lines: Line[] };
type Row = { id: string; splitOf: string | null; transferId: string | null; categoryId: string | null };

let app: Awaited<ReturnType<typeof startTestApp>>;
let who: Program['who'];
let call: Program['call'];
let done: Program['done'];
let accountId: string;
let savingsId: string;
let categories: { id: string; name: string }[];

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-22T10:00:00Z') });
  ({ who, call, done } = await programOf(app));
  ({ id: accountId } = await who.api.accounts.create({ name: 'Cheque' }));
  ({ id: savingsId } = await who.api.accounts.create({ name: 'Savings' }));
  categories = await who.api.categories.list();
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const category = (name: string) => categories.find((one) => one.name === name)?.id ?? '';
const add = async (description: string, amount: string, more: object = {}) => {
  const plain = { accountId, categoryId: category('Groceries'), bookedOn: '2026-11-02' };
  return (await done('POST', 'transactions', { ...plain, description, amount, ...more })).id;
};
const find = (search: string) => done<Row[]>('GET', `transactions?search=${encodeURIComponent(search)}`);
const split = (id: string) => done<Split>('GET', `transactions/${id}/split`);

/** A key of a member of these roles and accounts, who made it as a manager. */
async function keyOf(wish: { role: 'viewer' | 'viewer-without-amounts'; accountIds: string[] | null }) {
  const member = await tabOf(app, await joined(app, who, { role: 'manager' }), who.session.workspace.id);
  const scopes = ['transactions.read', 'transactions.write', 'rules.read'] as const;
  const { key } = await member.api.apiKeys.create({ name: 'Sheet', scopes: [...scopes], days: 30 });
  const { userId } = (await who.api.members.list()).find(({ role }) => role === 'manager') ?? { userId: '' };
  await who.api.members.change({ userId, ...wish });
  return key;
}

test('tags are added, renamed, merged, counted, deleted and restored', async () => {
  const { id: work } = await done('POST', 'tags', { name: 'Work' });
  expect((await call('POST', 'tags', { body: { name: 'work' } })).code).toBe('TAG_EXISTS');
  const { id: fair } = await done('POST', 'tags', { name: 'Far' });
  await done('PATCH', `tags/${fair}`, { name: 'Fair' });
  const id = await add('Train', '-80.00');
  await done('POST', `transactions/${id}/marks`, { addTags: [fair] });
  expect(await done('GET', 'tags/usage')).toEqual([{ id: fair, count: 1, lastUsed: '2026-11-02' }]);
  await done('POST', `tags/${fair}/merge`, { into: work });
  expect(await done('GET', 'tags')).toEqual([{ id: work, name: 'Work' }]);
  expect(await find('tag:work')).toMatchObject([{ id, tagIds: [work] }]);
  await done('POST', `tags/${fair}/restore`);
  await done('DELETE', `tags/${work}`);
  expect(await done('GET', 'tags')).toEqual([{ id: fair, name: 'Fair' }]);
  expect((await call('DELETE', `tags/${work}`)).code).toBe('TAG_NOT_FOUND');
});

test('a transaction is split exactly, split again, and made one again', async () => {
  const id = await add('Supermarket', '-100.01');
  const lines = [
    { categoryId: category('Groceries'), amount: '-70.00' },
    { categoryId: category('Fuel'), amount: '-30.01', description: 'Petrol', note: 'At the till' },
  ];
  expect(await done('PUT', `transactions/${id}/split`, { lines })).toEqual({ id });
  const whole = await split(id);
  expect(whole).toMatchObject({ id, amount: '-100.01', lines });
  expect(await find('petrol')).toMatchObject([{ splitOf: id }]);
  const [first, second] = whole.lines;
  const again = [
    { ...lines[0], id: first?.id, amount: '-100.00' },
    { ...lines[1], id: second?.id, amount: '-0.01' },
  ];
  await done('PUT', `transactions/${first?.id}/split`, { lines: again });
  expect((await split(id)).lines.map((line) => [line.id, line.amount])).toEqual([
    [first?.id, '-100.00'],
    [second?.id, '-0.01'],
  ]);
  const short = { lines: [lines[0], { ...lines[1], amount: '-30.00' }] };
  const refused = await call('PUT', `transactions/${id}/split`, { body: short });
  expect([refused.status, refused.code]).toEqual([400, 'UNBALANCED']);
  const tooFine = { lines: [lines[0], { ...lines[1], amount: '-30.005' }] };
  expect((await call('PUT', `transactions/${id}/split`, { body: tooFine })).code).toBe('BAD_BODY');
  await done('DELETE', `transactions/${id}/split`);
  expect((await split(id)).lines).toEqual([]);
  expect((await call('DELETE', `transactions/${id}/split`)).code).toBe('NOT_SPLIT');
});

test('a split template is added, applied and deleted; its per cents are exact', async () => {
  const lines = [
    { description: null, categoryId: category('Groceries'), percent: '33.33', accountId: null },
    { description: 'Petrol', categoryId: category('Fuel'), percent: '5' },
    { description: null, categoryId: null, percent: null },
  ];
  const { id: templateId } = await done('POST', 'split-templates', { name: 'Shop', lines });
  const [template] = await done<{ lines: { percent: string | null }[] }[]>('GET', 'split-templates');
  expect(template?.lines.map(({ percent }) => percent)).toEqual(['33.33', '5.00', null]);
  const id = await add('Corner shop', '-100.00');
  await done('POST', `transactions/${id}/split/template`, { templateId });
  expect((await split(id)).lines.map(({ amount }) => amount)).toEqual(['-33.33', '-5.00', '-61.67']);
  const over = [
    { ...lines[0], percent: '60' },
    { ...lines[1], percent: '41' },
  ];
  expect((await call('POST', 'split-templates', { body: { name: 'Over', lines: over } })).code).toBe('BAD_BODY');
  await done('DELETE', `split-templates/${templateId}`);
  expect(await done('GET', 'split-templates')).toEqual([]);
});

type Side = { id: string; amount: string | null; description: string };
type Pair = { out: Side; in: Side; score: number };

test('a transfer is suggested, never suggested, accepted and unlinked', async () => {
  const outId = await add('TRANSFER TO SAVINGS', '-500.00', { bookedOn: '2026-11-10' });
  const inId = await add('TRANSFER FROM CHEQUE', '500.00', { bookedOn: '2026-11-11', accountId: savingsId });
  // As statements bring them.
  await app.owner.query(
    `update transactions set category_id = null, category_source = null, bank_text = description where id in ($1, $2)`,
    [outId, inId],
  );
  const suggestions = () => done<Pair[]>('GET', 'transfers/suggestions?pageSize=10');
  expect(await suggestions()).toMatchObject([{ out: { id: outId, amount: '-500.00' }, in: { id: inId }, days: 1 }]);
  const pair = { outId, inId };
  expect(await done('POST', 'transfers/rejections', pair)).toEqual(pair);
  expect(await suggestions()).toEqual([]);
  expect(await done('DELETE', `transfers/rejections?outId=${outId}&inId=${inId}`)).toEqual(pair);
  expect(await done('POST', 'transfers/suggestions/accept', { pairs: [pair] })).toEqual({ count: 1 });
  const [one, other] = await find('transfer');
  expect(one?.transferId).toBe(other?.transferId);
  expect(one?.transferId).not.toBeNull();
  expect(await done('GET', `transactions/${outId}/transfer`)).toMatchObject({ other: { id: inId, amount: '500.00' } });
  const unlinked = await done<{ changeId: string }>('DELETE', `transactions/${inId}/transfer`);
  expect(unlinked).toMatchObject(pair);
  expect(await done('GET', `transactions/${outId}/transfer`)).toBeNull();
  await done('POST', `changes/${unlinked.changeId}/undo`);
  expect(await done('GET', `transactions/${outId}/transfer`)).toMatchObject({ other: { id: inId } });
  await done('DELETE', `transactions/${inId}/transfer`);
  await done('POST', 'transfers', pair);
  expect((await call('POST', 'transfers', { body: pair })).code).toBe('ALREADY_LINKED');
  const alone = await add('CASH MACHINE', '-60.00');
  await done('POST', `transactions/${alone}/transfer`, { accountId: savingsId });
  expect(await done('GET', `transactions/${alone}/transfer`)).toMatchObject({ other: { amount: '60.00' } });
});

test('a line of a split is linked, says so, and is a transfer with the account that is named', async () => {
  const whole = await add('Instalment', '-100.00', { bookedOn: '2026-11-17' });
  const lines = [
    { categoryId: category('Fuel'), amount: '-30.00' },
    { categoryId: null, amount: '-70.00' },
  ];
  await done('PUT', `transactions/${whole}/split`, { lines });
  const lineId = (await split(whole)).lines[1]?.id ?? '';
  const inId = await add('Repayment', '70.00', { bookedOn: '2026-11-17', accountId: savingsId });
  const tooMuch = await add('Too much', '71.00', { bookedOn: '2026-11-17', accountId: savingsId });
  const refusal = await call('POST', 'transfers', { body: { outId: lineId, inId: tooMuch } });
  expect([refusal.status, refusal.code]).toEqual([409, 'OTHER_AMOUNT']);
  expect((await call('POST', 'transfers', { body: { outId: whole, inId } })).code).toBe('SPLIT');
  const { id: transferId } = await done('POST', 'transfers', { outId: lineId, inId });
  expect((await split(whole)).lines).toMatchObject([{ transferId: null }, { id: lineId, transferId }]);
  expect(await done('GET', `transactions/${inId}/transfer`)).toMatchObject({ other: { id: lineId, splitOf: whole } });
  await done('DELETE', `transactions/${lineId}/transfer`);
  const named = [lines[0], { ...lines[1], id: lineId, accountId: savingsId }];
  await done('PUT', `transactions/${whole}/split`, { lines: named });
  expect(await done('GET', `transactions/${lineId}/transfer`)).toMatchObject({
    other: { accountId: savingsId, amount: '70.00', splitOf: null },
  });
});

test('a refund is linked with what it pays back, and unlinked', async () => {
  const purchase = await add('Shoes', '-900.00', { categoryId: category('Clothes and shoes') });
  const refund = await add('Shoes back', '300.50', { categoryId: category('Groceries') });
  const body = { kind: 'refund', fromId: refund, toId: purchase, amount: '300.50' };
  const { id } = await done('POST', 'links', body);
  expect(await done('GET', `transactions/${purchase}/links`)).toEqual({
    links: [
      {
        id,
        kind: 'refund',
        isFrom: false,
        amount: { amount: '300.50', currency: 'ZAR' },
        other: {
          id: refund,
          bookedOn: '2026-11-02',
          description: 'Shoes back',
          amount: '300.50',
          currency: 'ZAR',
        },
      },
    ],
    linked: { amount: '300.50', currency: 'ZAR' },
    rest: { amount: '599.50', currency: 'ZAR' },
  });
  expect((await call('POST', 'links', { body })).code).toBe('TOO_MUCH');
  await done('DELETE', `links/${id}`);
  expect((await call('DELETE', `links/${id}`)).code).toBe('LINK_NOT_FOUND');
  await done('POST', 'links', { ...body, kind: 'related', amount: null });
  expect(await done('GET', `transactions/${refund}/links`)).toMatchObject({
    links: [{ kind: 'related', amount: null }],
  });
});

test('two transactions that are one payment are found, merged and told apart again', async () => {
  const { id: own } = await done('POST', 'accounts', { name: 'Lunches' });
  const keptId = await add('Nandos', '-120.50', { accountId: own, bookedOn: '2026-11-03' });
  const otherId = await add('NANDOS 0042', '-120.50', { accountId: own, bookedOn: '2026-11-04' });
  expect(await done('GET', `transactions/${keptId}/merge-candidates`)).toEqual([
    { id: otherId, bookedOn: '2026-11-04', description: 'NANDOS 0042', amount: '-120.50', currency: 'ZAR' },
  ]);
  const same = await call('POST', `transactions/${keptId}/merge`, { body: { otherId: keptId } });
  expect([same.status, same.code]).toEqual([400, 'SAME_TRANSACTION']);
  const merged = await done<{ id: string; changeId: string }>('POST', `transactions/${keptId}/merge`, {
    otherId,
    choices: { description: 'other' },
  });
  expect(merged.id).toBe(keptId);
  expect(await done('GET', 'transactions?search=nandos')).toMatchObject([
    { id: keptId, description: 'NANDOS 0042', amount: '-120.50' },
  ]);
  await done('POST', `changes/${merged.changeId}/undo`);
  expect(await done<object[]>('GET', 'transactions?search=nandos')).toHaveLength(2);
});

test('a key whose creator cannot see amounts, or other accounts, is told none of them', async () => {
  const whole = await add('Market', '-40.00');
  const lines = [
    { categoryId: null, amount: '-30.00' },
    { categoryId: null, amount: '-10.00' },
  ];
  await done('PUT', `transactions/${whole}/split`, { lines });
  const outId = await add('OUT AGAIN', '-70.00', { bookedOn: '2026-11-15' });
  const inId = await add('IN AGAIN', '70.00', { bookedOn: '2026-11-15', accountId: savingsId });
  await done('POST', 'transfers', { outId, inId });
  const blind = await keyOf({ role: 'viewer-without-amounts', accountIds: null });
  expect((await done<Split>('GET', `transactions/${whole}/split`, undefined, blind)).lines).toMatchObject([
    { amount: null },
    { amount: null },
  ]);
  expect(await done('GET', `transactions/${outId}/transfer`, undefined, blind)).toMatchObject({
    other: { amount: null },
  });
  expect((await call('PUT', `transactions/${whole}/split`, { body: { lines }, as: blind })).status).toBe(403);
  expect((await call('GET', 'rules', { as: blind })).status).toBe(403);
  const limited = await keyOf({ role: 'viewer', accountIds: [accountId] });
  expect(await done('GET', `transactions/${outId}/transfer`, undefined, limited)).toMatchObject({ other: null });
  expect((await call('GET', `transactions/${inId}/transfer`, { as: limited })).status).toBe(404);
  expect((await call('GET', 'rules', { as: limited })).code).toBe('LIMITED');
});
