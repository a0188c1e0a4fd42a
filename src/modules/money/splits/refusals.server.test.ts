import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { splitBooks } from '#testing/splits.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ZAR = (minor: bigint) => money(minor, 'ZAR');
const withSplit = () => splitBooks(app);

describe('what is refused', () => {
  test.each([
    [
      'less than the whole',
      [-600_00n, -387_50n],
      'UNBALANCED',
      'ZAR 12.50 is not assigned to a line yet. Nothing was changed.',
    ],
    [
      'more than the whole',
      [-600_00n, -412_50n],
      'UNBALANCED',
      'The lines are ZAR 12.50 more than the transaction. Nothing was changed.',
    ],
    ['a line of nothing', [-1000_00n, 0n], 'ZERO_LINE', 'Line 2 has no amount.'],
  ])('%s', async (_name, minors, code, message) => {
    const who = await bookkeeper(app);
    const { id } = await who.write('Woolworths', -1000_00n);
    const lines = minors.map((minor) => ({ categoryId: null, amount: ZAR(minor) }));
    await expect(who.api.splits.split({ id, lines })).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message),
    });
    expect((await who.api.splits.get({ id })).lines).toEqual([]);
  });

  test('one line, another currency, a category or transaction of others, one side of a transfer', async () => {
    const [who, other] = [await bookkeeper(app), await bookkeeper(app)];
    const { id } = await who.write('Woolworths', -2_00n);
    const of = (categoryId: string | null, currency = 'ZAR') => ({ categoryId, amount: money(-1_00n, currency) });
    const split = (lines: ReturnType<typeof of>[], from = who, whole = id) =>
      from.api.splits.split({ id: whole, lines });
    await expect(split([{ ...of(null), amount: ZAR(-2_00n) }])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(split([of(null), of(null, 'KES')])).rejects.toMatchObject({ code: 'CURRENCY_MISMATCH' });
    await expect(split([of(null), of(other.category('Fuel'))])).rejects.toMatchObject({ code: 'CATEGORY_NOT_FOUND' });
    await expect(split([of(null), of(null)], other)).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    await expect(other.api.splits.get({ id })).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    await expect(other.api.splits.unsplit({ id })).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    const cash = await who.api.accounts.create({ name: 'Cash', accountType: 'cash' });
    await who.api.transfers.createOther({ id, accountId: cash.id });
    await expect(split([of(null), of(null)])).rejects.toMatchObject({ code: 'PART_OF_TRANSFER' });
  });

  test('lines that do not come to their whole, by the database itself', async () => {
    const { id, lineIds } = await withSplit();
    const refused = { code: '23514', constraint: 'transactions_split' };
    const owner = (text: string) => app.owner.query(text, [id]);
    await expect(owner('update transactions set minor = minor + 1 where id = $1')).rejects.toMatchObject(refused);
    await expect(owner('update transactions set is_split = false where id = $1')).rejects.toMatchObject(refused);
    await expect(owner(`update transactions set booked_on = '2026-01-01' where parent_id = $1`)).rejects.toMatchObject(
      refused,
    );
    await expect(owner('update transactions set deleted_at = now() where id = $1')).rejects.toMatchObject(refused);
    await expect(owner('delete from transactions where id = $1')).rejects.toMatchObject(refused);
    await expect(app.owner.query('delete from transactions where id = $1', [lineIds[0] ?? ''])).rejects.toMatchObject(
      refused,
    );
    await expect(
      app.owner.query('update transactions set category_id = (select id from categories limit 1) where id = $1', [id]),
    ).rejects.toMatchObject({ constraint: 'transactions_split_category' });
  });
});

