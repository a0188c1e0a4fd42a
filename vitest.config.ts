import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/*.server.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'api',
          include: ['src/**/*.server.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          globalSetup: ['src/platform/test-database.server.ts'],
        },
      },
    ],
  },
});
