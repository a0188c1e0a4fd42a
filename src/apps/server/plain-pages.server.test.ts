import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHOSEN, MARK, STAMP_MARK } from '#kernel/form-marks.ts';
import { startTestPages } from '#testing/pages.server.ts';

const form = (name: string, fields: readonly string[]) =>
  `<html><p>${MARK.notice(name)}</p><b>${STAMP_MARK}</b>${fields
    .map((field) => `<input name="${field}" value="${MARK.value(name, field)}"><i>${MARK.error(name, field)}</i>`)
    .join('')}</html>`;
const SITE = {
  contact: `${form('contact', ['name', 'email', 'message'])}<option ${CHOSEN.selected}="${MARK.chosen('contact', 'topic', 'press')}">`,
  newsletter: form('newsletter', ['email']),
  'newsletter/confirm': form('confirm', ['id', 'key']),
  'newsletter/leave': form('leave', ['id', 'key']),
  pricing: `<html>everybody ${STAMP_MARK}</html>`,
  'pricing/country-za.html': `<html>South Africa ${STAMP_MARK}</html>`,
  partners: `<p>${MARK.word('none-found')}</p>${MARK.each('providers')}<li>${MARK.cell('practice')}, ${MARK.cell('country')}: ${MARK.cell('specialties')}, ${MARK.cell('licence')}</li>${MARK.end}${form('partner', ['practice'])}`,
};

// Limits are counted by the clock of the database.
let clock = new Date();
let pages: Awaited<ReturnType<typeof startTestPages>>;
beforeAll(async () => {
  pages = await startTestPages({ site: SITE, now: () => clock });
});
afterAll(() => pages.close());
beforeEach(async () => {
  pages.app.sentEmails.length = 0;
  await pages.app.owner.query('delete from rate_limits');
});

const textAt = async (path: string, init = {}) => (await pages.ask(path, init)).text();

/** The stamp of a page that was read for a minute. */
async function stampAt(path: string): Promise<string> {
  const [, stamp = ''] = /<b>([^<]*)<\/b>/.exec(await textAt(path)) ?? [];
  clock = new Date(clock.getTime() + 60_000);
  return stamp;
}

const WRITTEN = {
  name: 'Thandi Nkosi',
  email: 'thandi@example.com',
  topic: 'press',
  message: 'First line\r\nSecond line',
};
const waiting = async () =>
  (await pages.app.owner.query<{ message: string }>('select message from enquiries order by received_at')).rows.map(
    ({ message }) => message,
  );

