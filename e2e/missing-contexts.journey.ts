import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { guides } from '../scripts/build-guides.ts';
import { folder } from '../scripts/build-target.ts';

const ENTRY = '/misplaced.js';

/** Draws parts of pages without what they need around them, and keeps the error of each. */
const CODE = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { PlanNote } from '${folder('src/apps/web/plan-note.tsx')}';
import { ThemeToggle } from '${folder('src/ui/theme-toggle.tsx')}';
import { RestWatch } from '${folder('src/modules/access/sessions/rest-watch.parts.tsx')}';
import { OnlyFor } from '${folder('src/apps/admin/only-for.tsx')}';

const errorOf = (part) =>
  new Promise((resolve) => {
    const root = createRoot(document.createElement('div'), { onUncaughtError: ({ message }) => resolve(message) });
    root.render(createElement(MemoryRouter, null, part));
  });

window.said = Promise.all([
  errorOf(createElement(PlanNote, { wide: true })),
  errorOf(createElement(ThemeToggle)),
  errorOf(createElement(RestWatch)),
  errorOf(createElement(OnlyFor, { needs: 'superuser' })),
]);
`;

/** What a browser runs of it, built as the product is. */
async function built(): Promise<string> {
  const result = await build({
    configFile: false,
    root: folder('.'),
    logLevel: 'error',
    plugins: [
      guides(),
      {
        name: 'misplaced',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? CODE : null),
      },
    ],
    build: { write: false, minify: false, rollupOptions: { input: ENTRY, output: { codeSplitting: false } } },
  });
  if (!('output' in result)) throw new Error('one build was asked for');
  return result.output[0].code;
}

test('a part of a page outside of what it needs says so to its developer [§8 missing context]', async ({ page }) => {
  await page.addScriptTag({ type: 'module', content: await built() });
  await page.waitForFunction('window.said !== undefined');
  expect(await page.evaluate('window.said')).toEqual([
    'Missing auth context: useCaller must be used within <CallerProvider>',
    'Missing theme context: useTheme must be used within <ThemeProvider>',
    'Missing security context: useSecurity must be used within <SecurityProvider>',
    'Missing admin security context: useAdminSecurity must be used within <AdminSecurityProvider>',
  ]);
});
