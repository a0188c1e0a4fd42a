import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { connectionOf, inTransaction } from '#platform/database.server.ts';
import { pictureFor } from './service.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-21T10:00:00Z') });
});
afterAll(() => app.close());

const SAID = {
  firstName: 'Thandi',
  lastName: 'Nkosi',
  username: '',
  company: '',
  bio: '',
  dateOfBirth: '',
  userType: 'individual',
} as const;

test('a person has every field of §3, with nothing said where nothing was said [§3 auth user]', async () => {
  const { api, email, session } = await app.person();
  const user = await api.profile.get();
  const { firstName, lastName } = session.person;
  expect(user).toMatchObject({
    id: session.person.id,
    email,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    displayName: session.person.displayName,
    userType: 'individual',
    subscriptionTier: 'free',
    aud: 'authenticated',
    appMetadata: { roles: [] },
  });
  for (const field of ['username', 'avatarUrl', 'company', 'companyLogoUrl', 'bio', 'dateOfBirth'] as const)
    expect(user[field], field).toBeNull();
});

test('what is saved is shown at once, in the session too', async () => {
  const { api } = await app.person();
  const wish = { ...SAID, username: 'thandi.n', company: 'Nkosi & Co', bio: 'Hi', dateOfBirth: '1990-02-28' };
  const saved = await api.profile.save({ ...wish, userType: 'business' });
  expect(saved).toMatchObject({ ...wish, userType: 'business', displayName: 'Thandi Nkosi' });
  expect(saved.userMetadata).toMatchObject({ user_type: 'business', date_of_birth: '1990-02-28' });
  const session = await api.identity.session();
  expect(session?.person).toMatchObject({ displayName: 'Thandi Nkosi', userType: 'business' });
  expect(await api.profile.save(SAID)).toMatchObject({ username: null, company: null, dateOfBirth: null });
});

test('a username belongs to one person, in whatever case it is written', async () => {
  const [first, second] = [await app.person(), await app.person()];
  await first.api.profile.save({ ...SAID, username: 'Sipho' });
  const taken = second.api.profile.save({ ...SAID, firstName: 'Else', username: 'sIPHO' });
  await expect(taken).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
  expect((await second.api.profile.get()).firstName, 'nothing was changed').not.toBe('Else');
  await first.api.profile.save({ ...SAID, username: 'SIPHO' });
});

test.each(['2026-11-22', '1890-01-01'])('nobody who signs in was born on %s', async (dateOfBirth) => {
  const { api } = await app.person();
  await expect(api.profile.save({ ...SAID, dateOfBirth })).rejects.toMatchObject({ code: 'NOT_A_BIRTHDAY' });
});

test('a profile gives no role, whatever is sent along', async () => {
  const { api } = await app.person();
  const forged = {
    ...SAID,
    roles: ['superuser'],
    appMetadata: { roles: ['superuser'] },
    subscriptionTier: 'enterprise',
  };
  const saved = await api.profile.save(forged);
  expect(saved).toMatchObject({ appMetadata: { roles: [] }, subscriptionTier: 'free' });
});