describe('a message of a visitor', () => {
  test('arrives: kept, sent on with the way to answer it, and acknowledged without a word of what was typed', async () => {
    const answer = await pages.send('/contact', { ...WRITTEN, stamp: await stampAt('/contact'), fax: '' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact/sent']);
    expect(await waiting()).toEqual(['First line\nSecond line']);
    const [toUs, toThem, ...more] = pages.app.sentEmails;
    expect(more).toEqual([]);
    expect(toUs).toMatchObject({ to: 'desk@ilifa.example', replyTo: 'thandi@example.com' });
    expect(toUs?.text).toContain('Second line');
    expect(toUs?.subject).toBe('Contact form: Press and media');
    expect(toThem).toMatchObject({ to: 'thandi@example.com', subject: 'We got your message' });
    expect(`${toThem?.subject}${toThem?.text}`).not.toMatch(/Thandi|Second line/);
  });

  test('that is not right is shown again as it was typed, each field with its sentence, and nothing is kept', async () => {
    const before = await waiting();
    const stamp = await stampAt('/contact');
    const answer = await pages.send('/contact', { ...WRITTEN, name: ' ', email: '"><script>', stamp });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await answer.text();
    expect(page).toContain('<i>Name is required.</i>');
    expect(page).toContain('<input name="email" value="&quot;&gt;&lt;script&gt;"><i>Invalid email format.</i>');
    expect(page).toContain('Check 2 fields. Nothing was sent; what you typed is still here.');
    expect(page).toContain('Second line');
    expect(page).toContain('<option selected="">');
    expect(await waiting()).toEqual(before);
    expect(pages.app.sentEmails).toEqual([]);
  });

  test('begins with the topic and the plan that a link names, and with no words of a link', async () => {
    const asked = await textAt('/contact?topic=press&plan=business&message=Lies&name=Somebody');
    expect(asked).toContain('<option selected="">');
    expect(asked).toContain('<input name="message" value="My question is about the Business plan.\n\n">');
    expect(asked).not.toMatch(/Lies|Somebody/);
    const other = await textAt('/contact?topic=toString&plan=toString');
    expect(other).not.toContain('selected');
    expect(other).toContain('<input name="message" value="">');
  });

  test.each([
    [
      'too fast for a person',
      async () => ({ stamp: /<b>([^<]*)</.exec(await textAt('/contact'))?.[1] ?? '' }),
      /too fast/,
    ],
    [
      'with the field that nobody sees',
      async () => ({ stamp: await stampAt('/contact'), fax: 'spam' }),
      /hidden field/,
    ],
    ['without having seen the page', () => Promise.resolve({ stamp: 'a.b' }), /Try again/],
  ])('is not taken %s, and nothing that was typed is lost', async (_, marks, said) => {
    const before = await waiting();
    const answer = await pages.send('/contact', { ...WRITTEN, ...(await marks()) });
    const page = await answer.text();
    expect([answer.status, said.test(page), page.includes('Thandi Nkosi')]).toEqual([422, true, true]);
    expect(await waiting()).toEqual(before);
  });

  test.each([
    ['a name', { name: 'Thandi\r\nBcc: all@example.com' }, /Name format is invalid/],
    ['an address', { email: 'thandi@example.com\r\nBcc: all@example.com' }, /Invalid email format/],
    ['two addresses', { email: 'thandi@example.com, all@example.com' }, /Invalid email format/],
  ])('cannot add a heading to an e-mail by %s', async (_, wrong, said) => {
    const answer = await pages.send('/contact', { ...WRITTEN, ...wrong, stamp: await stampAt('/contact') });
    expect([answer.status, said.test(await answer.text())]).toEqual([422, true]);
    expect(pages.app.sentEmails).toEqual([]);
  });

  test('comes too often from one network, and is told when it may come again', async () => {
    const stamp = await stampAt('/contact');
    const send = (at: number) => pages.send('/contact', { ...WRITTEN, email: `sender${at}@example.com`, stamp });
    const answers: Response[] = [];
    for (let at = 0; at < 21; at += 1) answers.push(await send(at));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 303), 429]);
    expect(Number(answers[20]?.headers.get('retry-after'))).toBeGreaterThan(2000);
    expect(await answers[20]?.text()).toMatch(/Too many attempts.*Try again in \d\d minutes/);
  });

  test('cannot be used to fill the mailbox of somebody else', async () => {
    const stamp = await stampAt('/contact');
    for (let at = 0; at < 7; at += 1) await pages.send('/contact', { ...WRITTEN, email: 'victim@example.com', stamp });
    expect(pages.app.sentEmails.filter(({ to }) => to === 'victim@example.com')).toHaveLength(5);
  });
});

describe('a form', () => {
  test.each([
    '/contact',
    '/partners',
    '/newsletter',
    '/newsletter/confirm',
    '/newsletter/leave',
    '/auth/signin',
    '/auth/second-step',
    '/auth/signout',
  ])('sent to %s from another site is refused, and so is what is no form or too large', async (path) => {
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign) expect((await pages.send(path, WRITTEN, { headers })).status).toBe(403);
    const json = { 'content-type': 'application/json' };
    expect((await pages.send(path, WRITTEN, { headers: json })).status).toBe(415);
    expect((await pages.send(path, { ...WRITTEN, message: 'x'.repeat(33_000) })).status).toBe(413);
    expect((await pages.send(path, WRITTEN, { port: 'admin', host: 'admin.ilifa.example' })).status).toBe(404);
    expect((await pages.send(path, WRITTEN, { host: 'admin.ilifa.example' })).status).toBe(404);
  });
});

