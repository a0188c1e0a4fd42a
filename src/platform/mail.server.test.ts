import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { createLog } from './log.server.ts';
import { afterFailure, createMailer } from './mail.server.ts';

const outbox = mkdtempSync(join(tmpdir(), 'ilifa-outbox-'));
afterAll(() => rmSync(outbox, { recursive: true }));

const log = createLog('silent');
const from = 'Ilifa <books@ilifa.example>';
const email = {
  to: 'thandi@example.com',
  subject: 'Your workspace is open — welcome',
  text: 'Molo Thandi,\n\nEnkosi.',
};

test('without a mail server every e-mail is kept in the outbox, readable by any mail program', async () => {
  expect(await createMailer({ smtpUrl: null, outbox, from, log }).attempt(email)).toEqual({ outcome: 'kept' });
  const [name = ''] = readdirSync(outbox);
  const kept = readFileSync(join(outbox, name), 'utf8');
  expect(name).toMatch(/^\d{4}-\d{2}-\d{2}T.*\.eml$/);
  expect(kept).toContain('To: thandi@example.com');
  expect(kept).toContain('Enkosi.');
});

test('an outbox that cannot be written says so, leaves nothing half-written, and takes it later', async () => {
  const gone = mkdtempSync(join(tmpdir(), 'ilifa-outbox-'));
  const mailer = createMailer({ smtpUrl: null, outbox: gone, from, log });
  rmSync(gone, { recursive: true });
  expect(await mailer.attempt(email)).toEqual({ outcome: 'later', problem: 'ENOENT' });
});

test('old e-mails and what a crash left half-written go from the outbox; what is new or not ours stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ilifa-outbox-'));
  const day = new Date('2026-01-31T00:00:00Z');
  const files: readonly (readonly [string, number])[] = [
    ['old.eml', -1],
    ['.half.eml', -1],
    ['notes.txt', -1],
    ['new.eml', 1],
  ];
  for (const [name, days] of files) {
    writeFileSync(join(folder, name), '');
    const at = new Date(day.getTime() + days * 86_400_000);
    utimesSync(join(folder, name), at, at);
  }
  await createMailer({ smtpUrl: null, outbox: folder, from, log }).sweep(day);
  expect(readdirSync(folder).toSorted()).toEqual(['new.eml', 'notes.txt']);
  rmSync(folder, { recursive: true });
});

test('with a mail server, it says what became of each attempt', async () => {
  let answer: Error | null = null;
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) => done(answer),
    onData: (stream, _, done) =>
      void text(stream).then((message) => done(received.push(message) > 0 ? null : undefined)),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, outbox, from, log });
  const before = readdirSync(outbox).length;
  expect([await mailer.isReachable(), await mailer.attempt(email)]).toEqual([true, { outcome: 'sent' }]);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Molo Thandi');
  answer = Object.assign(new Error('greylisted'), { responseCode: 451 });
  expect(await mailer.attempt(email)).toEqual({ outcome: 'later', problem: 'SMTP 451' });
  answer = Object.assign(new Error('no such person'), { responseCode: 550 });
  expect(await mailer.attempt(email)).toEqual({ outcome: 'refused', problem: 'SMTP 550' });
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect([await mailer.isReachable(), (await mailer.attempt(email)).outcome]).toEqual([false, 'later']);
  expect(readdirSync(outbox)).toHaveLength(before);
});

test('the outbox is swept while messages are written to it, and none is lost', async () => {
  const mailer = createMailer({ smtpUrl: null, outbox, from, log });
  const before = readdirSync(outbox).length;
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const attempt = mailer.attempt(email);
      for (let sweep = 0; sweep < 5; sweep += 1) await mailer.sweep(new Date(0));
      return attempt;
    }),
  );
  expect(outcomes).toEqual(Array.from({ length: 60 }, () => ({ outcome: 'kept' })));
  expect(readdirSync(outbox)).toHaveLength(before + 60);
});

test.each([
  ['a server that was not reached', { code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'later'],
  ['a connection that was not made in time', { code: 'ETIMEDOUT', command: 'CONN' }, 'later'],
  ['a password of ours that is wrong, which the operator mends', { code: 'EAUTH', responseCode: 535 }, 'later'],
  ['“not now”', { code: 'EMESSAGE', responseCode: 452 }, 'later'],
  ['“never”', { code: 'EMESSAGE', responseCode: 554 }, 'refused'],
  ['an address that is none', { code: 'EENVELOPE' }, 'refused'],
  ['a connection that broke while it was handed over', { code: 'ECONNECTION', command: 'DATA' }, 'unknown'],
  ['silence after it was handed over', { code: 'ETIMEDOUT', command: 'DATA' }, 'unknown'],
] as const)('after %s', (_, says, outcome) => {
  expect(afterFailure(Object.assign(new Error('to thandi@example.com'), says))).toMatchObject({ outcome });
});
