import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { factsOf, rowsOf } from '#testing/statements.server.ts';
import { money } from '#kernel/money.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-04-01T08:00:00Z') });
});
afterAll(() => app.close());

async function books() {
  const { api } = await app.person();
  const { id: accountId } = await api.accounts.create({ name: 'Cheque' });
  const upload = async (text: string, name = 'file.csv') => {
    await app.owner.query('delete from rate_limits');
    return api.imports.upload({ file: new File([text], name), accountId });
  };
  const bring = async (text: string, name?: string) => {
    const { id } = await upload(text, name);
    return { id, counts: await api.imports.commit({ id }) };
  };
  return { api, accountId, upload, bring };
}

const csv = (...lines: string[]) => ['Date,Amount,Description', ...lines].join('\n');

type Movement = { day: string; amount: string; id: string; name: string };
const ofx = (...rows: Movement[]) => `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>ZAR<BANKACCTFROM>
<ACCTID>62<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>${rows
  .map(
    ({ day, amount, id, name }) =>
      `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${id}<NAME>${name}</STMTTRN>`,
  )
  .join('')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

/** The kept sums are what the rows add up to: no way of writing may forget them. */
async function expectSumsToHold() {
  const { rows } = await app.owner.query(`
    select account_id from (
      select account_id, sum(minor) as total, count(*) as number from transactions where deleted_at is null group by 1
    ) counted full join (
      select account_id, sum(in_minor + out_minor) as total, sum(count) as number from transaction_sums group by 1
    ) kept using (account_id)
    where coalesce(counted.total, 0) <> coalesce(kept.total, 0) or coalesce(counted.number, 0) <> coalesce(kept.number, 0)`);
  expect(rows).toEqual([]);
}

test('another format of the same days finds its rows, and taking it back restores them', async () => {
  const { api, bring } = await books();
  await bring(
    csv('2026-03-01,-10.00,SPAR SOWETO', '2026-03-05,-25.50,ENGEN GARAGE', '2026-03-07,-99.00,CARD PURCHASE 12'),
  );
  const file = ofx(
    { day: '20260301', amount: '-10.00', id: 'F1', name: 'SPAR SOWETO 0042' },
    { day: '20260306', amount: '-25.50', id: 'F2', name: 'ENGEN' },
    { day: '20260307', amount: '-99.00', id: 'F3', name: 'JOES DINER' },
  );
  const { id, counts } = await bring(file, 'march.ofx');
  expect(counts).toEqual({ added: 1, merged: 2, skipped: 0, failed: 0 });
  const { rows } = await app.owner.query(
    `select source_id, booked_on, bank_text, import_id = $1 as own from transactions
     where account_id = (select account_id from transactions where import_id = $1 limit 1) order by booked_on, own`,
    [id],
  );
  expect(rows).toMatchObject([
    { source_id: 'F1', booked_on: '2026-03-01', bank_text: 'SPAR SOWETO', own: false },
    { source_id: 'F2', booked_on: '2026-03-05', bank_text: 'ENGEN GARAGE', own: false },
    { source_id: null, booked_on: '2026-03-07', own: false },
    { source_id: 'F3', booked_on: '2026-03-07', bank_text: 'JOES DINER', own: true },
  ]);
  // Both files again: the merged rows are known by either name.
  expect((await bring(file, 'again.ofx')).counts).toEqual({ added: 0, merged: 0, skipped: 3, failed: 0 });
  expect(await api.imports.revert({ id })).toEqual({ removed: 1, restored: 2 });
  const after = await app.owner.query(
    `select source_id from transactions where source_id is not null and import_id is not null`,
  );
  expect(after.rows).toEqual([]);
  await expectSumsToHold();
});

test('a row that only looks alike is proposed with its score, and a person decides', async () => {
  const { api, bring, upload } = await books();
  await bring(csv('2026-03-07,-99.00,CARD PURCHASE 12 JOES'));
  const [known] = await rowsOf(api);
  const file = ofx({ day: '20260307', amount: '-99.00', id: 'F3', name: 'THE GREAT DINER' });
  const { id, finding } = await upload(file, 'march.ofx');
  expect(finding).toMatchObject({ counts: { added: 1 }, sections: [{ lookAlikes: 1 }] });
  const { rows } = await api.imports.rows({ id, show: 'look-alike' });
  expect(rows).toMatchObject([
    {
      place: 0,
      decision: 'add',
      reason: 'This transaction is new, but it looks like one you have.',
      candidates: [
        { id: known?.id, score: 80, because: 'A transaction on the same day, with the same amount but another payee.' },
      ],
    },
  ]);
  const chosen = await api.imports.choose({ id, wishes: { '0': known?.id ?? '' } });
  expect(chosen.finding).toMatchObject({ counts: { added: 0, merged: 1 } });
  expect(await api.imports.commit({ id })).toMatchObject({ merged: 1 });
  expect(await rowsOf(api)).toHaveLength(1);
  // Asked once: the same row in another file is known from now on.
  const again = await bring(file, 'again.ofx');
  expect(again.counts).toMatchObject({ added: 0, skipped: 1 });
  const [row] = (await api.imports.rows({ id: again.id })).rows;
  expect(row?.reason).toBe('This transaction was already merged with one you have.');
});

test('a row left out stays out, a row wished for comes in beside its twin, and each can be taken back', async () => {
  const { api, bring, upload } = await books();
  const file = csv('2026-03-01,-10.00,SPAR', '2026-03-02,-20.00,ENGEN');
  const { id } = await upload(file);
  await api.imports.choose({ id, wishes: { '1': 'skip' } });
  expect(await api.imports.commit({ id })).toMatchObject({ added: 1, skipped: 1 });
  expect((await bring(file)).counts).toMatchObject({ added: 0, skipped: 2 });
  const third = await upload(file);
  await api.imports.choose({ id: third.id, wishes: { '0': 'add', '1': 'add' } });
  await api.imports.choose({ id: third.id, wishes: { '1': null } });
  expect(await api.imports.commit({ id: third.id })).toMatchObject({ added: 1, skipped: 1 });
  expect(await factsOf(api)).toEqual(['2026-03-01 Spar -1000', '2026-03-01 Spar -1000']);
  expect((await bring(file)).counts).toMatchObject({ added: 0, skipped: 2 });
  await api.imports.revert({ id });
  await api.imports.revert({ id: third.id });
  expect((await bring(file)).counts).toMatchObject({ added: 2 });
});

test('a wish for a transaction that is not there is refused', async () => {
  const { api, upload } = await books();
  const { id } = await upload(csv('2026-03-01,-10.00,SPAR'));
  const chosen = await api.imports.choose({ id, wishes: { '0': crypto.randomUUID() } });
  expect(chosen.finding).toMatchObject({ counts: { added: 1 } });
  await expect(api.imports.commit({ id })).rejects.toMatchObject({ code: 'TARGET_GONE' });
  expect(await rowsOf(api)).toEqual([]);
});

test('what a person wrote takes up its line of the statement and keeps their words', async () => {
  const { api, accountId, bring } = await books();
  const category = (await api.categories.list()).find(({ name }) => name === 'Groceries');
  const { id } = await api.transactions.create({
    accountId,
    bookedOn: '2026-03-01',
    description: 'Spar Soweto',
    categoryId: category?.id ?? '',
    amount: money(-10_00, 'ZAR'),
  });
  const imported = await bring(csv('2026-03-02,-10.00,POS PURCHASE SPAR SOWETO'));
  expect(imported.counts).toEqual({ added: 0, merged: 1, skipped: 0, failed: 0 });
  expect(await rowsOf(api)).toMatchObject([
    { id, description: 'Spar Soweto', bookedOn: '2026-03-01', bankText: 'POS PURCHASE SPAR SOWETO', importId: null },
  ]);
  await api.imports.revert({ id: imported.id });
  expect(await rowsOf(api)).toMatchObject([{ id, bankText: null }]);
  expect((await bring(csv('2026-03-02,-10.00,POS PURCHASE SPAR SOWETO'))).counts).toMatchObject({ merged: 1 });
});

test('a pending row is replaced when it is posted, and is pending again when that is taken back', async () => {
  const { api, bring } = await books();
  const capitec = (...lines: string[]) =>
    ['Nr,Account,Posting Date,Transaction Date,Description,Money In,Money Out,Fee,Balance', ...lines].join('\n');
  await bring(
    capitec(
      '1,1768000098,2026-03-01,2026-03-01,Salary,5000.00,,,5000.00',
      '2,1768000098,2026-03-05,2026-03-05,(Pending) Jack Hammers Gardens,,-52.25,,',
    ),
  );
  expect(await factsOf(api)).toEqual(['2026-03-05 Jack Hammers Gardens -5225 pending', '2026-03-01 Salary 500000']);
  const posted = capitec(
    '1,1768000098,2026-03-01,2026-03-01,Salary,5000.00,,,5000.00',
    '2,1768000098,2026-03-07,2026-03-05,Jack Hammers Gardens,,-52.25,,4947.75',
  );
  const { id, counts } = await bring(posted);
  expect(counts).toEqual({ added: 0, merged: 1, skipped: 1, failed: 0 });
  expect(await factsOf(api)).toEqual(['2026-03-07 Jack Hammers Gardens -5225', '2026-03-01 Salary 500000']);
  expect((await bring(posted)).counts).toMatchObject({ added: 0, merged: 0, skipped: 2 });
  await api.imports.revert({ id });
  expect((await factsOf(api))[0]).toBe('2026-03-05 Jack Hammers Gardens -5225 pending');
  await expectSumsToHold();
});

test('an import that is taken back leaves nothing that would keep its file out', async () => {
  const { api, bring } = await books();
  const file = csv('2026-03-01,-10.00,SPAR', '2026-03-02,-20.00,ENGEN', '2026-03-02,-20.00,ENGEN');
  const { id } = await bring(file);
  const [engen] = await rowsOf(api);
  await api.transactions.remove({ id: engen?.id ?? '' });
  expect(await api.imports.revert({ id })).toEqual({ removed: 3, restored: 0 });
  await expect(api.imports.revert({ id })).rejects.toMatchObject({ code: 'NOT_DONE' });
  expect(await rowsOf(api)).toEqual([]);
  const reopened = await api.imports.reopen({ id });
  expect(reopened).toMatchObject({ status: 'ready', counts: { added: 0 }, finding: { counts: { added: 3 } } });
  await expect(api.imports.reopen({ id })).rejects.toMatchObject({ code: 'NOT_REVERTED' });
  expect(await api.imports.commit({ id })).toMatchObject({ added: 3 });
  expect((await bring(file)).counts).toMatchObject({ added: 0, skipped: 3 });
  await expectSumsToHold();
});

test('rows that a person has edited since are named before they go', async () => {
  const { api, bring } = await books();
  const { id } = await bring(csv('2026-03-01,-10.00,SPAR', '2026-03-02,-20.00,ENGEN'));
  const [engen] = await rowsOf(api);
  await api.transactions.update({ id: engen?.id ?? '', description: 'Trip to Durban' });
  await expect(api.imports.revert({ id })).rejects.toMatchObject({
    code: 'EDITED_SINCE',
    data: { count: 1, rows: [{ day: '2026-03-02', description: 'Trip to Durban', amount: money(-20_00, 'ZAR') }] },
  });
  expect(await rowsOf(api)).toHaveLength(2);
  expect(await api.imports.revert({ id, evenEdited: true })).toEqual({ removed: 2, restored: 0 });
  expect(await rowsOf(api)).toEqual([]);
});
