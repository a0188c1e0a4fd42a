import { Download } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { Button } from '#ui/button.tsx';
import type { ExportStart } from './export.client.ts';
import { EXPORT_WORDS } from './words.ts';

const loadMenu = () => import('./export-menu.tsx').then(({ ExportMenu: component }) => component);
const ExportMenu = lazyComponent(loadMenu);

type ExportButtonProps = { readonly pending: boolean; readonly disabled: boolean; readonly start: ExportStart };

/** The menu of formats; it is loaded at the first press, or just before, under the pointer. */
export function ExportButton({ start, ...state }: ExportButtonProps) {
  const [wanted, setWanted] = useState(false);
  const button = <Trigger {...state} onPointerEnter={() => void loadMenu()} onClick={() => setWanted(true)} />;
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <ExportMenu trigger={<Trigger {...state} />} start={start} />
    </Suspense>
  );
}

function Trigger(props: ComponentProps<typeof Button>) {
  return (
    <Button look="quiet" aria-haspopup="menu" {...props} className="max-md:hidden" icon={<Download aria-hidden />}>
      {EXPORT_WORDS.export}
    </Button>
  );
}
