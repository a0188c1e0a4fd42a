import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteOldAttachments } from '#modules/money/attachments/jobs.server.ts';
import { MOST_STORED } from '#modules/money/attachments/limits.ts';
import { startTestApp } from '#testing/app.server.ts';
import { PLAIN_PROJECT } from '#testing/a-project.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { builderIn } from '#testing/projects.server.ts';
import { MOST_FILES } from './limits.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let picture: Buffer;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
  picture = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#a03' } })
    .png()
    .toBuffer();
});
afterAll(() => app.close());

const today = '2026-11-20';
const pdf = (words: string) => Buffer.from(`%PDF-1.7\n% ${words}\n%%EOF\n`);
const fileOf = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);
const read = async (file: File) => Buffer.from(await file.arrayBuffer());

/** Someone with a project, and a file in it: a quote. */
async function withQuote() {
  const who = await builderIn(app);
  const { projects } = who.api;
  const { id: projectId } = await who.add();
  const put = (bytes: Uint8Array, name: string, id = projectId) =>
    projects.addFile({ projectId: id, file: fileOf(bytes, name) });
  const names = async (id = projectId) => (await projects.files({ id })).map(({ name }) => name);
  const books = who.session.workspace.id;
  const stored = async (table: string) =>
    (await app.owner.query(`select from ${table} where workspace_id = $1`, [books])).rowCount;
  const { id, changeId } = await put(pdf('Quote of R7 000'), 'Quote.pdf');
  return { ...who, projects, projectId, put, names, books, stored, id, changeId };
}

