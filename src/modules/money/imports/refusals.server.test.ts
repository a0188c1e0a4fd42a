import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import type { Role } from '#kernel/roles.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

async function books() {
  const person = await app.person();
  const { id: accountId } = await person.api.accounts.create({ name: 'Cheque' });
  return { ...person, accountId, workspaceId: person.session.workspace.id };
}

/** So many rows, ten a day; a text on the last. */
function statement(rows: number, last = 'SPAR'): string {
  const first = Temporal.PlainDate.from('2020-01-01');
  const lines = Array.from({ length: rows }, (_, at) => {
    const day = first.add({ days: Math.floor(at / 10) });
    return `${day.toString()},-${(at + 1) / 100},${at === rows - 1 ? last : `SHOP ${at % 97}`}`;
  });
  return ['Date,Amount,Description', ...lines].join('\n');
}

const fileOf = (text: string | Uint8Array<ArrayBuffer>, name = 'file.csv') => new File([text], name);

/** Everything an import may write, counted: after a failure it is as it was before. */
async function ledgerOf(workspaceId: string) {
  const tables = [
    'transactions',
    'transaction_sums',
    'transaction_months',
    'transaction_days',
    'import_decisions',
    'import_mappings',
  ];
  const counts = tables.map((table) => `(select count(*)::int from ${table} where workspace_id = $1) as ${table}`);
  const { rows } = await app.owner.query(`select ${counts.join(', ')}`, [workspaceId]);
  return rows[0] as Record<string, number>;
}
const EMPTY = {
  transactions: 0,
  transaction_sums: 0,
  transaction_months: 0,
  transaction_days: 0,
  import_decisions: 0,
  import_mappings: 0,
};

const text = (content: string) => new TextEncoder().encode(content);
const HOSTILE: readonly (readonly [what: string, bytes: Uint8Array<ArrayBuffer>, code: string, sentence: RegExp])[] = [
  ['nothing', text(''), 'FILE_REFUSED', /empty/i],
  ['only spaces', text('  \n \n'), 'FILE_REFUSED', /empty/i],
  ['too many rows', text(statement(10_001)), 'FILE_REFUSED', /Too many rows \(maximum 10,000 allowed\)/],
  ['a heading without rows', text('Date,Amount,Description\n'), 'FILE_REFUSED', /No data rows found/],
  ['one line of a megabyte', text(`Date,Amount\n${'x'.repeat(1_000_000)}`), 'FILE_REFUSED', /line/i],
  [
    'an archive',
    new Uint8Array([0x50, 0x4b, 0x03, 0x04, ...Array.from({ length: 200 }, () => 0)]),
    'FILE_REFUSED',
    /archive/i,
  ],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, ...Array.from({ length: 200 }, () => 7)]), 'FILE_REFUSED', /./],
  [
    'entities that multiply',
    text(
      `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><Document>&b;</Document>`,
    ),
    'FILE_REFUSED',
    /./,
  ],
  ['a web page', text('<!doctype html><html><body>Sign in</body></html>'), 'FILE_REFUSED', /page/i],
];

test.each(HOSTILE)(
  '%s is refused with a sentence and changes nothing [§5 CSV rows]',
  async (_, bytes, code, sentence) => {
    const { api, accountId, workspaceId } = await books();
    const refused: unknown = await api.imports
      .upload({ file: fileOf(bytes), accountId })
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ code, message: expect.stringMatching(sentence) });
    expect(await api.imports.list()).toEqual([]);
    expect(await ledgerOf(workspaceId)).toEqual(EMPTY);
  },
);

test('formulas, markup and control characters in a cell are text and nothing else', async () => {
  const { api, accountId } = await books();
  const hostile = [
    'Date,Amount,Description',
    `2026-03-01,-10.00,"=cmd|' /C calc'!A0"`,
    '2026-03-02,-10.00,<script>alert(1)</script>',
    `2026-03-03,-10.00,"'); drop table transactions; --"`,
    '2026-03-04,-10.00,"{""a\\"",\\\\}"',
    `2026-03-05,-10.00,${'long '.repeat(2000)}`,
    '2026-03-06,-10.00,\u202Eevil\u200B\u0007',
  ].join('\n');
  const { id } = await api.imports.upload({ file: fileOf(hostile), accountId });
  expect(await api.imports.commit({ id })).toMatchObject({ added: 6 });
  const { rows } = await api.transactions.list({ currency: 'ZAR' });
  expect(rows.map(({ bankText }) => bankText)).toContain(`'); drop table transactions; --`);
  expect(rows.map(({ bankText }) => bankText)).toContain('{"a\\",\\\\}');
  for (const { description } of rows) {
    expect(description.length).toBeLessThanOrEqual(500);
    expect(description).not.toMatch(/\p{Cc}|\p{Cf}/u);
  }
});

