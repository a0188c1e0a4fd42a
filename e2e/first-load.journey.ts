import { firstLoad, LIMITED_PAGES, mostKbOf } from './first-load.ts';
import { expect, test } from './fixtures.ts';
import { FOR_TRYING_OUT, PUBLIC_PAGES } from './pages.ts';

for (const path of LIMITED_PAGES)
  test(`a first visit to ${path} loads at most ${mostKbOf(path)} KB of script`, async ({
    page,
    context,
    person,
    app,
  }) => {
    expect(person.email).toBeTruthy();
    if (!path.startsWith('/app')) await context.clearCookies();
    const { kilobytes } = await firstLoad(page, `${app.url}${path}`);
    expect(kilobytes).toBeLessThanOrEqual(mostKbOf(path));
  });

test('a first visit to a public page loads few scripts', async ({ page, context, app }) => {
  // Many pages, each of which takes its seconds on a busy machine.
  test.setTimeout(240_000);
  const session = await context.newCDPSession(page);
  // Each visit is a first one.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (const path of PUBLIC_PAGES.filter((one) => !FOR_TRYING_OUT.includes(one)))
    await test.step(path, async () => {
      const { files, kilobytes } = await firstLoad(page, `${app.url}${path}`);
      expect.soft(files, path).toBeGreaterThan(0);
      expect.soft(kilobytes, path).toBeLessThanOrEqual(mostKbOf(path));
    });
});
