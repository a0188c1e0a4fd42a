import { expect, test } from 'vitest';
import { authUserOf, mayHaveCompany, pictureFault, pictureTypeOf, pictureUrl } from './rules.ts';

const user = (metadata: Record<string, unknown>, username: string | null = null) =>
  authUserOf({ email: 'thandi@example.com', username, metadata });

test.each([
  [{ full_name: 'T. Nkosi', first_name: 'Thandi', last_name: 'Nkosi' }, null, 'T. Nkosi'],
  [{ first_name: 'Thandi', last_name: 'Nkosi' }, 'tn', 'Thandi Nkosi'],
  [{ firstName: 'Thandi', lastName: 'Nkosi' }, 'tn', 'Thandi Nkosi'],
  [{ firstName: 'Thandi' }, 'tn', 'Thandi'],
  [{ first_name: ' ', last_name: '' }, 'tn', 'tn'],
  [{}, null, 'thandi'],
])('%j with the username %j is shown as %s', (metadata, username, shown) => {
  expect(user(metadata, username).displayName).toBe(shown);
});

test('without anything at all it is "User"', () => {
  expect(authUserOf({ email: '', metadata: {} }).displayName).toBe('User');
});

test('either spelling of a field is read, the one with the underscore first', () => {
  expect(user({ first_name: 'A', firstName: 'B', lastName: 'C' })).toMatchObject({ firstName: 'A', lastName: 'C' });
  expect(user({ userType: 'advisor' }).userType).toBe('advisor');
  expect(user({ user_type: 'business', userType: 'advisor' }).userType).toBe('business');
});

test('an account type that we do not know counts as individual, and a plan that we do not know as free', () => {
  expect(user({ user_type: 'superuser' }).userType).toBe('individual');
  expect(user({}).tier).toBe('free');
  expect(user({ plan: 'pro' }).tier).toBe('pro');
  expect(user({ subscription_tier: 'business', plan: 'pro' }).tier).toBe('business');
  expect(user({ plan: 'everything' }).tier).toBe('free');
});

test.each([
  ['individual', null, false],
  ['individual', 'Nkosi & Co', true],
  ['business', null, true],
  ['financial_planner', null, true],
] as const)('the profile of %s with the company %j asks for a company: %j', (userType, company, asks) => {
  expect(mayHaveCompany({ userType, company })).toBe(asks);
});

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);

test('a picture is known by its bytes, not by what it says', () => {
  expect(pictureTypeOf(PNG)).toBe('image/png');
  expect(pictureTypeOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
  expect(pictureTypeOf(new TextEncoder().encode('GIF89a'))).toBe('image/gif');
  expect(pictureTypeOf(new TextEncoder().encode('<svg xmlns='))).toBeNull();
  expect(pictureTypeOf(PNG.slice(0, 7))).toBeNull();
});

test('what is no picture is refused in the words of §5 [§9 file size]', () => {
  const allowed = 'Allowed types: image/jpeg, image/png, image/gif';
  expect(pictureFault({ size: 9, type: 'text/html' }, PNG)).toBeNull();
  expect(pictureFault({ size: 0, type: 'image/png' }, new Uint8Array())).toBe('No file provided');
  expect(pictureFault({ size: 5 * 1024 * 1024, type: 'image/png' }, PNG)).toBeNull();
  expect(pictureFault({ size: 5 * 1024 * 1024 + 1, type: 'image/png' }, PNG)).toBe(
    'File size exceeds maximum allowed size of 5MB',
  );
  const html = new TextEncoder().encode('<html>');
  expect(pictureFault({ size: 6, type: 'text/html' }, html)).toBe(`File type text/html is not allowed. ${allowed}`);
  expect(pictureFault({ size: 6, type: 'image/png' }, html)).toBe(`File type unknown is not allowed. ${allowed}`);
});

test('names are read without the spaces around them, and what is no text is none', () => {
  expect(user({ full_name: ' T. Nkosi ', username: 'x' }).fullName).toBe('T. Nkosi');
  expect(user({ fullName: 'T. Nkosi' }).displayName).toBe('T. Nkosi');
  expect(user({ first_name: 7, firstName: ' Thandi ' })).toMatchObject({ firstName: 'Thandi', lastName: null });
  expect(user({ first_name: ' ', firstName: 'Thandi' }).firstName).toBe('Thandi');
  expect(user({ last_name: 'Nkosi' })).toMatchObject({ fullName: 'Nkosi', displayName: 'Nkosi' });
});

test('a username of its own comes before one in the metadata, and both before the address', () => {
  expect(user({ username: 'meta' }, 'own').displayName).toBe('own');
  expect(user({ username: 'meta' }).displayName).toBe('meta');
  expect(user({}, ' ').displayName).toBe('thandi');
});

test('a picture of the wrong kind that says nothing of itself is unknown', () => {
  const html = new TextEncoder().encode('<html>');
  expect(pictureFault({ size: 6, type: '' }, html)).toMatch(/^File type unknown /);
  expect(pictureFault({ size: 6, type: 'image/gif' }, html)).toMatch(/^File type unknown /);
  expect(pictureFault({ size: 6, type: 'image/jpeg' }, html)).toMatch(/^File type unknown /);
});

test('each byte of a signature counts', () => {
  for (const signature of [PNG.slice(0, 8), new Uint8Array([0xff, 0xd8, 0xff]), new TextEncoder().encode('GIF8')])
    for (const at of signature.keys()) {
      expect(pictureTypeOf(signature)).not.toBeNull();
      expect(pictureTypeOf(signature.with(at, 0))).toBeNull();
    }
});

test('a picture is served under its id; where there is none there is no address', () => {
  expect(pictureUrl('abc')).toBe('/pictures/abc');
  expect(pictureUrl(undefined)).toBeNull();
});