describe('the newsletter', () => {
  const linkIn = (deed: string) => {
    const text = pages.app.sentEmails.at(-1)?.text ?? '';
    return new URL(new RegExp(`https://\\S+/newsletter/${deed}\\S+`).exec(text)?.[0] ?? 'https://no.link/');
  };
  const addresses = async () =>
    (
      await pages.app.owner.query<{ email: string; is: boolean }>(
        'select email, confirmed_at is not null as is from newsletter_subscribers order by email',
      )
    ).rows.map(({ email, is }) => `${email} ${is ? 'confirmed' : 'pending'}`);

  test('reaches nobody before the press that the e-mail asks for, and ends by one', async () => {
    const subscribe = async () =>
      pages.send('/newsletter', { email: 'Reader@Example.com', stamp: await stampAt('/newsletter') });
    const first = await subscribe();
    expect(first.headers.get('location')).toBe('/newsletter/sent');
    expect(await addresses()).toEqual(['reader@example.com pending']);
    const { pathname, search, searchParams } = linkIn('confirm');

    // A program that reads mail opens the link, and nothing happens.
    expect(await textAt(`${pathname}${search}`)).toContain(`value="${searchParams.get('key')}"`);
    expect(await addresses()).toEqual(['reader@example.com pending']);
    const forged = { id: searchParams.get('id') ?? '', key: 'x'.repeat(43) };
    expect((await pages.send(pathname, forged)).status).toBe(404);
    const pressed = await pages.send(pathname, new URLSearchParams(search));
    expect(pressed.headers.get('location')).toBe('/newsletter/confirmed');
    expect(await addresses()).toEqual(['reader@example.com confirmed']);
    expect(pages.app.sentEmails.at(-1)?.endsAt).toBe(linkIn('leave').href);
    expect((await pages.send(pathname, new URLSearchParams(search))).status).toBe(404);

    // Who gets it already is answered as anybody else; the e-mail says so.
    const again = await subscribe();
    expect([again.status, again.headers.get('location')]).toEqual([first.status, first.headers.get('location')]);
    expect(pages.app.sentEmails.at(-1)?.subject).toContain('already');

    const leave = linkIn('leave');
    // What guards a mailbox opens every link in it.
    for (const method of ['HEAD', 'GET'])
      expect((await pages.ask(`${leave.pathname}${leave.search}`, { method })).status).toBe(200);
    expect(await textAt(`${leave.pathname}${leave.search}`)).toContain(`value="${leave.searchParams.get('key')}"`);
    expect(await addresses()).toHaveLength(1);
    const wrong = { id: leave.searchParams.get('id') ?? '', key: 'x'.repeat(43) };
    expect((await pages.send(leave.pathname, wrong)).status).toBe(404);
    // A mail program that presses for its owner comes from no page of ours (RFC 8058).
    const oneClick = { method: 'POST', body: 'List-Unsubscribe=One-Click' };
    const left = await pages.ask(`${leave.pathname}${leave.search}`, oneClick);
    expect(left.headers.get('location')).toBe('/newsletter/left');
    expect(await addresses()).toEqual([]);
    expect((await pages.send(leave.pathname, new URLSearchParams(leave.search))).status).toBe(303);
  });

  test('forgets after a week who did not press', async () => {
    await pages.send('/newsletter', { email: 'late@example.com', stamp: await stampAt('/newsletter') });
    const { pathname, search } = linkIn('confirm');
    clock = new Date(clock.getTime() + 7 * 24 * 3600_000 + 1000);
    expect((await pages.send(pathname, new URLSearchParams(search))).status).toBe(404);
    const { deleteUnconfirmed } = await import('#modules/front/newsletter/jobs.server.ts');
    await deleteUnconfirmed(pages.app.services);
    expect(await addresses()).toEqual([]);
  });
});

