import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { createLog } from '#platform/log.server.ts';
import { createMailer } from '#platform/mail.server.ts';

const outbox = mkdtempSync(join(tmpdir(), 'ilifa-outbox-'));
let now = new Date('2026-11-21T10:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  const mailer = createMailer({ smtpUrl: null, outbox, from: 'Ilifa <hello@ilifa.example>', log: createLog('silent') });
  app = await startTestApp({ now: () => now, mailer });
});
afterAll(async () => {
  await app.close();
  rmSync(outbox, { recursive: true });
});

const wish = (email: string) => ({
  email,
  password: 'Umcebo#2026',
  firstName: 'Thandi',
  lastName: 'Mokoena',
  country: 'ZA',
});
const kept = () => readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));

test('a code that could not be kept when somebody signed up goes as soon as it can, and only once', async () => {
  renameSync(outbox, `${outbox}.away`);
  writeFileSync(outbox, 'a file where the folder was: nothing can be kept');
  const browser = app.visitor();
  expect(await browser.api.signUps.start(wish('thandi@example.com'))).toEqual({ sent: true });
  await app.services.emails.deliver();
  rmSync(outbox);
  renameSync(`${outbox}.away`, outbox);
  expect(kept()).toEqual([]);
  now = new Date(now.getTime() + 60_000);
  await Promise.all([app.services.emails.deliver(), app.services.emails.deliver()]);
  expect(kept()).toHaveLength(1);
  const [, code = ''] = /\b(\d{4} \d{4})\b/.exec(kept()[0] ?? '') ?? [];
  await browser.api.signUps.verify({ email: 'thandi@example.com', token: code });
});
