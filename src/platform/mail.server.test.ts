import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { createLog } from './log.server.ts';
import { createMailer } from './mail.server.ts';

const outbox = mkdtempSync(join(tmpdir(), 'ilifa-outbox-'));
afterAll(() => rmSync(outbox, { recursive: true }));

const log = createLog('silent');
const from = 'Ilifa <books@ilifa.example>';
const letter = { to: 'thandi@example.com', subject: 'Your books are open — welcome', text: 'Molo Thandi,\n\nEnkosi.' };

test('without a mail server every letter is kept in the outbox, readable by any mail program', async () => {
  expect(await createMailer({ smtpUrl: null, outbox, from, log }).send(letter)).toBe('kept');
  const [name = ''] = readdirSync(outbox);
  const kept = readFileSync(join(outbox, name), 'utf8');
  expect(name).toMatch(/^\d{4}-\d{2}-\d{2}T.*\.eml$/);
  expect(kept).toContain('To: thandi@example.com');
  expect(kept).toContain('Enkosi.');
});

test('with one, letters go there; when it is gone they are kept', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) =>
      void text(stream).then((message) => done(received.push(message) > 0 ? null : undefined)),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, outbox, from, log });
  expect(await mailer.send(letter)).toBe('sent');
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Molo Thandi');
  await new Promise<void>((resolve) => server.close(() => resolve()));
  const before = readdirSync(outbox).length;
  expect(await mailer.send(letter)).toBe('kept');
  expect(readdirSync(outbox)).toHaveLength(before + 1);
});

test('for who tries again, what the server surely did not take and may yet is kept nowhere', async () => {
  let answer: Error | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) => done(answer),
    onData: (stream, _, done) => void text(stream).then(() => done()),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, outbox, from, log });
  const before = readdirSync(outbox).length;
  const kept = () => readdirSync(outbox).length - before;
  expect([await mailer.isReachable(), await mailer.attempt(letter)]).toEqual([true, 'sent']);
  answer = Object.assign(new Error('greylisted'), { responseCode: 451 });
  expect([await mailer.attempt(letter), kept()]).toEqual(['later', 0]);
  answer = Object.assign(new Error('no such person'), { responseCode: 550 });
  expect([await mailer.attempt(letter), kept()]).toEqual(['kept', 1]);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect([await mailer.isReachable(), await mailer.attempt(letter), kept()]).toEqual([false, 'later', 1]);

  const outboxAlone = createMailer({ smtpUrl: null, outbox, from, log });
  expect([await outboxAlone.isReachable(), await outboxAlone.attempt(letter), kept()]).toEqual([true, 'kept', 2]);
});

test('a letter that nobody took is said to be lost', async () => {
  const gone = mkdtempSync(join(tmpdir(), 'ilifa-outbox-'));
  const mailer = createMailer({ smtpUrl: null, outbox: gone, from, log });
  rmSync(gone, { recursive: true });
  expect(await mailer.send(letter)).toBe('lost');
});