describe('members', () => {
  test('a contributor splits what they recorded, and nothing else', async () => {
    const owner = await bookkeeper(app);
    const guest = await joined(app, owner, { role: 'contributor' });
    const tab = await tabOf(app, guest, owner.session.workspace.id);
    const theirs = await owner.write('Theirs', -2_00n);
    const halves = [1, 2].map(() => ({ categoryId: null, amount: ZAR(-1_00n) }));
    await expect(tab.api.splits.split({ id: theirs.id, lines: halves })).rejects.toMatchObject({
      code: 'TRANSACTION_NOT_FOUND',
    });
    const { id } = await tab.api.transactions.create({
      accountId: owner.accountId,
      bookedOn: '2026-03-11',
      description: 'Mine',
      categoryId: owner.category('Fuel'),
      amount: { minor: -2_00n },
    });
    await tab.api.splits.split({ id, lines: halves });
    await tab.api.splits.unsplit({ id });
    expect((await owner.list()).count).toBe(2);
  });

  test('one who sees no amounts sees none, and splits nothing', async () => {
    const { id, lines, ...owner } = await withSplit();
    const guest = await joined(app, owner, { role: 'viewer-without-amounts' });
    const tab = await tabOf(app, guest, owner.session.workspace.id);
    const whole = await tab.api.splits.get({ id });
    expect([whole.amount, ...whole.lines.map(({ amount }) => amount)].every(({ withheld }) => withheld === true)).toBe(
      true,
    );
    await expect(tab.api.splits.split({ id, lines })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(tab.api.splits.unsplit({ id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  test('one who is limited to some accounts finds nothing of others, and does not split what is masked', async () => {
    const owner = await bookkeeper(app);
    const { id: seen } = await owner.api.accounts.create({ name: 'Seen' });
    const { id: hidden } = await owner.write('Woolworths', -2_00n);
    const masked = await owner.api.transactions.create({
      accountId: seen,
      bookedOn: '2026-03-10',
      description: 'To Cheque',
      categoryId: owner.category('Fuel'),
      amount: { minor: -2_00n },
    });
    const halves = [1, 2].map(() => ({ categoryId: null, amount: ZAR(-1_00n), description: 'To Cheque' }));
    await owner.api.splits.split({ id: hidden, lines: halves });
    const guest = await joined(app, owner, { role: 'contributor', accountIds: [seen] });
    const tab = await tabOf(app, guest, owner.session.workspace.id);
    await expect(tab.api.splits.get({ id: hidden })).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    await expect(tab.api.splits.get({ id: masked.id })).rejects.toMatchObject({ code: 'HIDDEN' });
    await expect(tab.api.splits.split({ id: masked.id, lines: halves })).rejects.toMatchObject({
      code: 'TRANSACTION_NOT_FOUND',
    });
  });
});

describe('templates', () => {
  test('are saved, applied to any amount, deleted and undone', async () => {
    const who = await bookkeeper(app);
    const { api } = who;
    const lines = [
      { description: null, categoryId: who.category('Groceries'), hundredths: 3333, accountId: null },
      { description: 'Half of it', categoryId: randomUUIDv7(), hundredths: 5000, accountId: null },
      { description: null, categoryId: null, hundredths: null, accountId: null },
    ];
    const { id } = await api.splits.saveTemplate({ name: 'Household', lines });
    expect(await api.splits.templates()).toEqual([{ id, name: 'Household', lines }]);
    await expect(api.splits.saveTemplate({ name: 'household', lines })).rejects.toMatchObject({
      code: 'TEMPLATE_EXISTS',
    });
    const { id: whole } = await who.write('Woolworths', -10_01n);
    await api.splits.applyTemplate({ id: whole, templateId: id });
    expect((await api.splits.get({ id: whole })).lines).toMatchObject([
      { description: 'Woolworths', categoryId: who.category('Groceries'), amount: ZAR(-3_34n) },
      { description: 'Half of it', categoryId: null, amount: ZAR(-5_00n) },
      { description: 'Woolworths', categoryId: null, amount: ZAR(-1_67n) },
    ]);
    const { id: cents } = await who.write('Sweets', -1n);
    await expect(api.splits.applyTemplate({ id: cents, templateId: id })).rejects.toMatchObject({ code: 'ZERO_LINE' });
    await api.splits.removeTemplate({ id });
    await expect(api.splits.removeTemplate({ id })).rejects.toMatchObject({ code: 'TEMPLATE_NOT_FOUND' });
    await expect(api.splits.applyTemplate({ id: cents, templateId: id })).rejects.toMatchObject({
      code: 'TEMPLATE_NOT_FOUND',
    });
    expect(await api.splits.saveTemplate({ id, name: 'Household', lines })).toEqual({ id });
    const other = await bookkeeper(app);
    expect(await other.api.splits.templates()).toEqual([]);
    await expect(other.api.splits.removeTemplate({ id })).rejects.toMatchObject({ code: 'TEMPLATE_NOT_FOUND' });
  });
});
