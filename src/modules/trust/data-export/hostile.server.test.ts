import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let bringer: Awaited<ReturnType<typeof app.person>>;
let files: Record<string, Uint8Array>;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  bringer = await app.person();
  const { id: accountId } = await bringer.api.accounts.create({ name: 'Cheque' });
  const statement = new File(['Date,Amount,Description\n2026-03-01,-12.34,SHOP'], 'march.csv');
  const { id } = await bringer.api.imports.upload({ file: statement, accountId });
  await bringer.api.imports.commit({ id });
  files = unzipSync(new Uint8Array(await (await bringer.api.leaving.export()).arrayBuffer()));
  folder = manifest().books[0]?.folder ?? '';
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.owner.query('delete from rate_limits');
});

type Bent = { books: { folder: string; name: string; kind: string; rows: Record<string, number> }[] };
const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (name: string) => new TextDecoder().decode(files[name]);
const manifest = () => JSON.parse(textOf('manifest.json')) as Bent;
const archive = (changed: Record<string, Uint8Array>) =>
  new File([new Uint8Array(zipSync({ ...files, ...changed }))], 'away.zip');
const restored = (changed: Record<string, Uint8Array>) => bringer.api.leaving.restore({ file: archive(changed) });
const refused = (sentence: RegExp) => ({
  code: 'ARCHIVE_REFUSED',
  message: expect.stringMatching(sentence) as string,
});
const MB = 1024 * 1024;

test('what is looked through in one go is refused unread where it is long', async () => {
  for (const name of ['manifest.json', 'person/profile.json'])
    await expect(restored({ [name]: bytes('{}'.padEnd(MB + 1)) }), name).rejects.toMatchObject(
      refused(new RegExp(`${name} is too large`)),
    );
  const row = bytes(`{"note":"${'x'.repeat(MB)}"}\n`);
  await expect(restored({ [`${folder}/accounts.jsonl`]: row })).rejects.toMatchObject(
    refused(/accounts\.jsonl, line 1: the line is too long/),
  );
});

test('books without end are counted before they are looked at', async () => {
  const books = Array.from({ length: 5000 }, () => ({}));
  await expect(restored({ 'manifest.json': bytes(JSON.stringify({ books })) })).rejects.toMatchObject(
    refused(/has more than \d+ workspaces/),
  );
});

test('no books come in twice from one folder, and no more than twenty beside one’s own', async () => {
  const { books, ...rest } = manifest();
  const [one] = books;
  const written = (list: unknown[]) => ({ 'manifest.json': bytes(JSON.stringify({ ...rest, books: list })) });
  await expect(restored(written([one, one]))).rejects.toMatchObject(refused(/cannot read the manifest\.json/));
  const many = Array.from({ length: 22 }, (_, place) => ({ ...one, folder: `books/${place}-x` }));
  await expect(restored(written(many))).rejects.toMatchObject(refused(/more than 21 workspaces/));
});

test('pictures and statement files keep the rules that they came under', async () => {
  const svg = bytes(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="9" height="9"/></svg>',
  );
  await expect(restored({ 'person/avatar.webp': svg })).rejects.toMatchObject(refused(/not a picture/));
  const large = { 'person/avatar.webp': new Uint8Array(5 * MB + 1) };
  await expect(restored(large)).rejects.toMatchObject(refused(/avatar\.webp is too large/));
  await app.owner.query('delete from rate_limits');
  const [name = ''] = Object.keys(files).filter((each) => each.startsWith(`${folder}/imports/`));
  await expect(restored({ [name]: bytes('another file') })).rejects.toMatchObject(refused(/is not the file that/));
  const beyond = { [name]: new Uint8Array(20_000_001) };
  await expect(restored(beyond)).rejects.toMatchObject(refused(/is too large/));
});

test.each([
  [
    'a name that passes for a sentence of ours',
    { name: 'Tom\nYour account is locked' },
    /cannot read the manifest\.json/,
  ],
  ['a name with a link', { name: 'Click https://evil.example' }, /cannot read the manifest\.json/],
  ['a kind that nobody opens', { kind: 'union' }, /union scheme/],
])('an archive brings no books with %s', async (_, bent, sentence) => {
  const { books, ...rest } = manifest();
  const changed = { ...rest, books: [{ ...books[0], ...bent }] };
  await expect(restored({ 'manifest.json': bytes(JSON.stringify(changed)) })).rejects.toMatchObject(refused(sentence));
});

test.each(['Tom\nYour account is locked', 'Click https://evil.example'])(
  'nobody and no books are called %j',
  async (name) => {
    const { api, session } = bringer;
    const { firstName, lastName } = {
      firstName: session.person.firstName ?? 'A',
      lastName: session.person.lastName ?? 'B',
    };
    const said = {
      firstName,
      lastName,
      username: '',
      company: '',
      bio: '',
      dateOfBirth: '',
      userType: 'individual',
    } as const;
    const bad = { code: 'BAD_REQUEST' };
    const wish = { email: 'names@example.com', password: 'Umcebo#2026', firstName, lastName: name, country: 'ZA' };
    await expect(api.profile.save({ ...said, firstName: name })).rejects.toMatchObject(bad);
    await expect(api.workspaces.create({ kind: 'household', name })).rejects.toMatchObject(bad);
    await expect(app.visitor().api.signUps.start(wish)).rejects.toMatchObject(bad);
  },
);

test('one archive is read at a time, and who brings another meanwhile is told', async () => {
  const ends = await Promise.allSettled([restored({}), restored({}), restored({})]);
  const codes = ends.map((end) => (end.status === 'fulfilled' ? 'read' : (end.reason as { code: string }).code));
  expect(codes.filter((code) => code !== 'read' && code !== 'BUSY')).toEqual([]);
  expect(codes).toContain('read');
  expect(codes).toContain('BUSY');
});

test.each([
  ['outcomes', [{ outcome: 'failed', reason: '', rows: Array.from({ length: 100 }, () => ['x']) }], 'rows'],
  ['outcomes', Array.from({ length: 100 }, () => ({})), 'rows'],
  ['choices', { wishes: Object.fromEntries(Array.from({ length: 100 }, (_, place) => [`x${place}`, 'add'])) }, 'chose'],
  ['choices', { accounts: Array.from({ length: 700_000 }, () => 0) }, 'chose'],
])('a list in a long row (%s) is given up at the first thing that is wrong', async (field, value, words) => {
  const name = `${folder}/imports.jsonl`;
  const row = JSON.stringify({ ...(JSON.parse(textOf(name)) as object), [field]: value });
  await expect(restored({ [name]: bytes(`${row}\n`) })).rejects.toMatchObject(
    refused(new RegExp(`${field}: .*${words}`)),
  );
});

test('a statement that was left out row by row comes back, however many rows it had', async () => {
  const name = `${folder}/imports.jsonl`;
  const rows = Array.from({ length: 100_000 }, (_, place) => [place + 1, place]);
  const outcomes = [{ outcome: 'skipped', reason: 'Already there', rows }];
  const row = JSON.stringify({ ...(JSON.parse(textOf(name)) as object), outcomes });
  expect(row.length).toBeGreaterThan(MB);
  expect((await restored({ [name]: bytes(`${row}\n`) })).books).toMatchObject([{ rows: { imports: 1 } }]);
});
