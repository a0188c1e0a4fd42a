import type { Page } from '@playwright/test';

/**
 * Takes the cookies of whoever is signed in out of the browser; without `name` all of them. The page is left first: an
 * open one would be refused what it still asks for, and lead elsewhere while the test goes on.
 */
export async function forgetSignIn(page: Page, name?: RegExp): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies(name === undefined ? {} : { name });
}
