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

for (const path of PUBLIC_PAGES.filter((one) => !FOR_TRYING_OUT.includes(one)))
  test(`a first visit to ${path}, a public page, loads at most ${mostKbOf(path)} KB of script`, async ({
    page,
    app,
  }) => {
    const { files, kilobytes } = await firstLoad(page, `${app.url}${path}`);
    expect(files).toBeGreaterThan(0);
    expect(kilobytes).toBeLessThanOrEqual(mostKbOf(path));
  });
