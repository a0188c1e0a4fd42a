import { getTableName } from 'drizzle-orm';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type pg from 'pg';
import sharp from 'sharp';
import { seedDemo } from '#apps/server/demo.server.ts';
import { WORKSPACE_TABLES, PORTABLES } from '#apps/server/modules.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { DEMO_PASSWORD } from '#modules/front/demo/model.ts';

type App = Awaited<ReturnType<typeof startTestApp>>;
type Browser = ReturnType<App['visitor']>;

const TODAY = '2026-11-21';
let here: App;
let elsewhere: App;
beforeAll(async () => {
  [here, elsewhere] = [await startTestApp(), await startTestApp()];
  await seedDemo({ services: here.services, router: here.router, today: TODAY });
});
afterAll(async () => {
  await here.close();
  await elsewhere.close();
});
beforeEach(async () => {
  await here.owner.query('delete from rate_limits');
});

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const filesOf = async (file: File) => unzipSync(new Uint8Array(await file.arrayBuffer()));
const archive = (files: Record<string, Uint8Array>) => new File([new Uint8Array(zipSync(files))], 'away.zip');

/** Every figure that a person sees of books, and every row behind it. */
async function figuresOf({ api }: Browser) {
  const accounts = await api.accounts.list();
  const currencies = [...new Set(accounts.map(({ currency }) => currency))].toSorted();
  const inEach = await Promise.all(
    currencies.map(async (currency) => ({
      totals: await api.transactions.totals({ currency }),
      first: await api.transactions.list({ currency }),
    })),
  );
  return {
    accounts,
    categories: await api.categories.list(),
    imports: await api.imports.list(),
    summary: await api.dashboard.summary({ today: TODAY }),
    netWorth: await api.netWorth.overview({ today: TODAY, currency: 'ZAR' }),
    // Other members are not brought along.
    budget: { ...(await api.budgets.overview({ today: TODAY })), members: [] },
    inEach,
  };
}

async function demoPerson(email: string): Promise<Browser> {
  const browser = here.visitor();
  await browser.api.identity.signIn({ email, password: DEMO_PASSWORD });
  return browser;
}

test('two years of a household come back in another installation to the cent', { timeout: 120_000 }, async () => {
  const leaver = await demoPerson('demo@ilifa.example');
  const before = await figuresOf(leaver);
  expect(before.summary.inCurrencies.length).toBeGreaterThan(0);
  const file = await leaver.api.leaving.export();
  const arrival = await elsewhere.person({ country: 'KE' });
  const { books } = await arrival.api.leaving.restore({ file });
  expect(books).toHaveLength(1);
  expect(books[0]?.id).toBe(arrival.session.workspace.id);
  expect(await figuresOf(arrival)).toEqual(before);
  expect(await arrival.api.identity.session()).toMatchObject({ workspace: { currency: 'ZAR', country: 'ZA' } });
  // Kept sums and the audit chain hold where the rows came in, too.
  const { rows } = await new Check(elsewhere).run(
    `select coalesce(sum(t.minor), 0) = (select coalesce(sum(in_minor + out_minor), 0) from transaction_sums) as same
     from transactions t where deleted_at is null`,
  );
  expect(rows).toEqual([{ same: true }]);
});

class Check {
  readonly app: App;
  constructor(app: App) {
    this.app = app;
  }
  async run(query: string): Promise<pg.QueryResult> {
    return this.app.owner.query(query);
  }
}

