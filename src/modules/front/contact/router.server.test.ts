import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let admin: Awaited<ReturnType<typeof app.operator>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.operator('admin');
  await app.owner.query(`insert into enquiries (id, name, email, topic, message, received_at)
    select gen_random_uuid(), 'Visitor ' || n, 'visitor@example.com', 'other', 'Hello', now() - n * interval '1 hour'
    from generate_series(1, 120) as n`);
});
afterAll(() => app.close());

test('what waits is read page by page, the oldest first, none twice and none left out', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => admin.api.enquiries.list({ page })));
  expect(pages.map(({ enquiries, total }) => [enquiries.length, total])).toEqual([
    [50, 120],
    [50, 120],
    [20, 120],
    [0, 120],
  ]);
  const names = pages.flatMap(({ enquiries }) => enquiries.map(({ name }) => name));
  expect(names).toEqual(Array.from({ length: 120 }, (_, index) => `Visitor ${120 - index}`));
  await expect(admin.api.enquiries.list({ page: 0 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('one is settled once, and stands among the settled ones', async () => {
  const [first] = (await admin.api.enquiries.list({})).enquiries;
  const id = first?.id ?? '';
  await admin.api.enquiries.settle({ id });
  await expect(admin.api.enquiries.settle({ id })).rejects.toMatchObject({ code: 'ENQUIRY_NOT_FOUND' });
  expect((await admin.api.enquiries.list({ open: false })).enquiries.map((one) => one.id)).toEqual([id]);
  expect((await admin.api.enquiries.list({})).total).toBe(119);
});

test('only who runs the site reads or settles them', async () => {
  const { api } = await app.person();
  await expect(api.enquiries.list({})).rejects.toMatchObject({ code: 'ADMIN_NEEDED' });
  const [waiting] = (await admin.api.enquiries.list({})).enquiries;
  await expect(api.enquiries.settle({ id: waiting?.id ?? '' })).rejects.toMatchObject({ code: 'ADMIN_NEEDED' });
});
