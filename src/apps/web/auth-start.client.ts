import { firstPaint } from '#browser/first-paint.client.ts';

/**
 * What the server sent to be read until the form is there is painted first: the scripts would hold it up. A file of its own,
 * since no other page waits.
 */
export async function start(root: Element): Promise<void> {
  await firstPaint();
  const app = await import('./auth-app.tsx');
  app.start(root);
}
