import type { Page } from '@playwright/test';
import { cookiesOf, personAt } from './caller.ts';
import { askDatabase, expect, forgetLimits, test } from './fixtures.ts';
import { emailTo } from './emails.ts';
import { looked } from './looks.ts';
import { withTotp } from './second-factor.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
/** What visitors write is as long as it likes. */
const LONG = 'https://example.com/a-very-long-address-without-a-single-space-in-it-that-a-visitor-pasted-into-the-form';

test.use({ viewport: DESK });
test.setTimeout(240_000);

test('those who run the site settle a message, decide on a partner, and write news to whoever asked for it', async ({
  page,
  app,
}) => {
  const lookedAtBoth = async (name: string) => {
    for (const [size, viewport] of [
      ['desk', DESK],
      ['phone', PHONE],
    ] as const) {
      await page.setViewportSize(viewport);
      await looked(page, `${name}, ${size}`);
    }
    await page.setViewportSize(DESK);
  };
  await forgetLimits(app.dataFolder);
  const operator = await personAt(app.url);
  await withTotp(operator);
  const ask = (text: string) => askDatabase(app.dataFolder, text);
  await ask(
    `insert into user_roles (user_id, role) select id, 'superuser' from users where email = '${operator.email}'`,
  );
  for (const table of ['enquiries', 'partner_applications', 'service_requests']) await ask(`delete from ${table}`);
  await ask(`insert into enquiries (id, name, email, topic, message, received_at) values
    (gen_random_uuid(), 'Naledi Mokoena', 'naledi@example.com', 'press', 'May we write about you?\n${LONG}', now())`);
  await ask(`insert into enquiries (id, name, email, topic, message, received_at)
    select gen_random_uuid(), 'Visitor ' || n, 'visitor@example.com', 'other', 'Hello', now() + n * interval '1 second'
    from generate_series(1, 50) as n`);
  await ask(`insert into partner_applications (id, name, practice, email, country, place, specialties, licence, charges, about,
    may_be_listed, state, received_at) values (gen_random_uuid(), 'Amina Otieno', 'Otieno Books', 'amina.lists@example.com', 'KE',
    'Nakuru', '{tax,books}', 'ICPAK 12345', 'By the hour, agreed before', 'Books of shops.', true, 'waiting', now())`);
  await ask(`delete from newsletter_subscribers`);
  await ask(`insert into newsletter_subscribers (id, email, asked_at, confirmed_at) values
    (gen_random_uuid(), 'reads.news@example.com', now(), now()), (gen_random_uuid(), 'not.yet@example.com', now(), null)`);
  await page.context().addCookies(cookiesOf(operator, app.adminUrl));

  await page.goto(`${app.adminUrl}/admin/dashboard`);
  await expect(page.getByText('51 visitor messages to answer')).toBeVisible();
  await expect(page.getByText('One partner application to decide')).toBeVisible();
  await expect(page.getByText('No service requests')).toBeVisible();
  await page.getByRole('link', { name: 'View all' }).click();
  const message = listed(page, 'Messages', 'Naledi Mokoena');
  await expect(message).toContainText('Press');
  await expect(listed(page, 'Applications', 'Otieno Books')).toContainText('Agrees to a public listing');
  await lookedAtBoth('what came in');
  const pages = page.getByRole('navigation', { name: 'Pages of messages' });
  await expect(pages).toContainText('1–50 of 51 messages');
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('list', { name: 'messages' }).getByRole('listitem')).toHaveCount(1);
  await lookedAtBoth('the last page of what came in');
  // Its only row settled, what is left is shown.
  await page.getByRole('button', { name: 'Close message from Visitor 50' }).click();
  await expect(message).toBeVisible();
  await expect(pages).toBeHidden();
  // A row goes with its button; whoever reads by keyboard goes on at the content, not at the top of the window.
  const content = page.locator('#main');
  await page.getByRole('button', { name: 'Close message from Naledi Mokoena' }).press('Enter');
  await expect(message).toHaveCount(0);
  await expect(content).toBeFocused();
  await page.getByRole('button', { name: /^Accept .*Otieno Books$/ }).press('Enter');
  await expect(listed(page, 'Applications', 'Otieno Books')).toHaveCount(0);
  await expect(content).toBeFocused();
  expect((await emailTo(app.url, 'amina.lists@example.com')).text).toContain('your application was accepted');
  await page.getByRole('button', { name: 'Show closed messages' }).click();
  await expect(message).toContainText('Message closed on');
  await page.getByRole('button', { name: 'Show decided partner applications' }).click();
  await expect(listed(page, 'Applications', 'Otieno Books')).toContainText('Accepted');
  await lookedAtBoth('what was settled and decided');
  await page.getByRole('button', { name: 'Remove from partner list: Otieno Books' }).click();
  await expect(listed(page, 'Applications', 'Otieno Books')).toContainText('Declined');

  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('1 subscriber. One e-mail address has not been confirmed yet.')).toBeVisible();
  await lookedAtBoth('no issue yet');
  const dialog = page.getByRole('dialog');
  const begin = () => page.getByRole('button', { name: 'Write newsletter' }).click();
  await begin();
  // Escape may have been a slip; Cancel gives up what was typed.
  await dialog.getByLabel('Subject').fill('Given up');
  await page.keyboard.press('Escape');
  await begin();
  await expect(dialog.getByLabel('Subject')).toHaveValue('Given up');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await begin();
  await expect(dialog.getByLabel('Subject')).toHaveValue('');
  await dialog.getByLabel('Subject').fill('Statements of two more banks');
  await dialog.getByLabel('Newsletter text').fill(`Hello,\n\nfrom today on two more banks are read.\n${LONG}`);
  await lookedAtBoth('an issue being written');
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(dialog).toContainText('This is a preview of the e-mail.');
  await expect(dialog).toContainText('To unsubscribe');
  await lookedAtBoth('an issue before it is sent');
  await dialog.getByRole('button', { name: 'Send test e-mail' }).click();
  expect((await emailTo(app.url, operator.email, /^Test/)).text).toContain('two more banks are read');
  await dialog.getByRole('button', { name: 'Send to one person' }).click();
  await page.getByRole('textbox', { name: /Type “send”/ }).fill('send');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeVisible();
  await lookedAtBoth('whether it is to be sent');
  await page.getByRole('dialog').getByRole('button', { name: 'Send to one person' }).click();
  const issue = listed(page, 'Newsletters', 'Statements of two more banks');
  await expect(issue).toContainText('Sent on');
  // E-mails leave at intervals. No mail server is set in these runs, so this one lies in the outbox.
  await expect(issue).toContainText('1 e-mail in the outbox', { timeout: 60_000 });
  const { text } = await emailTo(app.url, 'reads.news@example.com', /two more banks/);
  expect(text).toMatch(/\/newsletter\/leave\?id=/);
  await lookedAtBoth('an issue that was sent');
  await ask(`delete from newsletter_issues`);
  await ask(`delete from newsletter_subscribers`);
  await ask(`delete from partner_applications`);
  await ask(`delete from enquiries`);
});

function listed(page: Page, list: string, name: string) {
  return page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: name });
}
