import { defineConfig } from '@playwright/test';
import { CHROMIUM_FOR_TESTS, USER_AGENT } from './e2e/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  // Node reads them as they are, and keeps what it made of them; Playwright compiles each anew, in a folder that is new each time.
  build: { external: ['**/*.ts'] },
  outputDir: 'test-results',
  // Each worker has a product on a database of its own; one more than there are cores, since each waits for its browser now and then. What passes only when it is tried again is named by `npm test`.
  workers: 3,
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    launchOptions: CHROMIUM_FOR_TESTS,
    actionTimeout: 15_000,
    userAgent: USER_AGENT,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    // Drawing what moves costs a machine without a graphics card a quarter of what a page costs it; who tests a motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording each journey makes all of them half as slow again; a failed one is tried once more, and recorded then.
    trace: 'on-first-retry',
    // What passes a worker is not seen by `page.route`; journeys about the worker let it in.
    serviceWorkers: 'block',
  },
});