/** Books with an account number, an imported statement, a row thrown away and one that a person wrote. */
async function livedIn(app: App) {
  const person = await app.person();
  const { api } = person;
  const { id: accountId } = await api.accounts.create({ name: 'Cheque', accountNumber: '62 1234 5678' });
  const statement =
    'Date,Amount,Description\n2026-03-01,-12.34,=SHOP\n2026-03-02,-0.01,Zürich "quoted", x\n2026-03-03,900719925474099.07,Pay';
  const { id } = await api.imports.upload({ file: new File([statement], 'march.csv'), accountId });
  await api.imports.commit({ id });
  const [category] = await api.categories.list();
  const written = await api.transactions.create({
    accountId,
    bookedOn: '2026-03-04',
    description: '=By hand',
    categoryId: category?.id ?? '',
    amount: { minor: -5_00n },
  });
  await api.transactions.remove({ id: written.id });
  const source = { accountId, payee: 'shop', direction: 'out' as const, currency: 'ZAR', near: null };
  const amount = { kind: 'about' as const, amount: { minor: 12_34n, currency: 'ZAR' }, percent: 5 };
  const cadence = { kind: 'last-working-day', every: 1, anchor: '2026-03-01', shift: 'none', country: 'ZA' } as const;
  const changes = [{ on: '2026-03-31', isSkipped: false, movedTo: '2026-04-02', amount: null }];
  const matches = [{ on: '2026-03-31', paidBy: written.id, notPaidBy: [id] }];
  await api.recurring.confirm({ source, name: '=Shop', cadence, amount, changes, matches });
  await api.recurring.dismiss({ source: { ...source, payee: 'pay' }, name: 'Pay' });
  const valuation = { day: '2026-03-01', amount: { minor: 7_00n, currency: 'ZAR' }, source: 'estimate' as const };
  const house = { name: 'House', kind: 'home' as const, currency: 'ZAR', ownership: 5000, endedOn: null };
  await api.netWorth.create({ ...house, debtAccountId: accountId, valuations: [valuation] });
  await api.netWorth.setAccountShare({ accountId, ownership: 2550 });
  const balance = { minor: -12_35n, currency: 'ZAR' };
  const { id: reconciledId } = await api.reconciliation.start({ accountId, day: '2026-03-02', balance });
  await api.reconciliation.finish({ id: reconciledId });
  const [first, second] = (await api.transactions.list({ currency: 'ZAR' })).rows.map((row) => row.id);
  const transactionId = first ?? '';
  const receipts = [new File([await slip()], 'Slip.png'), new File(['%PDF-1.7\n%%EOF'], 'Invoice.pdf')];
  for (const receipt of receipts) await api.attachments.add({ transactionId, file: receipt });
  await api.transactionLinks.create({ kind: 'related', fromId: transactionId, toId: second ?? '', amount: null });
  await api.preferences.save({ timezone: 'Africa/Nairobi', dateFormat: 'yyyy-MM-dd' });
  return { ...person, accountId, statement, importId: id, transactionId };
}

/** Receipts with their bytes and pictures, as their person gets them. */
async function receiptsOn({ api }: Browser, transactionId: string) {
  const receipts = await api.attachments.list({ transactionId });
  expect(receipts.map(({ name }) => name)).toEqual(['Slip.png', 'Invoice.pdf']);
  const original = await Promise.all(receipts.map(async ({ id }) => (await api.attachments.download({ id })).text()));
  const [picture] = receipts.filter(({ hasPreview }) => hasPreview);
  const preview = await (await api.attachments.preview({ id: picture?.id ?? '' })).text();
  return { receipts, original, preview };
}

async function slip(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 20, height: 30, channels: 3, background: '#063' } });
  return new Uint8Array(await picture.png().toBuffer());
}

