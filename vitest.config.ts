import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const QUICK_PASSWORDS = fileURLToPath(new URL('src/testing/quick-passwords.server.ts', import.meta.url));

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'e2e/**/*.test.ts'],
          exclude: ['**/*.server.test.ts'],
          isolate: false,
          // Properties are tried a thousand times, and on two cores beside the compiler.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          alias: { 'better-auth/crypto': QUICK_PASSWORDS },
          include: ['src/**/*.server.test.ts'],
          // Each file has an application and a database of its own; what they share is code, read once for each worker.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          globalSetup: ['src/testing/database.server.ts'],
        },
      },
    ],
  },
});
