import { defineConfig } from 'vitest/config';

/** The pure tests alone, for `npm run mutants`, and only those that are to notice: no database is started for them. */
export default defineConfig({
  test: {
    include: [process.env['MUTANTS_TESTS'] ?? 'src/**/*.test.ts'],
    exclude: ['**/*.server.test.ts'],
    setupFiles: ['scripts/mutants-seed.ts'],
    testTimeout: 20_000,
  },
});