test('what leaves: rows, sheets, statement files as they came, the record of deeds; the account number in the clear', async () => {
  const { api, statement, importId, email } = await livedIn(here);
  const files = await filesOf(await api.leaving.export());
  const manifest = JSON.parse(text(files['manifest.json'])) as { books: { folder: string; rows: object }[] };
  const folder = manifest.books[0]?.folder ?? '';
  expect(manifest.books[0]?.rows).toMatchObject({
    accounts: 1,
    transactions: 4,
    imports: 1,
    'recurring-items': 2,
    'recurring-changes': 1,
    'recurring-matches': 2,
    reconciliations: 1,
    'attachment-files': 2,
    attachments: 2,
    'transaction-links': 1,
    assets: 1,
    'asset-valuations': 1,
    'account-shares': 1,
  });
  expect(text(files['person/person.json'])).toContain(email);
  expect(text(files[`${folder}/accounts.jsonl`])).toContain('"accountNumber":"62 1234 5678"');
  expect(text(files[`${folder}/imports/${importId}`])).toBe(statement);
  const sheet = text(files[`${folder}/transactions.csv`]);
  expect(sheet).toContain('900719925474099.07,ZAR,Cheque');
  expect(sheet, 'a text that a spreadsheet would run').toContain(`'=By hand,-5.00`);
  expect(text(files[`${folder}/assets.csv`])).toContain('House,home,ZAR,50,Cheque,');
  expect(text(files[`${folder}/asset-valuations.csv`])).toContain('House,2026-03-01,7.00,ZAR,estimate');
  expect(text(files[`${folder}/account-shares.csv`])).toContain('Cheque,25.5');
  expect(text(files[`${folder}/recurring-items.csv`])).toContain(`'=Shop,Cheque,confirmed`);
  expect(text(files[`${folder}/activity.jsonl`])).toContain('import.committed');
  const everything = Object.values(files).map(text).join('\n');
  expect(everything).not.toMatch(/\$scrypt|session_token|"password"/);
});

