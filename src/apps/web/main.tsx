import './web.css';
import { reportUncaught } from '#ui/uncaught.client.ts';
import { keepToStricterPolicy } from '#ui/stricter-policy.client.ts';
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
const isAuth = /^\/auth(\/|$)/.test(window.location.pathname);
// A table: of `isAuth ? import(…) : import(…)` the build makes one call that fetches the files of both.
const APPS = { auth: () => import('./auth-app.tsx'), books: () => import('./app.tsx') };
const [{ start }] = await Promise.all([
  APPS[isAuth ? 'auth' : 'books'](),
  // Days are reckoned with Temporal, which not every browser has yet. Signing in reckons none.
  isAuth || 'Temporal' in globalThis ? null : import('temporal-polyfill/global'),
]);
const root = document.querySelector('#root');
if (root !== null) start(root);
keepToStricterPolicy();
