import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type UserType, UserTypeSchema } from '#kernel/caller.ts';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { fileOf, statementBooks } from '#testing/statements.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** What the server says of an input that it refuses, field by field. */
async function messagesOf(call: Promise<unknown>): Promise<string[]> {
  const refused: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  expect(refused).toMatchObject({ code: 'BAD_REQUEST' });
  const { issues } = (refused as { data: { issues: { message: string }[] } }).data;
  return issues.map(({ message }) => message);
}

describe('the server refuses, in the words of the specification', () => {
  test('a transaction that is not whole [§5 transaction] [§5 generic]', async () => {
    const { api, accountId } = await statementBooks(app);
    const [category] = await api.categories.list();
    const categoryId = category?.id ?? '';
    const good = { accountId, bookedOn: '2026-03-01', description: 'Spar', categoryId, amount: money(-1000, 'ZAR') };
    const without = (field: keyof typeof good) => ({ ...good, [field]: undefined });
    const refusals: [unknown, string][] = [
      [without('amount'), 'Invalid amount'],
      [{ ...good, amount: { minor: 'x', currency: 'ZAR' } }, 'Invalid amount'],
      [{ ...good, description: '' }, 'description is required'],
      [{ ...good, description: 'x'.repeat(501) }, 'description must not exceed 500 characters'],
      [{ ...good, description: 'two\nlines' }, 'description format is invalid'],
      [without('categoryId'), 'category is required'],
      [{ ...good, reference: 'x'.repeat(51) }, 'reference must not exceed 50 characters'],
      [{ ...good, bookedOn: '2026-02-30' }, 'date format is invalid'],
    ];
    for (const [input, message] of refusals)
      expect(await messagesOf(api.transactions.create(input as typeof good)), message).toContain(message);
    expect((await api.transactions.list({ currency: 'ZAR' })).rows).toEqual([]);
    const longest = { ...good, description: 'x'.repeat(500), reference: 'x'.repeat(50) };
    await api.transactions.create(longest);
    expect((await api.transactions.list({ currency: 'ZAR' })).rows).toHaveLength(1);
  });

  test('a notification that is too long, or of no known type [§5 notification]', async () => {
    const { api } = await app.person();
    const good = { title: 'Rent', message: 'Due', type: 'budget', severity: 'low' } as const;
    const refusals: [unknown, string][] = [
      [{ ...good, title: '' }, 'title is required'],
      [{ ...good, title: 'x'.repeat(201) }, 'title must not exceed 200 characters'],
      [{ ...good, message: 'x'.repeat(1001) }, 'message must not exceed 1000 characters'],
    ];
    for (const [input, message] of refusals)
      expect(await messagesOf(api.notifications.create(input as typeof good)), message).toContain(message);
    for (const wrong of [{ type: 'party' }, { severity: 'urgent' }])
      expect(await messagesOf(api.notifications.create({ ...good, ...wrong } as unknown as typeof good))).toHaveLength(
        1,
      );
    await app.owner.query('delete from rate_limits');
    for (const type of ['transaction', 'budget', 'goal', 'compliance', 'security', 'system'] as const)
      await api.notifications.create({ ...good, type, title: 'x'.repeat(200), message: 'x'.repeat(1000) });
  });

  test('a statement without a column of amounts or of dates [§5 CSV columns]', async () => {
    const { api } = await statementBooks(app);
    for (const [text, missing] of [
      ['Date,Description\n2026-03-01,Spar\n2026-03-02,Engen\n', 'Amount column is required'],
      ['Amount,Description\n-10.00,Spar\n-20.00,Engen\n', 'Date column is required'],
    ] as const) {
      const { id } = await api.imports.upload({ file: fileOf(text) });
      await expect(api.imports.commit({ id })).rejects.toMatchObject({ message: expect.stringContaining(missing) });
    }
  });
});

test.each(UserTypeSchema.options)(
  'who signs up as %s manages what that type may [§6 permissions by type]',
  async (type) => {
    const { api, session } = await app.person();
    await app.owner.query('update users set user_type = $2 where id = $1', [
      session.person.id,
      type satisfies UserType,
    ]);
    const { id: accountId } = await api.accounts.create({ name: 'Cheque' });
    expect(await api.accounts.list()).toMatchObject([{ id: accountId }]);
    expect((await api.transactions.list({ currency: 'ZAR' })).rows).toEqual([]);
    await expect(api.roles.list()).rejects.toMatchObject({ code: 'ADMIN_NEEDED' });
    await expect(api.installation.settings()).rejects.toMatchObject({ code: 'SUPERUSER_NEEDED' });
  },
);
