import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-03-31T09:00:00Z') });
});
afterAll(() => app.close());

const refused = (code: string) => expect.objectContaining({ code });
type Books = Awaited<ReturnType<typeof bookkeeper>>;

const ZAR = (minor: bigint) => ({ minor, currency: 'ZAR' });

async function bring({ api, accountId }: Pick<Books, 'api' | 'accountId'>, name: string, ...lines: string[]) {
  await app.owner.query('delete from rate_limits');
  const text = ['Date,Amount,Status,Description', ...lines].join('\n');
  const { id } = await api.imports.upload({ file: new File([text], name), accountId });
  const counts = await api.imports.commit({ id });
  return { id, counts };
}

/** One transaction by hand and the one that a statement brought for it. */
async function withTwins(minor = -450_00n) {
  const books = await bookkeeper(app);
  const { id: handId } = await books.write('Lunch with Thandi', minor, { bookedOn: '2026-03-05' });
  const { id: importId } = await bring(books, 'march.csv', '2026-03-20,-450.00,,NANDOS ROSEBANK 0042');
  const bankId = (await books.list({ importId })).rows[0]?.id ?? '';
  const { rows } = await app.owner.query<{ id: string }>('select id from workspaces where id = $1', [
    books.session.workspace.id,
  ]);
  expect(rows).toHaveLength(1);
  return { ...books, handId, bankId, importId };
}

/** All that is stored of the transactions of a workspace, and what hangs on them. */
async function stored({ session }: Books) {
  const tables = ['transactions', 'attachments', 'transaction_links', 'transaction_merges'];
  const found = [];
  for (const table of tables)
    found.push(
      (
        await app.owner.query(
          `select to_jsonb(t) - 'updated_at' as row from ${table} t where workspace_id = $1 order by t::text`,
          [session.workspace.id],
        )
      ).rows,
    );
  return found;
}

const receipt = (text = 'one') => new File([`%PDF-1.7\n%${text}\n%%EOF`], `${text}.pdf`);

