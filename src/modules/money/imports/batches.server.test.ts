import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import type { Preview } from './model.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));
type Api = Awaited<ReturnType<typeof app.person>>['api'];
type Statement = { month: number; opening: number; account?: string; bank?: string; rows?: number };

/** A month of an invented cheque account, with its running balance. */
function statement({ month, opening, account = '62000000001', bank = 'FNB', rows = 3 }: Statement): File {
  let balance = opening;
  const mm = String(month).padStart(2, '0');
  const lines = Array.from({ length: rows }, (_, at) => {
    balance -= 10;
    return `2026-${mm}-${String((at % 27) + 1).padStart(2, '0')},-10.00,${balance}.00,${bank} SHOP ${month} ${at}`;
  });
  const head = [`"${bank} Cheque Account"`, `"Account Number","${account}"`, 'Date,Amount,Balance,Description'];
  return new File([`${[...head, ...lines].join('\n')}\n`], `${bank}-${mm}.csv`);
}

async function add(api: Api, files: readonly File[]): Promise<Preview[]> {
  const { id: dropId } = await api.imports.drop({ files: files.length });
  const previews = [];
  for (const file of files) previews.push(await api.imports.add({ dropId, file }));
  return previews;
}

/** What the review page sends for a file whose accounts are all new. */
function asShown({ id, finding }: Preview, batchId: string) {
  if (finding?.kind !== 'read') throw new Error(`not read: ${finding?.kind}`);
  const newAccounts = finding.sections.flatMap(({ section, account, newAccount, newAccountId }) =>
    account === null ? { section, id: newAccountId, account: newAccount } : [],
  );
  return { id, batchId, newAccounts };
}

const first = <Item>([item]: readonly Item[]): Item => {
  if (item === undefined) throw new Error('nothing there');
  return item;
};

test('statements of one new account make one account, with the opening balance of the first', async () => {
  const { api } = await app.person();
  const batchId = crypto.randomUUID();
  const previews = await add(api, [statement({ month: 1, opening: 1000 }), statement({ month: 2, opening: 970 })]);
  expect(await api.accounts.list()).toEqual([]);
  for (const preview of previews) await api.imports.commit(asShown(preview, batchId));
  expect(await api.accounts.list()).toMatchObject([
    {
      name: 'FNB Cheque',
      bankName: 'FNB',
      maskedNumber: '•••• 0001',
      transactionCount: 6,
      openingBalance: { minor: 100_000n },
      currentBalance: { minor: 94_000n },
    },
  ]);
  expect(await api.imports.batch({ id: batchId })).toMatchObject({
    files: [{ counts: { added: 3 } }, { counts: { added: 3 } }],
    made: [{ name: 'FNB Cheque' }],
    uncategorised: 6,
    currency: 'ZAR',
  });
});

test('undo takes back all of a press, with the accounts that it made, and nothing else', async () => {
  const { api } = await app.person();
  const mine = await api.accounts.create({ name: 'Mine', accountNumber: '99999999' });
  const batchId = crypto.randomUUID();
  const files = [
    statement({ month: 1, opening: 1000 }),
    statement({ month: 1, opening: 500, account: '1234567890', bank: 'Capitec' }),
  ];
  for (const preview of await add(api, files)) await api.imports.commit(asShown(preview, batchId));
  const [kept] = await add(api, [statement({ month: 2, opening: 970 })]);
  await api.imports.commit({ id: kept?.id ?? '' });
  expect(await api.imports.revertBatch({ id: batchId })).toEqual({ removed: 6, restored: 0 });
  const accounts = await api.accounts.list();
  expect(accounts.map(({ name, transactionCount }) => [name, transactionCount])).toEqual([
    // The file that came by itself went into it too.
    ['FNB Cheque', 3],
    ['Mine', 0],
  ]);
  expect(accounts.map(({ id }) => id)).toContain(mine.id);
  expect((await api.imports.list()).map(({ status }) => status)).toEqual(['done', 'reverted', 'reverted']);
  await expect(api.imports.revertBatch({ id: batchId })).rejects.toMatchObject({ code: 'IMPORT_NOT_FOUND' });
  await expect(api.imports.batch({ id: batchId })).rejects.toMatchObject({ code: 'IMPORT_NOT_FOUND' });
});

test('an account that was deleted with its press is made anew for the next file', async () => {
  const { api } = await app.person();
  const [january] = [statement({ month: 1, opening: 1000 })];
  const press = async () => {
    const batchId = crypto.randomUUID();
    await api.imports.commit(asShown(first(await add(api, [january])), batchId));
    return batchId;
  };
  for (let time = 0; time < 4; time += 1) {
    await app.owner.query('delete from rate_limits');
    const batchId = await press();
    expect(await api.accounts.list()).toMatchObject([{ name: 'FNB Cheque', transactionCount: 3 }]);
    await api.imports.revertBatch({ id: batchId });
    expect(await api.accounts.list()).toEqual([]);
  }
});

