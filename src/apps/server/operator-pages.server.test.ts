import { afterAll, beforeAll, expect, test } from 'vitest';
import { MARK } from '#kernel/form-marks.ts';
import { NO_OPERATOR } from '#kernel/operator.ts';
import { startTestPages } from '#testing/pages.server.ts';

const each = (list: string, cell: string) => `${MARK.each(list)}<p>${MARK.cell(cell)}</p>${MARK.end}`;
const partners = (list: string) => `${MARK.each(list)}<h1>${list}</h1>${MARK.end}`;
const SITE = {
  terms: `<html>${each('contract', 'text')}<footer>${each('operator', 'name')}${each('support', 'email')}</footer></html>`,
  partners: `<html>${partners('directory')}${partners('no-directory')}</html>`,
};
const runBy = { ...NO_OPERATOR, name: 'Obi & Daughters Ltd', law: 'Nigeria', email: 'help@obi.example' };

let pages: Awaited<ReturnType<typeof startTestPages>>;
beforeAll(async () => {
  pages = await startTestPages({ site: SITE, runBy });
});
afterAll(() => pages.close());

const textAt = async (path: string) => (await pages.ask(path)).text();

test('public pages name who runs the installation', async () => {
  expect(await textAt('/terms')).toBe(
    '<html><p>Your agreement is with Obi &amp; Daughters Ltd. The law and the courts of Nigeria apply.</p><footer><p>Obi &amp; Daughters Ltd</p><p>help@obi.example</p></footer></html>',
  );
});

test('superusers read it in the portal too', async () => {
  const person = await pages.app.person();
  await pages.app.owner.query(`insert into user_roles (user_id, role) values ($1, 'superuser')`, [
    person.session.person.id,
  ]);
  expect((await person.api.installation.system()).operator).toEqual(runBy);
});

test('while nobody is listed, the directory says what to do instead; a filter without a result stays a filter', async () => {
  for (const path of ['/partners', '/partners?country=KE'])
    expect(await textAt(path)).toContain('<h1>no-directory</h1>');
  await pages.app.owner.query(
    `insert into partner_applications (id, name, practice, email, country, place, licence, specialties, charges, about, may_be_listed, state, received_at)
     values (gen_random_uuid(), 'Amina', 'Amina Books', 'a@example.com', 'KE', 'Nakuru', 'ICPAK 1', '{tax}', 'By the hour', '', true, 'accepted', now())`,
  );
  for (const path of ['/partners', '/partners?country=NG'])
    expect(await textAt(path)).toBe('<html><h1>directory</h1></html>');
});
