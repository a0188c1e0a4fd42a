import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import pg from 'pg';
import { CONSENT_VERSION } from '#modules/people/consents/rules.ts';
import { type Caller, cookiesOf, personAt } from './caller.ts';
import { decideOnPrivacy, NONE } from './privacy.ts';
import { databaseIn, type RunningApp, startApp } from './running-app.ts';

type ForWorker = { app: RunningApp & { readonly dataFolder: string } };
type ForTest = {
  /** Whether pages ask the server for what they show first, although they were sent with it. */
  asksAgain: boolean;
  /** Somebody new whom the browser is signed in as; `api` calls as the same person. */
  person: Caller & { readonly email: string; readonly name: string };
  /** Messages of the console that the journey expects, such as a refused sign-in. */
  expected: readonly RegExp[];
  /** Whether privacy choices were made before, so that no banner asks for them. */
  decided: boolean;
  quiet: void;
};

/** Journeys run on the real product, built, in a process and a data folder of its own. */
export const test = base.extend<ForTest, ForWorker>({
  app: [
    async ({ browserName }, use) => {
      const dataFolder = mkdtempSync(join(tmpdir(), `ilifa-e2e-${browserName}-`));
      const app = await startApp({ dataFolder, env: { LOG_LEVEL: 'warn' }, demo: true });
      await use({ ...app, dataFolder });
      expect(await app.stop(), app.said()).toBe(0);
      rmSync(dataFolder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  asksAgain: [false, { option: true }],

  baseURL: async ({ app }, use) => use(app.url),

  person: async ({ app, context, decided }, use) => {
    await forgetLimits(app.dataFolder);
    const person = await personAt(app.url);
    if (decided)
      await person.api.consents.give({ choices: NONE, version: CONSENT_VERSION, givenAt: new Date(), via: 'banner' });
    await context.addCookies(cookiesOf(person, app.url));
    await use(person);
  },

  expected: [[], { option: true }],
  decided: [true, { option: true }],

  context: async ({ context, decided, asksAgain }, use) => {
    if (decided) await decideOnPrivacy(context);
    // Who counts or refuses what a page asks wants it asked, and not brought with the page.
    if (asksAgain)
      await context.addInitScript(() => {
        const look = () => document.querySelector('#first-answers')?.remove();
        new MutationObserver(look).observe(document, { childList: true, subtree: true });
      });
    await use(context);
  },

  // No page may complain: an error in the console or a breach of the content policy fails the journey that met it.
  quiet: [
    async ({ page, expected }, use) => {
      const complaints: string[] = [];
      const hear = (text: string) => {
        if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') hear(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => hear(String(error)));
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** All journeys come from one address, which real people do not. */
export async function forgetLimits(dataFolder: string): Promise<void> {
  await askDatabase(dataFolder, 'delete from rate_limits');
}

/** Changes what time alone would change. */
export async function askDatabase(dataFolder: string, text: string): Promise<void> {
  const url = databaseIn(dataFolder);
  if (url === null) throw new Error(`no database runs in ${dataFolder}`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}
