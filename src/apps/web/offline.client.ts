import { watchOutbox } from '#modules/money/transactions/outbox.client.ts';
import { whenBack } from '#browser/connection.client.ts';
import { keepLastSeen } from '#browser/last-seen.client.ts';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { registerWorker } from '#browser/worker.client.ts';
import { whoIsSignedIn } from './session.client.ts';

type Owner = { readonly personId: string; readonly workspaceId: string };

/** Prepares for when the server is away, and catches up when it is back. Answers with what ends it. */
export function watchOffline(owner: Owner): () => void {
  // Read then, it could not be fetched.
  import('./offline-bar.tsx').catch(() => undefined);
  // From the sources there is no build to keep.
  if (import.meta.env.PROD && window.isSecureContext && 'serviceWorker' in navigator)
    // A browser that wants no worker shows the pages as before, with a network.
    registerWorker().catch(() => undefined);
  const stops = [
    keepLastSeen(owner),
    watchOutbox(owner, whoIsSignedIn),
    whenBack(() => {
      void refreshAll();
      toast.success('Back online', { description: 'We are refreshing this page.' });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
