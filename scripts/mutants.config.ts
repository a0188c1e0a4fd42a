import { defineConfig } from 'vitest/config';

/** The pure tests alone, for `npm run mutants`, and only those that are to notice: no database is started for them. */
export default defineConfig({
  test: {
    include: [process.env['MUTANTS_TESTS'] ?? 'src/**/*.test.ts'],
    exclude: ['**/*.server.test.ts'],
    // A change is switched on before any file is loaded and each run has a worker of its own, so that nothing is left over
    // from one change to the next; loading what all tests share once, not once for each of them, is most of the time.
    isolate: false,
    setupFiles: ['scripts/mutants-seed.ts'],
    testTimeout: 20_000,
  },
});