test('undo asks before it removes what was changed since, and then removes it', async () => {
  const { api } = await app.person();
  const batchId = crypto.randomUUID();
  await api.imports.commit(asShown(first(await add(api, [statement({ month: 1, opening: 1000 })])), batchId));
  const { rows } = await api.transactions.list({ currency: 'ZAR' });
  const [category] = await api.categories.list();
  await api.transactions.categorise({ ids: [rows[0]?.id ?? ''], categoryId: category?.id ?? null });
  await expect(api.imports.revertBatch({ id: batchId })).rejects.toMatchObject({
    code: 'EDITED_SINCE',
    data: { count: 1, rows: [{ id: rows[0]?.id }] },
  });
  expect((await api.accounts.list())[0]?.transactionCount).toBe(3);
  expect(await api.imports.revertBatch({ id: batchId, evenEdited: true })).toMatchObject({ removed: 3 });
});

test('the same press again changes nothing', async () => {
  const { api } = await app.person();
  const wish = asShown(first(await add(api, [statement({ month: 1, opening: 1000 })])), crypto.randomUUID());
  await api.imports.commit(wish);
  await expect(api.imports.commit(wish)).rejects.toMatchObject({ code: 'NOT_READY' });
  expect(await api.accounts.list()).toMatchObject([{ transactionCount: 3 }]);
});

test('two processes that import two files of a new account at once make one account', async () => {
  const person = await app.person();
  const second = await startTestApp({ beside: app });
  try {
    const there = second.visitor();
    await there.api.identity.signIn({ email: person.email, password: person.password });
    const files = [1, 2, 3, 4].map((month) => statement({ month, opening: 1000 - 30 * month, rows: 200 }));
    const previews = await add(person.api, files);
    const batchId = crypto.randomUUID();
    await Promise.all(
      previews.map((preview, at) => (at % 2 === 0 ? person : there).api.imports.commit(asShown(preview, batchId))),
    );
    expect(await person.api.accounts.list()).toMatchObject([{ name: 'FNB Cheque', transactionCount: 800 }]);
  } finally {
    await second.close();
  }
});

test('two new accounts are never given one name, by one process or two', async () => {
  const person = await app.person();
  await person.api.accounts.create({ name: 'fnb cheque', accountNumber: '99999999' });
  const second = await startTestApp({ beside: app });
  try {
    const there = second.visitor();
    await there.api.identity.signIn({ email: person.email, password: person.password });
    const accounts = ['62000000001', '62000000002', '62000000003'];
    const previews = await add(
      person.api,
      accounts.map((account) => statement({ month: 1, opening: 1000, account })),
    );
    await Promise.all(
      previews.map((preview, at) => {
        const { newAccounts, ...wish } = asShown(preview, crypto.randomUUID());
        const named = newAccounts.map((one) => ({ ...one, account: { ...one.account, name: 'FNB Cheque' } }));
        return (at % 2 === 0 ? person : there).api.imports.commit({ ...wish, newAccounts: named });
      }),
    );
    const names = (await person.api.accounts.list()).map(({ name }) => name.toLowerCase());
    expect(names).toHaveLength(4);
    expect(new Set(names).size).toBe(4);
  } finally {
    await second.close();
  }
});

test('a file that is refused makes no account, and leaves the others', async () => {
  const { api } = await app.person();
  // It names its currency, so that no account in another will do.
  const rand = new File(['Date,Amount,Currency,Description\n2026-01-01,-1.00,ZAR,Taxi\n'], 'rand.csv');
  const [wrong, right] = await add(api, [rand, statement({ month: 1, opening: 500 })]);
  const account = { name: 'Dollars', currency: 'USD' };
  const id = wrong?.id ?? '';
  await expect(
    api.imports.commit({ id, newAccounts: [{ section: 0, id: crypto.randomUUID(), account }] }),
  ).rejects.toMatchObject({ code: 'WRONG_ACCOUNT' });
  expect(await api.accounts.list()).toEqual([]);
  await api.imports.commit(asShown(right ?? first([]), crypto.randomUUID()));
  expect(await api.accounts.list()).toMatchObject([{ name: 'FNB Cheque' }]);
  expect((await api.imports.list()).map(({ status }) => status)).toEqual(['done', 'ready']);
});

test('a press that is cancelled in the middle of a file keeps the files before it', async () => {
  const person = await app.person();
  const { api } = person;
  const batchId = crypto.randomUUID();
  const files = [statement({ month: 1, opening: 9000 }), statement({ month: 2, opening: 8970, rows: 4000 })];
  const [one, two] = (await add(api, files)).map((preview) => asShown(preview, batchId));
  if (one === undefined || two === undefined) throw new Error('two files were added');
  await api.imports.commit(one);
  const running = api.imports.commit(two).catch((error: unknown) => error);
  while (!(await api.imports.cancel({ id: two.id })).isAsked) await sleep(5);
  expect(await running).toMatchObject({ code: 'CANCELLED' });
  expect((await api.imports.batch({ id: batchId })).files.map(({ id }) => id)).toEqual([one.id]);
  expect((await api.accounts.list())[0]?.transactionCount).toBe(3);
  expect(await api.imports.commit(two)).toMatchObject({ added: 4000 });
});