describe('merging', () => {
  test('keeps the row of the bank with what a person decided, and undo brings all of it back', async () => {
    const books = await withTwins();
    const { api, handId, bankId, category } = books;
    const { id: tagId } = await api.tags.create({ name: 'Trip' });
    await api.transactions.mark({ id: handId, change: { addTags: [tagId] } });
    await api.transactions.update({ id: handId, note: 'Thandi pays back', categoryId: category('Fuel') });
    const { id: receiptId } = await api.attachments.add({ transactionId: handId, file: receipt() });
    const { id: friendId } = await books.write('Thandi', 200_00n);
    const link = { kind: 'reimbursement' as const, fromId: friendId, toId: handId, amount: ZAR(200_00n) };
    await api.transactionLinks.create(link);
    const before = await stored(books);
    const { changeId } = await api.merges.merge({ keepId: bankId, otherId: handId });
    const rows = (await books.list()).rows.filter(({ id }) => id !== friendId);
    expect(rows).toMatchObject([
      {
        id: bankId,
        bookedOn: '2026-03-20',
        description: 'Lunch with Thandi',
        bankText: 'NANDOS ROSEBANK 0042',
        note: 'Thandi pays back',
        categoryId: category('Fuel'),
        categorySource: 'person',
        tagIds: [tagId],
        needsReview: false,
        amount: ZAR(-450_00n),
      },
    ]);
    expect((await api.attachments.list({ transactionId: bankId })).map(({ id }) => id)).toEqual([receiptId]);
    expect((await api.transactionLinks.of({ id: bankId })).links.map(({ other }) => other?.id)).toEqual([friendId]);
    expect((await books.totals()).moneyOut.minor).toBe(-250_00n);
    expect((await api.history.ofTransaction({ id: bankId })).map(({ what }) => what)).toEqual([
      'merged',
      'changed',
      'added',
    ]);
    expect(await api.history.undo({ changeId })).toMatchObject({ what: 'merging', count: 2, left: 0 });
    expect(await stored(books)).toEqual(before);
    expect(await api.history.redo()).toMatchObject({ what: 'merging', count: 2 });
    expect((await api.attachments.list({ transactionId: bankId })).map(({ id }) => id)).toEqual([receiptId]);
    await api.history.undo({});
    expect(await stored(books)).toEqual(before);
  });

  test('takes the values that a person chose', async () => {
    const books = await withTwins();
    const { api, handId, bankId, category } = books;
    await api.transactions.update({ id: handId, note: 'Mine', reference: 'R1' });
    await api.transactions.update({ id: bankId, note: 'Other', reference: 'R2', categoryId: category('Pets') });
    const choices = { bookedOn: 'other', description: 'kept', reference: 'other', categoryId: 'other' } as const;
    await api.merges.merge({ keepId: bankId, otherId: handId, choices });
    expect((await books.list()).rows).toMatchObject([
      {
        id: bankId,
        bookedOn: '2026-03-05',
        reference: 'R1',
        note: 'Other\nMine',
        categoryId: category('Groceries'),
        categorySource: 'person',
      },
    ]);
    expect((await books.list()).rows[0]?.description).not.toBe('Lunch with Thandi');
  });

  test('is undone by restoring the other one, which gets its receipts back', async () => {
    const books = await withTwins();
    const { api, handId, bankId } = books;
    await api.attachments.add({ transactionId: handId, file: receipt() });
    await api.merges.merge({ keepId: bankId, otherId: handId });
    expect((await api.transactions.trash({})).rows.map(({ id }) => id)).toEqual([handId]);
    await api.transactions.restore({ id: handId });
    expect((await api.attachments.list({ transactionId: handId })).length).toBe(1);
    expect((await api.attachments.list({ transactionId: bankId })).length).toBe(0);
    const left = await app.owner.query('select from transaction_merges where kept_id = $1', [bankId]);
    expect(left.rowCount).toBe(0);
  });

  test('is not undone by halves: where one of them was changed since, both stay', async () => {
    const books = await withTwins();
    const { api, handId, bankId } = books;
    const { changeId } = await api.merges.merge({ keepId: bankId, otherId: handId });
    await api.transactions.update({ id: bankId, description: 'Mine' });
    await expect(api.history.undo({ changeId })).rejects.toEqual(refused('CHANGED_SINCE'));
    expect((await books.list()).count).toBe(1);
  });

  test('of different amounts takes that of the bank', async () => {
    const books = await withTwins(-400_00n);
    const { api, handId, bankId } = books;
    const { changeId } = await api.merges.merge({ keepId: handId, otherId: bankId });
    expect((await books.list()).rows).toMatchObject([
      { id: handId, amount: ZAR(-450_00n), bookedOn: '2026-03-20', bankText: 'NANDOS ROSEBANK 0042' },
    ]);
    await api.history.undo({ changeId });
    expect((await books.totals()).moneyOut.minor).toBe(-850_00n);
  });

  test('of a pending transaction with a posted one is posted, and neither file adds it again', async () => {
    const books = await bookkeeper(app);
    const pending = await bring(books, 'today.csv', '2026-03-05,-100.00,pending,GRAND CAFE');
    const posted = await bring(books, 'later.csv', '2026-03-28,-120.00,,TRATTORIA SOLE');
    const [keepId, otherId] = [pending, posted].map(({ id }) => id);
    const idOf = async (importId = '') => (await books.list({ importId })).rows[0]?.id ?? '';
    const kept = await idOf(keepId);
    await books.api.merges.merge({ keepId: kept, otherId: await idOf(otherId) });
    expect((await books.list()).rows).toMatchObject([
      { id: kept, status: 'booked', amount: ZAR(-120_00n), bookedOn: '2026-03-28' },
    ]);
    const lines = ['2026-03-05,-100.00,pending,GRAND CAFE', '2026-03-28,-120.00,,TRATTORIA SOLE'];
    expect((await bring(books, 'both.csv', ...lines)).counts).toEqual({ added: 0, merged: 0, skipped: 2, failed: 0 });
    // Once the trash is empty the merge alone remembers the other one.
    await app.owner.query(
      `update transactions set deleted_at = now() - interval '31 days' where deleted_at is not null`,
    );
    await app.owner.query('select forget_deleted()');
    expect((await bring(books, 'again.csv', ...lines)).counts).toEqual({ added: 0, merged: 0, skipped: 2, failed: 0 });
    // A second purchase that looks the same is a second purchase.
    expect((await bring(books, 'twice.csv', ...lines, lines[1] ?? '')).counts).toMatchObject({ added: 1, skipped: 2 });
  });
});

