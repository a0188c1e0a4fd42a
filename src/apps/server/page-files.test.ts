import { expect, test } from 'vitest';
import { filesOfPage } from './page-files.ts';

const FILES = {
  app: ['/app.js'],
  pages: { '/app/dashboard': ['/dashboard.js'], '/app/accounts/:id': ['/account.js'] },
};

test.each([
  ['/app/dashboard', ['/app.js', '/dashboard.js']],
  ['/app/accounts/0190', ['/app.js', '/account.js']],
  ['/app/accounts', ['/app.js']],
  ['/app/accounts/0190/more', ['/app.js']],
  ['/app/no-such-page', ['/app.js']],
])('the page at %s needs %j', (path, files) => {
  expect(filesOfPage(FILES, path)).toEqual(files);
});