test('an account that was deleted in between is not written into, and the file waits', async () => {
  const { api } = await app.person();
  const { id: accountId } = await api.accounts.create({ name: 'Cheque', accountNumber: '62000000001' });
  const [preview] = await add(api, [statement({ month: 1, opening: 1000 })]);
  const accounts = [{ section: 0, accountId }];
  await api.accounts.remove({ id: accountId });
  const id = preview?.id ?? '';
  await expect(api.imports.commit({ id, accounts })).rejects.toMatchObject({ code: 'NO_ACCOUNT' });
  expect(await api.imports.get({ id })).toMatchObject({ status: 'ready', finding: { sections: [{ account: null }] } });
});

test('what was shown is taken although another account came up meanwhile; a balance that contradicts it is asked about', async () => {
  const { api } = await app.person();
  const { id: accountId } = await api.accounts.create({
    name: 'Cheque',
    openingBalance: { minor: 100_000n, currency: 'ZAR' },
  });
  const silent = (opening: number) =>
    new File(
      [
        `Date,Amount,Balance,Currency,Description\n2026-01-01,-1.00,${opening - 1}.00,ZAR,Taxi\n2026-01-02,-2.00,${opening - 3}.00,ZAR,Bus\n`,
      ],
      `${opening}.csv`,
    );
  const [fits, wrong] = await add(api, [silent(1000), silent(77_000)]);
  expect(fits?.finding).toMatchObject({ isReady: true, sections: [{ account: { id: accountId } }] });
  expect(wrong?.finding).toMatchObject({
    isReady: false,
    sections: [{ account: null, doubt: /does not match Cheque/ }],
  });
  await api.accounts.create({ name: 'Savings', accountType: 'savings' });
  const accounts = [{ section: 0, accountId, isAssumed: true as const }];
  expect(await api.imports.commit({ id: fits?.id ?? '', accounts })).toMatchObject({ added: 2 });
  await expect(api.imports.commit({ id: wrong?.id ?? '', accounts })).rejects.toMatchObject({
    code: 'NO_ACCOUNT',
    message: expect.stringContaining('does not match Cheque'),
  });
});

test('imports, presses and accounts of another workspace are out of reach', async () => {
  const [mine, theirs] = [await app.person(), await app.person()];
  const batchId = crypto.randomUUID();
  const [preview] = await add(mine.api, [statement({ month: 1, opening: 1000 })]);
  const wish = asShown(preview ?? first([]), batchId);
  const notFound = { code: 'IMPORT_NOT_FOUND' };
  await expect(theirs.api.imports.commit(wish)).rejects.toMatchObject(notFound);
  expect(await theirs.api.accounts.list()).toEqual([]);
  await mine.api.imports.commit(wish);
  await expect(theirs.api.imports.batch({ id: batchId })).rejects.toMatchObject(notFound);
  await expect(theirs.api.imports.revertBatch({ id: batchId })).rejects.toMatchObject(notFound);
  const [other] = await add(theirs.api, [statement({ month: 1, opening: 1000 })]);
  // The same file elsewhere makes an account of its own.
  expect(asShown(other ?? first([]), batchId).newAccounts[0]?.id).not.toBe(wish.newAccounts[0]?.id);
  expect((await mine.api.accounts.list())[0]?.transactionCount).toBe(3);
});

test('a question with a likely answer is read under it, and taken so with the press', async () => {
  const { api } = await app.person({ country: 'ZA' });
  const text = 'Date,Description,Amount\n03/04/2026,Spaza shop,-55.00\n05/06/2026,Taxi,-20.00\n';
  const [preview] = await add(api, [new File([text], 'open.csv')]);
  expect(preview).toMatchObject({
    finding: { kind: 'questions' },
    likely: { answers: { dateOrder: 'dmy' }, finding: { sections: [{ first: '2026-04-03', last: '2026-06-05' }] } },
  });
  const { id, likely } = preview ?? first<Preview>([]);
  const [section] = likely?.finding.sections ?? [];
  const newAccounts =
    section === undefined ? [] : [{ section: 0, id: section.newAccountId, account: section.newAccount }];
  await expect(api.imports.commit({ id, newAccounts })).rejects.toMatchObject({ code: 'UNREADABLE' });
  await api.imports.commit({ id, newAccounts, answers: likely?.answers });
  expect((await api.transactions.list({ currency: 'ZAR' })).rows.map(({ bookedOn }) => bookedOn)).toEqual([
    '2026-06-05',
    '2026-04-03',
  ]);
});

test('where nothing says how dates are written, nothing is likely', async () => {
  const { api } = await app.person({ country: 'US' });
  const text = 'Date,Description,Amount\n03/04/2026,Spaza shop,-55.00\n';
  const [preview] = await add(api, [new File([text], 'open.csv')]);
  expect(preview).toMatchObject({ finding: { kind: 'questions' }, likely: null });
});

test('the same bytes twice among the files that wait are known as a copy', async () => {
  const { api } = await app.person();
  const [one, two] = await add(api, [statement({ month: 1, opening: 1000 }), statement({ month: 1, opening: 1000 })]);
  expect([one?.copyOf, two?.copyOf]).toEqual([null, one?.id]);
});
