import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { createLog } from '#platform/log.server.ts';
import { createMailer } from '#platform/mail.server.ts';

const PATIENCE = 10_000;

/** An e-mail as the person who gets it reads it. */
export type Received = { readonly to: string; readonly subject: string; readonly text: string };

/** A mail server run for a test, and a mailer that posts to it over SMTP: what it holds has been sent and parsed. */
export async function startTestMail() {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      simpleParser(stream).then(({ subject = '', text = '' }) => {
        for (const { address } of session.envelope.rcptTo) received.push({ to: address, subject, text });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const outbox = mkdtempSync(join(tmpdir(), 'ilifa-test-mail-'));
  const options = { smtpUrl: `smtp://127.0.0.1:${port}`, outbox, from: 'Ilifa <books@ilifa.example>' };
  const mailer = createMailer({ ...options, log: createLog('silent') });

  return {
    mailer,
    received,
    /** The last e-mail to this address about this; waits for it. */
    async emailTo(to: string, about: RegExp): Promise<Received> {
      const deadline = performance.now() + PATIENCE;
      while (performance.now() < deadline) {
        const message = received.findLast((one) => one.to === to && about.test(one.subject));
        if (message !== undefined) return message;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`no e-mail about ${about} came to ${to}`);
    },
    async close() {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      rmSync(outbox, { recursive: true });
    },
  };
}
