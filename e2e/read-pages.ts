import { runnerImport } from 'vite';

/** `pages.ts` for scripts that Node runs by itself. */
export async function readPages(): Promise<typeof import('./pages.ts')> {
  const { module } = await runnerImport<typeof import('./pages.ts')>('./e2e/pages.ts', {
    configFile: false,
    root: new URL('..', import.meta.url).pathname,
    logLevel: 'warn',
  });
  return module;
}
