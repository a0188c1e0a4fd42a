import { Dialog as Base } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { type Offer, useOfferedActions } from './actions.client.ts';
import { cx } from './class-names.ts';
import { KeyCaps } from './key-caps.tsx';

type PaletteProps = {
  open: boolean;
  onClose: () => void;
  /** What can be done beyond the page that is shown. */
  beyond: readonly Offer[];
  /** What the letters typed find elsewhere, such as in the data; they are told by `onType`. */
  found: readonly Offer[];
  /** More may be found. */
  isWaiting: boolean;
  onType: (typed: string) => void;
};

/** Reaches every page and action by a few letters. */
export function Palette(props: PaletteProps) {
  const { open, onClose } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup className="fixed inset-0 z-50 flex flex-col overflow-hidden bg-raised shadow-pop transition duration-150 ease-calm data-ending-style:opacity-0 data-starting-style:opacity-0 sm:inset-auto sm:top-[14dvh] sm:left-1/2 sm:max-h-[min(28rem,70dvh)] sm:w-[min(36rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:rounded-card sm:border sm:border-line">
          <Base.Title className="sr-only">Go to a page or do something</Base.Title>
          <PaletteList {...props} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function PaletteList({ open, onClose, beyond, found: elsewhere, isWaiting, onType }: PaletteProps) {
  const id = useId();
  const here = useOfferedActions();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  // Opened again before it has faded, it would still hold what was typed last.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setTyped('');
      setAt(0);
    }
  }
  const found = useMemo(
    () => [...matching(inOrder(here, beyond), typed), ...(typed.trim() === '' ? [] : elsewhere)],
    [here, beyond, typed, elsewhere],
  );
  const active = found[Math.min(at, found.length - 1)];

  function perform(action: Offer | undefined): void {
    if (action === undefined) return;
    onClose();
    // After the dialog has given the focus back, or it would take it from what the action opens.
    setTimeout(action.perform);
  }

  const query = typed.trim();
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search className="size-4.5 shrink-0 text-faint" aria-hidden />
        <input
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={active === undefined ? undefined : `${id}-${active.id}`}
          aria-label="Page or action"
          placeholder="Search pages, shops, accounts"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            onType(event.target.value);
            setAt(0);
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1));
            else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
            else if (event.key === 'Enter') perform(active);
            else return;
            event.preventDefault();
          }}
          className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-faint"
        />
        <Base.Close className="rounded-control border border-line px-2 py-1 text-xs text-faint hover:text-ink pointer-coarse:min-h-11 pointer-coarse:px-3">
          Esc
        </Base.Close>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label="Pages and actions" className="min-h-0 overflow-y-auto p-2">
        {found.length === 0 && (
          <p role="status" className="px-3 py-6 text-center text-sm text-faint">
            {isWaiting ? 'Searching' : `No results for “${query}”`}
          </p>
        )}
        {found.map((action, place) => (
          <div key={action.id} role="presentation">
            {action.group !== found[place - 1]?.group && (
              <div role="presentation" className="px-3 pt-2 pb-1 text-xs font-medium text-faint">
                {action.group}
              </div>
            )}
            <PaletteEntry
              id={`${id}-${action.id}`}
              action={action}
              active={action === active}
              onPoint={() => setAt(place)}
              onPerform={() => perform(action)}
            />
          </div>
        ))}
      </div>
    </>
  );
}

type PaletteEntryProps = {
  id: string;
  action: Offer;
  active: boolean;
  onPoint: () => void;
  onPerform: () => void;
};

function PaletteEntry({ id, action, active, onPoint, onPerform }: PaletteEntryProps) {
  const Icon = action.icon;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      ref={(entry) => {
        if (active) entry?.scrollIntoView({ block: 'nearest' });
      }}
      onPointerMove={onPoint}
      onClick={onPerform}
      // The keys are handled where the focus is, in the input.
      onKeyDown={undefined}
      className={cx(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-sm pointer-coarse:min-h-11',
        active && 'bg-hover',
      )}
    >
      <Icon className="size-4 text-faint" aria-hidden />
      <span className="min-w-0 flex-1 truncate">{action.name}</span>
      {action.keys !== undefined && <KeyCaps keys={action.keys} />}
    </div>
  );
}

/** The page's own actions, then what leads elsewhere, then what can be done everywhere; each once. */
function inOrder(here: readonly Offer[], beyond: readonly Offer[]): Offer[] {
  const own = here.filter(({ on }) => on !== undefined);
  const others = beyond.filter(({ id }) => !own.some((offer) => offer.id === id));
  return [...own, ...others, ...here.filter(({ on }) => on === undefined)];
}

/** Actions with all the typed words in their name, group or other words; those whose name begins so come first. */
function matching(actions: readonly Offer[], typed: string): Offer[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const hits = actions.filter((action) => {
    if (action.unlisted === true) return false;
    const text = `${action.name} ${action.group} ${action.words ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  if (words.length === 0) return hits;
  const begins = (action: Offer) => (action.name.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1);
  return hits.toSorted((a, b) => begins(a) - begins(b) || (a.group < b.group ? -1 : a.group > b.group ? 1 : 0));
}
