import { firstLoad, MOST_KB } from './first-load.ts';
import { expect, test } from './fixtures.ts';

for (const [path, most] of Object.entries(MOST_KB))
  test(`a first visit to ${path} loads at most ${most} KB of script`, async ({ page, context, person, app }) => {
    expect(person.email).toBeTruthy();
    if (!path.startsWith('/app')) await context.clearCookies();
    const { kilobytes } = await firstLoad(page, `${app.url}${path}`);
    expect(kilobytes).toBeLessThanOrEqual(most);
  });
