import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { outboxesFrom } from './running-app.ts';

const PATIENCE = 10_000;

/** An e-mail as a person reads it. `code`: the digits it tells; `link`: the address it says to open; else empty. */
export type Received = {
  readonly subject: string;
  readonly text: string;
  readonly code: string;
  readonly link: string;
};

/** The last e-mail to this address that the app at `url` sent, or one beside it; waits for it. @param about a word of its subject */
export async function emailTo(url: string, to: string, about = /./): Promise<Received> {
  const deadline = performance.now() + PATIENCE;
  while (performance.now() < deadline) {
    for (const outbox of outboxesFrom(url)) {
      const found = await lastIn(outbox, to.toLowerCase(), about);
      if (found !== null) return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no e-mail about ${about} was sent to ${to}`);
}

/** What stands in files that were read before: an e-mail that is waited for is looked for many times a second. */
const sources = new Map<string, string>();

function sourceOf(file: string): string {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const source = readFileSync(file, 'utf8');
  sources.set(file, source);
  return source;
}

async function lastIn(outbox: string, to: string, about: RegExp): Promise<Received | null> {
  const names = readdirSync(outbox).filter((name) => name.endsWith('.eml') && !name.startsWith('.'));
  for (const name of names.toSorted().toReversed()) {
    const source = sourceOf(join(outbox, name));
    if (!source.toLowerCase().includes(to)) continue;
    const { subject = '', text = '', to: address } = await simpleParser(source);
    const isTheirs = [address].flat().some((one) => one?.text.toLowerCase().includes(to) === true);
    if (!isTheirs || !about.test(subject)) continue;
    const [code = ''] = /\b\d{4} \d{4}\b/.exec(text) ?? [];
    const [link = ''] = /https?:\/\/\S+#\S+/.exec(text) ?? [];
    return { subject, text, code, link };
  }
  return null;
}