describe('a file of a project', () => {
  test('is listed with who added it, opens as it was, and is no receipt of a transaction', async () => {
    const who = await withQuote();
    const { id: photo } = await who.put(picture, '../kitchen.png');
    expect(await who.projects.files({ id: who.projectId })).toMatchObject([
      {
        id: who.id,
        name: 'Quote.pdf',
        type: 'application/pdf',
        hasPreview: false,
        addedBy: who.session.person.displayName,
      },
      { id: photo, name: 'kitchen.png', type: 'image/png', byteCount: picture.length, hasPreview: true },
    ]);
    expect(await read(await who.api.attachments.download({ id: who.id }))).toEqual(pdf('Quote of R7 000'));
    expect((await sharp(await read(await who.api.attachments.preview({ id: photo }))).metadata()).format).toBe('webp');
    await who.write('Shop', -10_00n);
    const { rows } = await who.api.transactions.list({ currency: 'ZAR', search: '-has:receipt' });
    expect(rows).toHaveLength(1);
    // As a receipt, it is neither deleted nor restored.
    for (const call of ['remove', 'restore'] as const)
      await expect(who.api.attachments[call]({ id: who.id })).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
  });

  test('is deleted and restored by an undo and a redo; after 30 days its bytes are gone', async () => {
    const who = await withQuote();
    const { api, id, projects } = who;
    const { changeId } = await projects.removeFile({ id });
    expect(await who.names()).toEqual([]);
    await expect(api.attachments.download({ id })).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
    await expect(projects.removeFile({ id })).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
    const undone = await api.history.undo({ changeId });
    expect(await read(await api.attachments.download({ id }))).toEqual(pdf('Quote of R7 000'));
    const redone = await api.history.undo({ changeId: undone.changeId });
    expect(await who.names()).toEqual([]);
    const { pool } = app.services;
    // The database marked it by its own clock.
    const later = (days: number) => new Date(Date.now() + days * 86_400_000);
    await deleteOldAttachments({ pool, now: () => later(29) });
    expect([await who.stored('attachments'), await who.stored('attachment_files')]).toEqual([1, 1]);
    await deleteOldAttachments({ pool, now: () => later(31) });
    for (const table of ['attachments', 'attachment_files', 'attachment_pieces'])
      expect(await who.stored(table)).toBe(0);
    await expect(api.history.undo({ changeId: redone.changeId })).rejects.toMatchObject({ code: 'CHANGED_SINCE' });
  });

  test('is taken out again by the undo of adding it', async () => {
    const who = await withQuote();
    await who.api.history.undo({ changeId: who.changeId });
    expect(await who.names()).toEqual([]);
    await expect(who.api.attachments.download({ id: who.id })).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
  });

  test('goes with its project and comes back with it, and stays behind where the project is a template', async () => {
    const who = await withQuote();
    const copy = await who.projects.copy({ id: who.projectId, name: 'Bathroom', startsOn: today });
    expect(await who.names(copy.id)).toEqual([]);
    const { changeId } = await who.projects.remove({ id: who.projectId });
    await expect(who.names()).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    await expect(who.api.attachments.download({ id: who.id })).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
    await who.api.history.undo({ changeId });
    expect(await who.names()).toEqual(['Quote.pdf']);
    expect(await read(await who.api.attachments.download({ id: who.id }))).toEqual(pdf('Quote of R7 000'));
  });

  test('that is a receipt too is stored once, and stays as long as one of them does', async () => {
    const who = await withQuote();
    const { id: transactionId } = await who.write('Builder', -7_000_00n);
    const receipt = { transactionId, file: fileOf(pdf('Quote of R7 000'), 'Invoice.pdf') };
    const { id } = await who.api.attachments.add(receipt);
    expect([await who.stored('attachments'), await who.stored('attachment_files')]).toEqual([2, 1]);
    await who.projects.removeFile({ id: who.id });
    await deleteOldAttachments({ pool: app.services.pool, now: () => new Date(Date.now() + 31 * 86_400_000) });
    expect(await read(await who.api.attachments.download({ id }))).toEqual(pdf('Quote of R7 000'));
    expect(await who.stored('attachments')).toBe(1);
  });

  test('leaves with the workspace, and comes back to its project where that is restored', async () => {
    const who = await withQuote();
    const { id: photo } = await who.put(picture, 'kitchen.png');
    const { id: gone } = await who.put(pdf('Not wanted'), 'Not wanted.pdf');
    await who.projects.removeFile({ id: gone });
    const { books } = await who.api.leaving.restore({ file: await who.api.leaving.export() });
    expect(books[0]?.rows).toMatchObject({ attachments: 3, 'project-files': 2 });
    const { api } = await tabOf(app, who, books[0]?.id ?? '');
    expect(await api.projects.files({ id: who.projectId })).toMatchObject([
      { name: 'Quote.pdf', hasPreview: false },
      { name: 'kitchen.png', hasPreview: true },
    ]);
    expect(await read(await api.attachments.download({ id: photo }))).toEqual(picture);
    await expect(api.attachments.download({ id: gone })).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
  });

  test('is gone with the workspace', async () => {
    const who = await withQuote();
    await app.owner.query('delete from workspaces where id = $1', [who.books]);
    for (const table of ['project_files', 'attachments', 'attachment_files', 'attachment_pieces'])
      expect(await who.stored(table)).toBe(0);
  });
});

