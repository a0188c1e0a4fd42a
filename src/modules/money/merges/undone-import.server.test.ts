import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-03-31T09:00:00Z') });
});
afterAll(() => app.close());

const CAFE = '2026-03-05,-100.00,GRAND CAFE';
const SOLE = '2026-03-20,-100.00,TRATTORIA SOLE';

/** One payment that two statements brought under two names, one day far from the other. */
async function withTwoSources() {
  const books = await bookkeeper(app);
  const { api, accountId } = books;
  const bring = async (name: string, ...lines: string[]) => {
    await app.owner.query('delete from rate_limits');
    const text = ['Date,Amount,Description', ...lines].join('\n');
    const { id } = await api.imports.upload({ file: new File([text], name), accountId });
    const counts = await api.imports.commit({ id });
    return { id, counts };
  };
  const first = await bring('first.csv', CAFE);
  const second = await bring('second.csv', SOLE);
  const idOf = async (importId: string) => (await books.list({ importId })).rows[0]?.id ?? '';
  const [cafe, sole] = [await idOf(first.id), await idOf(second.id)];
  const receipt = new File(['%PDF-1.7\n%%EOF'], 'slip.pdf');
  await api.attachments.add({ transactionId: sole, file: receipt });
  await api.transactions.update({ id: sole, note: 'With Sipho', categoryId: books.category('Fuel') });
  return { ...books, bring, first, second, cafe, sole };
}

const DECIDED = { note: 'With Sipho', categorySource: 'person' };

test('the import of what was merged away is undone: what stays has its own facts again, and what a person decided', async () => {
  const { api, list, bring, second, cafe, sole } = await withTwoSources();
  await api.merges.merge({ keepId: cafe, otherId: sole, choices: { bookedOn: 'other', description: 'other' } });
  expect((await list()).rows).toMatchObject([{ id: cafe, bookedOn: '2026-03-20' }]);
  // What was merged away was edited, and is in the trash: nothing that is there goes.
  expect(await api.imports.revert({ id: second.id })).toEqual({ removed: 1, restored: 1 });
  expect((await list()).rows).toMatchObject([
    { id: cafe, bookedOn: '2026-03-05', bankText: 'GRAND CAFE', description: 'Grand Cafe', ...DECIDED },
  ]);
  expect(await api.attachments.list({ transactionId: cafe })).toHaveLength(1);
  expect((await bring('first again.csv', CAFE)).counts).toMatchObject({ added: 0, skipped: 1 });
  expect((await bring('second again.csv', SOLE)).counts).toMatchObject({ added: 1 });
});

test('the import of the one that stays is undone: it goes on as what the other import brought', async () => {
  const { api, list, bring, first, second, cafe, sole } = await withTwoSources();
  const { changeId } = await api.merges.merge({ keepId: cafe, otherId: sole });
  expect(await api.imports.revert({ id: first.id })).toEqual({ removed: 0, restored: 0 });
  expect((await list({ importId: second.id })).rows).toMatchObject([
    { id: cafe, bookedOn: '2026-03-20', bankText: 'TRATTORIA SOLE', ...DECIDED },
  ]);
  expect(await api.attachments.list({ transactionId: cafe })).toHaveLength(1);
  expect((await bring('second again.csv', SOLE)).counts).toMatchObject({ added: 0, skipped: 1 });
  await expect(api.history.undo({ changeId })).rejects.toMatchObject({ code: 'CHANGED_SINCE' });
  // And with its last source it goes.
  await expect(api.imports.revert({ id: second.id })).rejects.toMatchObject({ code: 'EDITED_SINCE' });
  expect(await api.imports.revert({ id: second.id, evenEdited: true })).toMatchObject({ removed: 1 });
  expect((await list()).count).toBe(0);
});

test('what a person wrote stays where the statement that it was merged into is undone', async () => {
  const { api, list, write, first, cafe } = await withTwoSources();
  const { id } = await write('Coffee', -100_00n, { bookedOn: '2026-03-04' });
  await api.merges.merge({ keepId: cafe, otherId: id });
  await api.imports.revert({ id: first.id });
  const [row] = (await list()).rows.filter((one) => one.id === cafe);
  expect(row).toMatchObject({ bookedOn: '2026-03-04', description: 'Coffee', bankText: null, importId: null });
});

test('a merged one that is merged itself takes along what it stands for', async () => {
  const { api, list, bring, write, cafe, sole } = await withTwoSources();
  const { id } = await write('Supper', -100_00n, { bookedOn: '2026-03-19' });
  await api.merges.merge({ keepId: sole, otherId: cafe });
  const { changeId } = await api.merges.merge({ keepId: id, otherId: sole });
  const lines = [CAFE, SOLE];
  expect((await bring('both.csv', ...lines)).counts).toMatchObject({ added: 0, skipped: 2 });
  await app.owner.query(`update transactions set deleted_at = now() - interval '31 days' where id = any($1)`, [
    [cafe, sole],
  ]);
  await app.owner.query('select forget_deleted()');
  expect((await bring('again.csv', ...lines)).counts).toMatchObject({ added: 0, skipped: 2 });
  expect((await list()).rows.map((row) => row.id)).toEqual([id]);
  // Receipts came along both times, and stay although those they were on are gone.
  expect(await api.attachments.list({ transactionId: id })).toHaveLength(1);
  // The one that is gone cannot come back, so the amount is not parted again.
  await expect(api.history.undo({ changeId })).rejects.toMatchObject({ code: 'CHANGED_SINCE' });
});

test('what an earlier file was matched to is known by the one that stays', async () => {
  const { api, bring, cafe, sole } = await withTwoSources();
  const text = `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>ZAR<BANKACCTFROM><ACCTID>62<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>OTHER<DTPOSTED>20260305<TRNAMT>-100.00<FITID>F1<NAME>GRAND CAFE</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
  await app.owner.query('delete from rate_limits');
  const { id } = await api.imports.upload({ file: new File([text], 'a.ofx'), accountId: await accountOf(api) });
  expect(await api.imports.commit({ id })).toMatchObject({ merged: 1 });
  await api.merges.merge({ keepId: sole, otherId: cafe });
  await app.owner.query(`update transactions set deleted_at = now() - interval '31 days' where id = $1`, [cafe]);
  await app.owner.query('select forget_deleted()');
  const again = await api.imports.upload({ file: new File([`${text}\n`], 'b.ofx'), accountId: await accountOf(api) });
  expect(await api.imports.commit({ id: again.id })).toMatchObject({ added: 0, skipped: 1 });
  expect((await bring('first again.csv', CAFE)).counts).toMatchObject({ added: 0, skipped: 1 });
});

type Api = Awaited<ReturnType<typeof withTwoSources>>['api'];
const accountOf = async (api: Api) => (await api.accounts.list())[0]?.id ?? '';
