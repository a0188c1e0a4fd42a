import { createRoot } from 'react-dom/client';
import { AuthFrame } from './auth-frame.tsx';

/** Signing in and up: no router, no cache, no dialogs, so that it is there at once. */
export function start(root: Element): void {
  createRoot(root).render(<AuthFrame path={window.location.pathname} />);
}
