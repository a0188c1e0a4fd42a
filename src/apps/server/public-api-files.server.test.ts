import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { programOf } from '#testing/api-program.server.ts';
import { startTestApp } from '#testing/app.server.ts';

type Program = Awaited<ReturnType<typeof programOf>>;
type Review = {
  id: string;
  status: string;
  isReady: boolean;
  counts: { added: number };
  questions: { about: string; answers: { answer: string }[]; suggested: string | null }[];
  columns: { columns: { role: string }[]; delimiter: string } | null;
  sections: { section: number; account: { id: string } | null; newAccount: { name: string }; moneyOut: string }[];
};

let app: Awaited<ReturnType<typeof startTestApp>>;
let call: Program['call'];
let done: Program['done'];
let send: Program['send'];
let who: Program['who'];
let accountId: string;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-22T10:00:00Z') });
  ({ who, call, done, send } = await programOf(app));
  ({ id: accountId } = await who.api.accounts.create({ name: 'Cheque' }));
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const statement = (...lines: string[]) =>
  new File([['Date,Description,Amount', ...lines].join('\n')], 'november.csv', { type: 'text/csv' });
const NOVEMBER = statement('2026-11-02,Bakery,-12.34', '2026-11-03,Salary,900.00');
const added = async (file: File, path = 'imports', headers = {}) => {
  const told = await send<Review>(path, file, headers);
  expect(told).toMatchObject({ status: 200 });
  return told.data;
};
const transactions = () => done<{ description: string; amount: string }[]>('GET', 'transactions');

test('a statement is added, read, imported, undone, opened again and deleted', async () => {
  const review = await added(NOVEMBER, `imports?accountId=${accountId}`);
  expect(review).toMatchObject({ status: 'ready', isReady: true, counts: { added: 2 }, questions: [] });
  expect(review.sections).toMatchObject([{ section: 0, account: { id: accountId }, moneyOut: '-12.34' }]);
  const { id } = review;
  expect(await done('GET', `imports/${id}/lines`)).toMatchObject([
    { place: 0, description: 'Bakery', amount: '-12.34', decision: 'add', bookedOn: '2026-11-02' },
    { place: 1, description: 'Salary', amount: '900.00' },
  ]);
  await done('PATCH', `imports/${id}`, { lines: [{ place: 1, wish: 'skip' }] });
  expect(await done('POST', `imports/${id}/commit`, {})).toEqual({ added: 1, merged: 0, skipped: 1, failed: 0 });
  expect(await transactions()).toMatchObject([{ description: 'Bakery', amount: '-12.34' }]);
  expect((await call('POST', `imports/${id}/commit`, { body: {} })).code).toBe('NOT_READY');
  expect((await call('DELETE', `imports/${id}`)).code).toBe('STILL_IN_BOOKS');
  expect(await done('POST', `imports/${id}/undo`, {})).toEqual({ removed: 1, restored: 0 });
  expect(await transactions()).toEqual([]);
  expect(await done('GET', 'imports')).toMatchObject([{ id, status: 'reverted' }]);
  expect(await done<Review>('POST', `imports/${id}/reopen`)).toMatchObject({ status: 'ready' });
  await done('DELETE', `imports/${id}`);
  expect(await done('GET', 'imports')).toEqual([]);
});

test('the file is answered as it was sent', async () => {
  const { id } = await added(NOVEMBER, `imports?accountId=${accountId}`);
  expect(await (await send.file(`imports/${id}/file`)).text()).toBe(await NOVEMBER.text());
  await done('DELETE', `imports/${id}`);
});

test('an account is only added where the program asks for it, and called as it says', async () => {
  const { id, sections } = await added(statement('2026-11-04,Fuel,-40.00'));
  const [part] = sections;
  if (part?.account !== null) expect(part?.account.id).toBe(accountId);
  const before = (await who.api.accounts.list()).length;
  await done('PATCH', `imports/${id}`, { accounts: [{ section: 0, accountId: null }] });
  expect((await call('POST', `imports/${id}/commit`, { body: {} })).status).toBe(422);
  await done('DELETE', `imports/${id}`);
  expect(await who.api.accounts.list()).toHaveLength(before);
  const again = await added(statement('2026-11-04,Fuel,-40.00'));
  const unknown = { newAccounts: [{ section: 7 }] };
  expect((await call('POST', `imports/${again.id}/commit`, { body: unknown })).code).toBe('BAD_BODY');
  await done('POST', `imports/${again.id}/commit`, { newAccounts: [{ section: 0, name: 'Petrol card' }] });
  const accounts = await who.api.accounts.list();
  expect(accounts.map(({ name }) => name)).toContain('Petrol card');
  await done('POST', `imports/${again.id}/undo`, {});
});