describe('what is refused', () => {
  test('what is no PDF or picture, the same file twice, and more than a project or the workspace holds', async () => {
    const who = await withQuote();
    await expect(who.put(Buffer.from('<html>'), 'plan.pdf')).rejects.toMatchObject({
      code: 'FILE_REFUSED',
      data: { fault: 'type' },
    });
    await expect(who.put(pdf('Quote of R7 000'), 'again.pdf')).rejects.toMatchObject({ code: 'ALREADY_ATTACHED' });
    const byteCount = 'update attachment_files set byte_count = $2 where workspace_id = $1';
    await app.owner.query(byteCount, [who.books, MOST_STORED - 5]);
    await expect(who.put(pdf('1'), '1.pdf')).rejects.toMatchObject({ code: 'STORAGE_FULL' });
    await app.owner.query(byteCount, [who.books, 5]);
    await app.owner.query(
      `with more as (
         insert into attachments (workspace_id, id, user_id, file_id, name)
         select workspace_id, gen_random_uuid(), user_id, file_id, name from attachments, generate_series(2, $3)
         where workspace_id = $1 returning id)
       insert into project_files (workspace_id, id, project_id) select $1, id, $2 from more`,
      [who.books, who.projectId, MOST_FILES],
    );
    await expect(who.put(pdf('1'), '1.pdf')).rejects.toMatchObject({ code: 'TOO_MANY' });
  });

  test('a change while the project is closed', async () => {
    const who = await withQuote();
    await who.projects.close({ id: who.projectId, today });
    await expect(who.put(pdf('1'), '1.pdf')).rejects.toMatchObject({ code: 'PROJECT_CLOSED' });
    await expect(who.projects.removeFile({ id: who.id })).rejects.toMatchObject({ code: 'PROJECT_CLOSED' });
    expect(await who.names()).toEqual(['Quote.pdf']);
  });
});

describe('who may', () => {
  test('nobody reaches the files of another workspace', async () => {
    const [theirs, mine] = [await withQuote(), await withQuote()];
    const { api } = mine;
    await expect(mine.names(theirs.projectId)).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    await expect(mine.put(pdf('x'), 'x.pdf', theirs.projectId)).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    await expect(mine.projects.removeFile({ id: theirs.id })).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
    for (const call of ['download', 'preview'] as const)
      await expect(api.attachments[call]({ id: theirs.id })).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
    await expect(api.history.undo({ changeId: theirs.changeId })).rejects.toMatchObject({ code: 'CHANGE_NOT_FOUND' });
    expect(await theirs.names()).toEqual(['Quote.pdf']);
  });

  test('a viewer opens files and changes none; without amounts, there are none', async () => {
    const owner = await withQuote();
    const { api } = await tabOf(app, await joined(app, owner, { role: 'viewer' }), owner.books);
    expect(await api.projects.files({ id: owner.projectId })).toMatchObject([{ name: 'Quote.pdf' }]);
    expect(await read(await api.attachments.download({ id: owner.id }))).toEqual(pdf('Quote of R7 000'));
    const file = fileOf(pdf('x'), 'x.pdf');
    const NO = { code: 'NOT_ALLOWED' };
    await expect(api.projects.addFile({ projectId: owner.projectId, file })).rejects.toMatchObject(NO);
    await expect(api.projects.removeFile({ id: owner.id })).rejects.toMatchObject(NO);
    const blind = await tabOf(app, await joined(app, owner, { role: 'viewer-without-amounts' }), owner.books);
    await expect(blind.api.projects.files({ id: owner.projectId })).rejects.toMatchObject(NO);
    await expect(blind.api.attachments.download({ id: owner.id })).rejects.toMatchObject(NO);
  });

  test.each(['viewer', 'contributor'] as const)(
    'a %s who is limited to some accounts sees the files of a project that they take part in, and of no other',
    async (role) => {
      const owner = await withQuote();
      const member = await joined(app, owner, { role, accountIds: [owner.accountId] });
      const person = { id: crypto.randomUUID(), name: 'Sipho', memberId: member.session.person.id, weight: 1 };
      const people = [{ ...person, accountIds: [] }];
      const { id: sharedId } = await owner.add({ ...PLAIN_PROJECT, name: 'Shared', people });
      const shared = await owner.put(pdf('Contract'), 'Contract.pdf', sharedId);
      const { api } = await tabOf(app, member, owner.books);
      expect(await api.projects.files({ id: sharedId })).toMatchObject([{ name: 'Contract.pdf', addedBy: null }]);
      expect(await read(await api.attachments.download({ id: shared.id }))).toEqual(pdf('Contract'));
      await expect(api.projects.files({ id: owner.projectId })).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
      await expect(api.attachments.download({ id: owner.id })).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
      await expect(api.projects.removeFile({ id: shared.id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    },
  );
});
