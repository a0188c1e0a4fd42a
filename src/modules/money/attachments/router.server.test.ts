import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { deleteOldAttachments } from './jobs.server.ts';
import { MOST_FILES, MOST_STORED } from './limits.ts';

const now = new Date('2026-04-01T09:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;
let picture: Buffer;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  picture = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#a03' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.close());

const pdf = (words: string) => Buffer.from(`%PDF-1.7\n% ${words}\n%%EOF\n`);
const fileOf = (bytes: Uint8Array, name: string, type = 'text/plain') =>
  new File([new Uint8Array(bytes)], name, { type });
const read = async (file: File) => Buffer.from(await file.arrayBuffer());

/** A person with a purchase. */
async function withPurchase() {
  const who = await bookkeeper(app);
  const { id } = await who.write('Takealot', -1000_00n);
  const receipts = who.api.attachments;
  const add = (bytes: Uint8Array, name: string, transactionId = id) =>
    receipts.add({ transactionId, file: fileOf(bytes, name) });
  const names = async (transactionId = id) => (await receipts.list({ transactionId })).map(({ name }) => name);
  const stored = async (table: string) =>
    (await app.owner.query(`select from ${table} where workspace_id = $1`, [who.session.workspace.id])).rowCount;
  return { ...who, id, receipts, add, names, stored };
}

describe('a receipt', () => {
  test('is listed by what it is, comes back as it was, and has a preview where it is a picture', async () => {
    const who = await withPurchase();
    const { id: slip } = await who.add(picture, 'C:\\slip.exe');
    const { id: invoice } = await who.add(pdf('Invoice'), 'Invoice.pdf');
    expect(await who.receipts.list({ transactionId: who.id })).toMatchObject([
      {
        id: slip,
        name: 'slip.exe.jpg',
        type: 'image/jpeg',
        byteCount: picture.length,
        hasPreview: true,
        isTheirs: true,
      },
      { id: invoice, name: 'Invoice.pdf', type: 'application/pdf', hasPreview: false },
    ]);
    const back = await who.receipts.download({ id: slip });
    expect([back.name, back.type]).toEqual(['slip.exe.jpg', 'application/octet-stream']);
    expect(await read(back)).toEqual(picture);
    expect(await read(await who.receipts.download({ id: invoice }))).toEqual(pdf('Invoice'));
    const preview = await who.receipts.preview({ id: slip });
    expect((await sharp(await read(preview)).metadata()).format).toBe('webp');
    await expect(who.receipts.preview({ id: invoice })).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
  });

  test('is stored sealed: nothing of it stands in the database', async () => {
    const who = await withPurchase();
    await who.add(pdf('Receipt of Ntombizodwa'), 'a.pdf');
    const { rows } = await app.owner.query<{ bytes: Buffer }>(
      'select bytes from attachment_pieces where workspace_id = $1',
      [who.session.workspace.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows.some(({ bytes }) => bytes.includes('Ntombizodwa') || bytes.includes('%PDF'))).toBe(false);
  });

  test('that was altered in the database is not handed out', async () => {
    const who = await withPurchase();
    const { id } = await who.add(pdf('one'), 'a.pdf');
    await app.owner.query('update attachment_pieces set bytes = set_byte(bytes, 20, get_byte(bytes, 20) # 1)');
    await expect(who.receipts.download({ id })).rejects.toMatchObject({ code: 'UNFORESEEN' });
  });

  test('of several megabytes is stored in pieces, and comes back whole', async () => {
    const who = await withPurchase();
    const large = Buffer.concat([
      Buffer.from('%PDF-1.4\n'),
      Buffer.alloc(2_000_000, 'receipt '),
      Buffer.from('\n%%EOF'),
    ]);
    const { id } = await who.add(large, 'large.pdf');
    expect(await who.stored('attachment_pieces')).toBe(4);
    expect((await read(await who.receipts.download({ id }))).equals(large)).toBe(true);
  });

  test('counts as an edit of the transaction, which is asked about before its import is undone', async () => {
    const who = await bookkeeper(app);
    const file = new File(['Date,Description,Amount\n2026-03-13,Shop,-10.00\n'], 'march.csv');
    const { id: importId } = await who.api.imports.upload({ file, accountId: who.accountId });
    await who.api.imports.commit({ id: importId });
    const [row] = (await who.list()).rows;
    await who.api.attachments.add({ transactionId: row?.id ?? '', file: fileOf(pdf('x'), 'x.pdf') });
    await expect(who.api.imports.revert({ id: importId })).rejects.toMatchObject({ code: 'EDITED_SINCE' });
  });
});

describe('what is refused', () => {
  test.each([
    [
      'a page named as a picture',
      Buffer.from('<html><script>alert(1)</script></html>'),
      'photo.jpg',
      'type',
      'This is not a PDF',
    ],
    ['a drawing', Buffer.from('<svg onload="alert(1)"/>'), 'logo.png', 'type', 'This is not a PDF'],
    ['nothing', Buffer.alloc(0), 'empty.pdf', 'empty', 'This file is empty.'],
  ])('%s, and nothing is stored', async (_, bytes, name, fault, sentence) => {
    const who = await withPurchase();
    await expect(who.add(bytes, name)).rejects.toMatchObject({
      code: 'FILE_REFUSED',
      data: { fault },
      message: expect.stringContaining(sentence) as string,
    });
    expect(await who.stored('attachment_files')).toBe(0);
  });

  test('the twenty-first of a transaction, and the same one twice', async () => {
    const who = await withPurchase();
    await who.add(pdf('0'), '0.pdf');
    await expect(who.add(pdf('0'), 'again.pdf')).rejects.toMatchObject({ code: 'ALREADY_ATTACHED' });
    await app.owner.query(
      `insert into attachments (workspace_id, id, user_id, transaction_id, file_id, name)
       select workspace_id, gen_random_uuid(), user_id, transaction_id, file_id, name
       from attachments, generate_series(2, $2) where transaction_id = $1`,
      [who.id, MOST_FILES],
    );
    await expect(who.add(pdf('21'), '21.pdf')).rejects.toMatchObject({ code: 'TOO_MANY' });
  });

  test('more than the workspace may hold', async () => {
    const who = await withPurchase();
    await who.add(pdf('0'), '0.pdf');
    const most = MOST_STORED - 5;
    await app.owner.query('update attachment_files set byte_count = $2 where workspace_id = $1', [
      who.session.workspace.id,
      most,
    ]);
    await expect(who.add(pdf('1'), '1.pdf')).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  });

  test('receipts of a transaction that was deleted, until it is restored', async () => {
    const who = await withPurchase();
    const { id } = await who.add(pdf('0'), '0.pdf');
    await who.api.transactions.remove({ id: who.id });
    await expect(who.add(pdf('1'), '1.pdf')).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    await expect(who.names()).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    await expect(who.receipts.download({ id })).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
    await expect(who.receipts.remove({ id })).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
    await who.api.transactions.restore({ id: who.id });
    expect(await who.names()).toEqual(['0.pdf']);
  });
});

describe('deleting', () => {
  test('can be undone for 30 days; then its bytes are gone', async () => {
    const who = await withPurchase();
    const { id } = await who.add(pdf('once'), 'once.pdf');
    await who.receipts.remove({ id });
    expect(await who.names()).toEqual([]);
    await expect(who.receipts.download({ id })).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
    await expect(who.receipts.remove({ id })).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
    await who.receipts.restore({ id });
    expect(await read(await who.receipts.download({ id }))).toEqual(pdf('once'));
    await expect(who.receipts.restore({ id })).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
    await who.receipts.remove({ id });
    const { pool } = app.services;
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
    await deleteOldAttachments({ pool, now: () => later(29) });
    expect(await who.stored('attachment_files')).toBe(1);
    await deleteOldAttachments({ pool, now: () => later(31) });
    expect(await who.stored('attachment_files')).toBe(0);
    expect(await who.stored('attachment_pieces')).toBe(0);
  });

  test('too late cannot be undone', async () => {
    const who = await withPurchase();
    const { id } = await who.add(pdf('late'), 'late.pdf');
    await who.receipts.remove({ id });
    await app.owner.query(`update attachments set deleted_at = deleted_at - interval '31 days' where id = $1`, [id]);
    await expect(who.receipts.restore({ id })).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
  });

  test('a file on two transactions is stored once, and goes with the last of them', async () => {
    const who = await withPurchase();
    const { id: other } = await who.write('Mr Price', -50_00n);
    await who.add(picture, 'one.jpg');
    await who.add(picture, 'two.jpg', other);
    expect([await who.stored('attachments'), await who.stored('attachment_files')]).toEqual([2, 1]);
    const gone = (id: string) => app.owner.query('delete from transactions where id = $1', [id]);
    await gone(who.id);
    expect([await who.stored('attachments'), await who.stored('attachment_files')]).toEqual([1, 1]);
    await gone(other);
    expect([await who.stored('attachment_files'), await who.stored('attachment_pieces')]).toEqual([0, 0]);
  });
});

describe('who may', () => {
  test('nobody reaches the receipts of another workspace', async () => {
    const [mine, theirs] = [await withPurchase(), await withPurchase()];
    const { id } = await theirs.add(pdf('secret'), 'secret.pdf');
    await expect(mine.add(pdf('x'), 'x.pdf', theirs.id)).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    await expect(mine.names(theirs.id)).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    for (const call of ['download', 'preview', 'remove', 'restore'] as const)
      await expect(mine.receipts[call]({ id })).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
    // The same bytes there are another file with another key.
    await mine.add(pdf('secret'), 'mine.pdf');
    const { rows } = await app.owner.query<{ sealed: string }>(
      'select key_sealed as sealed from attachment_files where workspace_id = any($1)',
      [[mine.session.workspace.id, theirs.session.workspace.id]],
    );
    expect(new Set(rows.map(({ sealed }) => sealed)).size).toBe(2);
  });

  test('a contributor of one account adds to what they recorded there, also a file that is on a hidden one', async () => {
    const owner = await withPurchase();
    const { id: hiddenId } = await owner.api.accounts.create({ name: 'Hidden savings' });
    const onHidden = await owner.api.transactions.create({
      accountId: hiddenId,
      bookedOn: '2026-03-12',
      categoryId: owner.category('Groceries'),
      description: 'Ring',
      amount: { minor: -900_00n },
    });
    const { id: secret } = await owner.add(picture, 'ring.jpg', onHidden.id);
    const { id: shared } = await owner.add(pdf('shared'), 'shared.pdf');
    const member = await joined(app, owner, { role: 'contributor', accountIds: [owner.accountId] });
    const { api } = await tabOf(app, member, owner.session.workspace.id);
    expect(await api.attachments.list({ transactionId: owner.id })).toMatchObject([{ id: shared, isTheirs: false }]);
    await expect(api.attachments.download({ id: secret })).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
    await expect(api.attachments.list({ transactionId: onHidden.id })).rejects.toMatchObject({
      code: 'TRANSACTION_NOT_FOUND',
    });
    await expect(api.attachments.remove({ id: shared })).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
    const add = (transactionId: string) => api.attachments.add({ transactionId, file: fileOf(picture, 'mine.jpg') });
    await expect(add(owner.id)).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    const own = await api.transactions.create({
      accountId: owner.accountId,
      bookedOn: '2026-03-13',
      categoryId: owner.category('Groceries'),
      description: 'Bread',
      amount: { minor: -20_00n },
    });
    const { id } = await add(own.id);
    expect(await read(await api.attachments.download({ id }))).toEqual(picture);
    expect(await owner.stored('attachment_files')).toBe(2);
    await api.attachments.remove({ id });
    expect(await api.attachments.list({ transactionId: own.id })).toEqual([]);
  });

  test('a viewer opens receipts and changes none; without amounts, there are none', async () => {
    const owner = await withPurchase();
    const { id } = await owner.add(pdf('x'), 'x.pdf');
    const books = owner.session.workspace.id;
    const viewer = await tabOf(app, await joined(app, owner, { role: 'viewer' }), books);
    expect(await read(await viewer.api.attachments.download({ id }))).toEqual(pdf('x'));
    await expect(viewer.api.attachments.remove({ id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const blind = await tabOf(app, await joined(app, owner, { role: 'viewer-without-amounts' }), books);
    await expect(blind.api.attachments.list({ transactionId: owner.id })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    await expect(blind.api.attachments.download({ id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });
});
