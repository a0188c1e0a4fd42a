import { outboxAt } from '../running-app.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alwaysFault, CANARY, refusedFault, SPLIT } from './judge.ts';
import { headersOf, knock } from '../knock.ts';
import type { Stage } from './stage.ts';
import { hostileTexts } from './texts.ts';

const FOREIGN = 'forms: sent by pages of others';
const FIELDS = 'forms: fields';
const BODIES = 'forms: bodies';
const LETTERS = 'forms: e-mails';

/** Every form that a page sends without script, with its fields. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  '/contact': ['name', 'email', 'topic', 'message', 'stamp', 'fax'],
  '/partners': ['name', 'practice', 'email', 'country', 'place', 'specialties', 'licence', 'charges', 'about', 'stamp'],
  '/newsletter': ['email', 'stamp', 'fax'],
  '/newsletter/confirm': ['id', 'key'],
  '/newsletter/leave': ['id', 'key'],
  '/auth/signin': ['email', 'password', 'from'],
  '/auth/second-step': ['by', 'code', 'from', 'send'],
  '/auth/signout': ['from'],
};
const FILLED: Readonly<Record<string, string>> = {
  name: 'Nomsa',
  email: 'attacker@example.com',
  topic: 'other',
  message: 'Hello',
  practice: 'Books',
  country: 'KE',
  place: 'Nakuru',
  specialties: 'tax',
  licence: '1',
  charges: 'By the hour',
};

export async function tryForms(stage: Stage): Promise<void> {
  const { app, stranger, nobody, note, fresh, trap } = stage;
  const { host } = new URL(app.url);
  // What is typed comes back to whoever typed it: the mark of the victim's rows is taken out of it.
  const texts = hostileTexts(trap.url).map((text) => text.replaceAll(CANARY, 'canary'));
  const send = (path: string, body: string, more: Record<string, string> = {}, tab = nobody) =>
    knock(app.url, path, {
      method: 'POST',
      body,
      headers: { ...headersOf(tab), 'content-type': 'application/x-www-form-urlencoded', ...more },
    });
  const filled = (fields: readonly string[], other: Record<string, string>) =>
    new URLSearchParams(fields.map((field) => [field, other[field] ?? FILLED[field] ?? ''])).toString();

  for (const [path, fields] of Object.entries(FORMS)) {
    await fresh();
    for (const [what, more] of [
      ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
      ['a sibling host', { 'sec-fetch-site': 'same-site', origin: `http://evil.${host}` }],
      ['another origin, in an old browser', { origin: 'https://evil.example' }],
      ['an origin that hides', { origin: 'null' }],
    ] as const)
      note(
        FOREIGN,
        `${path} by ${what}`,
        refusedFault(await send(path, filled(fields, {}), more, stranger.tab), [403]),
      );

    for (const [what, body, type, statuses] of [
      ['JSON', '{"email":"a"}', 'application/json', [415]],
      ['parts', '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x', [415]],
      ['too much', `email=${'x'.repeat(40_000)}`, 'application/x-www-form-urlencoded', [413, 0]],
    ] as const)
      note(BODIES, `${what} to ${path}`, refusedFault(await send(path, body, { 'content-type': type }), statuses));
    const many = `${'email=a&'.repeat(3000)}__proto__=x&constructor=y&%ff%fe=%zz`;
    note(BODIES, `many and odd fields to ${path}`, alwaysFault(await send(path, many)));

    // By a stamp of ours that is old enough, so that the fields themselves are judged.
    const stamp = await stampOf(stage, path);
    for (const field of fields.filter((name) => name !== 'stamp'))
      for (const text of texts) {
        await fresh();
        const answer = await send(path, filled(fields, { stamp, [field]: text }));
        const raw = text.includes('<') && answer.text.includes(text) ? 'it came back in a page as markup' : null;
        const to = answer.headers.location;
        const led = to === undefined || /^\/(?![/\\])/.test(to) ? null : `leads to ${to}`;
        const split = answer.headers[SPLIT] === undefined ? null : 'it became a header';
        note(FIELDS, `${field} of ${path}: ${text.slice(0, 40)}`, alwaysFault(answer) ?? raw ?? led ?? split);
      }
  }

  await fresh();
  const outbox = outboxAt(app.url);
  const headings = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8').split('\r\n\r\n')[0] ?? '');
  const wrong = headings.filter(
    (heading) => /^bcc:/im.test(heading) || heading.includes(SPLIT) || /^to:.*,/im.test(heading),
  );
  note(LETTERS, 'no text became a heading', wrong.length === 0 ? null : (wrong[0] ?? ''));
}

/** A stamp that a page of ours carries, once nobody can say that it was filled in too fast. */
async function stampOf({ app, fresh }: Stage, path: string): Promise<string> {
  await fresh();
  const page = await knock(app.url, path.startsWith('/auth') ? '/contact' : path.replace(/\/(confirm|leave)$/, ''));
  const [, stamp = ''] = /name="stamp" value="([^"]+)"/.exec(page.text) ?? [];
  if (stamp === '') throw new Error(`no page of ${path} has a stamp`);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  return stamp;
}
