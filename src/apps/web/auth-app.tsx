import { createRoot } from 'react-dom/client';
import { AuthFrame } from './auth-frame.tsx';

/** Signing in and up: no router, no cache, no dialogs, so that it is there at once. */
export function start(root: Element): void {
  // The link of a letter, put into the window that shows its page already, changes only what stands after `#`.
  window.addEventListener('hashchange', () => window.location.reload());
  createRoot(root).render(<AuthFrame path={window.location.pathname} />);
}
