import { errors, type Page } from '@playwright/test';

/** So long the page before may stay while the next one is fetched; one of its kind keeps its heading. In milliseconds. */
const STAYS = 3000;

/** Opens a page of the app as a link does where the app is open already: a document of its own costs a second, and shows the same. */
export async function openWithin(page: Page, path: string): Promise<void> {
  const isApp = (name: string) => name.startsWith('/app/');
  if (!isApp(path) || !isApp(new URL(page.url()).pathname)) {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-before', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // The page before stays until the next one is drawn, which its address does not tell.
  const isLeft = page.locator('h1[data-before]').waitFor({ state: 'detached', timeout: STAYS });
  await isLeft.catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}
