import { Bookmark } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import type { View } from '#modules/money/saved-views/model.ts';
import { Button } from '#ui/button.tsx';
import { FILTER_BAR_WORDS } from './words.ts';

// The menu comes at the first press, or just before, under the pointer.
const loadMenu = () =>
  import('#modules/money/saved-views/parts.tsx').then(({ SavedViewsMenu: component }) => component);
const SavedViewsMenu = lazyComponent(loadMenu);

/** Opens the saved views. */
export function SavedViewsButton(props: { view: View; onOpen: (view: View) => void }) {
  const [isWanted, setWanted] = useState(false);
  const button = <Trigger onPointerEnter={() => void loadMenu()} onClick={() => setWanted(true)} />;
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <SavedViewsMenu trigger={<Trigger />} {...props} />
    </Suspense>
  );
}

function Trigger(props: ComponentProps<typeof Button>) {
  return (
    <Button icon={<Bookmark aria-hidden />} aria-haspopup="menu" {...props}>
      <span className="@max-md:sr-only">{FILTER_BAR_WORDS.views}</span>
    </Button>
  );
}
