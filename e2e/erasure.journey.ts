import { personAt } from './caller.ts';
import { expect, test } from './fixtures.ts';
import { emailTo } from './emails.ts';
import { barriersOn, overflowOf, settled } from './looks.ts';

// Several pages are looked at on the way.
test.describe.configure({ timeout: 180_000 });

const width = 1440;
test(`an account is asked to be deleted by keyboard, and signing in keeps it, at ${width} px`, async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/app/settings/advanced');
  const end = page.getByRole('button', { name: 'Delete my account' });
  await end.press('Enter');
  const dialog = page.getByRole('dialog');
  const sure = dialog.getByRole('button', { name: 'Delete my account' });
  await expect(sure).toBeDisabled();
  await settled(page);
  expect(await barriersOn(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(person.email);
  await sure.press('Enter');
  await expect(page).toHaveURL(/\/auth\/signin/);
  await expect(page.getByText(/We will delete your account on .*, unless you sign in before then/)).toBeVisible();

  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('Umcebo#2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/welcome/);
  await page.goto('/app/settings/advanced');
  await expect(end).toBeVisible();
  await settled(page);
  expect(await barriersOn(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
});

test('books that others keep too hold it up, and the page says what to do', async ({ page, person, app }) => {
  const partner = await personAt(app.url);
  await person.api.members.invite({ email: partner.email, role: 'viewer' });
  await page.goto('/app/settings/advanced');
  const end = page.getByRole('button', { name: 'Delete my account' });
  await expect(end, 'an offer alone holds nothing up').toBeVisible();
  const { text } = await emailTo(app.url, partner.email, /invited you/);
  await partner.api.members.accept({ token: /token=([\w-]+)/.exec(text)?.[1] ?? '' });
  await page.reload();
  await expect(page.getByText('Other people use your workspaces')).toBeVisible();
  await expect(end).toHaveCount(0);
  await settled(page);
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'See members' }).press('Enter');
  await expect(page).toHaveURL(/settings\/members/);
});
