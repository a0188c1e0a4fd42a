import './admin.css';
import { reportUncaught } from '#browser/uncaught.client.ts';
import { keepToStricterPolicy } from '#browser/stricter-policy.client.ts';

declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// zod would compile its schemas with `new Function`, which the content policy forbids.
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };
reportUncaught();

const [{ start }] = await Promise.all([
  import('./portal.tsx'),
  // Days are reckoned with Temporal, which not every browser has yet.
  'Temporal' in globalThis ? null : import('temporal-polyfill/global'),
]);
const root = document.querySelector('#root');
// The server knows under which names it is the administrators' host, and says so where it is another.
const onAdminHost = document.documentElement.dataset['host'] !== 'other';
if (root !== null) start(root, { onAdminHost });
keepToStricterPolicy();