/** A photograph as a telephone takes it: large, lying on its side, with the place written into it. */
async function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '26/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}
const fileOf = (bytes: Uint8Array | string, name = 'me.jpg', type = 'image/jpeg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });

/** What the browser with these cookies is sent for a picture. */
async function bytesFor(cookies: Map<string, string>, id: string): Promise<Buffer | null> {
  const headers = new Headers({ cookie: [...cookies].map((pair) => pair.join('=')).join('; ') });
  const found = await pictureFor(app.services, { headers, ipAddress: '127.0.0.1', userAgent: 'test' }, id);
  return found?.bytes ?? null;
}

test('a picture is drawn anew: small, upright, and without what the camera wrote beside it', async () => {
  const { api, cookies } = await app.person();
  const taken = await photograph();
  expect(taken.includes('SecretCamera')).toBe(true);
  const { avatarUrl } = await api.profile.setPicture({ kind: 'avatar', file: fileOf(taken) });
  const bytes = await bytesFor(cookies, avatarUrl?.split('/').at(-1) ?? '');
  const facts = await sharp(bytes ?? Buffer.alloc(0)).metadata();
  expect(facts).toMatchObject({ format: 'webp', width: 256, height: 256 });
  expect(facts.exif).toBeUndefined();
  expect(facts.orientation).toBeUndefined();
  expect(bytes?.includes('SecretCamera')).toBe(false);
  const logo = await api.profile.setPicture({ kind: 'company-logo', file: fileOf(taken) });
  expect(logo.companyLogoUrl).not.toBeNull();
  const removed = await api.profile.removePicture({ kind: 'avatar' });
  expect(removed).toMatchObject({ avatarUrl: null, companyLogoUrl: logo.companyLogoUrl });
});

test('what only calls itself a picture is refused [§5 file]', async () => {
  const { api } = await app.person();
  const cases: [File, RegExp][] = [
    [fileOf('<script>alert(1)</script>', 'me.png', 'image/png'), /is not allowed\. Allowed types/],
    [fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'me.svg', 'image/svg+xml'), /image\/svg\+xml is not allowed/],
    [fileOf('GIF89a and then a script'), /cannot|not a picture/],
    [fileOf((await photograph()).subarray(0, 700)), /cannot read this picture/],
    [fileOf(new Uint8Array(5 * 1024 * 1024 + 1)), /exceeds maximum allowed size of 5MB/],
    [fileOf(''), /No file provided/],
  ];
  for (const [file, sentence] of cases) {
    const refused = { code: 'PICTURE_REFUSED', message: expect.stringMatching(sentence) as string };
    await expect(api.profile.setPicture({ kind: 'avatar', file }), file.type).rejects.toMatchObject(refused);
  }
  expect((await api.profile.get()).avatarUrl).toBeNull();
});

test('a picture of 5 MB is taken, and one byte more is not [§9 file size]', async () => {
  const { api } = await app.person();
  const taken = await photograph();
  const padded = (size: number) => fileOf(Buffer.concat([taken, Buffer.alloc(size - taken.length)]));
  const { avatarUrl } = await api.profile.setPicture({ kind: 'avatar', file: padded(5_242_880) });
  expect(avatarUrl).not.toBeNull();
  await expect(api.profile.setPicture({ kind: 'avatar', file: padded(5_242_881) })).rejects.toMatchObject({
    code: 'PICTURE_REFUSED',
    message: 'File size exceeds maximum allowed size of 5MB',
  });
  expect((await api.profile.get()).avatarUrl).toBe(avatarUrl);
});

test("nobody sees another's picture by its address, nor without signing in", async () => {
  const [mine, theirs] = [await app.person(), await app.person()];
  const { avatarUrl } = await mine.api.profile.setPicture({ kind: 'avatar', file: fileOf(await photograph()) });
  const id = avatarUrl?.split('/').at(-1) ?? '';
  const as = ({ cookies }: { cookies: Map<string, string> }) => bytesFor(cookies, id);
  expect(await as(mine)).not.toBeNull();
  expect(await as(theirs)).toBeNull();
  expect(await as(app.visitor())).toBeNull();
});

test("without any `where`, nobody's profile or pictures are seen but one's own", async () => {
  const [mine, theirs] = [await app.person(), await app.person()];
  await mine.api.profile.save({ ...SAID, bio: 'mine' });
  await mine.api.profile.setPicture({ kind: 'avatar', file: fileOf(await photograph()) });
  const seen = await inTransaction(
    app.services.pool,
    { role: 'ilifa_app', userId: theirs.session.person.id },
    async (db) => {
      const client = connectionOf(db);
      return [
        (await client.query('select * from profiles')).rowCount,
        (await client.query('select * from pictures')).rowCount,
      ];
    },
  );
  expect(seen).toEqual([0, 0]);
});