test('what comes back: account numbers find their statements again, the trash, the preferences', async () => {
  const leaver = await livedIn(here);
  const file = await leaver.api.leaving.export();
  const arrival = await elsewhere.person();
  const { books } = await arrival.api.leaving.restore({ file });
  expect(books[0]).toMatchObject({ files: 3, rows: { transactions: 4 } });
  expect(await arrival.api.preferences.get()).toEqual(await leaver.api.preferences.get());
  expect(await figuresOf(arrival)).toEqual(await figuresOf(leaver));
  // What was locked is locked still.
  const { rows: rowsThere } = await arrival.api.transactions.list({ currency: 'ZAR', search: '=SHOP' });
  expect(rowsThere.map(({ state }) => state)).toEqual(['reconciled']);
  await expect(arrival.api.transactions.remove({ id: rowsThere[0]?.id ?? '' })).rejects.toMatchObject({
    code: 'RECONCILED',
  });
  expect(await receiptsOn(arrival, leaver.transactionId)).toEqual(await receiptsOn(leaver, leaver.transactionId));
  // The same statement once more: every row is known.
  const again = await arrival.api.imports.upload({
    file: new File([leaver.statement], 'again.csv'),
    accountId: leaver.accountId,
  });
  expect(again.finding).toMatchObject({ counts: { added: 0, skipped: 3 } });
  // And what leaves from there is what left from here.
  const [first, second] = [await filesOf(file), await filesOf(await arrival.api.leaving.export())];
  for (const { name } of PORTABLES.filter((each) => !each.name.startsWith('import'))) {
    const of = (files: typeof first) =>
      Object.entries(files)
        .filter(([path]) => path.endsWith(`/${name}.jsonl`))
        .map(([, bytes]) => text(bytes).replaceAll(/"recordedBy" ?: ?"[^"]+"/g, ''));
    expect(of(second), name).toEqual(of(first));
  }
});

test('into books that are in use nothing is mixed: the archived ones open beside them', async () => {
  const leaver = await livedIn(here);
  const file = await leaver.api.leaving.export();
  const before = await figuresOf(leaver);
  const { books } = await leaver.api.leaving.restore({ file });
  expect(books[0]?.id).not.toBe(leaver.session.workspace.id);
  const beside = here.visitor({ workspaceId: books[0]?.id ?? '' });
  await beside.api.identity.signIn({ email: leaver.email, password: leaver.password });
  expect(await figuresOf(beside)).toEqual(before);
});

test("somebody else's books do not leave with a member of them", async () => {
  const [mine, guest] = [await livedIn(here), await here.person()];
  await here.owner.query('insert into members (workspace_id, user_id, role) values ($1, $2, $3)', [
    mine.session.workspace.id,
    guest.session.person.id,
    'manager',
  ]);
  const files = await filesOf(await guest.api.leaving.export());
  const { books } = JSON.parse(text(files['manifest.json'])) as { books: { rows: { transactions: number } }[] };
  expect(books.map(({ rows }) => rows.transactions)).toEqual([0]);
  expect(Object.values(files).map(text).join('\n')).not.toContain('62 1234 5678');
});

test('an archive that was bent, cut off or made up is refused whole, with the place that is wrong', async () => {
  const files = await filesOf(await (await livedIn(here)).api.leaving.export());
  const rows = Object.keys(files).find((path) => path.endsWith('/transactions.jsonl')) ?? '';
  const bend = (from: RegExp, to: string) => ({
    ...files,
    [rows]: new TextEncoder().encode(text(files[rows]).replace(from, to)),
  });
  const receipt = Object.keys(files).find((path) => path.includes('/attachment-files/')) ?? '';
  const { 'manifest.json': _manifest, ...cut } = files;
  const { [rows]: _rows, ...gap } = files;
  const whole = new Uint8Array(await archive(files).arrayBuffer());
  const inRows = Buffer.from(whole).indexOf(rows) + rows.length + 40;
  const cases: [string, File, RegExp][] = [
    ['no archive', new File(['PK and nothing'], 'x.zip'), /not a zip/],
    ['cut in half', new File([whole.slice(0, whole.length / 2)], 'x.zip'), /not a zip|damaged/],
    [
      'a byte turned',
      new File([whole.map((byte, at) => (at === inRows ? byte ^ 255 : byte))], 'x.zip'),
      /damaged|manifest/,
    ],
    ['without manifest', archive(cut), /manifest\.json/],
    ['a table missing', archive(gap), /transactions\.jsonl is missing/],
    ['a row missing', archive(bend(/^.*\n/, '')), /has 3 lines, but the manifest says 4/],
    ['an amount that is none', archive(bend(/"minor" ?: ?"[^"]+"/, '"minor":"12.5"')), /line 1: minor/],
    [
      'an unknown account',
      archive(bend(/"accountId" ?: ?"[^"]+"/, `"accountId":"${crypto.randomUUID()}"`)),
      /do not match/,
    ],
    ['another receipt', archive({ ...files, [receipt]: Buffer.from('%PDF-1.7\n%%EOF ') }), /is not the file that/],
    ['a row twice', archive(bend(/^(.*\n)(.*\n)/, '$1$1')), /do not match/],
  ];
  const arrival = await elsewhere.person();
  for (const [what, file, sentence] of cases) {
    await new Check(elsewhere).run('delete from rate_limits');
    const call = arrival.api.leaving.restore({ file });
    await expect(call, what).rejects.toMatchObject({
      code: 'ARCHIVE_REFUSED',
      message: expect.stringMatching(sentence) as string,
    });
    expect(await arrival.api.accounts.list(), what).toEqual([]);
  }
  expect((await arrival.api.categories.list()).length).toBeGreaterThan(10);
});

test('a confirmation that is not fresh is not enough to take everything away', async () => {
  const { api, session } = await here.person();
  await here.owner.query(`update sessions set confirmed_at = now() - interval '31 minutes' where user_id = $1`, [
    session.person.id,
  ]);
  await expect(api.leaving.export()).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
});

test('every table of books is one of a module, and leaves or says why not', async () => {
  const { rows } = await here.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'workspace_id'`,
  );
  const leaving = PORTABLES.map(({ table }) => table);
  const known = WORKSPACE_TABLES.map(({ table }) => getTableName(table));
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  const staying = WORKSPACE_TABLES.filter(({ stays }) => stays !== undefined).map(({ table }) => getTableName(table));
  expect([...leaving, ...staying].toSorted()).toEqual(known.toSorted());
});