test('a page that speaks to each country is filled for each', async () => {
  expect(await textAt('/pricing', { headers: { 'accept-language': 'en-ZA' } })).toMatch(
    />South Africa \w+\.[\w-]{43}</,
  );
  expect(await textAt('/pricing?country=ZA')).toMatch(/>South Africa \w+\.[\w-]{43}</);
  expect(await textAt('/pricing')).toMatch(/>everybody \w+\.[\w-]{43}</);
});

test('providers are shown once an administrator has accepted those who agreed, and are found by country and specialty', async () => {
  const administrator = await pages.app.person();
  await pages.app.owner.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [
    administrator.session.person.id,
  ]);
  const stamp = await stampAt('/partners');
  const apply = (practice: string, more: Record<string, string>) => {
    const fields = new URLSearchParams({
      name: 'Amina O’Neil',
      practice,
      email: `${practice.slice(0, 1).toLowerCase()}@example.com`,
      country: 'KE',
      place: 'Nakuru',
      licence: 'ICPAK 1',
      charges: 'By the hour',
      about: '',
      stamp,
      ...more,
    });
    fields.append('specialties', 'books');
    return pages.send('/partners', fields);
  };
  expect(await textAt('/partners')).toContain('No financial provider is listed yet.');
  const short = await apply('Bad books', { country: 'XX', licence: '' });
  expect([short.status, /<input name="practice" value="Bad books">/.test(await short.text())]).toEqual([422, true]);
  expect((await apply('Listed & Sons', { specialties: 'tax', mayBeListed: 'yes' })).headers.get('location')).toBe(
    '/partners/sent',
  );
  await apply('Quiet books', { specialties: 'tax' });
  await apply('Declined books', { specialties: 'tax', mayBeListed: 'yes' });
  expect(pages.app.sentEmails.filter(({ to }) => to === 'desk@ilifa.example')).toHaveLength(3);
  expect(await textAt('/partners')).toContain('No financial provider is listed yet.');

  const { applications, total } = await administrator.api.partners.applications({});
  expect([total, applications[0]?.specialties]).toEqual([3, ['tax', 'books']]);
  for (const { id, practice } of applications)
    await administrator.api.partners.decide({ id, accepted: practice !== 'Declined books' });
  expect(
    pages.app.sentEmails
      .map(({ subject }) => subject)
      .slice(-3)
      .sort(),
  ).toEqual(['About your partner application', ...Array(2).fill('Your partner application was accepted')]);
  const listed = '<li>Listed &amp; Sons, Kenya: Tax, Accounting and audit, ICPAK 1</li>';
  for (const query of ['', '?country=KE', '?specialty=tax', '?country=KE&specialty=books', '?country=nowhere'])
    expect([query, (await textAt(`/partners${query}`)).match(/<li>.*?<\/li>/g)]).toEqual([query, [listed]]);
  for (const query of ['?country=NG', '?country=KE&specialty=estates'])
    expect(await textAt(`/partners${query}`)).toMatch(/<p>No financial provider .* is listed yet\./);

  await pages.app.owner.query('update rate_limits set points = 1000000000');
  const hurried = await textAt('/partners');
  expect(hurried).toContain('Too many attempts.');
  expect(hurried).not.toContain('typed');
  await pages.app.owner.query('delete from rate_limits');

  const [first] = (await administrator.api.partners.applications({ open: false })).applications.filter(({ practice }) =>
    practice.startsWith('Listed'),
  );
  await administrator.api.partners.decide({ id: first?.id ?? '', accepted: false });
  expect(await textAt('/partners')).not.toContain('Listed');
  const again = administrator.api.partners.decide({ id: first?.id ?? '', accepted: false });
  await expect(again).rejects.toMatchObject({ code: 'APPLICATION_NOT_FOUND' });
});