test('what a file leaves open is asked, never taken as likely', async () => {
  const open = await added(
    statement('02/11/2026,Bakery,-12.34', '03/11/2026,Kiosk,-3.00'),
    `imports?accountId=${accountId}`,
  );
  expect(open.questions).toMatchObject([{ about: 'dateOrder' }]);
  expect(open.isReady).toBe(false);
  expect((await call('POST', `imports/${open.id}/commit`, { body: {} })).code).toBe('UNREADABLE');
  const answered = await done<Review>('PATCH', `imports/${open.id}`, { dateOrder: 'dmy' });
  expect(answered).toMatchObject({ isReady: true, questions: [] });
  expect(await done('POST', `imports/${open.id}/commit`, {})).toMatchObject({ added: 2 });
  await done('POST', `imports/${open.id}/undo`, {});
});

test('the year of dates without one is asked, and taken as it is answered', async () => {
  const open = await added(
    statement('28 Dec,Bakery,-12.34', '3 Jan,Kiosk,-3.00', '9 Jan,Kiosk,-4.00'),
    `imports?accountId=${accountId}`,
  );
  expect(open.questions).toMatchObject([{ about: 'year' }]);
  const answered = await done<Review>('PATCH', `imports/${open.id}`, { year: '2026' });
  expect(answered).toMatchObject({
    isReady: true,
    questions: [],
    sections: [{ first: '2025-12-28', last: '2026-01-09' }],
  });
  await done('DELETE', `imports/${open.id}`);
});

test('a call sent again with its Idempotency-Key adds a file once, and another file is refused', async () => {
  const headers = { 'idempotency-key': 'november' };
  const path = `imports?accountId=${accountId}`;
  const first = await send<Review>(path, NOVEMBER, headers);
  const second = await send<Review>(path, NOVEMBER, headers);
  expect([first.status, second.status, second.isReplayed]).toEqual([200, 200, true]);
  expect(second.data.id).toBe(first.data.id);
  const other = await send(path, statement('2026-11-09,Other,-1.00'), headers);
  expect(other).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  await done('DELETE', `imports/${first.data.id}`);
});

test('a receipt is added, deleted and restored; what is no receipt is refused', async () => {
  const { id } = await done('POST', 'transactions', {
    accountId,
    bookedOn: '2026-11-02',
    description: 'Bakery',
    amount: '-12.34',
    categoryId: (await who.api.categories.list()).find(({ name }) => name === 'Groceries')?.id,
  });
  const path = `transactions/${id}/attachments`;
  const receipt = new File(['%PDF-1.7\n% Till slip\n%%EOF\n'], 'Till slip.pdf');
  const told = await send(path, receipt);
  expect(told.status).toBe(200);
  expect(await done('GET', path)).toMatchObject([{ id: told.data.id, name: 'Till slip.pdf', type: 'application/pdf' }]);
  expect((await send(path, receipt)).code).toBe('ALREADY_ATTACHED');
  expect((await send(path, new File(['plain text'], 'a.pdf'))).code).toBe('FILE_REFUSED');
  await done('DELETE', `attachments/${told.data.id}`);
  expect(await done('GET', path)).toEqual([]);
  await done('POST', `attachments/${told.data.id}/restore`);
  expect(await done('GET', path)).toHaveLength(1);
});

test('a file needs its scope, a form, the field "file" and a size that can be read', async () => {
  const { key: narrow } = await who.api.apiKeys.create({ name: 'Reader', scopes: ['imports.read'], days: 30 });
  expect((await send('imports', NOVEMBER, { authorization: `Bearer ${narrow}` })).code).toBe('SCOPE_MISSING');
  expect((await call('POST', 'imports', { body: {} })).code).toBe('NOT_A_FORM');
  expect((await send('imports', NOVEMBER, {}, 'statement')).code).toBe('NOT_A_FORM');
  const large = new File([new Uint8Array(20_300_000)], 'large.csv');
  expect(await send('imports', large)).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
});

test('files are limited as on the screens: what was asked before the file came is not counted twice', async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const told = await send<Review>(`imports?accountId=${accountId}`, statement(`2026-11-1${turn},Turn,-1.00`));
    statuses.push(told.status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});
