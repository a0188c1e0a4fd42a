import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testReceiver } from '#testing/receiver.server.ts';
import { expect, forgetLimits, test as base } from './fixtures.ts';
import { looked } from './looks.ts';
import { startApp } from './running-app.ts';

/** The product may call one program of this machine, as its operator may allow it. */
const test = base.extend<object, { receiver: Awaited<ReturnType<typeof testReceiver>> }>({
  receiver: [
    async ({ browserName }, use) => {
      const receiver = await testReceiver();
      receiver.program.answer = () => ({ status: 200, text: `thank you, says ${browserName}` });
      await use(receiver);
      await receiver.close();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ receiver }, use) => {
      const dataFolder = mkdtempSync(join(tmpdir(), 'ilifa-e2e-integrations-'));
      const app = await startApp({ dataFolder, env: { LOG_LEVEL: 'warn', WEBHOOK_ORIGINS: receiver.origin } });
      await use({ ...app, dataFolder });
      expect(await app.stop(), app.said()).toBe(0);
      rmSync(dataFolder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.beforeEach(async ({ app, receiver }) => {
  receiver.got.length = 0;
  await forgetLimits(app.dataFolder);
});

const width = 360;
test.describe(`at ${width} px`, () => {
  test.use({ viewport: { width, height: 900 }, expected: [/status of 422/] });

  test('somebody lets a program in with a key, has it called, sees what it answered, and keeps it out again', async ({
    page,
    person: { api },
    baseURL,
    receiver,
  }) => {
    await page.goto('/app/settings/integrations');
    await expect(page.getByRole('heading', { name: 'No API keys yet' })).toBeVisible();
    await looked(page, 'integrations, empty');

    await page.getByRole('link', { name: 'API reference' }).first().click();
    await expect(page.getByRole('heading', { name: 'API reference' })).toBeVisible();
    await page.getByText('/api/v1/attachments/{id}/file', { exact: true }).click();
    await expect(page.getByText('attachments.read (Receipts)').filter({ visible: true })).toBeVisible();
    await page.getByText('/api/v1/transactions/bulk', { exact: true }).click();
    await expect(page.getByText('filter.search', { exact: true }).last()).toBeVisible();
    await looked(page, 'the API reference');
    await page.goBack();

    await page.getByRole('button', { name: 'Create API key' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Month-end sheet');
    await page.getByRole('checkbox', { name: /^Categories/ }).uncheck();
    await looked(page, 'a key to be made');
    await page.getByRole('button', { name: 'Create API key' }).click();
    const key = await page.getByLabel('Key', { exact: true }).textContent();
    await looked(page, 'the key, once');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'I saved the secret' }).click();
    await expect(page.getByText('One active API key')).toBeVisible();
    const read = (what: string) => fetch(`${baseURL}/api/v1/${what}`, { headers: { authorization: `Bearer ${key}` } });
    expect((await read('accounts')).status).toBe(200);
    expect((await read('categories')).status).toBe(403);

    await page.getByRole('button', { name: 'Add webhook' }).click();
    await page.getByRole('textbox', { name: 'Webhook address' }).fill('https://127.0.0.1/');
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await expect(page.getByRole('alert')).toContainText('cannot call this address');
    await page.getByRole('textbox', { name: 'Webhook address' }).fill(`${receiver.origin}/in`);
    await page.getByRole('button', { name: 'Add webhook' }).click();
    const secret = await page.getByLabel('Secret', { exact: true }).textContent();
    await page.getByRole('button', { name: 'I saved the secret' }).click();
    await api.accounts.create({ name: 'Cheque' });
    await expect.poll(() => receiver.got.length).toBe(1);
    const [call] = receiver.got;
    const [, moment = '', signature = ''] = /^t=(\d+),v1=(\w+)$/.exec(String(call?.headers['ilifa-signature'])) ?? [];
    const own = createHmac('sha256', secret ?? '')
      .update(`${moment}.${call?.body}`)
      .digest('hex');
    expect(signature).toBe(own);

    const sample = page.getByRole('region', { name: /^Code sample for/ });
    await expect(sample).toContainText('timingSafeEqual');
    await page.getByRole('tab', { name: 'Python' }).click();
    await expect(sample).toContainText('hmac.compare_digest');
    await looked(page, 'integrations, with a key, a webhook and the sample');
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'OpenAPI description' }).click();
    expect((await saving).suggestedFilename()).toBe('ilifa-openapi.json');

    await page.getByRole('button', { name: `Test webhook ${receiver.origin}/in` }).click();
    const calls = page.getByRole('list', { name: 'Webhook calls' }).getByRole('listitem');
    await expect(calls).toHaveCount(2);
    await expect(calls.first()).toContainText('Delivered');
    await calls.last().getByText('account.created', { exact: true }).click();
    await expect(calls.last()).toContainText('thank you');
    await looked(page, 'calls of a webhook');
    await calls
      .last()
      .getByRole('button', { name: /^Send again: account.created/ })
      .click();
    await expect(calls).toHaveCount(3);
    await page.goBack();

    await page.getByRole('button', { name: 'Revoke key Month-end sheet' }).click();
    await page.getByRole('button', { name: 'Revoke key', exact: true }).click();
    await expect(page.getByText('No active API keys')).toBeVisible();
    expect((await read('accounts')).status).toBe(401);
    await looked(page, 'integrations, revoked');
  });
});
