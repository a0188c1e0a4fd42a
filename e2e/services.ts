import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startTestIssuer } from '#testing/issuer.server.ts';
import { freePort } from '../scripts/free-port.ts';
import { expect, test as base } from './fixtures.ts';
import { startApp } from './running-app.ts';

type Service = Awaited<ReturnType<typeof startTestIssuer>> & { readonly port: number };

/** Journeys on a product that lets people sign in with a service of somebody else's making. */
export const test = base.extend<object, { service: Service }>({
  service: [
    async ({ browserName }, use) => {
      // Where the service sends people back to has to be settled before either of the two runs.
      const port = await freePort();
      const redirectUri = `http://localhost:${port}/auth/callback`;
      const service = await startTestIssuer({ redirectUri, id: browserName });
      await use({ ...service, port });
      await service.close();
    },
    { scope: 'worker' },
  ],

  app: [
    async ({ service }, use) => {
      const dataFolder = mkdtempSync(join(tmpdir(), 'ilifa-e2e-service-'));
      const env = { LOG_LEVEL: 'error', PORT: String(service.port), OIDC_ISSUERS: JSON.stringify([service.issuer]) };
      const app = await startApp({ dataFolder, env });
      await use({ ...app, dataFolder });
      expect(await app.stop(), app.said()).toBe(0);
      rmSync(dataFolder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Signs in on the pages of the service, and agrees that it tells us who one is. They are not ours to judge. */
export async function signInThere(page: Page, { issuer }: Service, sub: string): Promise<void> {
  await page.waitForURL(`${issuer.issuer}/**`);
  await page.locator('input[name=login]').fill(sub);
  await page.locator('input[name=password]').fill('any');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue' }).click();
}