describe('merging is refused', () => {
  test('across accounts, of one with itself, and of what is not there', async () => {
    const books = await withTwins();
    const { api, handId, bankId } = books;
    const { id: accountId } = await api.accounts.create({ name: 'Savings' });
    await api.transactions.update({ id: handId, accountId });
    const merge = (keepId: string, otherId: string) => api.merges.merge({ keepId, otherId });
    await expect(merge(bankId, handId)).rejects.toEqual(refused('OTHER_ACCOUNT'));
    await expect(merge(bankId, bankId)).rejects.toEqual(refused('SAME_TRANSACTION'));
    await api.transactions.remove({ id: handId });
    await expect(merge(bankId, handId)).rejects.toEqual(refused('TRANSACTION_NOT_FOUND'));
    const other = await bookkeeper(app);
    await expect(other.api.merges.merge({ keepId: bankId, otherId: handId })).rejects.toEqual(
      refused('TRANSACTION_NOT_FOUND'),
    );
    await expect(other.api.merges.pair({ ids: [bankId, handId] })).rejects.toEqual(refused('TRANSACTION_NOT_FOUND'));
  });

  test('of two amounts that the bank posted', async () => {
    const books = await bookkeeper(app);
    await bring(books, 'march.csv', '2026-03-05,-100.00,,GRAND CAFE', '2026-03-05,-120.00,,GRAND CAFE');
    const [a, b] = (await books.list()).rows.map(({ id }) => id);
    await expect(books.api.merges.merge({ keepId: a ?? '', otherId: b ?? '' })).rejects.toEqual(
      refused('OTHER_AMOUNT'),
    );
  });

  test('of a reconciled transaction, unless it stays as it is', async () => {
    const books = await withTwins();
    const { api, handId, bankId, accountId, importId } = books;
    await api.transactions.update({ id: handId, bookedOn: '2026-04-20' });
    const day = '2026-03-31';
    const { id } = await api.reconciliation.start({ accountId, day, balance: ZAR(-450_00n) });
    await api.reconciliation.finish({ id });
    await expect(api.merges.merge({ keepId: handId, otherId: bankId })).rejects.toEqual(refused('RECONCILED_GOES'));
    const choices = { bookedOn: 'other' } as const;
    await expect(api.merges.merge({ keepId: bankId, otherId: handId, choices })).rejects.toEqual(
      refused('FIXED_VALUE'),
    );
    await api.merges.merge({ keepId: bankId, otherId: handId });
    expect((await books.list()).rows).toMatchObject([
      { id: bankId, bookedOn: '2026-03-20', description: 'Lunch with Thandi', state: 'reconciled' },
    ]);
    await expect(api.imports.revert({ id: importId, evenEdited: true })).rejects.toEqual(refused('RECONCILED'));
  });

  test('of a split that would go; it may stay, and its lines with it', async () => {
    const books = await withTwins();
    const { api, handId, bankId, category } = books;
    const lines = [-400_00n, -50_00n].map((minor, at) => {
      return { categoryId: category(at === 0 ? 'Groceries' : 'Fuel'), amount: ZAR(minor) };
    });
    await api.splits.split({ id: handId, lines });
    const line = (await books.list()).rows.find(({ parentId }) => parentId === handId)?.id ?? '';
    await expect(api.merges.merge({ keepId: bankId, otherId: handId })).rejects.toEqual(refused('SPLIT_GOES'));
    await expect(api.merges.merge({ keepId: bankId, otherId: line })).rejects.toEqual(refused('LINE_OF_SPLIT'));
    const before = await stored(books);
    const { changeId } = await api.merges.merge({ keepId: handId, otherId: bankId });
    expect(
      (await books.list()).rows.map(({ parentId, bookedOn, amount }) => [parentId, bookedOn, amount.minor]),
    ).toEqual([
      [handId, '2026-03-20', -400_00n],
      [handId, '2026-03-20', -50_00n],
    ]);
    await api.history.undo({ changeId });
    expect(await stored(books)).toEqual(before);
  });

  test('of one side of a transfer that would go, or of two transfers', async () => {
    const books = await withTwins();
    const { api, handId, bankId, category } = books;
    const { id: savings } = await api.accounts.create({ name: 'Savings' });
    const come = async () => {
      const row = { accountId: savings, bookedOn: '2026-03-20', categoryId: category('Groceries'), confirmed: true };
      return (await api.transactions.create({ ...row, description: 'In', amount: { minor: 450_00n } })).id;
    };
    await api.transfers.link({ outId: bankId, inId: await come() });
    await expect(api.merges.merge({ keepId: handId, otherId: bankId })).rejects.toEqual(refused('TRANSFER_GOES'));
    const { changeId } = await api.merges.merge({ keepId: bankId, otherId: handId });
    const [row] = (await books.list()).rows.filter(({ id }) => id === bankId);
    expect(row).toMatchObject({ categoryId: category('Between own accounts'), description: 'Lunch with Thandi' });
    await api.history.undo({ changeId });
    await api.transfers.link({ outId: handId, inId: await come() });
    await expect(api.merges.merge({ keepId: bankId, otherId: handId })).rejects.toEqual(refused('TWO_TRANSFERS'));
  });
});

test('offers what may be the same payment, equal amounts first', async () => {
  const books = await withTwins(-400_00n);
  const { api, handId, bankId } = books;
  await books.write('Far away', -450_00n, { bookedOn: '2026-01-01' });
  const { id: equal } = await books.write('Same amount', -450_00n, { bookedOn: '2026-03-01' });
  await books.write('Came in', 450_00n, { bookedOn: '2026-03-20' });
  const candidates = await api.merges.candidates({ id: bankId });
  expect(candidates.map(({ id }) => id)).toEqual([equal, handId]);
  const { sides } = await api.merges.pair({ ids: [handId, bankId] });
  expect(sides).toMatchObject([
    { id: handId, isByHand: true, receipts: 0, links: 0 },
    { id: bankId, isByHand: false, bankText: 'NANDOS ROSEBANK 0042' },
  ]);
});
