import type { Page } from '@playwright/test';

/** Opens a page of the app as a link does where the app is open already: a document of its own costs a second, and shows the same. */
export async function openWithin(page: Page, path: string): Promise<void> {
  const isApp = (name: string) => name.startsWith('/app/');
  if (!isApp(path) || !isApp(new URL(page.url()).pathname)) {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
