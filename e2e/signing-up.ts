import { expect, type Page } from '@playwright/test';
import { emailTo } from './emails.ts';

/** Fills in the form that is open, and the code that comes by e-mail, as far as the welcome page. */
export async function signUpOn(page: Page, url: string, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Lindiwe');
  await page.getByLabel('Last name').fill('Zulu');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Umcebo#2026');
  await page.getByRole('button', { name: 'Create account' }).click();
  const { code } = await emailTo(url, email);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}/individual-welcome`);
}
