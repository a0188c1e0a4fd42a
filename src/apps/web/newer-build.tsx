import { BRAND } from '#kernel/brand.ts';
import { Button } from '#ui/button.tsx';
import { useNewerBuild } from '#browser/newer-build.client.ts';

/** Whatever becomes of the worker, the page is loaded anew. */
function reload(): void {
  const go = () => window.location.reload();
  import('#browser/worker.client.ts').then(({ takeNewerWorker }) => takeNewerWorker()).then(go, go);
}

/** Says quietly that the server has a newer build than this page, whose files may be gone. Nobody is reloaded unasked. */
export function NewerBuild() {
  return (
    <div role="status">
      {useNewerBuild() && (
        <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-line bg-accent-tint px-4 py-1.5 text-sm text-accent-ink">
          There is a new version of {BRAND.name}.
          <Button size="small" onClick={reload}>
            Reload
          </Button>
        </p>
      )}
    </div>
  );
}
