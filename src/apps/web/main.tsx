import './web.css';
import { reportUncaught } from '#browser/uncaught.client.ts';
import { keepToStricterPolicy } from '#browser/stricter-policy.client.ts';
import { recoverFromNewBuild } from './new-build.client.ts';

declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// zod would compile its schemas with `new Function`, which the content policy forbids.
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };
recoverFromNewBuild();
reportUncaught();

// Two apps share this page, so that signing in loads no more than it needs, and signing out, which
// loads the page anew, leaves nothing of the books in memory.
const { pathname } = window.location;
const isAuth = /^\/auth(\/|$)/.test(pathname);
// The design kit is for who develops: no build has it.
const isKit = import.meta.env.DEV && pathname.startsWith('/dev/');
// A table: of `isAuth ? import(…) : import(…)` the build makes one call that fetches the files of both.
const APPS = {
  auth: () => import('./auth-start.client.ts'),
  books: () => import('./app.tsx'),
  kit: import.meta.env.DEV ? () => import('./kit-app.tsx') : () => import('./app.tsx'),
};
const [{ start }] = await Promise.all([
  APPS[isAuth ? 'auth' : isKit ? 'kit' : 'books'](),
  // Days are reckoned with Temporal, which not every browser has yet. Signing in reckons none.
  isAuth || 'Temporal' in globalThis ? null : import('temporal-polyfill/global'),
]);
const root = document.querySelector('#root');
if (root !== null) start(root);
keepToStricterPolicy();
