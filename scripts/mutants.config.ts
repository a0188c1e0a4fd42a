import { defineConfig } from 'vitest/config';

/** The pure tests alone, for `npm run mutants`: no database is started for them. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['**/*.server.test.ts'],
    setupFiles: ['scripts/mutants-seed.ts'],
    testTimeout: 20_000,
  },
});