test('an account that is not in these books is not found, nor is an import', async () => {
  const [mine, theirs] = [await books(), await books()];
  const file = fileOf(statement(3));
  await expect(mine.api.imports.upload({ file, accountId: theirs.accountId })).rejects.toMatchObject({
    code: 'ACCOUNT_NOT_FOUND',
  });
  const { id } = await mine.api.imports.upload({ file, accountId: mine.accountId });
  const account = { section: 0, accountId: theirs.accountId };
  await expect(mine.api.imports.choose({ id, accounts: [account] })).rejects.toMatchObject({
    code: 'ACCOUNT_NOT_FOUND',
  });
  const { api } = theirs;
  const notFound = { code: 'IMPORT_NOT_FOUND' };
  await expect(api.imports.get({ id })).rejects.toMatchObject(notFound);
  await expect(api.imports.rows({ id })).rejects.toMatchObject(notFound);
  await expect(api.imports.original({ id })).rejects.toMatchObject(notFound);
  await expect(api.imports.choose({ id })).rejects.toMatchObject(notFound);
  await expect(api.imports.commit({ id })).rejects.toMatchObject(notFound);
  await expect(api.imports.revert({ id })).rejects.toMatchObject(notFound);
  await expect(api.imports.reopen({ id })).rejects.toMatchObject(notFound);
  await expect(api.imports.discard({ id })).rejects.toMatchObject(notFound);
  expect(await api.imports.progress({ id })).toBeNull();
  expect(await api.imports.cancel({ id })).toEqual({ isAsked: false });
  expect(await api.imports.list()).toEqual([]);
});

test.each(['viewer', 'accountant', 'contributor'] satisfies Role[])(
  'a %s sees imports and changes none',
  async (role) => {
    const mine = await books();
    const member = await app.person();
    const { workspaceId } = mine;
    await app.owner.query('insert into members (workspace_id, user_id, role) values ($1, $2, $3)', [
      workspaceId,
      member.session.person.id,
      role,
    ]);
    const file = fileOf(statement(3));
    const { id } = await mine.api.imports.upload({ file, accountId: mine.accountId });
    const there = app.visitor({ workspaceId });
    await there.api.identity.signIn({ email: member.email, password: member.password });
    const { imports } = there.api;
    expect(await imports.list()).toHaveLength(1);
    expect(await imports.get({ id })).toMatchObject({ finding: { counts: { added: 3 } } });
    expect((await imports.rows({ id })).total).toBe(3);
    const notAllowed = { code: 'NOT_ALLOWED' };
    await expect(imports.upload({ file })).rejects.toMatchObject(notAllowed);
    await expect(imports.choose({ id })).rejects.toMatchObject(notAllowed);
    await expect(imports.commit({ id })).rejects.toMatchObject(notAllowed);
    await expect(imports.cancel({ id })).rejects.toMatchObject(notAllowed);
    await expect(imports.revert({ id })).rejects.toMatchObject(notAllowed);
    await expect(imports.revertBatch({ id })).rejects.toMatchObject(notAllowed);
    await expect(imports.reopen({ id })).rejects.toMatchObject(notAllowed);
    await expect(imports.discard({ id })).rejects.toMatchObject(notAllowed);
  },
);

test('nobody who is signed out gets near an import', async () => {
  const { imports } = app.visitor().api;
  const id = crypto.randomUUID();
  const signedOut = { code: 'SIGNED_OUT' };
  await expect(imports.upload({ file: fileOf(statement(3)) })).rejects.toMatchObject(signedOut);
  await expect(imports.list()).rejects.toMatchObject(signedOut);
  await expect(imports.original({ id })).rejects.toMatchObject(signedOut);
  await expect(imports.commit({ id })).rejects.toMatchObject(signedOut);
  await expect(imports.revert({ id })).rejects.toMatchObject(signedOut);
});
